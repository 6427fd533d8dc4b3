-- Why: objects of records that a newer version does without go an hour later.
-- Lock: none on tables that are in use.
-- Phase: expand.

CREATE TABLE superseded_objects (
  key text PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  since timestamptz NOT NULL,
  -- Set where the key is a prefix: everything under it that an older version wrote.
  older_than integer
);

CREATE INDEX superseded_objects_since ON superseded_objects (since);
CREATE INDEX superseded_objects_project ON superseded_objects (project_id);
