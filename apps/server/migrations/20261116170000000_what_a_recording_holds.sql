-- Why: the end of what has come without a gap was found by walking all batches of a recording, and
--   nothing counted its bytes and dead letters. Now its row keeps the end and the bytes up to it, how
--   many batches are kept apart, and when that were too many.
-- Lock: ACCESS EXCLUSIVE on recordings for a moment; constant defaults rewrite nothing.
-- Phase: expand. Older rows begin at the start and are counted at the next look.

ALTER TABLE recordings
  ADD COLUMN through integer NOT NULL DEFAULT -1,
  ADD COLUMN through_bytes bigint NOT NULL DEFAULT 0,
  ADD COLUMN letter_count integer NOT NULL DEFAULT 0,
  ADD COLUMN ended_at timestamptz;
