-- Why: the correction of drift can be undone for a project: its records are then made of raw gaze.
-- Lock: short on projects.
-- Phase: expand.

ALTER TABLE projects ADD COLUMN raw_gaze boolean NOT NULL DEFAULT false;
