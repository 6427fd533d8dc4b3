-- Why: a recording can end before its last page, names the showings of its pages that count, and says
--   how good its calibration was; owners try their project on their own phone; the words of a consent
--   are kept as a hash.
-- Lock: short on recordings, consents, funnel_counts and tombstones; SHARE on recordings while the
--   index is built. The new checks are wider than the old ones.
-- Phase: expand.

ALTER TABLE recordings
  ADD COLUMN is_test boolean NOT NULL DEFAULT false,
  ADD COLUMN end_reason text CHECK (end_reason IN
    ('calibration_failed', 'camera_too_slow', 'camera_lost', 'stopped', 'failed')),
  -- Of the whole screen, in CSS px.
  ADD COLUMN screen_width_px integer,
  ADD COLUMN screen_height_px integer,
  -- Nothing where every sample counts.
  ADD COLUMN spans jsonb,
  -- Of gaze that was calibrated.
  ADD COLUMN quality jsonb;

CREATE INDEX recordings_tests ON recordings (project_id, created_at) WHERE is_test;

ALTER TABLE consents ADD COLUMN words_sha256 bytea;

ALTER TABLE funnel_counts
  DROP CONSTRAINT funnel_counts_reason_check,
  ADD CONSTRAINT funnel_counts_reason_check CHECK (reason IN
    ('', 'camera_refused', 'camera_too_slow', 'calibration_failed', 'stopped', 'project_over',
     'too_late', 'failed'));

ALTER TABLE tombstones
  DROP CONSTRAINT tombstones_reason_check,
  ADD CONSTRAINT tombstones_reason_check CHECK (reason IN ('withdrawn', 'retention', 'test_over'));
