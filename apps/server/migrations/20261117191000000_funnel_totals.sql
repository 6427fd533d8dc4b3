-- Why: the page of a project asks every few seconds how many people reached which step, on which model
--   and where they stopped. Totals answer that without adding up hours, steps of a visit know the model
--   and the browser that told them, and the last people who finished are found by an index.
-- Lock: short on visit_steps; SHARE on funnel_counts and recordings while their indexes are built.
-- Phase: expand.

CREATE TABLE funnel_totals (
  project_id uuid NOT NULL REFERENCES projects (id),
  step text NOT NULL CHECK (step IN
    ('opened', 'declined', 'consented', 'camera_on', 'calibrated', 'completed', 'left')),
  -- Of `left` the last step before it.
  after_step text NOT NULL CHECK (after_step IN ('', 'consented', 'camera_on', 'calibrated', 'completed')),
  reason text NOT NULL CHECK (reason IN
    ('', 'camera_refused', 'camera_too_slow', 'calibration_failed', 'stopped', 'project_over',
     'too_late', 'failed')),
  in_app boolean NOT NULL,
  -- Of steps from the consent on; openings have none.
  model text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (project_id, step, after_step, reason, in_app, model)
);

INSERT INTO funnel_totals (project_id, step, after_step, reason, in_app, model, count)
SELECT project_id, step, CASE WHEN step = 'left' THEN 'consented' ELSE '' END, reason, in_app, '',
  sum(count)
FROM funnel_counts WHERE step <> 'page' GROUP BY 1, 2, 3, 4, 5;

ALTER TABLE visit_steps
  ADD COLUMN in_app boolean NOT NULL DEFAULT false,
  ADD COLUMN model text NOT NULL DEFAULT '';

CREATE INDEX funnel_counts_by_step ON funnel_counts (project_id, step, hour);
CREATE INDEX recordings_finished ON recordings (project_id, completed_at)
  WHERE state = 'complete' AND NOT is_test;
