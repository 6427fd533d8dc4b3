-- Why: all packs of a Pro project can be loaded as one archive, which goes with whom it holds.
-- Lock: none on tables that are in use.
-- Phase: expand.

CREATE TABLE archives (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  object_key text NOT NULL,
  -- Version of the records that it was compared with last.
  version integer NOT NULL,
  recording_ids uuid[] NOT NULL,
  made_at timestamptz NOT NULL
);

CREATE INDEX archives_project ON archives (project_id, made_at);
CREATE INDEX archives_made ON archives (made_at);
