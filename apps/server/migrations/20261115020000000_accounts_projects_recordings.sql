-- Why: accounts, projects and the path of gaze, from the sign-up to the aggregated records.
-- Lock: none, every table is new.
-- Phase: expand.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  organization text NOT NULL,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin', 'superuser')),
  language text NOT NULL CHECK (language IN ('en', 'ko')),
  referral_code text,
  age_confirmed_at timestamptz NOT NULL,
  terms_version text NOT NULL,
  created_at timestamptz NOT NULL
);

-- One row per mailed code. The code itself is never stored, only its HMAC.
CREATE TABLE email_codes (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  code_hmac bytea,
  expires_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  verified_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX email_codes_email ON email_codes (email, created_at DESC);

-- A signed-in browser: a family of refresh tokens. Only the newest generation is good.
CREATE TABLE auth_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 0,
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX auth_sessions_user ON auth_sessions (user_id);

CREATE TABLE projects (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('basic', 'pro')),
  status text NOT NULL DEFAULT 'edit' CHECK (status IN ('edit', 'active', 'done')),
  device text NOT NULL CHECK (device IN ('mobile', 'tablet')),
  orientation text NOT NULL CHECK (orientation IN ('portrait', 'landscape')),
  max_participant integer NOT NULL CHECK (max_participant BETWEEN 1 AND 100000),
  joined integer NOT NULL DEFAULT 0 CHECK (joined BETWEEN 0 AND max_participant),
  recording_count integer NOT NULL DEFAULT 0,
  slug text UNIQUE,
  code text UNIQUE,
  aggregate_version integer,
  activated_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (status = 'edit' OR (slug IS NOT NULL AND code IS NOT NULL AND activated_at IS NOT NULL))
);
CREATE INDEX projects_owner ON projects (owner_id, id DESC);

CREATE TABLE assets (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  file_name text NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  status text NOT NULL DEFAULT 'uploading'
    CHECK (status IN ('uploading', 'checking', 'ready', 'refused')),
  refusal text,
  upload_key text NOT NULL,
  object_key text,
  width_px integer,
  height_px integer,
  created_at timestamptz NOT NULL,
  CHECK (status <> 'ready' OR (object_key IS NOT NULL AND width_px > 0 AND height_px > 0))
);
CREATE INDEX assets_project ON assets (project_id);

CREATE TABLE pages (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  kind text NOT NULL CHECK (kind IN ('image', 'video', 'survey')),
  timer_ms integer CHECK (timer_ms > 0),
  created_at timestamptz NOT NULL,
  UNIQUE (project_id, position)
);

CREATE TABLE page_assets (
  page_id uuid NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  slot integer NOT NULL CHECK (slot BETWEEN 0 AND 3),
  asset_id uuid NOT NULL REFERENCES assets (id),
  PRIMARY KEY (page_id, slot)
);

-- One participant's data set: open, silent (no batch for an hour, place given back), complete.
CREATE TABLE recordings (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  join_key uuid NOT NULL UNIQUE,
  number integer NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'silent', 'complete')),
  holds_place boolean NOT NULL DEFAULT true,
  gender text CHECK (gender IN ('male', 'female')),
  age integer NOT NULL,
  device_name text NOT NULL,
  width_px integer NOT NULL,
  height_px integer NOT NULL,
  pixel_ratio double precision NOT NULL,
  camera_hz double precision NOT NULL,
  batch_count integer,
  root_hash bytea,
  rate_hz double precision,
  error_px double precision,
  offset_x_px double precision,
  offset_y_px double precision,
  pack_key text,
  validity double precision,
  effective_hz double precision,
  merged_version integer,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  packed_at timestamptz,
  UNIQUE (project_id, number),
  CHECK (state <> 'complete' OR (batch_count > 0 AND root_hash IS NOT NULL AND completed_at IS NOT NULL))
);
CREATE INDEX recordings_open ON recordings (created_at) WHERE state = 'open';
CREATE INDEX recordings_unpacked ON recordings (completed_at)
  WHERE state = 'complete' AND packed_at IS NULL;
CREATE INDEX recordings_unmerged ON recordings (project_id)
  WHERE state = 'complete' AND packed_at IS NOT NULL AND merged_version IS NULL;
CREATE INDEX recordings_complete ON recordings (project_id) WHERE state = 'complete';

CREATE TABLE consents (
  recording_id uuid PRIMARY KEY REFERENCES recordings (id) ON DELETE CASCADE,
  version text NOT NULL,
  language text NOT NULL,
  purposes text[] NOT NULL,
  given_at timestamptz NOT NULL
);

-- Gaze until it is packed. The partition key is the recording's UUIDv7, cut at day bounds: a batch
-- that is sent again after midnight meets its first copy, which a received_at key would miss.
-- No foreign key: the group INSERT joins open recordings instead.
CREATE TABLE gaze_batches (
  recording_id uuid NOT NULL,
  seq integer NOT NULL CHECK (seq >= 0),
  sha256 bytea NOT NULL,
  payload bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (recording_id, seq)
) PARTITION BY RANGE (recording_id);
-- Takes what no day covers, so that a late scheduler never refuses gaze.
CREATE TABLE gaze_batches_other PARTITION OF gaze_batches DEFAULT;

-- What could not be stored or read as it came. The bytes stay.
CREATE TABLE dead_letters (
  id uuid PRIMARY KEY,
  recording_id uuid NOT NULL,
  seq integer NOT NULL,
  reason text NOT NULL,
  sha256 bytea NOT NULL,
  payload bytea NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (recording_id, seq, reason, sha256)
);

-- One row per participant to be charged, settled in groups.
CREATE TABLE consumptions (
  recording_id uuid PRIMARY KEY REFERENCES recordings (id),
  project_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX consumptions_unsettled ON consumptions (project_id) WHERE settled_at IS NULL;

CREATE TABLE aggregates (
  project_id uuid NOT NULL REFERENCES projects (id),
  version integer NOT NULL,
  manifest_key text NOT NULL,
  chunk_keys text[] NOT NULL,
  participants integer NOT NULL,
  built_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, version)
);

-- The smallest UUIDv7 of a day (UTC).
CREATE FUNCTION gaze_day_bound(day date) RETURNS uuid
LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM day::timestamp) * 1000)::bigint), 12, '0')
    || repeat('0', 20))::uuid
$$;

-- Makes the partitions of `days` days from `first` on, those that are missing. Rows that came too
-- early and wait in the default partition move to their day.
CREATE FUNCTION ensure_gaze_partitions(first date, days integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  day date;
  name text;
  made integer := 0;
BEGIN
  FOR day IN SELECT first + offset_days FROM generate_series(0, days - 1) AS offset_days LOOP
    name := 'gaze_batches_' || to_char(day, 'YYYYMMDD');
    CONTINUE WHEN to_regclass(name) IS NOT NULL;
    LOCK TABLE gaze_batches_other IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('CREATE TABLE %I (LIKE gaze_batches INCLUDING ALL)', name);
    EXECUTE format(
      'WITH early AS (DELETE FROM gaze_batches_other
         WHERE recording_id >= %L AND recording_id < %L RETURNING *)
       INSERT INTO %I SELECT * FROM early',
      gaze_day_bound(day), gaze_day_bound(day + 1), name);
    EXECUTE format(
      'ALTER TABLE gaze_batches ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      name, gaze_day_bound(day), gaze_day_bound(day + 1));
    made := made + 1;
  END LOOP;
  RETURN made;
END
$$;
