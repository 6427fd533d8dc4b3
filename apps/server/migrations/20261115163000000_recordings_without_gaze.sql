-- Why: a project may have questions alone; then a recording is complete without a batch.
-- Lock: short; every row that was good stays good.
-- Phase: expand.

ALTER TABLE recordings
  DROP CONSTRAINT recordings_check,
  ADD CONSTRAINT recordings_check CHECK (state <> 'complete'
    OR (batch_count >= 0 AND root_hash IS NOT NULL AND completed_at IS NOT NULL));
