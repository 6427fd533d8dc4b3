-- Why: a recording that cannot be packed or merged is set aside alone, with its reason, and its
--   project goes on. The sweep walks over what is left by id, page by page.
-- Lock: SHARE on recordings while its indexes are built; each covers only what waits.
-- Phase: expand.

ALTER TABLE recordings
  ADD COLUMN pack_failures smallint NOT NULL DEFAULT 0,
  ADD COLUMN parked_at timestamptz,
  ADD COLUMN parked_reason text CHECK (parked_reason IN
    ('batches_gone', 'pack_failed', 'pack_too_heavy', 'pack_unreadable', 'left_out')),
  ADD CONSTRAINT recordings_parked_check CHECK ((parked_at IS NULL) = (parked_reason IS NULL));

CREATE INDEX recordings_parked ON recordings (parked_at) WHERE parked_at IS NOT NULL;

DROP INDEX recordings_unpacked, recordings_abandoned, recordings_unmerged;
CREATE INDEX recordings_unpacked ON recordings (id)
  WHERE state = 'complete' AND packed_at IS NULL AND parked_at IS NULL;
CREATE INDEX recordings_abandoned ON recordings (id)
  WHERE state = 'silent' AND packed_at IS NULL AND parked_at IS NULL;
CREATE INDEX recordings_unmerged ON recordings (project_id)
  WHERE state = 'complete' AND packed_at IS NOT NULL AND merged_version IS NULL
    AND parked_at IS NULL;
