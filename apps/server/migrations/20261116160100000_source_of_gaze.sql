-- Why: gaze of a script must stay known as such when cameras record beside it.
-- Lock: short; the default fills older recordings, all of which a script made.
-- Phase: expand.

ALTER TABLE recordings
  ADD COLUMN source text NOT NULL DEFAULT 'scripted' CHECK (source IN ('scripted', 'camera'));
