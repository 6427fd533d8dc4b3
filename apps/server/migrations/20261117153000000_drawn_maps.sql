-- Why: cards and pages of projects show a map of where people looked, drawn whenever records grow.
-- Lock: none on tables that are in use.
-- Phase: expand.

CREATE TABLE drawn_maps (
  project_id uuid NOT NULL REFERENCES projects (id),
  page_id uuid NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  slot smallint NOT NULL,
  object_key text NOT NULL,
  PRIMARY KEY (page_id, slot)
);

CREATE INDEX drawn_maps_project ON drawn_maps (project_id);
