-- Why: fixations are found by how far single samples scatter; the phone measures it when it validates.
-- Lock: short; the column is empty for recordings made before.
-- Phase: expand.

ALTER TABLE recordings ADD COLUMN precision_px double precision CHECK (precision_px >= 0);
