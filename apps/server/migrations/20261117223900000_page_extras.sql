-- Why: a page has a ground of its own, a longest time for a tap, and of a video its sound and the frame
--   that stands before it moves.
-- Lock: short on pages.
-- Phase: expand.

ALTER TABLE pages
  ADD COLUMN background text,
  ADD COLUMN tap_longest_ms integer,
  ADD COLUMN start_muted boolean NOT NULL DEFAULT true,
  ADD COLUMN poster_frame smallint;
