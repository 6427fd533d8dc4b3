-- Why: gaze is not kept for ever: so many days after the end of a project its recordings are erased. The
--   end is the owner's, or the last completion where a project became full.
-- Lock: short on projects; SHARE while the index is built over projects that have ended.
-- Phase: expand.

ALTER TABLE projects
  ADD COLUMN retention_days smallint NOT NULL DEFAULT 180
    CHECK (retention_days >= 30 AND retention_days <= 365),
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN expired_at timestamptz;

UPDATE projects SET ended_at = coalesce(
  finished_at,
  (SELECT max(completed_at) FROM recordings WHERE project_id = projects.id),
  updated_at)
WHERE status = 'done';

CREATE INDEX projects_kept ON projects (ended_at) WHERE ended_at IS NOT NULL AND expired_at IS NULL;
