-- Why: a script can send gaze that no person made. A pack says what speaks against a recording; the
--   hashes of its trace and path find gaze that was sent before in the same project.
-- Lock: short on recordings; SHARE while the indexes are built, which cover no row yet.
-- Phase: expand.

ALTER TABLE recordings
  ADD COLUMN fraud_flags text[] NOT NULL DEFAULT '{}'
    CHECK (fraud_flags <@ ARRAY['replayed_trace', 'impossible_time', 'without_fixations']),
  ADD COLUMN trace_hash bytea,
  ADD COLUMN path_hash bytea;

CREATE INDEX recordings_trace ON recordings (project_id, trace_hash) WHERE trace_hash IS NOT NULL;
CREATE INDEX recordings_path ON recordings (project_id, path_hash) WHERE path_hash IS NOT NULL;
