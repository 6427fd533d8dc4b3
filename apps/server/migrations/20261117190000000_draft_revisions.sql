-- Why: a draft is saved whole, on the revision it was made from; a repeated save is known by its key.
-- Lock: short on projects.
-- Phase: expand.

ALTER TABLE projects
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN save_key uuid;
