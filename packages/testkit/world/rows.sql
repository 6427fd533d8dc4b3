SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.assert_credit_tx_balanced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM credit_entries WHERE tx_id = NEW.tx_id
             GROUP BY lot_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'unbalanced transaction %', NEW.tx_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION public.chain_audit_event() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  head audit_head;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.hash := hash_audit_event(head.hash, NEW);
  UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash;
  RETURN NEW;
END
$$;

CREATE FUNCTION public.drop_gaze_partition(name text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
BEGIN
  IF name !~ '^gaze_batches_[0-9]{8}$' THEN
    RAISE EXCEPTION '% is no day of gaze', name;
  END IF;
  EXECUTE format('DROP TABLE %I', name);
END
$_$;

CREATE FUNCTION public.ensure_gaze_partitions(first date, days integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.gaze_day_bound(day date) RETURNS uuid
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT (lpad(to_hex((extract(epoch FROM day::timestamp) * 1000)::bigint), 12, '0')
    || repeat('0', 20))::uuid
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.audit_events (
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject_id uuid,
    details jsonb NOT NULL,
    hash bytea NOT NULL
);

CREATE FUNCTION public.hash_audit_event(previous bytea, event public.audit_events) RETURNS bytea
    LANGUAGE sql STABLE
    AS $$
  SELECT sha256(previous || convert_to(
    jsonb_build_array(event.seq, extract(epoch FROM event.at), event.actor_id, event.action,
                      event.subject_id, event.details)::text, 'UTF8'))
$$;

CREATE FUNCTION public.post_credits(p_tx bigint, p_from bigint[], p_to bigint[], p_lots bigint[], p_amounts integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  step record;
  balance integer;
  total integer;
BEGIN
  FOR step IN
    SELECT moved.account_id, moved.lot_id, sum(moved.amount)::int AS amount, account.kind
    FROM (
      SELECT unnest(p_from) AS account_id, unnest(p_lots) AS lot_id, -unnest(p_amounts) AS amount
      UNION ALL
      SELECT unnest(p_to), unnest(p_lots), unnest(p_amounts)
    ) AS moved
    JOIN credit_accounts AS account ON account.id = moved.account_id
    GROUP BY moved.account_id, moved.lot_id, account.kind
    HAVING sum(moved.amount) <> 0
    ORDER BY moved.account_id, moved.lot_id
  LOOP
    balance := 0;
    total := 0;
    IF step.kind IN ('user', 'project', 'code') THEN
      INSERT INTO credit_balances (account_id, lot_id, amount)
      VALUES (step.account_id, step.lot_id, 0) ON CONFLICT DO NOTHING;
      UPDATE credit_balances AS held SET amount = held.amount + step.amount
      WHERE held.account_id = step.account_id AND held.lot_id = step.lot_id
      RETURNING held.amount INTO balance;
      SELECT sum(amount) INTO total FROM credit_balances WHERE account_id = step.account_id;
    END IF;
    INSERT INTO credit_entries (tx_id, account_id, lot_id, amount, balance_after, total_after)
    VALUES (p_tx, step.account_id, step.lot_id, step.amount, balance, total);
  END LOOP;
END
$$;

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'audit events are only ever added';
END
$$;

CREATE FUNCTION public.refuse_credit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;

CREATE TABLE public.aggregates (
    project_id uuid NOT NULL,
    version integer NOT NULL,
    manifest_key text NOT NULL,
    chunk_keys text[] NOT NULL,
    participants integer NOT NULL,
    built_at timestamp with time zone NOT NULL
);

CREATE TABLE public.answers (
    recording_id uuid NOT NULL,
    page_id uuid NOT NULL,
    choices integer[] DEFAULT '{}'::integer[] NOT NULL,
    text text
);

CREATE TABLE public.assets (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    file_name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    status text DEFAULT 'uploading'::text NOT NULL,
    refusal text,
    upload_key text NOT NULL,
    object_key text,
    width_px integer,
    height_px integer,
    created_at timestamp with time zone NOT NULL,
    kind text DEFAULT 'image'::text NOT NULL,
    multipart_id text,
    progress integer,
    duration_ms integer,
    thumb_key text,
    poster_key text,
    hover_keys text[] DEFAULT '{}'::text[] NOT NULL,
    sources jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT assets_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT assets_check CHECK (((status <> 'ready'::text) OR ((object_key IS NOT NULL) AND (width_px > 0) AND (height_px > 0)))),
    CONSTRAINT assets_duration_ms_check CHECK ((duration_ms > 0)),
    CONSTRAINT assets_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text]))),
    CONSTRAINT assets_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
    CONSTRAINT assets_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'checking'::text, 'ready'::text, 'refused'::text])))
);

CREATE TABLE public.audit_head (
    is_only boolean DEFAULT true NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_head_is_only_check CHECK (is_only)
);

CREATE TABLE public.auth_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    generation integer DEFAULT 0 NOT NULL,
    rotated_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    passed_second_factor boolean DEFAULT false NOT NULL
);

CREATE TABLE public.consents (
    recording_id uuid NOT NULL,
    version text NOT NULL,
    language text NOT NULL,
    purposes text[] NOT NULL,
    given_at timestamp with time zone NOT NULL
);

CREATE TABLE public.consumptions (
    recording_id uuid NOT NULL,
    project_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    tx_id bigint,
    lot_id bigint,
    returned_tx_id bigint,
    due_at timestamp with time zone
);

CREATE TABLE public.credit_accounts (
    id bigint NOT NULL,
    kind text NOT NULL,
    owner_id uuid NOT NULL,
    CONSTRAINT credit_accounts_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'project'::text, 'code'::text, 'issued'::text, 'consumed'::text, 'expired'::text, 'refunded'::text, 'adjusted'::text])))
);

ALTER TABLE public.credit_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.credit_balances (
    account_id bigint NOT NULL,
    lot_id bigint NOT NULL,
    amount integer NOT NULL,
    CONSTRAINT credit_balances_amount_check CHECK ((amount >= 0))
);

CREATE TABLE public.credit_entries (
    tx_id bigint NOT NULL,
    account_id bigint NOT NULL,
    lot_id bigint NOT NULL,
    amount integer NOT NULL,
    balance_after integer NOT NULL,
    total_after integer NOT NULL,
    CONSTRAINT credit_entries_amount_check CHECK ((amount <> 0))
);

CREATE TABLE public.credit_lots (
    id bigint NOT NULL,
    source text NOT NULL,
    source_ref text NOT NULL,
    buyer_id bigint NOT NULL,
    amount integer NOT NULL,
    paid_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT credit_lots_amount_check CHECK ((amount > 0)),
    CONSTRAINT credit_lots_check CHECK ((expires_at > paid_at)),
    CONSTRAINT credit_lots_source_check CHECK ((source = ANY (ARRAY['purchase'::text, 'subscription'::text, 'organization'::text, 'promo'::text, 'adjustment'::text])))
);

ALTER TABLE public.credit_lots ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_lots_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.credit_stops (
    id boolean DEFAULT true NOT NULL,
    counts jsonb NOT NULL,
    since timestamp with time zone NOT NULL,
    CONSTRAINT credit_stops_id_check CHECK (id)
);

CREATE TABLE public.credit_txs (
    id bigint NOT NULL,
    kind text NOT NULL,
    idempotency_key text NOT NULL,
    request_hash bytea NOT NULL,
    actor_id uuid,
    at timestamp with time zone NOT NULL,
    details jsonb NOT NULL,
    result jsonb NOT NULL
);

ALTER TABLE public.credit_txs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_txs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dead_letters (
    id uuid NOT NULL,
    recording_id uuid NOT NULL,
    seq integer NOT NULL,
    reason text NOT NULL,
    sha256 bytea NOT NULL,
    payload bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.email_codes (
    id uuid NOT NULL,
    email text NOT NULL,
    code_hmac bytea,
    expires_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    verified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    device_hash bytea
);

CREATE TABLE public.gaze_batches (
    recording_id uuid NOT NULL,
    seq integer NOT NULL,
    sha256 bytea NOT NULL,
    payload bytea NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT gaze_batches_seq_check CHECK ((seq >= 0))
)
PARTITION BY RANGE (recording_id);

CREATE TABLE public.gaze_batches_other (
    recording_id uuid NOT NULL,
    seq integer NOT NULL,
    sha256 bytea NOT NULL,
    payload bytea NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT gaze_batches_seq_check CHECK ((seq >= 0))
);

CREATE TABLE public.hashtags (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    color integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT hashtags_color_check CHECK (((color >= 1) AND (color <= 8)))
);

CREATE TABLE public.known_devices (
    user_id uuid NOT NULL,
    device_hash bytea NOT NULL,
    last_login_at timestamp with time zone NOT NULL
);

CREATE TABLE public.memberships (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['member'::text, 'admin'::text])))
);

