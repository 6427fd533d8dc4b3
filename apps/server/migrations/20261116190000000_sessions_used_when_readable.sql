-- Why: a session is used when a participant's data can be read, not when it is complete. Until the
-- pack says so it is only wanted, and a recording without readable data says why.
-- Lock: ACCESS EXCLUSIVE on both tables for an instant; rows of consumptions; the new index is small.
-- Phase: expand, backfill. New workers start before new APIs: they decide what old APIs complete.

ALTER TABLE consumptions ADD COLUMN due_at timestamptz;

-- What was paid, or is packed, was complete by the old rule. The rest is decided by its pack.
UPDATE consumptions SET due_at = created_at
WHERE settled_at IS NOT NULL OR NOT EXISTS (
  SELECT FROM recordings
  WHERE recordings.id = consumptions.recording_id AND recordings.packed_at IS NULL);

CREATE INDEX consumptions_waiting ON consumptions (recording_id) WHERE due_at IS NULL;

ALTER TABLE recordings ADD COLUMN unread_reason text
  CONSTRAINT recordings_unread_reason_check
  CHECK (unread_reason IN ('nothing_readable', 'gaze_lost', 'answers_missing'));
