-- Why: a silent recording is packed a day after it began. A batch that was being written meanwhile was
--   acknowledged and in no pack. Packing now closes the recording first and waits for who is writing.
-- Lock: short on recordings.
-- Phase: expand.

ALTER TABLE recordings ADD COLUMN closed_at timestamptz;
