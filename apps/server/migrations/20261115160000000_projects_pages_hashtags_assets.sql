-- Why: every setting of a project, layouts and questions of pages, hashtags, uploads in parts with
-- what is made of them, answers, and projects that their owner deletes.
-- Lock: short; the tables are small when this runs first, and every default is a constant.
-- Phase: expand.

ALTER TABLE projects
  ADD COLUMN timer_ms integer NOT NULL DEFAULT 8000 CHECK (timer_ms > 0),
  ADD COLUMN shuffle boolean NOT NULL DEFAULT false,
  ADD COLUMN final_review boolean NOT NULL DEFAULT false,
  ADD COLUMN password_sealed bytea,
  -- Kept with every change of the pages, so that a list of thousands reads one table.
  ADD COLUMN page_count integer NOT NULL DEFAULT 0 CHECK (page_count >= 0),
  ADD COLUMN length_ms integer NOT NULL DEFAULT 0 CHECK (length_ms >= 0),
  ADD COLUMN updated_at timestamptz,
  -- Gone for everybody from then on. A worker removes what belonged to it; the row stays, because
  -- the ledger names it.
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN forgotten_at timestamptz;
UPDATE projects SET
  updated_at = coalesce(finished_at, activated_at, created_at),
  page_count = (SELECT count(*) FROM pages WHERE pages.project_id = projects.id),
  length_ms = (SELECT coalesce(sum(coalesce(pages.timer_ms, 8000)), 0) FROM pages
    WHERE pages.project_id = projects.id);
ALTER TABLE projects ALTER COLUMN updated_at SET NOT NULL;
DROP INDEX projects_owner;
CREATE INDEX projects_owner_created ON projects (owner_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX projects_owner_updated ON projects (owner_id, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX projects_owner_name ON projects (owner_id, lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX projects_to_forget ON projects (deleted_at)
  WHERE deleted_at IS NOT NULL AND forgotten_at IS NULL;

ALTER TABLE pages
  ADD COLUMN layout text NOT NULL DEFAULT 'single'
    CHECK (layout IN ('single', 'sideBySide', 'stacked', 'grid4')),
  ADD COLUMN display text NOT NULL DEFAULT 'fullscreen' CHECK (display IN ('fullscreen', 'scroll')),
  ADD COLUMN scale text NOT NULL DEFAULT 'fit' CHECK (scale IN ('fill', 'fit')),
  ADD COLUMN align_x text NOT NULL DEFAULT 'center' CHECK (align_x IN ('start', 'center', 'end')),
  ADD COLUMN align_y text NOT NULL DEFAULT 'center' CHECK (align_y IN ('start', 'center', 'end')),
  ADD COLUMN keep_in_place boolean NOT NULL DEFAULT false,
  ADD COLUMN question jsonb,
  ADD CONSTRAINT pages_question CHECK ((kind = 'survey') = (question IS NOT NULL)),
  -- Deferrable constraints are checked at the end of a statement: pages can change places in one.
  DROP CONSTRAINT pages_project_id_position_key,
  ADD CONSTRAINT pages_project_id_position_key UNIQUE (project_id, position)
    DEFERRABLE INITIALLY IMMEDIATE;

ALTER TABLE assets
  ADD COLUMN kind text NOT NULL DEFAULT 'image' CHECK (kind IN ('image', 'video')),
  ADD COLUMN multipart_id text,
  ADD COLUMN progress integer CHECK (progress BETWEEN 0 AND 100),
  ADD COLUMN duration_ms integer CHECK (duration_ms > 0),
  ADD COLUMN thumb_key text,
  ADD COLUMN poster_key text,
  ADD COLUMN hover_keys text[] NOT NULL DEFAULT '{}',
  -- The picture in other sizes and formats: key, type, widthPx.
  ADD COLUMN sources jsonb NOT NULL DEFAULT '[]';
CREATE INDEX assets_object ON assets (object_key) WHERE object_key IS NOT NULL;
CREATE INDEX page_assets_asset ON page_assets (asset_id);

CREATE TABLE hashtags (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  color integer NOT NULL CHECK (color BETWEEN 1 AND 8),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX hashtags_owner_name ON hashtags (owner_id, lower(name COLLATE "C"));

CREATE TABLE project_hashtags (
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  hashtag_id uuid NOT NULL REFERENCES hashtags (id) ON DELETE CASCADE,
  -- The order in which they were given.
  position integer NOT NULL CHECK (position >= 0),
  PRIMARY KEY (project_id, hashtag_id)
);
CREATE INDEX project_hashtags_hashtag ON project_hashtags (hashtag_id);

ALTER TABLE recordings ADD COLUMN favourite_page_id uuid;
CREATE TABLE answers (
  recording_id uuid NOT NULL REFERENCES recordings (id) ON DELETE CASCADE,
  page_id uuid NOT NULL,
  choices integer[] NOT NULL DEFAULT '{}',
  text text,
  PRIMARY KEY (recording_id, page_id)
);

-- The ledger keeps what was paid for a recording that is deleted with its project.
ALTER TABLE consumptions DROP CONSTRAINT consumptions_recording_id_fkey;
