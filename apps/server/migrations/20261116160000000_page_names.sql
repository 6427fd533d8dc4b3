-- Why: a researcher calls a page what they like; without a name its question or first file names it.
-- Lock: short; the column is empty for the pages that are there.
-- Phase: expand.

ALTER TABLE pages ADD COLUMN name text CHECK (char_length(name) BETWEEN 1 AND 60);