CREATE TABLE public.migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;

CREATE TABLE public.organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.page_assets (
    page_id uuid NOT NULL,
    slot integer NOT NULL,
    asset_id uuid NOT NULL,
    CONSTRAINT page_assets_slot_check CHECK (((slot >= 0) AND (slot <= 3)))
);

CREATE TABLE public.pages (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    timer_ms integer,
    created_at timestamp with time zone NOT NULL,
    layout text DEFAULT 'single'::text NOT NULL,
    display text DEFAULT 'fullscreen'::text NOT NULL,
    scale text DEFAULT 'fit'::text NOT NULL,
    align_x text DEFAULT 'center'::text NOT NULL,
    align_y text DEFAULT 'center'::text NOT NULL,
    keep_in_place boolean DEFAULT false NOT NULL,
    question jsonb,
    name text,
    CONSTRAINT pages_align_x_check CHECK ((align_x = ANY (ARRAY['start'::text, 'center'::text, 'end'::text]))),
    CONSTRAINT pages_align_y_check CHECK ((align_y = ANY (ARRAY['start'::text, 'center'::text, 'end'::text]))),
    CONSTRAINT pages_display_check CHECK ((display = ANY (ARRAY['fullscreen'::text, 'scroll'::text]))),
    CONSTRAINT pages_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'survey'::text]))),
    CONSTRAINT pages_layout_check CHECK ((layout = ANY (ARRAY['single'::text, 'sideBySide'::text, 'stacked'::text, 'grid4'::text]))),
    CONSTRAINT pages_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
    CONSTRAINT pages_position_check CHECK (("position" >= 0)),
    CONSTRAINT pages_question CHECK (((kind = 'survey'::text) = (question IS NOT NULL))),
    CONSTRAINT pages_scale_check CHECK ((scale = ANY (ARRAY['fill'::text, 'fit'::text]))),
    CONSTRAINT pages_timer_ms_check CHECK ((timer_ms > 0))
);

CREATE TABLE public.password_resets (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hmac bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.project_hashtags (
    project_id uuid NOT NULL,
    hashtag_id uuid NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT project_hashtags_position_check CHECK (("position" >= 0))
);

CREATE TABLE public.projects (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    status text DEFAULT 'edit'::text NOT NULL,
    device text NOT NULL,
    orientation text NOT NULL,
    max_participant integer NOT NULL,
    joined integer DEFAULT 0 NOT NULL,
    recording_count integer DEFAULT 0 NOT NULL,
    slug text,
    code text,
    aggregate_version integer,
    activated_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    timer_ms integer DEFAULT 8000 NOT NULL,
    shuffle boolean DEFAULT false NOT NULL,
    final_review boolean DEFAULT false NOT NULL,
    password_sealed bytea,
    page_count integer DEFAULT 0 NOT NULL,
    length_ms integer DEFAULT 0 NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    forgotten_at timestamp with time zone,
    erased_at timestamp with time zone,
    CONSTRAINT projects_check CHECK (((joined >= 0) AND (joined <= max_participant))),
    CONSTRAINT projects_check1 CHECK (((status = 'edit'::text) OR ((slug IS NOT NULL) AND (code IS NOT NULL) AND (activated_at IS NOT NULL)))),
    CONSTRAINT projects_device_check CHECK ((device = ANY (ARRAY['mobile'::text, 'tablet'::text]))),
    CONSTRAINT projects_length_ms_check CHECK ((length_ms >= 0)),
    CONSTRAINT projects_max_participant_check CHECK (((max_participant >= 1) AND (max_participant <= 100000))),
    CONSTRAINT projects_orientation_check CHECK ((orientation = ANY (ARRAY['portrait'::text, 'landscape'::text]))),
    CONSTRAINT projects_page_count_check CHECK ((page_count >= 0)),
    CONSTRAINT projects_status_check CHECK ((status = ANY (ARRAY['edit'::text, 'active'::text, 'done'::text]))),
    CONSTRAINT projects_timer_ms_check CHECK ((timer_ms > 0)),
    CONSTRAINT projects_type_check CHECK ((type = ANY (ARRAY['basic'::text, 'pro'::text])))
);

CREATE TABLE public.rate_counters (
    key bytea NOT NULL,
    hits timestamp with time zone[] NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.recordings (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    join_key uuid NOT NULL,
    number integer NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    holds_place boolean DEFAULT true NOT NULL,
    gender text,
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
    created_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone,
    packed_at timestamp with time zone,
    favourite_page_id uuid,
    precision_px double precision,
    source text DEFAULT 'scripted'::text NOT NULL,
    through integer DEFAULT '-1'::integer NOT NULL,
    through_bytes bigint DEFAULT 0 NOT NULL,
    letter_count integer DEFAULT 0 NOT NULL,
    ended_at timestamp with time zone,
    pack_failures smallint DEFAULT 0 NOT NULL,
    parked_at timestamp with time zone,
    parked_reason text,
    unread_reason text,
    removed_at timestamp with time zone,
    pack_checked_at timestamp with time zone,
    CONSTRAINT recordings_check CHECK (((state <> 'complete'::text) OR ((batch_count >= 0) AND (root_hash IS NOT NULL) AND (completed_at IS NOT NULL)))),
    CONSTRAINT recordings_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
    CONSTRAINT recordings_parked_check CHECK (((parked_at IS NULL) = (parked_reason IS NULL))),
    CONSTRAINT recordings_parked_reason_check CHECK ((parked_reason = ANY (ARRAY['batches_gone'::text, 'pack_failed'::text, 'pack_too_heavy'::text, 'pack_unreadable'::text, 'left_out'::text]))),
    CONSTRAINT recordings_precision_px_check CHECK ((precision_px >= (0)::double precision)),
    CONSTRAINT recordings_source_check CHECK ((source = ANY (ARRAY['scripted'::text, 'camera'::text]))),
    CONSTRAINT recordings_state_check CHECK ((state = ANY (ARRAY['open'::text, 'silent'::text, 'complete'::text]))),
    CONSTRAINT recordings_unread_reason_check CHECK ((unread_reason = ANY (ARRAY['nothing_readable'::text, 'gaze_lost'::text, 'answers_missing'::text])))
);

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    code_hmac bytea NOT NULL
);

CREATE TABLE public.refund_requests (
    id uuid NOT NULL,
    lot_id bigint NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT refund_requests_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'confirmed'::text, 'refused'::text])))
);

CREATE TABLE public.second_factors (
    user_id uuid NOT NULL,
    sealed_secret bytea NOT NULL,
    last_step bigint DEFAULT 0 NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.transfer_codes (
    id uuid NOT NULL,
    account_id bigint NOT NULL,
    sender_id bigint NOT NULL,
    receiver_email text NOT NULL,
    amount integer NOT NULL,
    status text DEFAULT 'NOT_USED'::text NOT NULL,
    code_hmac bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_tx_id bigint NOT NULL,
    redeemer_id bigint,
    ended_tx_id bigint,
    ended_at timestamp with time zone,
    moved integer,
    CONSTRAINT transfer_codes_amount_check CHECK ((amount > 0)),
    CONSTRAINT transfer_codes_ended CHECK ((((status = 'NOT_USED'::text) = (ended_tx_id IS NULL)) AND ((status = 'USED'::text) = (redeemer_id IS NOT NULL)))),
    CONSTRAINT transfer_codes_status_check CHECK ((status = ANY (ARRAY['NOT_USED'::text, 'USED'::text, 'CANCELLED'::text])))
);

CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    organization text NOT NULL,
    role text DEFAULT 'user'::text NOT NULL,
    language text NOT NULL,
    referral_code text,
    age_confirmed_at timestamp with time zone NOT NULL,
    terms_version text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    leaves_at timestamp with time zone,
    left_at timestamp with time zone,
    erased_at timestamp with time zone,
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ko'::text]))),
    CONSTRAINT users_leave_in_order CHECK ((((left_at IS NULL) OR (leaves_at IS NOT NULL)) AND ((erased_at IS NULL) OR (left_at IS NOT NULL)))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text, 'superuser'::text])))
);

ALTER TABLE ONLY public.gaze_batches ATTACH PARTITION public.gaze_batches_other DEFAULT;

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

