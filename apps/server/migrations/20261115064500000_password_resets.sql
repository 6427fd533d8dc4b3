-- Why: a forgotten password is set anew by a mailed link.
-- Lock: none on writes of others, the table is new; its foreign key takes SHARE ROW EXCLUSIVE on users for an instant.
-- Phase: expand.

-- One row per link that was mailed and not used. The token itself is never stored, only its HMAC.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hmac bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);
