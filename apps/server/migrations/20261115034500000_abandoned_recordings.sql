-- Why: the sweep looks for abandoned recordings every minute and read the whole table for it.
-- Lock: SHARE on recordings while the index is built; the table is young.
-- Phase: expand.

CREATE INDEX recordings_abandoned ON recordings (created_at)
  WHERE state = 'silent' AND packed_at IS NULL;