INSERT INTO public.aggregates VALUES
	('01a1e6a3-fb21-7d68-bbc0-04546e580c6e', 1, 'aggregates/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/1-7c8a394367d426f36704c4a40b09f3d509cd0dc43d740455a04bdbb5e7a214be.json', '{aggregates/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/page-0-fe8fdeb338133e0e1073045397c899fc0c541ec5d2017f69c0edb255a1b5c419.json}', 1, '2026-11-16 23:14:32.183+00'),
	('01a1e6a4-0ac3-71b8-9a65-0f377b26e830', 1, 'aggregates/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/1-4d8a3fc243e2f7ef77c117ebde10325e8a5c9073161c035996866b51cbd7f3ec.json', '{aggregates/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/page-0-c0ee033d8991a31f683d67b40c2235c5964fe31015953f4f5e692c8449453e14.json}', 1, '2026-11-16 23:14:36.177+00'),
	('01a1e6a4-29fa-7aca-89b7-73c8da005e83', 1, 'aggregates/01a1e6a4-29fa-7aca-89b7-73c8da005e83/1-a279b0d9f959cfb0fd307ae48e5d2979d0beaf652debd2e0bae094d5372f5942.json', '{aggregates/01a1e6a4-29fa-7aca-89b7-73c8da005e83/page-0-12d8239113f35bb9afeafe6f0620f00ac56bcdf8835f63983d8ca1662075a555.json}', 1, '2026-11-16 23:15:12.295+00'),
	('01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 1, 'aggregates/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/1-ba6f80ec3b941b5e6b6aafcf3ec41e699ec36b5312a06902b1b408a5db9769fc.json', '{aggregates/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/page-0-0767cc084986be5a94f2cc48ddff857ad615662936a73e117dcf1403ba2111d2.json}', 11, '2026-11-16 23:15:12.403+00'),
	('01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 2, 'aggregates/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/2-9e70eae29c4befecf652c4936a8458e2ae234678f232932beb5fcb82225b17e2.json', '{aggregates/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/page-0-4fd089dc61f6c6b61792bb30aae1fdfb6b0ab34c561f2559bbe6367f4a3e15fe.json}', 12, '2026-11-16 23:15:13.262+00');

INSERT INTO public.assets VALUES
	('01a1e6a4-0ad7-7cd1-a265-d70437adad86', '01a1e6a4-0ac3-71b8-9a65-0f377b26e830', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86', 'stimuli/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-16 23:14:32.791+00', 'image', '2~XujOo8dXQ2M1PDBbc0faG-Qst9J5Ot8', NULL, NULL, 'stimuli/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-0ad7-7cd1-a265-d70437adad86-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a3-fb44-7e5e-b941-50e4d8f121cf', '01a1e6a3-fb21-7d68-bbc0-04546e580c6e', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf', 'stimuli/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-16 23:14:28.804+00', 'image', '2~t-h7Oi6LGhyWIU0LxNzDpJJnJPeI4Yz', NULL, NULL, 'stimuli/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a3-fb44-7e5e-b941-50e4d8f121cf-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb', 'stimuli/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-16 23:14:50.22+00', 'image', '2~GEqgAiqr2oz0Cf4XsxAcL5wJKutTGYD', NULL, NULL, 'stimuli/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-6009-7299-a9d3-43a6d555c527', '01a1e6a4-5944-73fe-97a0-fceba7878ebe', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-6009-7299-a9d3-43a6d555c527', 'stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-6009-7299-a9d3-43a6d555c527-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-16 23:14:54.601+00', 'image', '2~vqr09dFiMFP_AMSZ5OxzLO7-9ATAnDc', NULL, NULL, 'stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-6009-7299-a9d3-43a6d555c527-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-6009-7299-a9d3-43a6d555c527-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-6009-7299-a9d3-43a6d555c527-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-6826-7f03-ab42-4f4f531d8326', '01a1e6a4-67ff-7433-a073-a4e30f1cb8e4', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e6a4-67ff-7433-a073-a4e30f1cb8e4/01a1e6a4-6826-7f03-ab42-4f4f531d8326', 'stimuli/01a1e6a4-67ff-7433-a073-a4e30f1cb8e4/01a1e6a4-6826-7f03-ab42-4f4f531d8326-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-16 23:14:56.678+00', 'image', '2~GQ6pi_kiB9B3bYWPnbKm3lOJvmngpxX', NULL, NULL, 'stimuli/01a1e6a4-67ff-7433-a073-a4e30f1cb8e4/01a1e6a4-6826-7f03-ab42-4f4f531d8326-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-67ff-7433-a073-a4e30f1cb8e4/01a1e6a4-6826-7f03-ab42-4f4f531d8326-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-67ff-7433-a073-a4e30f1cb8e4/01a1e6a4-6826-7f03-ab42-4f4f531d8326-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-7ef8-7406-8b5f-e3ed03abc200', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7ef8-7406-8b5f-e3ed03abc200', 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7ef8-7406-8b5f-e3ed03abc200-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-16 23:15:02.52+00', 'image', '2~4UxyIPwReeQ3uX-sFG_FonMMdWHzbFS', NULL, NULL, 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7ef8-7406-8b5f-e3ed03abc200-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7ef8-7406-8b5f-e3ed03abc200-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7ef8-7406-8b5f-e3ed03abc200-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-18a3-77a6-a8a3-0a9895de43c5', '01a1e6a4-1877-7e19-8461-c83bd790b47a', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5', 'stimuli/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-16 23:14:36.323+00', 'image', '2~DOS6JLM_aFGq_ph_zO6FmgZS45SJM_L', NULL, NULL, 'stimuli/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-1877-7e19-8461-c83bd790b47a/01a1e6a4-18a3-77a6-a8a3-0a9895de43c5-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-18a3-7e9c-aa33-27491d55622a', '01a1e6a4-1870-7771-8fb8-9b399e051503', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a', 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-16 23:14:36.323+00', 'image', '2~vrFtWML2jSZmLA3-GL4mivPAW83bMYP', NULL, NULL, 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-18a3-7e9c-aa33-27491d55622a-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b', '01a1e6a4-3db1-7085-b282-9671ecb20f8b', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b', 'stimuli/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-16 23:14:45.818+00', 'image', '2~DB8J1tIvvM7IMuiVm49GYRPsmLvWhNN', NULL, NULL, 'stimuli/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-3db1-7085-b282-9671ecb20f8b/01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-5958-75e3-bba7-2db0a52229bf', '01a1e6a4-5944-73fe-97a0-fceba7878ebe', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-5958-75e3-bba7-2db0a52229bf', 'stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-5958-75e3-bba7-2db0a52229bf-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-16 23:14:52.888+00', 'image', '2~IoLMOLL2PE68_yEz1jyCtV7zQOyRQVX', NULL, NULL, 'stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-5958-75e3-bba7-2db0a52229bf-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-5958-75e3-bba7-2db0a52229bf-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-5944-73fe-97a0-fceba7878ebe/01a1e6a4-5958-75e3-bba7-2db0a52229bf-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-21f1-777d-a860-9789a599e802', '01a1e6a4-21dc-74fb-abea-ef41caf5a2e3', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802', 'stimuli/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-16 23:14:38.705+00', 'image', '2~8A0jMqYrsMmXohCmX0GEjXIZAYN-KCG', NULL, NULL, 'stimuli/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-21dc-74fb-abea-ef41caf5a2e3/01a1e6a4-21f1-777d-a860-9789a599e802-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-2510-78ab-9d24-9e5f7a292126', '01a1e6a4-1870-7771-8fb8-9b399e051503', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126', 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-16 23:14:39.504+00', 'image', '2~NB4_V2fVZQZtr7_stL2dHle_Lw_tpAT', NULL, NULL, 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2510-78ab-9d24-9e5f7a292126-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-7026-79a5-92fa-fc2b7aadb729', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7026-79a5-92fa-fc2b7aadb729', 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7026-79a5-92fa-fc2b7aadb729-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-16 23:14:58.726+00', 'image', '2~pyOUYAdqaHUFaYme5e_9wR-0pZ2Pn2o', NULL, NULL, 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7026-79a5-92fa-fc2b7aadb729-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7026-79a5-92fa-fc2b7aadb729-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-7026-79a5-92fa-fc2b7aadb729-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-78c1-770c-8acf-c2dbd1895e01', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-78c1-770c-8acf-c2dbd1895e01', 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-78c1-770c-8acf-c2dbd1895e01-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-16 23:15:00.929+00', 'image', '2~wZTONN1qfvF5a8BamDiDZt8iQkWfdX7', NULL, NULL, 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-78c1-770c-8acf-c2dbd1895e01-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-78c1-770c-8acf-c2dbd1895e01-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-78c1-770c-8acf-c2dbd1895e01-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-2a07-7f7c-b67d-c496ce20de8d', '01a1e6a4-29fa-7aca-89b7-73c8da005e83', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d', 'stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-16 23:14:40.775+00', 'image', '2~4qSKyGfB_qpDj_EG7cuxg-NtQI7RN5K', NULL, NULL, 'stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-2a07-7f7c-b67d-c496ce20de8d-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1e6a4-2cf8-7c6b-b357-47f406ecda0d', '01a1e6a4-1870-7771-8fb8-9b399e051503', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d', 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-7ee2eaa26e48decfc2ee06108c8484ba79b9148cbf851bd826425093341b3b82.mp4', 1080, 1920, '2026-11-16 23:14:41.528+00', 'video', '2~gOAuYKbYtAYj6YjNq0C-4fJ8HAz3fRS', NULL, 15001, 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1e6a4-1870-7771-8fb8-9b399e051503/01a1e6a4-2cf8-7c6b-b357-47f406ecda0d-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]'),
	('01a1e6a4-8b42-79d2-808f-57032a47b2a3', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-8b42-79d2-808f-57032a47b2a3', 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-8b42-79d2-808f-57032a47b2a3-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-16 23:15:05.666+00', 'image', '2~5awTuHkm5Xs_rN_1lrB70GIX42ar8K_', NULL, NULL, 'stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-8b42-79d2-808f-57032a47b2a3-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-8b42-79d2-808f-57032a47b2a3-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-8b42-79d2-808f-57032a47b2a3-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-7014-78c9-ba27-51c02e9d48dc/01a1e6a4-8b42-79d2-808f-57032a47b2a3-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1e6a4-96ed-7262-8578-39ba5fccf085', '01a1e6a4-96d5-74b9-b0aa-524a22d6d585', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e6a4-96d5-74b9-b0aa-524a22d6d585/01a1e6a4-96ed-7262-8578-39ba5fccf085', 'stimuli/01a1e6a4-96d5-74b9-b0aa-524a22d6d585/01a1e6a4-96ed-7262-8578-39ba5fccf085-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-16 23:15:08.653+00', 'image', '2~FTkmq5KU_kDbJNbRhvrZif-mn9wimrG', NULL, NULL, 'stimuli/01a1e6a4-96d5-74b9-b0aa-524a22d6d585/01a1e6a4-96ed-7262-8578-39ba5fccf085-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-96d5-74b9-b0aa-524a22d6d585/01a1e6a4-96ed-7262-8578-39ba5fccf085-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-96d5-74b9-b0aa-524a22d6d585/01a1e6a4-96ed-7262-8578-39ba5fccf085-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e6a4-345e-71b5-bbcf-9241f21092c8', '01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8', 'stimuli/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-16 23:14:43.422+00', 'image', '2~KRRRJgc8RfpOe6ZUXFibgBOybXzAY3k', NULL, NULL, 'stimuli/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b/01a1e6a4-345e-71b5-bbcf-9241f21092c8-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e6a4-471c-70ee-9dfd-73ea1ff61693', '01a1e6a4-4706-7baf-82b6-8309345027aa', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693', 'stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-16 23:14:48.22+00', 'image', '2~zGNfncN5fvG6aRdYch8U1BzzRG1qr7N', NULL, NULL, 'stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-f46531efebac96e9d94901eedc1417800453dfbab66b11edb45170b3a22e6b60-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-5b30a3ec951dd37f1aad1b71be6b0839ca18b95a5148de5378a682330a31aff4-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e6a4-4706-7baf-82b6-8309345027aa/01a1e6a4-471c-70ee-9dfd-73ea1ff61693-3c133ebe27ba3cbc8461f932521c56df8003c1e415c7488673883ae5655102fe-1440.avif", "type": "image/avif", "widthPx": 1440}]');

INSERT INTO public.audit_events VALUES
	(1, '2026-11-16 23:14:26.779+00', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'account_created', '01a1e6a3-f35e-7832-9e93-78706bc9c274', '{}', '\xb25781563f71df28d13a408a8638d201f726f83c25e8614504901f0636eef9d0'),
	(2, '2026-11-16 23:14:26.815+00', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'logged_in', '01a1e6a3-f35e-7832-9e93-78706bc9c274', '{}', '\x9d27a69bccbe4f88c275b0817e3e4f253296ce5a4174e277121f2daabd04f365'),
	(3, '2026-11-16 23:14:27.226+00', '01a1e6a3-f51c-7953-9f5d-743503d8eef2', 'account_created', '01a1e6a3-f51c-7953-9f5d-743503d8eef2', '{}', '\x215a79d7bb33f093c7e37661ab1639c2ee6536b7fa53b8efc21a168aea03cbf4'),
	(4, '2026-11-16 23:14:27.25+00', '01a1e6a3-f51c-7953-9f5d-743503d8eef2', 'logged_in', '01a1e6a3-f51c-7953-9f5d-743503d8eef2', '{}', '\x691e9b4b11e46439f5c98eb3af83ebb9c1a38261b5523ba629a86b2519c55cf4'),
	(5, '2026-11-16 23:14:28.727+00', '01a1e6a3-faf9-7048-90b8-1137bf25d394', 'account_created', '01a1e6a3-faf9-7048-90b8-1137bf25d394', '{}', '\x26537bd8dea6bed8570230e1a1f365de5998d3aa94607171b1c2e8218803bbf5'),
	(6, '2026-11-16 23:14:28.745+00', '01a1e6a3-faf9-7048-90b8-1137bf25d394', 'logged_in', '01a1e6a3-faf9-7048-90b8-1137bf25d394', '{}', '\x93b72d205886c1636b54951bf7813e63bac2b9f7ac6c0cbb2e58e0b83f67132d'),
	(7, '2026-11-16 23:14:32.739+00', '01a1e6a4-0aa5-7c1d-af1f-746963c483f8', 'account_created', '01a1e6a4-0aa5-7c1d-af1f-746963c483f8', '{}', '\x1b7077b1c77782f741ad079a886ea29d51b94a16cb1f84a8992695acf927f3c6'),
	(8, '2026-11-16 23:14:32.754+00', '01a1e6a4-0aa5-7c1d-af1f-746963c483f8', 'logged_in', '01a1e6a4-0aa5-7c1d-af1f-746963c483f8', '{}', '\xc2f4201b841780b6f0623201efa6961f7bfdeb347a0cab5949a3207c7587e21e');

INSERT INTO public.audit_head VALUES
	(true, 8, '\xc2f4201b841780b6f0623201efa6961f7bfdeb347a0cab5949a3207c7587e21e');

INSERT INTO public.consents VALUES
	('01a1e6a4-032a-770a-bb7d-c47cb0acc685', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:14:30.84+00'),
	('01a1e6a4-154f-7917-8bc4-2eea5e7e545b', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:14:35.485+00'),
	('01a1e6a4-a0aa-733b-8684-96e8dbe34843', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.162+00'),
	('01a1e6a4-a0b4-7538-ba9a-5729984d3386', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.186+00'),
	('01a1e6a4-a0b9-723f-b479-487f71661ece', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.186+00'),
	('01a1e6a4-a0ba-764d-a875-3bac6643c8f8', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.186+00'),
	('01a1e6a4-a0bc-77a6-8187-7be02baabe46', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.186+00'),
	('01a1e6a4-a0a6-7df1-b1ca-a6f9a7049429', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.209+00'),
	('01a1e6a4-a0a7-74e1-bbad-037ec4e3eb34', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.209+00'),
	('01a1e6a4-a0a7-719b-8a82-ce9c2c46a503', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.209+00'),
	('01a1e6a4-a0a9-7a92-91d9-50d23fa73e84', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.209+00'),
	('01a1e6a4-a0af-7e7f-9f90-2d39874f9aa6', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.209+00'),
	('01a1e6a4-a0b1-7675-9b4a-4713fc63e874', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.209+00'),
	('01a1e6a4-a0d3-7b06-80b5-1f7263d3038f', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.291+00'),
	('01a1e6a4-a0dc-74ee-99fb-d8cafcf7a86a', 'consent-1', 'en', '{gaze,answers}', '2026-11-16 23:15:11.291+00');

INSERT INTO public.consumptions VALUES
	('01a1e6a4-032a-770a-bb7d-c47cb0acc685', '01a1e6a3-fb21-7d68-bbc0-04546e580c6e', '2026-11-16 23:14:30.962+00', NULL, NULL, NULL, NULL, '2026-11-16 23:14:31.693+00'),
	('01a1e6a4-154f-7917-8bc4-2eea5e7e545b', '01a1e6a4-0ac3-71b8-9a65-0f377b26e830', '2026-11-16 23:14:35.59+00', NULL, NULL, NULL, NULL, '2026-11-16 23:14:35.65+00'),
	('01a1e6a4-a0bc-77a6-8187-7be02baabe46', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.416+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.71+00'),
	('01a1e6a4-a0b4-7538-ba9a-5729984d3386', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.419+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.757+00'),
	('01a1e6a4-a0b9-723f-b479-487f71661ece', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.436+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.842+00'),
	('01a1e6a4-a0a7-719b-8a82-ce9c2c46a503', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.432+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.914+00'),
	('01a1e6a4-a0af-7e7f-9f90-2d39874f9aa6', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.445+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.941+00'),
	('01a1e6a4-a0aa-733b-8684-96e8dbe34843', '01a1e6a4-29fa-7aca-89b7-73c8da005e83', '2026-11-16 23:15:11.454+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.966+00'),
	('01a1e6a4-a0a6-7df1-b1ca-a6f9a7049429', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.444+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.014+00'),
	('01a1e6a4-a0b1-7675-9b4a-4713fc63e874', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.454+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.06+00'),
	('01a1e6a4-a0a9-7a92-91d9-50d23fa73e84', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.482+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.082+00'),
	('01a1e6a4-a0a7-74e1-bbad-037ec4e3eb34', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.48+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.086+00'),
	('01a1e6a4-a0dc-74ee-99fb-d8cafcf7a86a', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.48+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.148+00'),
	('01a1e6a4-a0d3-7b06-80b5-1f7263d3038f', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.503+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.149+00'),
	('01a1e6a4-a0ba-764d-a875-3bac6643c8f8', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '2026-11-16 23:15:11.419+00', NULL, NULL, NULL, NULL, '2026-11-16 23:15:12.705+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1e6a3-f35e-7832-9e93-78706bc9c274'),
	(3, 'project', '01a1e6a4-4706-7baf-82b6-8309345027aa');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-16 23:14:28.337+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\x7715eea0741243b2504eb7718d75c4527296887af6456efdeafc76b35c7773e7', '01a1e6a3-f35e-7832-9e93-78706bc9c274', '2026-11-16 23:14:28.373+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1e6a4-4706-7baf-82b6-8309345027aa', '\x713c3c308005b99ac732133d9c3cb503c9245414461f4f4e2e780e63a477a695', '01a1e6a3-f35e-7832-9e93-78706bc9c274', '2026-11-16 23:14:50.167+00', '{"projectId": "01a1e6a4-4706-7baf-82b6-8309345027aa", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.hashtags VALUES
	('01a1e6a4-29de-787b-a0bc-8b2d76497d14', '01a1e6a3-f35e-7832-9e93-78706bc9c274', '앱화면', 1, '2026-11-16 23:14:40.734+00'),
	('01a1e6a4-2cd9-78bc-b113-6a8c452d0c74', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'packaging', 2, '2026-11-16 23:14:41.497+00'),
	('01a1e6a4-2cd9-7df5-a938-9589e86791ae', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'beverage', 3, '2026-11-16 23:14:41.497+00'),
	('01a1e6a4-342e-7d5b-b011-a6412ce0858d', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'shelf-test', 4, '2026-11-16 23:14:43.374+00'),
	('01a1e6a4-46f8-7017-8aa1-47b06283f584', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Q4-campaign', 5, '2026-11-16 23:14:48.184+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-16 23:14:22.906765'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-16 23:14:22.962324'),
	(3, '20261115064500000_password_resets', '2026-11-16 23:14:22.965467'),
	(4, '20261115090000000_account_defences', '2026-11-16 23:14:22.971193'),
	(5, '20261115100000000_credits', '2026-11-16 23:14:22.995104'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-16 23:14:23.017359'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-16 23:14:23.031633'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-16 23:14:23.069506'),
	(9, '20261115200000000_precision_of_validation', '2026-11-16 23:14:23.072437'),
	(10, '20261116160000000_page_names', '2026-11-16 23:14:23.076896'),
	(11, '20261116160100000_source_of_gaze', '2026-11-16 23:14:23.079033'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-16 23:14:23.081369'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-16 23:14:23.083881'),
	(14, '20261116180000000_parked_recordings', '2026-11-16 23:14:23.086978'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-16 23:14:23.094797'),
	(16, '20261116220000000_erased_projects', '2026-11-16 23:14:23.099196'),
	(17, '20261116221000000_leaving_accounts', '2026-11-16 23:14:23.102953'),
	(18, '20261116222000000_checked_packs', '2026-11-16 23:14:23.106005'),
	(19, '20261116230000000_application_role', '2026-11-16 23:14:23.108463');

INSERT INTO public.page_assets VALUES
	('01a1e6a4-02e9-793e-a8a0-4d281005df45', 0, '01a1e6a3-fb44-7e5e-b941-50e4d8f121cf'),
	('01a1e6a4-1515-7b68-a14f-dcb52ad71b99', 0, '01a1e6a4-0ad7-7cd1-a265-d70437adad86'),
	('01a1e6a4-21aa-76a1-ad7c-be9bdef0ee44', 0, '01a1e6a4-18a3-77a6-a8a3-0a9895de43c5'),
	('01a1e6a4-29c3-78c0-8608-2f95eca43fcd', 0, '01a1e6a4-21f1-777d-a860-9789a599e802'),
	('01a1e6a4-2cc9-7e72-91c3-f51e4776655c', 0, '01a1e6a4-18a3-7e9c-aa33-27491d55622a'),
	('01a1e6a4-2cc9-7e72-91c3-f51e4776655c', 1, '01a1e6a4-2510-78ab-9d24-9e5f7a292126'),
	('01a1e6a4-341e-7971-951f-d009dba5c110', 0, '01a1e6a4-2a07-7f7c-b67d-c496ce20de8d'),
	('01a1e6a4-3d8c-7f75-bfd9-fd9f9d48da86', 0, '01a1e6a4-345e-71b5-bbcf-9241f21092c8'),
	('01a1e6a4-46d9-7b4d-a053-062922edc9a6', 0, '01a1e6a4-3dba-7bb4-b8cb-1c68f6ae370b'),
	('01a1e6a4-4e7c-7059-b62f-098cfbe4438e', 0, '01a1e6a4-471c-70ee-9dfd-73ea1ff61693'),
	('01a1e6a4-5910-7f46-ac6a-cca7618bb831', 0, '01a1e6a4-4eec-7513-acdc-5f6ddbc79ddb'),
	('01a1e6a4-67d5-7c03-989c-88b9b9751c99', 0, '01a1e6a4-5958-75e3-bba7-2db0a52229bf'),
	('01a1e6a4-67d5-7c03-989c-88b9b9751c99', 1, '01a1e6a4-6009-7299-a9d3-43a6d555c527'),
	('01a1e6a4-6fef-7415-add2-6be2ee4c68d6', 0, '01a1e6a4-6826-7f03-ab42-4f4f531d8326'),
	('01a1e6a4-7ed9-76c2-941c-6f9743b896ef', 0, '01a1e6a4-7026-79a5-92fa-fc2b7aadb729'),
	('01a1e6a4-7ed9-76c2-941c-6f9743b896ef', 1, '01a1e6a4-78c1-770c-8acf-c2dbd1895e01'),
	('01a1e6a4-8b25-78f0-8768-15b16a0b82fd', 0, '01a1e6a4-7ef8-7406-8b5f-e3ed03abc200'),
	('01a1e6a4-96ad-754b-bcf8-67f7b1dfeab8', 0, '01a1e6a4-8b42-79d2-808f-57032a47b2a3'),
	('01a1e6a4-9f62-7930-8ade-d3d245bd3dbc', 0, '01a1e6a4-96ed-7262-8578-39ba5fccf085'),
	('01a1e6a4-c386-7a87-85df-98d3c3f23dde', 0, '01a1e6a4-2cf8-7c6b-b357-47f406ecda0d');

INSERT INTO public.pages VALUES
	('01a1e6a4-02e9-793e-a8a0-4d281005df45', '01a1e6a3-fb21-7d68-bbc0-04546e580c6e', 0, 'image', 10000, '2026-11-16 23:14:30.762+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-1515-7b68-a14f-dcb52ad71b99', '01a1e6a4-0ac3-71b8-9a65-0f377b26e830', 0, 'image', 10000, '2026-11-16 23:14:35.413+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-21aa-76a1-ad7c-be9bdef0ee44', '01a1e6a4-1877-7e19-8461-c83bd790b47a', 0, 'image', 1000, '2026-11-16 23:14:38.634+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-29c3-78c0-8608-2f95eca43fcd', '01a1e6a4-21dc-74fb-abea-ef41caf5a2e3', 0, 'image', 60000, '2026-11-16 23:14:40.707+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-2cc9-7e72-91c3-f51e4776655c', '01a1e6a4-1870-7771-8fb8-9b399e051503', 0, 'image', 8000, '2026-11-16 23:14:41.481+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-2ce0-72e9-ba55-b9a463470aa4', '01a1e6a4-1870-7771-8fb8-9b399e051503', 1, 'survey', NULL, '2026-11-16 23:14:41.504+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e6a4-341e-7971-951f-d009dba5c110', '01a1e6a4-29fa-7aca-89b7-73c8da005e83', 0, 'image', 1000, '2026-11-16 23:14:43.358+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-3d8c-7f75-bfd9-fd9f9d48da86', '01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b', 0, 'image', 8000, '2026-11-16 23:14:45.772+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-46d9-7b4d-a053-062922edc9a6', '01a1e6a4-3db1-7085-b282-9671ecb20f8b', 0, 'image', 8000, '2026-11-16 23:14:48.153+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-4e7c-7059-b62f-098cfbe4438e', '01a1e6a4-4706-7baf-82b6-8309345027aa', 0, 'image', 8000, '2026-11-16 23:14:50.109+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-5910-7f46-ac6a-cca7618bb831', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 0, 'image', 8000, '2026-11-16 23:14:52.817+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-67d5-7c03-989c-88b9b9751c99', '01a1e6a4-5944-73fe-97a0-fceba7878ebe', 0, 'image', 60000, '2026-11-16 23:14:56.597+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-6818-70ee-8ea0-f751e94c27b8', '01a1e6a4-67ff-7433-a073-a4e30f1cb8e4', 0, 'survey', NULL, '2026-11-16 23:14:56.664+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e6a4-6fef-7415-add2-6be2ee4c68d6', '01a1e6a4-67ff-7433-a073-a4e30f1cb8e4', 1, 'image', 8000, '2026-11-16 23:14:58.671+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-7ed9-76c2-941c-6f9743b896ef', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 0, 'image', 1000, '2026-11-16 23:15:02.489+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-8b25-78f0-8768-15b16a0b82fd', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 1, 'image', 1000, '2026-11-16 23:15:05.637+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-96ad-754b-bcf8-67f7b1dfeab8', '01a1e6a4-7014-78c9-ba27-51c02e9d48dc', 2, 'image', 1000, '2026-11-16 23:15:08.589+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-9f62-7930-8ade-d3d245bd3dbc', '01a1e6a4-96d5-74b9-b0aa-524a22d6d585', 0, 'image', 8000, '2026-11-16 23:15:10.818+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-a043-7b64-876a-0d457fedc170', '01a1e6a4-a040-74a4-98ff-22e7d4aa6ad7', 0, 'image', 8000, '2026-11-16 23:15:11.041+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-a043-77af-b773-3ad8d7891eb4', '01a1e6a4-a040-74a4-98ff-22e7d4aa6ad7', 1, 'image', 8000, '2026-11-16 23:15:11.041+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e6a4-a043-7ffc-a7cc-4c1f38ae613d', '01a1e6a4-a040-74a4-98ff-22e7d4aa6ad7', 2, 'survey', NULL, '2026-11-16 23:15:11.041+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e6a4-c386-7a87-85df-98d3c3f23dde', '01a1e6a4-1870-7771-8fb8-9b399e051503', 2, 'video', NULL, '2026-11-16 23:15:20.07+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1e6a4-21dc-74fb-abea-ef41caf5a2e3', '01a1e6a4-29de-787b-a0bc-8b2d76497d14', 0),
	('01a1e6a4-1870-7771-8fb8-9b399e051503', '01a1e6a4-2cd9-78bc-b113-6a8c452d0c74', 0),
	('01a1e6a4-1870-7771-8fb8-9b399e051503', '01a1e6a4-2cd9-7df5-a938-9589e86791ae', 1),
	('01a1e6a4-29fa-7aca-89b7-73c8da005e83', '01a1e6a4-2cd9-78bc-b113-6a8c452d0c74', 0),
	('01a1e6a4-29fa-7aca-89b7-73c8da005e83', '01a1e6a4-342e-7d5b-b011-a6412ce0858d', 1),
	('01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b', '01a1e6a4-2cd9-7df5-a938-9589e86791ae', 0),
	('01a1e6a4-3db1-7085-b282-9671ecb20f8b', '01a1e6a4-2cd9-7df5-a938-9589e86791ae', 0),
	('01a1e6a4-3db1-7085-b282-9671ecb20f8b', '01a1e6a4-46f8-7017-8aa1-47b06283f584', 1),
	('01a1e6a4-3db1-7085-b282-9671ecb20f8b', '01a1e6a4-2cd9-78bc-b113-6a8c452d0c74', 2),
	('01a1e6a4-4706-7baf-82b6-8309345027aa', '01a1e6a4-2cd9-7df5-a938-9589e86791ae', 0),
	('01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '01a1e6a4-46f8-7017-8aa1-47b06283f584', 0);

INSERT INTO public.projects VALUES
	('01a1e6a4-0313-72d9-aac3-78141321f870', '01a1e6a3-faf9-7048-90b8-1137bf25d394', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:14:30.804+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-16 23:14:30.804+00', NULL, NULL, NULL),
	('01a1e6a3-fb21-7d68-bbc0-04546e580c6e', '01a1e6a3-faf9-7048-90b8-1137bf25d394', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'xxpamw3sds7x', '7GW97D', 1, '2026-11-16 23:14:30.791+00', '2026-11-16 23:14:28.77+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-16 23:14:30.791+00', NULL, NULL, NULL),
	('01a1e6a4-3454-749d-9dbc-3fd2df6c8b5b', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:14:43.412+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-16 23:14:45.802+00', NULL, NULL, NULL),
	('01a1e6a4-1536-763d-ba23-4ec4d963e9d8', '01a1e6a4-0aa5-7c1d-af1f-746963c483f8', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:14:35.446+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-16 23:14:35.446+00', NULL, NULL, NULL),
	('01a1e6a4-0ac3-71b8-9a65-0f377b26e830', '01a1e6a4-0aa5-7c1d-af1f-746963c483f8', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'dco6zwxdudo6', '28Z6AG', 1, '2026-11-16 23:14:35.437+00', '2026-11-16 23:14:32.771+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-16 23:14:35.437+00', NULL, NULL, NULL),
	('01a1e6a4-3db1-7085-b282-9671ecb20f8b', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:14:45.809+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-16 23:14:48.179+00', NULL, NULL, NULL),
	('01a1e6a4-1877-7e19-8461-c83bd790b47a', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'f3m7jfwmzcon', 'YZU3FD', NULL, '2026-11-16 23:14:38.672+00', '2026-11-16 23:14:36.279+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-16 23:14:38.672+00', NULL, NULL, NULL),
	('01a1e6a4-21dc-74fb-abea-ef41caf5a2e3', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'g33vbaid73me', 'UXZBB9', NULL, '2026-11-16 23:14:40.748+00', '2026-11-16 23:14:38.684+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-16 23:14:40.748+00', NULL, NULL, NULL),
	('01a1e6a4-29fa-7aca-89b7-73c8da005e83', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'mxjfaso75ao2', '3Z8CU4', 1, '2026-11-16 23:14:43.389+00', '2026-11-16 23:14:40.762+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-16 23:14:43.389+00', NULL, NULL, NULL),
	('01a1e6a4-4706-7baf-82b6-8309345027aa', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, 'pk6ruwrnb5pe', 'NTMS9Y', NULL, '2026-11-16 23:14:50.184+00', '2026-11-16 23:14:48.198+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-16 23:14:50.184+00', NULL, NULL, NULL),
	('01a1e6a4-3444-72c8-b3eb-30e2989bedff', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:14:43.396+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-16 23:14:43.396+00', NULL, NULL, NULL),
	('01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, 'gh76vqijlwkk', 'PTHS23', 2, '2026-11-16 23:14:52.857+00', '2026-11-16 23:14:50.2+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-16 23:14:52.857+00', NULL, NULL, NULL),
	('01a1e6a4-5944-73fe-97a0-fceba7878ebe', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'u2fossfbs3ar', 'GS2Y2F', NULL, '2026-11-16 23:14:56.625+00', '2026-11-16 23:14:52.868+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-16 23:14:56.625+00', NULL, NULL, NULL),
	('01a1e6a4-7014-78c9-ba27-51c02e9d48dc', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'xb5rapbljete', 'ZYB4ED', NULL, '2026-11-16 23:15:08.613+00', '2026-11-16 23:14:58.708+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-16 23:15:08.613+00', NULL, NULL, NULL),
	('01a1e6a4-67ff-7433-a073-a4e30f1cb8e4', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'c2wykucustc7', 'XFCE88', NULL, '2026-11-16 23:14:58.7+00', '2026-11-16 23:14:56.639+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-16 23:14:58.7+00', NULL, NULL, NULL),
	('01a1e6a4-1870-7771-8fb8-9b399e051503', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:14:36.272+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-16 23:15:20.073+00', NULL, NULL, NULL),
	('01a1e6a4-96d5-74b9-b0aa-524a22d6d585', '01a1e6a3-f35e-7832-9e93-78706bc9c274', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'xnqdcb6uiuqx', 'A2DAGM', NULL, '2026-11-16 23:15:10.989+00', '2026-11-16 23:15:08.629+00', NULL, 8000, false, false, '\xb73b16fbdd952d38ecd507506d6fa62d81ed57d6db9c8d9990140e0e7bce397dcfc51c33e2', 1, 8000, '2026-11-16 23:15:10.989+00', NULL, NULL, NULL),
	('01a1e6a4-a040-74a4-98ff-22e7d4aa6ad7', '01a1e6a3-f35e-7832-9e93-78706bc9c274', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-16 23:15:11.041+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-16 23:15:11.041+00', NULL, NULL, NULL);

INSERT INTO public.recordings VALUES
	('01a1e6a4-032a-770a-bb7d-c47cb0acc685', '01a1e6a3-fb21-7d68-bbc0-04546e580c6e', 'a12322c5-f954-428c-8428-12eb83a844db', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e6a3-fb21-7d68-bbc0-04546e580c6e/01a1e6a4-032a-770a-bb7d-c47cb0acc685/ad9874d7f9d852a0081e2875e2a920905ab5e93093945f4b610aedc6245efdcd.json', 100, 30.00083801223498, 1, '2026-11-16 23:14:30.84+00', '2026-11-16 23:14:30.962+00', '2026-11-16 23:14:31.693+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-154f-7917-8bc4-2eea5e7e545b', '01a1e6a4-0ac3-71b8-9a65-0f377b26e830', '78eef32b-0810-4fce-9b91-10217d3491d1', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e6a4-0ac3-71b8-9a65-0f377b26e830/01a1e6a4-154f-7917-8bc4-2eea5e7e545b/9982c77988f722391f82a25c59c30ba2aa3aab90687731df3e98fc18ed95fb0e.json', 100, 30.00083801223498, 1, '2026-11-16 23:14:35.485+00', '2026-11-16 23:14:35.59+00', '2026-11-16 23:14:35.65+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0aa-733b-8684-96e8dbe34843', '01a1e6a4-29fa-7aca-89b7-73c8da005e83', '74859cd6-2426-4422-8b9e-9cd0beed0cfb', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e6a4-29fa-7aca-89b7-73c8da005e83/01a1e6a4-a0aa-733b-8684-96e8dbe34843/ae0507ff64ccaf19987971620acc518cc9865e559072bf1c70f974dfd9ef8548.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.162+00', '2026-11-16 23:15:11.454+00', '2026-11-16 23:15:11.966+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0b9-723f-b479-487f71661ece', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 'b8ee9439-3198-4326-9d50-981ad9004ee8', 2, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0b9-723f-b479-487f71661ece/9d85e9ba6930dbe961f8fe6fecf7f7c2825f49ff75a47671c5c5728a54fb5a83.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.186+00', '2026-11-16 23:15:11.436+00', '2026-11-16 23:15:11.842+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0a7-719b-8a82-ce9c2c46a503', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '63c35253-227c-4943-851f-6e593676ff74', 7, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0a7-719b-8a82-ce9c2c46a503/f1dfab2548eb39204c4901e68cd12bfab7de52b47fa606545c8fec84d7c394c7.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.209+00', '2026-11-16 23:15:11.432+00', '2026-11-16 23:15:11.914+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0af-7e7f-9f90-2d39874f9aa6', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 'd76943b0-9587-441e-b702-0075c9d6ddab', 9, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0af-7e7f-9f90-2d39874f9aa6/eaf9c74d0d871440eb1b502e6023df2def6c7a4ad8477d72dd258e865e425401.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.209+00', '2026-11-16 23:15:11.445+00', '2026-11-16 23:15:11.941+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0ba-764d-a875-3bac6643c8f8', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '60dec8e5-60ef-4107-91de-bb7980aa22e0', 3, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0ba-764d-a875-3bac6643c8f8/525f3f28711c6f059fff6d41c75df8f46433c7bd59a8abf7da894e120044c6f0.json', 100, 30.000627628193058, 2, '2026-11-16 23:15:11.186+00', '2026-11-16 23:15:11.419+00', '2026-11-16 23:15:12.705+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0a6-7df1-b1ca-a6f9a7049429', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 'ed7a8ccb-6758-4761-ad41-f2417e2b3e81', 5, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0a6-7df1-b1ca-a6f9a7049429/86cb83df553f75d7ce71f88791049cb1da66f88d70bb69780fd56bbf82c3f2cb.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.209+00', '2026-11-16 23:15:11.444+00', '2026-11-16 23:15:12.014+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0b1-7675-9b4a-4713fc63e874', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '7ee10fff-d44c-441e-be9a-218593bac2d3', 10, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0b1-7675-9b4a-4713fc63e874/18f709fc253f25b6c94bfa80094894391ed78627d74c1c713a8de039dbf9af44.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.209+00', '2026-11-16 23:15:11.454+00', '2026-11-16 23:15:12.06+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0a9-7a92-91d9-50d23fa73e84', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '836d933f-4588-4b56-abeb-3eb84ddbdb27', 8, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0a9-7a92-91d9-50d23fa73e84/f36351d6312eede7ba305434c91c4672fb060856c85fade27d47b5f6441498ef.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.209+00', '2026-11-16 23:15:11.482+00', '2026-11-16 23:15:12.082+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0a7-74e1-bbad-037ec4e3eb34', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '94a0e5bc-8d70-4588-b8de-444a7a9faca8', 6, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0a7-74e1-bbad-037ec4e3eb34/6faa50b7cd4753501ba959a867bdfb79cd73698da240c19dc8e080dcecd59980.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.209+00', '2026-11-16 23:15:11.48+00', '2026-11-16 23:15:12.086+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0dc-74ee-99fb-d8cafcf7a86a', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 'ddccc585-5ce5-41da-851f-57319adbf0fb', 12, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0dc-74ee-99fb-d8cafcf7a86a/bcd6c34b56208e849998f28bae07b8179f6afb23ea853cae84d20ef79e7e3501.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.291+00', '2026-11-16 23:15:11.48+00', '2026-11-16 23:15:12.148+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0d3-7b06-80b5-1f7263d3038f', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', 'c140814b-1797-472e-8974-ae0ed2c601a0', 11, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0d3-7b06-80b5-1f7263d3038f/b8f85d3257f5f831cbff0da94750b8e5eba65249196a865eded85bcf1b1b745d.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.291+00', '2026-11-16 23:15:11.503+00', '2026-11-16 23:15:12.149+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0bc-77a6-8187-7be02baabe46', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '05525b79-4dc1-4d3d-862f-7d176c99f720', 4, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0bc-77a6-8187-7be02baabe46/309db4a8ca512ad03284b87134ec73cc9f713a548a9db62d283725c99f9e7f4a.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.186+00', '2026-11-16 23:15:11.416+00', '2026-11-16 23:15:11.71+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL),
	('01a1e6a4-a0b4-7538-ba9a-5729984d3386', '01a1e6a4-4ed8-7e65-a268-57da665e3ff3', '86a0875a-16f2-468a-b458-2d7666822ffa', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1e6a4-4ed8-7e65-a268-57da665e3ff3/01a1e6a4-a0b4-7538-ba9a-5729984d3386/2ae8376d1400a27afd84f94a9c9fc76aef44af3c76cde2676f0986cdd6dbb6a8.json', 100, 30.000627628193058, 1, '2026-11-16 23:15:11.186+00', '2026-11-16 23:15:11.419+00', '2026-11-16 23:15:11.757+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.users VALUES
	('01a1e6a3-f35e-7832-9e93-78706bc9c274', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$jpGx31zcu9f6ykvHYjXQyw$dUZC8ZF+5Juti1THZ/qysTYdG3+eKe49v6gKYzW0/Ig', 'Fovea Demo', 'user', 'en', NULL, '2026-11-16 23:14:26.779+00', '2024-03-25', '2026-11-16 23:14:26.779+00', NULL, NULL, NULL),
	('01a1e6a3-f51c-7953-9f5d-743503d8eef2', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$hpyqdqputPBtcA3MVsQczQ$5MRk1Wy9/5vWpHvdB13Y1RhtuwrMp9KtUN9wcQGPBQA', 'Fovea Demo', 'user', 'en', NULL, '2026-11-16 23:14:27.226+00', '2024-03-25', '2026-11-16 23:14:27.226+00', NULL, NULL, NULL),
	('01a1e6a3-faf9-7048-90b8-1137bf25d394', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$H2juxv3A7L6uagLIS7Fpeg$9snRSj5viguoUWtIFkMMnJEjp0d712J7XurR5gcxiD8', 'Fovea Demo', 'user', 'en', NULL, '2026-11-16 23:14:28.727+00', '2024-03-25', '2026-11-16 23:14:28.727+00', NULL, NULL, NULL),
	('01a1e6a4-0aa5-7c1d-af1f-746963c483f8', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$qJRMfN+bSRjmA+yKQvAHPA$r3eLyq1im6w2uNcT/M73wCM3+2TLv9yfNXva6DUOskY', 'Fovea Demo', 'user', 'en', NULL, '2026-11-16 23:14:32.739+00', '2024-03-25', '2026-11-16 23:14:32.739+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 19, true);

ALTER TABLE ONLY public.aggregates
    ADD CONSTRAINT aggregates_pkey PRIMARY KEY (project_id, version);

ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (recording_id, page_id);

ALTER TABLE ONLY public.assets
    ADD CONSTRAINT assets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (seq);

ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (recording_id);

ALTER TABLE ONLY public.consumptions
    ADD CONSTRAINT consumptions_pkey PRIMARY KEY (recording_id);

ALTER TABLE ONLY public.credit_accounts
    ADD CONSTRAINT credit_accounts_kind_owner_id_key UNIQUE (kind, owner_id);

ALTER TABLE ONLY public.credit_accounts
    ADD CONSTRAINT credit_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_balances
    ADD CONSTRAINT credit_balances_pkey PRIMARY KEY (account_id, lot_id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_pkey PRIMARY KEY (tx_id, account_id, lot_id);

ALTER TABLE ONLY public.credit_lots
    ADD CONSTRAINT credit_lots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_lots
    ADD CONSTRAINT credit_lots_source_source_ref_key UNIQUE (source, source_ref);

ALTER TABLE ONLY public.credit_stops
    ADD CONSTRAINT credit_stops_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_txs
    ADD CONSTRAINT credit_txs_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.credit_txs
    ADD CONSTRAINT credit_txs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dead_letters
    ADD CONSTRAINT dead_letters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dead_letters
    ADD CONSTRAINT dead_letters_recording_id_seq_reason_sha256_key UNIQUE (recording_id, seq, reason, sha256);

ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.gaze_batches
    ADD CONSTRAINT gaze_batches_pkey PRIMARY KEY (recording_id, seq);

ALTER TABLE ONLY public.gaze_batches_other
    ADD CONSTRAINT gaze_batches_other_pkey PRIMARY KEY (recording_id, seq);

ALTER TABLE ONLY public.hashtags
    ADD CONSTRAINT hashtags_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (organization_id, user_id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.page_assets
    ADD CONSTRAINT page_assets_pkey PRIMARY KEY (page_id, slot);

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_project_id_position_key UNIQUE (project_id, "position") DEFERRABLE;

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_token_hmac_key UNIQUE (token_hmac);

ALTER TABLE ONLY public.project_hashtags
    ADD CONSTRAINT project_hashtags_pkey PRIMARY KEY (project_id, hashtag_id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_code_key UNIQUE (code);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.rate_counters
    ADD CONSTRAINT rate_counters_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.recordings
    ADD CONSTRAINT recordings_join_key_key UNIQUE (join_key);

ALTER TABLE ONLY public.recordings
    ADD CONSTRAINT recordings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.recordings
    ADD CONSTRAINT recordings_project_id_number_key UNIQUE (project_id, number);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hmac);

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_code_hmac_key UNIQUE (code_hmac);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

CREATE INDEX assets_object ON public.assets USING btree (object_key) WHERE (object_key IS NOT NULL);

CREATE INDEX assets_project ON public.assets USING btree (project_id);

CREATE INDEX assets_upload ON public.assets USING btree (upload_key text_pattern_ops);

CREATE INDEX auth_sessions_user ON public.auth_sessions USING btree (user_id);

CREATE INDEX consumptions_project ON public.consumptions USING btree (project_id);

CREATE INDEX consumptions_unsettled ON public.consumptions USING btree (project_id) WHERE (settled_at IS NULL);

CREATE INDEX consumptions_waiting ON public.consumptions USING btree (recording_id) WHERE (due_at IS NULL);

CREATE INDEX credit_entries_account ON public.credit_entries USING btree (account_id, tx_id DESC);

CREATE INDEX credit_entries_lot ON public.credit_entries USING btree (lot_id);

CREATE INDEX email_codes_email ON public.email_codes USING btree (email, created_at DESC);

CREATE UNIQUE INDEX hashtags_owner_name ON public.hashtags USING btree (owner_id, lower((name COLLATE "C")));

CREATE INDEX known_devices_device ON public.known_devices USING btree (device_hash);

CREATE INDEX memberships_user ON public.memberships USING btree (user_id);

CREATE INDEX page_assets_asset ON public.page_assets USING btree (asset_id);

CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);

CREATE INDEX project_hashtags_hashtag ON public.project_hashtags USING btree (hashtag_id);

CREATE INDEX projects_owner_created ON public.projects USING btree (owner_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_owner_name ON public.projects USING btree (owner_id, lower(name), id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_owner_updated ON public.projects USING btree (owner_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_to_erase ON public.projects USING btree (forgotten_at) WHERE ((forgotten_at IS NOT NULL) AND (erased_at IS NULL));

CREATE INDEX projects_to_forget ON public.projects USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (forgotten_at IS NULL));

CREATE INDEX rate_counters_expired ON public.rate_counters USING btree (expires_at);

CREATE INDEX recordings_abandoned ON public.recordings USING btree (id) WHERE ((state = 'silent'::text) AND (packed_at IS NULL) AND (parked_at IS NULL));

CREATE INDEX recordings_complete ON public.recordings USING btree (project_id) WHERE (state = 'complete'::text);

CREATE INDEX recordings_open ON public.recordings USING btree (created_at) WHERE (state = 'open'::text);

CREATE INDEX recordings_parked ON public.recordings USING btree (parked_at) WHERE (parked_at IS NOT NULL);

CREATE INDEX recordings_unchecked ON public.recordings USING btree (packed_at) WHERE ((packed_at IS NOT NULL) AND (pack_checked_at IS NULL));

CREATE INDEX recordings_unmerged ON public.recordings USING btree (project_id) WHERE ((state = 'complete'::text) AND (packed_at IS NOT NULL) AND (merged_version IS NULL) AND (parked_at IS NULL));

CREATE INDEX recordings_unpacked ON public.recordings USING btree (id) WHERE ((state = 'complete'::text) AND (packed_at IS NULL) AND (parked_at IS NULL));

CREATE UNIQUE INDEX refund_requests_open ON public.refund_requests USING btree (lot_id) WHERE (state <> 'refused'::text);

CREATE INDEX transfer_codes_ended_tx ON public.transfer_codes USING btree (ended_tx_id);

CREATE INDEX transfer_codes_redeemer ON public.transfer_codes USING btree (redeemer_id, ended_tx_id DESC);

CREATE INDEX transfer_codes_sender ON public.transfer_codes USING btree (sender_id, id DESC);

CREATE INDEX transfer_codes_sent ON public.transfer_codes USING btree (sent_tx_id);

CREATE INDEX users_leaving ON public.users USING btree (leaves_at) WHERE ((leaves_at IS NOT NULL) AND (erased_at IS NULL));

ALTER INDEX public.gaze_batches_pkey ATTACH PARTITION public.gaze_batches_other_pkey;

CREATE TRIGGER audit_events_chain BEFORE INSERT ON public.audit_events FOR EACH ROW EXECUTE FUNCTION public.chain_audit_event();

CREATE TRIGGER audit_events_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

CREATE CONSTRAINT TRIGGER credit_entries_balanced AFTER INSERT ON public.credit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.assert_credit_tx_balanced();

CREATE TRIGGER credit_entries_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_credit_change();

CREATE TRIGGER credit_lots_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_lots FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_credit_change();

CREATE TRIGGER credit_txs_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_txs FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_credit_change();

ALTER TABLE ONLY public.aggregates
    ADD CONSTRAINT aggregates_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_recording_id_fkey FOREIGN KEY (recording_id) REFERENCES public.recordings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.assets
    ADD CONSTRAINT assets_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_recording_id_fkey FOREIGN KEY (recording_id) REFERENCES public.recordings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consumptions
    ADD CONSTRAINT consumptions_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_lots(id);

ALTER TABLE ONLY public.consumptions
    ADD CONSTRAINT consumptions_returned_tx_id_fkey FOREIGN KEY (returned_tx_id) REFERENCES public.credit_txs(id);

ALTER TABLE ONLY public.consumptions
    ADD CONSTRAINT consumptions_tx_id_fkey FOREIGN KEY (tx_id) REFERENCES public.credit_txs(id);

ALTER TABLE ONLY public.credit_balances
    ADD CONSTRAINT credit_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.credit_balances
    ADD CONSTRAINT credit_balances_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_lots(id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_lots(id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_tx_id_fkey FOREIGN KEY (tx_id) REFERENCES public.credit_txs(id);

ALTER TABLE ONLY public.credit_lots
    ADD CONSTRAINT credit_lots_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.hashtags
    ADD CONSTRAINT hashtags_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.page_assets
    ADD CONSTRAINT page_assets_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES public.assets(id);

ALTER TABLE ONLY public.page_assets
    ADD CONSTRAINT page_assets_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.project_hashtags
    ADD CONSTRAINT project_hashtags_hashtag_id_fkey FOREIGN KEY (hashtag_id) REFERENCES public.hashtags(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.project_hashtags
    ADD CONSTRAINT project_hashtags_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.recordings
    ADD CONSTRAINT recordings_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_lots(id);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_ended_tx_id_fkey FOREIGN KEY (ended_tx_id) REFERENCES public.credit_txs(id);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_redeemer_id_fkey FOREIGN KEY (redeemer_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_sent_tx_id_fkey FOREIGN KEY (sent_tx_id) REFERENCES public.credit_txs(id);
