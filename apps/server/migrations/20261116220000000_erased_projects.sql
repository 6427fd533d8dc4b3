-- Why: a deleted project must leave nothing: no gaze that arrives while its rows go, and no object
--   that a worker writes while it is forgotten. Recordings are closed before they are removed, and
--   the store is looked through once more when every job of that time has ended.
-- Lock: short on recordings and projects; SHARE on projects and assets while the indexes are built.
-- Phase: expand.

ALTER TABLE recordings ADD COLUMN removed_at timestamptz;

ALTER TABLE projects ADD COLUMN erased_at timestamptz;

CREATE INDEX projects_to_erase ON projects (forgotten_at)
  WHERE forgotten_at IS NOT NULL AND erased_at IS NULL;

-- What copies of a project show was uploaded to the first one, and lies under its keys.
CREATE INDEX assets_upload ON assets (upload_key text_pattern_ops);
