-- Why: packs and tombstones are copied into a second bucket, both buckets are looked at again and
--   again, and so are the objects of each project's records.
-- Lock: short on recordings and tombstones; SHARE on them while the indexes are built.
-- Phase: expand.

ALTER TABLE recordings
  ADD COLUMN pack_copied_at timestamptz,
  -- Neither bucket had it then.
  ADD COLUMN pack_lost_at timestamptz;

CREATE INDEX recordings_uncopied ON recordings (packed_at)
  WHERE packed_at IS NOT NULL AND pack_copied_at IS NULL AND pack_lost_at IS NULL;
CREATE INDEX recordings_checked ON recordings (pack_checked_at) WHERE pack_checked_at IS NOT NULL;
CREATE INDEX recordings_lost ON recordings (pack_lost_at) WHERE pack_lost_at IS NOT NULL;

ALTER TABLE tombstones
  ADD COLUMN copied_at timestamptz,
  ADD COLUMN checked_at timestamptz;

CREATE INDEX tombstones_uncopied ON tombstones (asked_at) WHERE copied_at IS NULL;
CREATE INDEX tombstones_checked ON tombstones (checked_at);

CREATE TABLE record_checks (
  project_id uuid PRIMARY KEY REFERENCES projects (id),
  checked_at timestamptz NOT NULL
);
