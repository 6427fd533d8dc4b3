-- Why: a participant may withdraw by a receipt that only their phone has. What is asked is kept until a
--   worker has found the recording; of a recording that is erased a tombstone stays, which the ledger and
--   a restored backup need.
-- Lock: short on recordings; SHARE while the index is built, which covers no row yet.
-- Phase: expand.

ALTER TABLE recordings ADD COLUMN receipt_hmac bytea;
CREATE UNIQUE INDEX recordings_receipt ON recordings (receipt_hmac) WHERE receipt_hmac IS NOT NULL;

CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  receipt_hmac bytea NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX withdrawals_asked ON withdrawals (asked_at);

CREATE TABLE tombstones (
  recording_id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  reason text NOT NULL CHECK (reason IN ('withdrawn', 'retention')),
  -- Its session was used, so its place is too.
  holds_place boolean NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Rows and objects are gone; then the store was looked through a second time.
  forgotten_at timestamptz,
  erased_at timestamptz
);
CREATE INDEX tombstones_project ON tombstones (project_id);
CREATE INDEX tombstones_open ON tombstones (asked_at) WHERE erased_at IS NULL;
