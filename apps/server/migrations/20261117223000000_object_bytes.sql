-- Why: phones load small films early. A film is written anew, so its file is not as large as the one that came.
-- Lock: short on assets; the column is empty for files made before, and the size that came stands in.
-- Phase: expand.

ALTER TABLE assets ADD COLUMN object_bytes integer CHECK (object_bytes > 0);
