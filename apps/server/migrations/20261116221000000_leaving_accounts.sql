-- Why: whoever deletes the account has two weeks to keep it after all; then it goes, step by step.
-- Lock: short on users; SHARE on it while the index is built over those who are leaving.
-- Phase: expand.

ALTER TABLE users
  -- When it goes.
  ADD COLUMN leaves_at timestamptz,
  -- When address, password and devices went.
  ADD COLUMN left_at timestamptz,
  -- When nothing of it was left: no project, no session, no open code.
  ADD COLUMN erased_at timestamptz,
  ADD CONSTRAINT users_leave_in_order CHECK (
    (left_at IS NULL OR leaves_at IS NOT NULL) AND (erased_at IS NULL OR left_at IS NOT NULL)
  );

CREATE INDEX users_leaving ON users (leaves_at)
  WHERE leaves_at IS NOT NULL AND erased_at IS NULL;
