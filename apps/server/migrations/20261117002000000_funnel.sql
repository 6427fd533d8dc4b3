-- Why: a researcher wants to know where people stop. Before the consent openings are counted and nothing
--   is kept of anybody; whoever declines is a count too. From the consent on each step of a visit counts
--   once, and its last minutes say who is still there.
-- Lock: none; new tables.
-- Phase: expand.

CREATE TABLE funnel_counts (
  project_id uuid NOT NULL REFERENCES projects (id),
  hour timestamptz NOT NULL,
  step text NOT NULL CHECK (step IN
    ('opened', 'declined', 'consented', 'camera_on', 'calibrated', 'page', 'completed', 'left')),
  page smallint NOT NULL,
  device text NOT NULL CHECK (device IN ('mobile', 'tablet', 'computer')),
  in_app boolean NOT NULL,
  reason text NOT NULL CHECK (reason IN
    ('', 'camera_too_slow', 'project_over', 'too_late', 'failed')),
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (project_id, hour, step, page, device, in_app, reason)
);

-- The id is made by a phone for one visit, and forgotten after a day.
CREATE TABLE visit_steps (
  project_id uuid NOT NULL REFERENCES projects (id),
  visit_id uuid NOT NULL,
  step text NOT NULL CHECK (step IN
    ('consented', 'camera_on', 'calibrated', 'page', 'completed', 'left')),
  page smallint NOT NULL,
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, visit_id, step, page)
);
CREATE INDEX visit_steps_reached ON visit_steps (reached_at);
CREATE INDEX visit_steps_of_project ON visit_steps (project_id, reached_at);
