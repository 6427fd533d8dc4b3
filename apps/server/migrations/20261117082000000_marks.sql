-- Why: "Collected data may be invalidated": an owner marks a recording, and takes the mark back. When it
--   has stood for a while, its session comes back within the rules; from then on the mark is decided.
-- Lock: short on recordings; SHARE while the indexes are built, which cover no row yet.
-- Phase: expand.

ALTER TABLE recordings
  ADD COLUMN invalid_at timestamptz,
  ADD COLUMN invalid_reason text,
  ADD COLUMN mark_decided_at timestamptz,
  ADD COLUMN session_returned boolean NOT NULL DEFAULT false;

CREATE INDEX recordings_marked ON recordings (project_id) WHERE invalid_at IS NOT NULL;
CREATE INDEX recordings_undecided ON recordings (invalid_at)
  WHERE invalid_at IS NOT NULL AND mark_decided_at IS NULL;

-- Sessions that came back before there were marks.
UPDATE recordings SET session_returned = true, invalid_at = tx.at, mark_decided_at = tx.at
FROM consumptions JOIN credit_txs AS tx ON tx.id = consumptions.returned_tx_id
WHERE consumptions.recording_id = recordings.id;
