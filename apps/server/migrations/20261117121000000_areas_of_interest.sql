-- Why: researchers draw areas of interest on what participants saw; every change keeps the former state,
--   so that a result can name the version it was made from.
-- Lock: none on tables that are in use.
-- Phase: expand.

CREATE TABLE aois (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  asset_id uuid NOT NULL REFERENCES assets (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  color smallint NOT NULL CHECK (color >= 1 AND color <= 8),
  aoi_group text,
  tags text[] NOT NULL,
  -- In the order of their times.
  keyframes jsonb NOT NULL,
  version integer NOT NULL,
  created_at timestamptz
);

CREATE INDEX aois_project ON aois (project_id, created_at);
CREATE INDEX aois_asset ON aois (asset_id);

-- Only ever added to, until the project goes.
CREATE TABLE aoi_versions (
  aoi_id uuid NOT NULL,
  version integer NOT NULL,
  project_id uuid NOT NULL REFERENCES projects (id),
  state jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  PRIMARY KEY (aoi_id, version)
);

CREATE INDEX aoi_versions_project ON aoi_versions (project_id);
