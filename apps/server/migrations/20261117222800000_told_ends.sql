-- Why: the owner is told once, by mail, that a project ends because nobody takes part: since when nobody
--   came is kept, so that somebody who comes makes a new end and a new mail.
-- Lock: short on projects.
-- Phase: expand.

ALTER TABLE projects ADD COLUMN told_idle_since timestamptz;
