-- Why: raw batches are dropped once their pack was read back from the store and is what it was.
-- Lock: short on recordings; SHARE on it while the index is built.
-- Phase: expand.

ALTER TABLE recordings ADD COLUMN pack_checked_at timestamptz;

CREATE INDEX recordings_unchecked ON recordings (packed_at)
  WHERE packed_at IS NOT NULL AND pack_checked_at IS NULL;
