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

CREATE TABLE public.aoi_versions (
    aoi_id uuid NOT NULL,
    version integer NOT NULL,
    project_id uuid NOT NULL,
    state jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    changed_by uuid NOT NULL
);

CREATE TABLE public.aois (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    asset_id uuid NOT NULL,
    name text NOT NULL,
    color smallint NOT NULL,
    aoi_group text,
    tags text[] NOT NULL,
    keyframes jsonb NOT NULL,
    version integer NOT NULL,
    created_at timestamp with time zone,
    CONSTRAINT aois_color_check CHECK (((color >= 1) AND (color <= 8))),
    CONSTRAINT aois_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);

CREATE TABLE public.archives (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    object_key text NOT NULL,
    version integer NOT NULL,
    recording_ids uuid[] NOT NULL,
    made_at timestamp with time zone NOT NULL
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

CREATE TABLE public.funnel_counts (
    project_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    step text NOT NULL,
    page smallint NOT NULL,
    device text NOT NULL,
    in_app boolean NOT NULL,
    reason text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT funnel_counts_count_check CHECK ((count > 0)),
    CONSTRAINT funnel_counts_device_check CHECK ((device = ANY (ARRAY['mobile'::text, 'tablet'::text, 'computer'::text]))),
    CONSTRAINT funnel_counts_reason_check CHECK ((reason = ANY (ARRAY[''::text, 'camera_too_slow'::text, 'project_over'::text, 'too_late'::text, 'failed'::text]))),
    CONSTRAINT funnel_counts_step_check CHECK ((step = ANY (ARRAY['opened'::text, 'declined'::text, 'consented'::text, 'camera_on'::text, 'calibrated'::text, 'page'::text, 'completed'::text, 'left'::text])))
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
    retention_days smallint DEFAULT 180 NOT NULL,
    ended_at timestamp with time zone,
    expired_at timestamp with time zone,
    CONSTRAINT projects_check CHECK (((joined >= 0) AND (joined <= max_participant))),
    CONSTRAINT projects_check1 CHECK (((status = 'edit'::text) OR ((slug IS NOT NULL) AND (code IS NOT NULL) AND (activated_at IS NOT NULL)))),
    CONSTRAINT projects_device_check CHECK ((device = ANY (ARRAY['mobile'::text, 'tablet'::text]))),
    CONSTRAINT projects_length_ms_check CHECK ((length_ms >= 0)),
    CONSTRAINT projects_max_participant_check CHECK (((max_participant >= 1) AND (max_participant <= 100000))),
    CONSTRAINT projects_orientation_check CHECK ((orientation = ANY (ARRAY['portrait'::text, 'landscape'::text]))),
    CONSTRAINT projects_page_count_check CHECK ((page_count >= 0)),
    CONSTRAINT projects_retention_days_check CHECK (((retention_days >= 30) AND (retention_days <= 365))),
    CONSTRAINT projects_status_check CHECK ((status = ANY (ARRAY['edit'::text, 'active'::text, 'done'::text]))),
    CONSTRAINT projects_timer_ms_check CHECK ((timer_ms > 0)),
    CONSTRAINT projects_type_check CHECK ((type = ANY (ARRAY['basic'::text, 'pro'::text])))
);

CREATE TABLE public.rate_counters (
    key bytea NOT NULL,
    hits timestamp with time zone[] NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.record_checks (
    project_id uuid NOT NULL,
    checked_at timestamp with time zone NOT NULL
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
    closed_at timestamp with time zone,
    fraud_flags text[] DEFAULT '{}'::text[] NOT NULL,
    trace_hash bytea,
    path_hash bytea,
    receipt_hmac bytea,
    invalid_at timestamp with time zone,
    invalid_reason text,
    mark_decided_at timestamp with time zone,
    session_returned boolean DEFAULT false NOT NULL,
    pack_copied_at timestamp with time zone,
    pack_lost_at timestamp with time zone,
    CONSTRAINT recordings_check CHECK (((state <> 'complete'::text) OR ((batch_count >= 0) AND (root_hash IS NOT NULL) AND (completed_at IS NOT NULL)))),
    CONSTRAINT recordings_fraud_flags_check CHECK ((fraud_flags <@ ARRAY['replayed_trace'::text, 'impossible_time'::text, 'without_fixations'::text])),
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

CREATE TABLE public.superseded_objects (
    key text NOT NULL,
    project_id uuid NOT NULL,
    since timestamp with time zone NOT NULL,
    older_than integer
);

CREATE TABLE public.tombstones (
    recording_id uuid NOT NULL,
    project_id uuid NOT NULL,
    reason text NOT NULL,
    holds_place boolean NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    forgotten_at timestamp with time zone,
    erased_at timestamp with time zone,
    copied_at timestamp with time zone,
    checked_at timestamp with time zone,
    CONSTRAINT tombstones_reason_check CHECK ((reason = ANY (ARRAY['withdrawn'::text, 'retention'::text])))
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

CREATE TABLE public.visit_steps (
    project_id uuid NOT NULL,
    visit_id uuid NOT NULL,
    step text NOT NULL,
    page smallint NOT NULL,
    reached_at timestamp with time zone NOT NULL,
    CONSTRAINT visit_steps_step_check CHECK ((step = ANY (ARRAY['consented'::text, 'camera_on'::text, 'calibrated'::text, 'page'::text, 'completed'::text, 'left'::text])))
);

CREATE TABLE public.withdrawals (
    id uuid NOT NULL,
    receipt_hmac bytea NOT NULL,
    asked_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.gaze_batches ATTACH PARTITION public.gaze_batches_other DEFAULT;

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

INSERT INTO public.aggregates VALUES
	('01a1e975-9b0c-7871-a326-77d1204a5f61', 1, 'aggregates/01a1e975-9b0c-7871-a326-77d1204a5f61/1-cfc7b707-f6b1df5103f81b5ef02b7d29d9fa563e0e24153deb4e229ba616ffc999cf4f6f.json', '{}', 1, '2026-11-17 12:22:45.154+00'),
	('01a1e975-ac18-7b6d-8c53-c3817d93acae', 1, 'aggregates/01a1e975-ac18-7b6d-8c53-c3817d93acae/1-24a6ad46-252bde7b3f378a8a7f3c376c5f0a0046e76903c73db6e7c3329ac8b22c2a1305.json', '{}', 1, '2026-11-17 12:22:47.706+00'),
	('01a1e975-e108-725d-815a-4c26440294c3', 1, 'aggregates/01a1e975-e108-725d-815a-4c26440294c3/1-1c6be609-af8a8b27692c519680d99d5b5484213a96ce3099e6e5fe0fcc191af6b615bb85.json', '{}', 9, '2026-11-17 12:23:12.416+00'),
	('01a1e975-c228-7076-af1b-4462d21b81f7', 1, 'aggregates/01a1e975-c228-7076-af1b-4462d21b81f7/1-4fd6e53a-93930f527a3cca436d84283bee8c1f371119c62a46322526379adabc7067c282.json', '{}', 1, '2026-11-17 12:23:12.494+00'),
	('01a1e975-e108-725d-815a-4c26440294c3', 2, 'aggregates/01a1e975-e108-725d-815a-4c26440294c3/2-0cae0f7a-66ead55dc62bbde90935fed48a918bcc9a49d38959d0253910f3624c55bd2705.json', '{}', 12, '2026-11-17 12:23:12.555+00');

INSERT INTO public.assets VALUES
	('01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b', '01a1e975-b4d9-7875-b465-7066eaf94f4a', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b', 'stimuli/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 12:22:47.801+00', 'image', '2~ay40BoZmG5eop0juL0z-2FBkt6B6Mnh', NULL, NULL, 'stimuli/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-b4d9-7875-b465-7066eaf94f4a/01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-9b23-7339-85d7-4759f047ef07', '01a1e975-9b0c-7871-a326-77d1204a5f61', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07', 'stimuli/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 12:22:41.187+00', 'image', '2~DfuDBUEeENs8vaspv4QQ8mivQ7oowAP', NULL, NULL, 'stimuli/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-9b23-7339-85d7-4759f047ef07-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-ac26-734c-b563-92ced0d9f1ff', '01a1e975-ac18-7b6d-8c53-c3817d93acae', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff', 'stimuli/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 12:22:45.542+00', 'image', '2~qwKa3TkU1mlf8vQ9lKfKRZIQHuCnDBw', NULL, NULL, 'stimuli/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-ac26-734c-b563-92ced0d9f1ff-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-cc7c-70c2-bc0b-3f626da64021', '01a1e975-cc6d-7055-abe2-563758e242aa', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021', 'stimuli/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-17 12:22:53.82+00', 'image', '2~CbY5AtlqmA51lL645_4iG3HBOXMKx6d', NULL, NULL, 'stimuli/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-cc6d-7055-abe2-563758e242aa/01a1e975-cc7c-70c2-bc0b-3f626da64021-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-b4fc-7009-9c60-d1f1f2bf19af', '01a1e975-b4d1-777f-aaa0-304e8aef0f2b', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af', 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 12:22:47.805+00', 'image', '2~b_raETwxi5tlk77FfOwD-05l9jy490S', NULL, NULL, 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-b4fc-7009-9c60-d1f1f2bf19af-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-bb31-7770-8bd4-e6372ad7b724', '01a1e975-bb28-7c1b-91a2-565b82467a5c', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724', 'stimuli/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-17 12:22:49.393+00', 'image', '2~FIwQhK8s8oWgc3Pca6tkuLSMpeG17ex', NULL, NULL, 'stimuli/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-bb28-7c1b-91a2-565b82467a5c/01a1e975-bb31-7770-8bd4-e6372ad7b724-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-be6b-7c0f-bedf-1f67654d90cc', '01a1e975-b4d1-777f-aaa0-304e8aef0f2b', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc', 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 12:22:50.219+00', 'image', '2~fJIee-NjgxdB0xTYJRmaPb6r_0Mtrqv', NULL, NULL, 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-be6b-7c0f-bedf-1f67654d90cc-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e975-e114-70eb-9c9f-2fdd96a56d8e', '01a1e975-e108-725d-815a-4c26440294c3', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e975-e108-725d-815a-4c26440294c3/01a1e975-e114-70eb-9c9f-2fdd96a56d8e', 'stimuli/01a1e975-e108-725d-815a-4c26440294c3/01a1e975-e114-70eb-9c9f-2fdd96a56d8e-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 12:22:59.093+00', 'image', '2~IG9WWmYB4HhIXgoVf9cwgnMWNEQnErp', NULL, NULL, 'stimuli/01a1e975-e108-725d-815a-4c26440294c3/01a1e975-e114-70eb-9c9f-2fdd96a56d8e-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-e108-725d-815a-4c26440294c3/01a1e975-e114-70eb-9c9f-2fdd96a56d8e-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-e108-725d-815a-4c26440294c3/01a1e975-e114-70eb-9c9f-2fdd96a56d8e-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e975-e720-7ece-96ec-ff805a9ec621', '01a1e975-e718-7700-ae05-43a9c9330dc0', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-e720-7ece-96ec-ff805a9ec621', 'stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-e720-7ece-96ec-ff805a9ec621-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 12:23:00.64+00', 'image', '2~7usQ2PDxJz1UIeDi_N5vNkgwQWtkRVb', NULL, NULL, 'stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-e720-7ece-96ec-ff805a9ec621-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-e720-7ece-96ec-ff805a9ec621-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-e720-7ece-96ec-ff805a9ec621-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e976-0cf2-712d-b546-47410cfa1450', '01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe/01a1e976-0cf2-712d-b546-47410cfa1450', 'stimuli/01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe/01a1e976-0cf2-712d-b546-47410cfa1450-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 12:23:10.322+00', 'image', '2~KPTyrdDj7uCKNDGVSdKmKlgR8-CHMI7', NULL, NULL, 'stimuli/01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe/01a1e976-0cf2-712d-b546-47410cfa1450-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe/01a1e976-0cf2-712d-b546-47410cfa1450-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe/01a1e976-0cf2-712d-b546-47410cfa1450-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e975-fa34-7607-ac3b-3874d81db2de', '01a1e975-f5e6-7eed-b211-ada400646413', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-fa34-7607-ac3b-3874d81db2de', 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-fa34-7607-ac3b-3874d81db2de-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 12:23:05.524+00', 'image', '2~_XyXVa9crVNQNzzK9mrUQMRyaS8K46v', NULL, NULL, 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-fa34-7607-ac3b-3874d81db2de-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-fa34-7607-ac3b-3874d81db2de-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-fa34-7607-ac3b-3874d81db2de-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e976-061b-7b9c-9d5f-52a07999ec3e', '01a1e975-f5e6-7eed-b211-ada400646413', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1e975-f5e6-7eed-b211-ada400646413/01a1e976-061b-7b9c-9d5f-52a07999ec3e', 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e976-061b-7b9c-9d5f-52a07999ec3e-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-17 12:23:08.571+00', 'image', '2~QmSTpDkY3nHszTopaJy6gjTlx8bv8hX', NULL, NULL, 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e976-061b-7b9c-9d5f-52a07999ec3e-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e976-061b-7b9c-9d5f-52a07999ec3e-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e976-061b-7b9c-9d5f-52a07999ec3e-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e976-061b-7b9c-9d5f-52a07999ec3e-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1e975-daeb-7ca6-a255-f18bf94e3518', '01a1e975-dae3-7b9f-8d57-8ae0e0852464', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518', 'stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-17 12:22:57.515+00', 'image', '2~_3OLQb7FnzDlqu6BMOGQQbIIjOfueQd', NULL, NULL, 'stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-f46531efebac96e9d94901eedc1417800453dfbab66b11edb45170b3a22e6b60-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-5b30a3ec951dd37f1aad1b71be6b0839ca18b95a5148de5378a682330a31aff4-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e975-dae3-7b9f-8d57-8ae0e0852464/01a1e975-daeb-7ca6-a255-f18bf94e3518-3c133ebe27ba3cbc8461f932521c56df8003c1e415c7488673883ae5655102fe-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1e975-ec32-7069-8064-e87b3fb67063', '01a1e975-e718-7700-ae05-43a9c9330dc0', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-ec32-7069-8064-e87b3fb67063', 'stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-ec32-7069-8064-e87b3fb67063-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 12:23:01.938+00', 'image', '2~TPQSNzOBp0ChKhmVpb0fXPN2abh4seY', NULL, NULL, 'stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-ec32-7069-8064-e87b3fb67063-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-ec32-7069-8064-e87b3fb67063-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-e718-7700-ae05-43a9c9330dc0/01a1e975-ec32-7069-8064-e87b3fb67063-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e975-f0c6-7c53-9ff7-4b2334d0bace', '01a1e975-f0b2-7c3a-be50-16605a713db7', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e975-f0b2-7c3a-be50-16605a713db7/01a1e975-f0c6-7c53-9ff7-4b2334d0bace', 'stimuli/01a1e975-f0b2-7c3a-be50-16605a713db7/01a1e975-f0c6-7c53-9ff7-4b2334d0bace-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 12:23:03.11+00', 'image', '2~-CM9QU2O-FMbdq_t0M5vqT6BoOz-AP5', NULL, NULL, 'stimuli/01a1e975-f0b2-7c3a-be50-16605a713db7/01a1e975-f0c6-7c53-9ff7-4b2334d0bace-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-f0b2-7c3a-be50-16605a713db7/01a1e975-f0c6-7c53-9ff7-4b2334d0bace-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-f0b2-7c3a-be50-16605a713db7/01a1e975-f0c6-7c53-9ff7-4b2334d0bace-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a', '01a1e975-f5e6-7eed-b211-ada400646413', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a', 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 12:23:04.436+00', 'image', '2~tmLszpV4gz-jaVuUq-AfknZOuOS0UiF', NULL, NULL, 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e975-ff50-7245-ae8b-a8761c8f92b0', '01a1e975-f5e6-7eed-b211-ada400646413', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-ff50-7245-ae8b-a8761c8f92b0', 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-ff50-7245-ae8b-a8761c8f92b0-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 12:23:06.833+00', 'image', '2~E_Ex0AO5ebvH3Aq73BFOyYUwUoXzqAZ', NULL, NULL, 'stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-ff50-7245-ae8b-a8761c8f92b0-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-ff50-7245-ae8b-a8761c8f92b0-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-f5e6-7eed-b211-ada400646413/01a1e975-ff50-7245-ae8b-a8761c8f92b0-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e975-c235-7070-837f-04fe361d9dda', '01a1e975-c228-7076-af1b-4462d21b81f7', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda', 'stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-17 12:22:51.189+00', 'image', '2~2d8U6kraKRo-CSUXahHpSRQsl8pekkC', NULL, NULL, 'stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e975-c235-7070-837f-04fe361d9dda-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1e975-c49e-7ba9-afdb-0741b4919df7', '01a1e975-b4d1-777f-aaa0-304e8aef0f2b', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7', 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-2d61e653b24f49a96217fd4aa634d07b01819fa0646770f5852d0f7b1eda5112.mp4', 1080, 1920, '2026-11-17 12:22:51.806+00', 'video', '2~kRngLWpKVjf0rxItAeBKv9bGpgxhsWj', NULL, 15001, 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1e975-b4d1-777f-aaa0-304e8aef0f2b/01a1e975-c49e-7ba9-afdb-0741b4919df7-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]'),
	('01a1e975-d3f1-7ae1-a3cb-2e85cba62e09', '01a1e975-d3e0-755e-87e3-578247bd91db', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09', 'stimuli/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 12:22:55.729+00', 'image', '2~LFD8xET1g7r8wllICbnZ_axIaOpT4-y', NULL, NULL, 'stimuli/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e975-d3e0-755e-87e3-578247bd91db/01a1e975-d3f1-7ae1-a3cb-2e85cba62e09-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]');

INSERT INTO public.audit_events VALUES
	(1, '2026-11-17 12:22:39.566+00', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'account_created', '01a1e975-94d0-7026-81f5-0ee78803e3f6', '{}', '\x6395dca9cfe43f0e8e30d5d454bbd2bb78c4614af8eb81924850283ad60bb5c9'),
	(2, '2026-11-17 12:22:39.588+00', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'logged_in', '01a1e975-94d0-7026-81f5-0ee78803e3f6', '{}', '\x6b46a4ddeafbd4014797c4cfb9e6ee4e3e4fa6208e91fdccd050888168ec037c'),
	(3, '2026-11-17 12:22:40.003+00', '01a1e975-9685-7f78-9f81-fe260ad051d3', 'account_created', '01a1e975-9685-7f78-9f81-fe260ad051d3', '{}', '\xdab729405594d6c0daf02b69f2e94a7ed9d5fa501ad48b026f5e5dc0ca74ee02'),
	(4, '2026-11-17 12:22:40.018+00', '01a1e975-9685-7f78-9f81-fe260ad051d3', 'logged_in', '01a1e975-9685-7f78-9f81-fe260ad051d3', '{}', '\x22345eb6f7622c20fd3b25ff2f8df2f6e8e800d28d1e23fa75e78a6fed450e30'),
	(5, '2026-11-17 12:22:41.134+00', '01a1e975-9af0-715e-94d8-298f9ec27874', 'account_created', '01a1e975-9af0-715e-94d8-298f9ec27874', '{}', '\xa6e7785136fbf4f80fad7937f19230ef0c3cb685616335896432a89780c5d390'),
	(6, '2026-11-17 12:22:41.148+00', '01a1e975-9af0-715e-94d8-298f9ec27874', 'logged_in', '01a1e975-9af0-715e-94d8-298f9ec27874', '{}', '\x85bb9dbe55f733414f17bad7261a421121e5d05dc8a410999b5ee7d1e170cb2a'),
	(7, '2026-11-17 12:22:45.505+00', '01a1e975-ac02-7c26-ad42-c2eb21acbf0d', 'account_created', '01a1e975-ac02-7c26-ad42-c2eb21acbf0d', '{}', '\x6613e5e043421c1faa34d46f1856093051ed3a1edd8a988be7ea6142734cbee1'),
	(8, '2026-11-17 12:22:45.518+00', '01a1e975-ac02-7c26-ad42-c2eb21acbf0d', 'logged_in', '01a1e975-ac02-7c26-ad42-c2eb21acbf0d', '{}', '\x8eeeb374b988d2b06d96b5fe8a005d13d9213f4720ecaa1a8f2a854b08ba7dd2');

INSERT INTO public.audit_head VALUES
	(true, 8, '\x8eeeb374b988d2b06d96b5fe8a005d13d9213f4720ecaa1a8f2a854b08ba7dd2');

INSERT INTO public.consents VALUES
	('01a1e975-a3da-7f4b-9716-4fbe10f0e27d', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:22:43.432+00'),
	('01a1e975-b298-72f5-ba8b-f3b318c13eaa', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:22:47.205+00'),
	('01a1e976-1243-7adb-b419-771adbaba914', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-1243-7fd2-ba81-cb3134301db2', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-1243-7d0e-bfff-a51b21156275', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-1244-73bc-bcac-cd5a9d68da1c', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-1245-71c1-8150-d2f2f7b613e4', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-1249-7863-9081-fc771d1fce52', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-124a-7faf-b1f0-452dab0db0b3', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-124b-7131-afb5-7ae9ea75adca', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-124b-754e-8e1b-f1961159ad8d', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-124b-77b9-904d-d25aeebd2c3c', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.694+00'),
	('01a1e976-1264-7e4f-b817-d2e46ce6e30c', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.73+00'),
	('01a1e976-1278-7a45-ba39-c16730d249c4', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.769+00'),
	('01a1e976-12a5-7e2f-b939-682310bf151b', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 12:23:11.794+00');

INSERT INTO public.consumptions VALUES
	('01a1e975-a3da-7f4b-9716-4fbe10f0e27d', '01a1e975-9b0c-7871-a326-77d1204a5f61', '2026-11-17 12:22:43.568+00', NULL, NULL, NULL, NULL, '2026-11-17 12:22:44.357+00'),
	('01a1e975-b298-72f5-ba8b-f3b318c13eaa', '01a1e975-ac18-7b6d-8c53-c3817d93acae', '2026-11-17 12:22:47.311+00', NULL, NULL, NULL, NULL, '2026-11-17 12:22:47.421+00'),
	('01a1e976-1243-7fd2-ba81-cb3134301db2', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.834+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.006+00'),
	('01a1e976-1245-71c1-8150-d2f2f7b613e4', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.842+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.02+00'),
	('01a1e976-124b-7131-afb5-7ae9ea75adca', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.837+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.04+00'),
	('01a1e976-124b-754e-8e1b-f1961159ad8d', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.837+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.077+00'),
	('01a1e976-124b-77b9-904d-d25aeebd2c3c', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.847+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.092+00'),
	('01a1e976-1249-7863-9081-fc771d1fce52', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.857+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.112+00'),
	('01a1e976-1243-7adb-b419-771adbaba914', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.846+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.147+00'),
	('01a1e976-1264-7e4f-b817-d2e46ce6e30c', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.863+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.158+00'),
	('01a1e976-1243-7d0e-bfff-a51b21156275', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.871+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.192+00'),
	('01a1e976-1278-7a45-ba39-c16730d249c4', '01a1e975-c228-7076-af1b-4462d21b81f7', '2026-11-17 12:23:11.927+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.222+00'),
	('01a1e976-12a5-7e2f-b939-682310bf151b', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.96+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.265+00'),
	('01a1e976-1244-73bc-bcac-cd5a9d68da1c', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.93+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.255+00'),
	('01a1e976-124a-7faf-b1f0-452dab0db0b3', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:11.836+00', NULL, NULL, NULL, NULL, '2026-11-17 12:23:12.415+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1e975-94d0-7026-81f5-0ee78803e3f6'),
	(3, 'project', '01a1e975-dae3-7b9f-8d57-8ae0e0852464');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-17 12:22:40.713+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\x482aeee407b8cb5b116799bed47276647ac42a634a258dcd3723fa6d378b4bc4', '01a1e975-94d0-7026-81f5-0ee78803e3f6', '2026-11-17 12:22:40.789+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1e975-dae3-7b9f-8d57-8ae0e0852464', '\xe4d2ee9b1dfddeb5847085258414c4a8f8c0a7e6300a6203629d9935314255d2', '01a1e975-94d0-7026-81f5-0ee78803e3f6', '2026-11-17 12:22:59.057+00', '{"projectId": "01a1e975-dae3-7b9f-8d57-8ae0e0852464", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.hashtags VALUES
	('01a1e975-c218-7809-96c3-2e91ca416ebd', '01a1e975-94d0-7026-81f5-0ee78803e3f6', '앱화면', 1, '2026-11-17 12:22:51.16+00'),
	('01a1e975-c484-7dc3-9c2e-65ec5621c450', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'packaging', 2, '2026-11-17 12:22:51.78+00'),
	('01a1e975-c484-7c46-8ced-3c8affd6d467', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'beverage', 3, '2026-11-17 12:22:51.78+00'),
	('01a1e975-cc3d-78af-b28e-daa84f7dd260', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'shelf-test', 4, '2026-11-17 12:22:53.757+00'),
	('01a1e975-dade-7630-b262-86ed22270b7e', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Q4-campaign', 5, '2026-11-17 12:22:57.502+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-17 12:22:37.04224'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-17 12:22:37.063461'),
	(3, '20261115064500000_password_resets', '2026-11-17 12:22:37.065263'),
	(4, '20261115090000000_account_defences', '2026-11-17 12:22:37.067852'),
	(5, '20261115100000000_credits', '2026-11-17 12:22:37.077344'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-17 12:22:37.088349'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-17 12:22:37.094111'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-17 12:22:37.111158'),
	(9, '20261115200000000_precision_of_validation', '2026-11-17 12:22:37.112484'),
	(10, '20261116160000000_page_names', '2026-11-17 12:22:37.11557'),
	(11, '20261116160100000_source_of_gaze', '2026-11-17 12:22:37.11648'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-17 12:22:37.117127'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-17 12:22:37.118363'),
	(14, '20261116180000000_parked_recordings', '2026-11-17 12:22:37.119698'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-17 12:22:37.122912'),
	(16, '20261116220000000_erased_projects', '2026-11-17 12:22:37.124674'),
	(17, '20261116221000000_leaving_accounts', '2026-11-17 12:22:37.155441'),
	(18, '20261116222000000_checked_packs', '2026-11-17 12:22:37.158799'),
	(19, '20261116230000000_application_role', '2026-11-17 12:22:37.16088'),
	(20, '20261117000000000_closed_recordings', '2026-11-17 12:22:37.161893'),
	(21, '20261117001000000_fraud_flags', '2026-11-17 12:22:37.162689'),
	(22, '20261117002000000_funnel', '2026-11-17 12:22:37.16531'),
	(23, '20261117081000000_withdrawals', '2026-11-17 12:22:37.170115'),
	(24, '20261117082000000_marks', '2026-11-17 12:22:37.175121'),
	(25, '20261117083000000_retention', '2026-11-17 12:22:37.178452'),
	(26, '20261117090000000_superseded_objects', '2026-11-17 12:22:37.180762'),
	(27, '20261117110000000_second_copies', '2026-11-17 12:22:37.183586'),
	(28, '20261117120000000_archives', '2026-11-17 12:22:37.187332'),
	(29, '20261117121000000_areas_of_interest', '2026-11-17 12:22:37.189981');

INSERT INTO public.page_assets VALUES
	('01a1e975-a39b-7e75-bdd5-856d6663753d', 0, '01a1e975-9b23-7339-85d7-4759f047ef07'),
	('01a1e975-b266-70e1-8a05-21899fbdffe4', 0, '01a1e975-ac26-734c-b563-92ced0d9f1ff'),
	('01a1e975-bb0c-75e9-a779-bd440c38ffc8', 0, '01a1e975-b4f9-7cc7-b6d1-1c8a5c0ba01b'),
	('01a1e975-c206-7710-901d-d0491e2cdfb9', 0, '01a1e975-bb31-7770-8bd4-e6372ad7b724'),
	('01a1e975-c475-7360-9da0-9dea72c1c079', 0, '01a1e975-b4fc-7009-9c60-d1f1f2bf19af'),
	('01a1e975-c475-7360-9da0-9dea72c1c079', 1, '01a1e975-be6b-7c0f-bedf-1f67654d90cc'),
	('01a1e975-cc2d-75fe-a66d-240626034052', 0, '01a1e975-c235-7070-837f-04fe361d9dda'),
	('01a1e975-d3cc-7a44-b887-218e6aaf69ea', 0, '01a1e975-cc7c-70c2-bc0b-3f626da64021'),
	('01a1e975-dacd-70cb-891f-7eb87f2eec76', 0, '01a1e975-d3f1-7ae1-a3cb-2e85cba62e09'),
	('01a1e975-e0c0-7717-bdda-ccb1d75567d3', 0, '01a1e975-daeb-7ca6-a255-f18bf94e3518'),
	('01a1e975-e705-7e70-84e8-c0e10ca54db0', 0, '01a1e975-e114-70eb-9c9f-2fdd96a56d8e'),
	('01a1e975-f09f-7768-b907-81976e3f4969', 0, '01a1e975-e720-7ece-96ec-ff805a9ec621'),
	('01a1e975-f09f-7768-b907-81976e3f4969', 1, '01a1e975-ec32-7069-8064-e87b3fb67063'),
	('01a1e975-f5d9-7c25-91cd-a2893d75cd1e', 0, '01a1e975-f0c6-7c53-9ff7-4b2334d0bace'),
	('01a1e975-ff3f-7b7f-9897-49ca480f4fef', 0, '01a1e975-f5f4-7929-ba9f-3d2ad9b1dd9a'),
	('01a1e975-ff3f-7b7f-9897-49ca480f4fef', 1, '01a1e975-fa34-7607-ac3b-3874d81db2de'),
	('01a1e976-0613-78f7-96a7-83e3be3852d1', 0, '01a1e975-ff50-7245-ae8b-a8761c8f92b0'),
	('01a1e976-0cda-789f-a4a8-cc3f36db5cda', 0, '01a1e976-061b-7b9c-9d5f-52a07999ec3e'),
	('01a1e976-10d6-7235-b346-4265df5cda23', 0, '01a1e975-c49e-7ba9-afdb-0741b4919df7'),
	('01a1e976-120d-73f5-a316-4ea12cf5457b', 0, '01a1e976-0cf2-712d-b546-47410cfa1450');

INSERT INTO public.pages VALUES
	('01a1e975-a39b-7e75-bdd5-856d6663753d', '01a1e975-9b0c-7871-a326-77d1204a5f61', 0, 'image', 10000, '2026-11-17 12:22:43.355+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-b266-70e1-8a05-21899fbdffe4', '01a1e975-ac18-7b6d-8c53-c3817d93acae', 0, 'image', 10000, '2026-11-17 12:22:47.142+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-bb0c-75e9-a779-bd440c38ffc8', '01a1e975-b4d9-7875-b465-7066eaf94f4a', 0, 'image', 1000, '2026-11-17 12:22:49.357+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-c206-7710-901d-d0491e2cdfb9', '01a1e975-bb28-7c1b-91a2-565b82467a5c', 0, 'image', 60000, '2026-11-17 12:22:51.143+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-c475-7360-9da0-9dea72c1c079', '01a1e975-b4d1-777f-aaa0-304e8aef0f2b', 0, 'image', 8000, '2026-11-17 12:22:51.765+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-c48c-7a9a-8435-8f0abc0c82de', '01a1e975-b4d1-777f-aaa0-304e8aef0f2b', 1, 'survey', NULL, '2026-11-17 12:22:51.788+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e975-cc2d-75fe-a66d-240626034052', '01a1e975-c228-7076-af1b-4462d21b81f7', 0, 'image', 1000, '2026-11-17 12:22:53.741+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-d3cc-7a44-b887-218e6aaf69ea', '01a1e975-cc6d-7055-abe2-563758e242aa', 0, 'image', 8000, '2026-11-17 12:22:55.692+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-dacd-70cb-891f-7eb87f2eec76', '01a1e975-d3e0-755e-87e3-578247bd91db', 0, 'image', 8000, '2026-11-17 12:22:57.486+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-e0c0-7717-bdda-ccb1d75567d3', '01a1e975-dae3-7b9f-8d57-8ae0e0852464', 0, 'image', 8000, '2026-11-17 12:22:59.008+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-e705-7e70-84e8-c0e10ca54db0', '01a1e975-e108-725d-815a-4c26440294c3', 0, 'image', 8000, '2026-11-17 12:23:00.613+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-f09f-7768-b907-81976e3f4969', '01a1e975-e718-7700-ae05-43a9c9330dc0', 0, 'image', 60000, '2026-11-17 12:23:03.071+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-f0b8-7fc4-82a7-c41b5d2abf3e', '01a1e975-f0b2-7c3a-be50-16605a713db7', 0, 'survey', NULL, '2026-11-17 12:23:03.096+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e975-f5d9-7c25-91cd-a2893d75cd1e', '01a1e975-f0b2-7c3a-be50-16605a713db7', 1, 'image', 8000, '2026-11-17 12:23:04.41+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e975-ff3f-7b7f-9897-49ca480f4fef', '01a1e975-f5e6-7eed-b211-ada400646413', 0, 'image', 1000, '2026-11-17 12:23:06.815+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-0613-78f7-96a7-83e3be3852d1', '01a1e975-f5e6-7eed-b211-ada400646413', 1, 'image', 1000, '2026-11-17 12:23:08.563+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-0cda-789f-a4a8-cc3f36db5cda', '01a1e975-f5e6-7eed-b211-ada400646413', 2, 'image', 1000, '2026-11-17 12:23:10.298+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-10d6-7235-b346-4265df5cda23', '01a1e975-b4d1-777f-aaa0-304e8aef0f2b', 2, 'video', NULL, '2026-11-17 12:23:11.318+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-120d-73f5-a316-4ea12cf5457b', '01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe', 0, 'image', 8000, '2026-11-17 12:23:11.629+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-122f-73b0-b71d-d50120ee2486', '01a1e976-122d-71e7-b2bb-5fbe9b6696fd', 0, 'image', 8000, '2026-11-17 12:23:11.661+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-122f-7ef8-ad5e-7b82fe2f275b', '01a1e976-122d-71e7-b2bb-5fbe9b6696fd', 1, 'image', 8000, '2026-11-17 12:23:11.661+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e976-122f-7127-89c6-f9368bb5b286', '01a1e976-122d-71e7-b2bb-5fbe9b6696fd', 2, 'survey', NULL, '2026-11-17 12:23:11.661+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1e975-bb28-7c1b-91a2-565b82467a5c', '01a1e975-c218-7809-96c3-2e91ca416ebd', 0),
	('01a1e975-b4d1-777f-aaa0-304e8aef0f2b', '01a1e975-c484-7dc3-9c2e-65ec5621c450', 0),
	('01a1e975-b4d1-777f-aaa0-304e8aef0f2b', '01a1e975-c484-7c46-8ced-3c8affd6d467', 1),
	('01a1e975-c228-7076-af1b-4462d21b81f7', '01a1e975-c484-7dc3-9c2e-65ec5621c450', 0),
	('01a1e975-c228-7076-af1b-4462d21b81f7', '01a1e975-cc3d-78af-b28e-daa84f7dd260', 1),
	('01a1e975-cc6d-7055-abe2-563758e242aa', '01a1e975-c484-7c46-8ced-3c8affd6d467', 0),
	('01a1e975-d3e0-755e-87e3-578247bd91db', '01a1e975-c484-7c46-8ced-3c8affd6d467', 0),
	('01a1e975-d3e0-755e-87e3-578247bd91db', '01a1e975-dade-7630-b262-86ed22270b7e', 1),
	('01a1e975-d3e0-755e-87e3-578247bd91db', '01a1e975-c484-7dc3-9c2e-65ec5621c450', 2),
	('01a1e975-dae3-7b9f-8d57-8ae0e0852464', '01a1e975-c484-7c46-8ced-3c8affd6d467', 0),
	('01a1e975-e108-725d-815a-4c26440294c3', '01a1e975-dade-7630-b262-86ed22270b7e', 0);

INSERT INTO public.projects VALUES
	('01a1e975-cc5d-760a-8393-6e6e4e79ea01', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:22:53.789+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 12:22:53.789+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-a3ca-7556-a1dc-576a919d4534', '01a1e975-9af0-715e-94d8-298f9ec27874', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:22:43.402+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 12:22:43.402+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e976-122d-71e7-b2bb-5fbe9b6696fd', '01a1e975-94d0-7026-81f5-0ee78803e3f6', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:23:11.661+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-17 12:23:11.661+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-9b0c-7871-a326-77d1204a5f61', '01a1e975-9af0-715e-94d8-298f9ec27874', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'sc3akbcpaw4e', 'JBJ4MP', 1, '2026-11-17 12:22:43.388+00', '2026-11-17 12:22:41.164+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 12:22:43.388+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-f0b2-7c3a-be50-16605a713db7', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'sp76xbfs7xqh', 'CNP9KV', NULL, '2026-11-17 12:23:04.418+00', '2026-11-17 12:23:03.09+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-17 12:23:04.418+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-b289-7296-8e3f-87cf83d97bb1', '01a1e975-ac02-7c26-ad42-c2eb21acbf0d', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:22:47.177+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 12:22:47.177+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-cc6d-7055-abe2-563758e242aa', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:22:53.805+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 12:22:55.704+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-ac18-7b6d-8c53-c3817d93acae', '01a1e975-ac02-7c26-ad42-c2eb21acbf0d', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'tzlthaiobgpc', 'QNBC2V', 1, '2026-11-17 12:22:47.165+00', '2026-11-17 12:22:45.528+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 12:22:47.165+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-b4d9-7875-b465-7066eaf94f4a', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'mcrteumlc43a', 'ZS8XZM', NULL, '2026-11-17 12:22:49.376+00', '2026-11-17 12:22:47.769+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 12:22:49.376+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-d3e0-755e-87e3-578247bd91db', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:22:55.712+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 12:22:57.5+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-bb28-7c1b-91a2-565b82467a5c', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'yz6oxvt53dnz', '83MVU8', NULL, '2026-11-17 12:22:51.169+00', '2026-11-17 12:22:49.384+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 12:22:51.169+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-dae3-7b9f-8d57-8ae0e0852464', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, '53cbqc7ipxsq', '9V4SHF', NULL, '2026-11-17 12:22:59.07+00', '2026-11-17 12:22:57.507+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 12:22:59.07+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-e718-7700-ae05-43a9c9330dc0', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, '3fhggzovv2nm', '5T8YNR', NULL, '2026-11-17 12:23:03.084+00', '2026-11-17 12:23:00.632+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 12:23:03.084+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-f5e6-7eed-b211-ada400646413', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'ic75w6pal7js', 'EE9Q3D', NULL, '2026-11-17 12:23:10.308+00', '2026-11-17 12:23:04.422+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-17 12:23:10.308+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-b4d1-777f-aaa0-304e8aef0f2b', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 12:22:47.761+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-17 12:23:11.344+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e976-0ce9-7ecd-aee8-bc0bb93bf3fe', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'ql5to7rmbjrc', 'YBCXN3', NULL, '2026-11-17 12:23:11.654+00', '2026-11-17 12:23:10.313+00', NULL, 8000, false, false, '\x4a159fce6e76a7b00b5d7733d0dcb345bde7f67ee78f4e656aaf1ea856fac60ddfd73e75cb', 1, 8000, '2026-11-17 12:23:11.654+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e975-c228-7076-af1b-4462d21b81f7', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'huafqk5hteu2', 'DRCKNU', 1, '2026-11-17 12:22:53.77+00', '2026-11-17 12:22:51.176+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 12:22:53.77+00', NULL, NULL, NULL, 180, '2026-11-17 12:23:11.927+00', NULL),
	('01a1e975-e108-725d-815a-4c26440294c3', '01a1e975-94d0-7026-81f5-0ee78803e3f6', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, 'o3gmrptlixla', 'PHKF5Y', 2, '2026-11-17 12:23:00.627+00', '2026-11-17 12:22:59.08+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 12:23:00.627+00', NULL, NULL, NULL, 180, NULL, NULL);

INSERT INTO public.recordings VALUES
	('01a1e975-a3da-7f4b-9716-4fbe10f0e27d', '01a1e975-9b0c-7871-a326-77d1204a5f61', 'aff1a347-695d-4751-ae88-20a29b81a91d', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e975-9b0c-7871-a326-77d1204a5f61/01a1e975-a3da-7f4b-9716-4fbe10f0e27d/9a113ea3c8fd113ba0a0f2a2b558d74dfc251f4bd8982be28c6671f504923823.json', 100, 30.00083801223498, 1, '2026-11-17 12:22:43.432+00', '2026-11-17 12:22:43.568+00', '2026-11-17 12:22:44.357+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e975-b298-72f5-ba8b-f3b318c13eaa', '01a1e975-ac18-7b6d-8c53-c3817d93acae', '6bc03327-664d-43e1-8fde-558bcdb0a8e8', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e975-ac18-7b6d-8c53-c3817d93acae/01a1e975-b298-72f5-ba8b-f3b318c13eaa/55b954987d150b7ee2c874848d2c16b3f6b85f561d36c25e462c28d4b76100bd.json', 100, 30.00083801223498, 1, '2026-11-17 12:22:47.205+00', '2026-11-17 12:22:47.311+00', '2026-11-17 12:22:47.421+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1243-7fd2-ba81-cb3134301db2', '01a1e975-e108-725d-815a-4c26440294c3', '1ab05f8d-1058-499e-9b72-29449aa91fe1', 2, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1243-7fd2-ba81-cb3134301db2/1c10e240e940e7bac3d1d4bd8187644a7cb2ff0796a7c23386352f0800347a64.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.834+00', '2026-11-17 12:23:12.006+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1278-7a45-ba39-c16730d249c4', '01a1e975-c228-7076-af1b-4462d21b81f7', '33446208-4ed7-4b86-8133-1dd03f092e4a', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e975-c228-7076-af1b-4462d21b81f7/01a1e976-1278-7a45-ba39-c16730d249c4/91b060d8f43c43484fb9bba508a28d1dd0d9d1f4f352c26e26209cbd879a75f4.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.769+00', '2026-11-17 12:23:11.927+00', '2026-11-17 12:23:12.222+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1244-73bc-bcac-cd5a9d68da1c', '01a1e975-e108-725d-815a-4c26440294c3', '60b227dc-ed0f-4333-9ffc-9844e3eff216', 4, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1244-73bc-bcac-cd5a9d68da1c/621bb351b23fc49d25159ddc22fc8512442998a1d04b1f09a853b309641503e6.json', 100, 30.000627628193058, 2, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.93+00', '2026-11-17 12:23:12.255+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1245-71c1-8150-d2f2f7b613e4', '01a1e975-e108-725d-815a-4c26440294c3', 'f4b04474-12e8-4538-acf5-65b3e75cfa2b', 5, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1245-71c1-8150-d2f2f7b613e4/3d8bd56d53b317c36a7df66e37bdd23e1e65c41c91b3c424a78dadbdb571a8b5.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.842+00', '2026-11-17 12:23:12.02+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-124b-7131-afb5-7ae9ea75adca', '01a1e975-e108-725d-815a-4c26440294c3', 'dc85131e-cb10-4768-8c95-444c1b535867', 8, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-124b-7131-afb5-7ae9ea75adca/c752a09fe914b67c188b62083fa1742004fa8af86467292adcbcd20770f6d7c9.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.837+00', '2026-11-17 12:23:12.04+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-124b-754e-8e1b-f1961159ad8d', '01a1e975-e108-725d-815a-4c26440294c3', '01d61783-6ee2-4985-b823-265821b1df6f', 9, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-124b-754e-8e1b-f1961159ad8d/15e0d99baf42d8507bd4cc3aafa76598d9ec2394436266d641ff0c9507f5352f.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.837+00', '2026-11-17 12:23:12.077+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-124b-77b9-904d-d25aeebd2c3c', '01a1e975-e108-725d-815a-4c26440294c3', '5fc533e5-a032-4535-8180-0fb9f98c94e2', 10, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-124b-77b9-904d-d25aeebd2c3c/59bbb2551d1f000587f5388ccb5d6cf5a6b7b1f91e65be939cf4aabacfc2e0ad.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.847+00', '2026-11-17 12:23:12.092+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1249-7863-9081-fc771d1fce52', '01a1e975-e108-725d-815a-4c26440294c3', '4f45c726-e31e-4914-8e04-d3acab256867', 6, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1249-7863-9081-fc771d1fce52/c6d7656f5d2f440eb0e0be4d3db2dc7717ea546c49cf6909a24fca821e96065c.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.857+00', '2026-11-17 12:23:12.112+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1243-7adb-b419-771adbaba914', '01a1e975-e108-725d-815a-4c26440294c3', 'b8f698c4-1096-4049-be99-71e343f56e20', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1243-7adb-b419-771adbaba914/79d176db972151ad04ac8a9ca0dcf1434bd4b13226cf8b150df32afdc3b8098e.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.846+00', '2026-11-17 12:23:12.147+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1264-7e4f-b817-d2e46ce6e30c', '01a1e975-e108-725d-815a-4c26440294c3', '43be0475-9641-4b47-8ebf-5d5e5e3ac36c', 11, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1264-7e4f-b817-d2e46ce6e30c/8caa8681173bcdf924996847ff61843432f6a685b194f4d097ad1d854841cbc8.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.73+00', '2026-11-17 12:23:11.863+00', '2026-11-17 12:23:12.158+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-1243-7d0e-bfff-a51b21156275', '01a1e975-e108-725d-815a-4c26440294c3', 'ee06ad6d-9407-4042-9e16-b146d46233e8', 3, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-1243-7d0e-bfff-a51b21156275/fe701e4ed883e7a2f535851a30eb4c131ab1853b95cb4bee9aa8d4ddfb86c701.json', 100, 30.000627628193058, 1, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.871+00', '2026-11-17 12:23:12.192+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-12a5-7e2f-b939-682310bf151b', '01a1e975-e108-725d-815a-4c26440294c3', 'f836eeb5-c15f-4f21-bd51-c0574c0479d3', 12, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-12a5-7e2f-b939-682310bf151b/a63b5d370136845f1864e7fe9af6504369ab7283bc2d3825bd9e2d60a9d4fde5.json', 100, 30.000627628193058, 2, '2026-11-17 12:23:11.794+00', '2026-11-17 12:23:11.96+00', '2026-11-17 12:23:12.265+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false, NULL, NULL),
	('01a1e976-124a-7faf-b1f0-452dab0db0b3', '01a1e975-e108-725d-815a-4c26440294c3', '7ff8c898-d155-4324-b851-48368f7d91f1', 7, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1e975-e108-725d-815a-4c26440294c3/01a1e976-124a-7faf-b1f0-452dab0db0b3/5feb3cedd4def68fdaa2a7120c3f500043894389f5eed96a844dc259beceb150.json', 100, 30.000627628193058, 2, '2026-11-17 12:23:11.694+00', '2026-11-17 12:23:11.836+00', '2026-11-17 12:23:12.415+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false, NULL, NULL);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1e975-e108-725d-815a-4c26440294c3/1-1c6be609-af8a8b27692c519680d99d5b5484213a96ce3099e6e5fe0fcc191af6b615bb85.json', '01a1e975-e108-725d-815a-4c26440294c3', '2026-11-17 12:23:12.555+00', NULL);

INSERT INTO public.users VALUES
	('01a1e975-94d0-7026-81f5-0ee78803e3f6', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$bc2xnZeI8AFLw6UBilFeRQ$Cq2paTlDGI1I8gEZsi0XmmED8pYaCzATYxfand2lGas', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 12:22:39.566+00', '2024-03-25', '2026-11-17 12:22:39.566+00', NULL, NULL, NULL),
	('01a1e975-9685-7f78-9f81-fe260ad051d3', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$oflKun3T7o4pAQhm4TT5JA$aMY0RFqC3XjkPeEXwtviQgYBdFL2qIJQjvrEE4vKRFo', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 12:22:40.003+00', '2024-03-25', '2026-11-17 12:22:40.003+00', NULL, NULL, NULL),
	('01a1e975-9af0-715e-94d8-298f9ec27874', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$xdbTSqXB/IShY2sg78OmAA$lVGrhvlYZYRC7M41vcSxdfpGmz5SGM0RQGupMmn8IKM', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 12:22:41.134+00', '2024-03-25', '2026-11-17 12:22:41.134+00', NULL, NULL, NULL),
	('01a1e975-ac02-7c26-ad42-c2eb21acbf0d', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$GwB+56b3FLyP69oM5aQpSg$xjAzdtxh3p2M/PDLr6753WS71n7ljhWx8McQYZfXSfo', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 12:22:45.505+00', '2024-03-25', '2026-11-17 12:22:45.505+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 29, true);

ALTER TABLE ONLY public.aggregates
    ADD CONSTRAINT aggregates_pkey PRIMARY KEY (project_id, version);

ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (recording_id, page_id);

ALTER TABLE ONLY public.aoi_versions
    ADD CONSTRAINT aoi_versions_pkey PRIMARY KEY (aoi_id, version);

ALTER TABLE ONLY public.aois
    ADD CONSTRAINT aois_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.funnel_counts
    ADD CONSTRAINT funnel_counts_pkey PRIMARY KEY (project_id, hour, step, page, device, in_app, reason);

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

ALTER TABLE ONLY public.record_checks
    ADD CONSTRAINT record_checks_pkey PRIMARY KEY (project_id);

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

ALTER TABLE ONLY public.superseded_objects
    ADD CONSTRAINT superseded_objects_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT tombstones_pkey PRIMARY KEY (recording_id);

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

ALTER TABLE ONLY public.visit_steps
    ADD CONSTRAINT visit_steps_pkey PRIMARY KEY (project_id, visit_id, step, page);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);

CREATE INDEX aoi_versions_project ON public.aoi_versions USING btree (project_id);

CREATE INDEX aois_asset ON public.aois USING btree (asset_id);

CREATE INDEX aois_project ON public.aois USING btree (project_id, created_at);

CREATE INDEX archives_made ON public.archives USING btree (made_at);

CREATE INDEX archives_project ON public.archives USING btree (project_id, made_at);

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

CREATE INDEX projects_kept ON public.projects USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (expired_at IS NULL));

CREATE INDEX projects_owner_created ON public.projects USING btree (owner_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_owner_name ON public.projects USING btree (owner_id, lower(name), id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_owner_updated ON public.projects USING btree (owner_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_to_erase ON public.projects USING btree (forgotten_at) WHERE ((forgotten_at IS NOT NULL) AND (erased_at IS NULL));

CREATE INDEX projects_to_forget ON public.projects USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (forgotten_at IS NULL));

CREATE INDEX rate_counters_expired ON public.rate_counters USING btree (expires_at);

CREATE INDEX recordings_abandoned ON public.recordings USING btree (id) WHERE ((state = 'silent'::text) AND (packed_at IS NULL) AND (parked_at IS NULL));

CREATE INDEX recordings_checked ON public.recordings USING btree (pack_checked_at) WHERE (pack_checked_at IS NOT NULL);

CREATE INDEX recordings_complete ON public.recordings USING btree (project_id) WHERE (state = 'complete'::text);

CREATE INDEX recordings_lost ON public.recordings USING btree (pack_lost_at) WHERE (pack_lost_at IS NOT NULL);

CREATE INDEX recordings_marked ON public.recordings USING btree (project_id) WHERE (invalid_at IS NOT NULL);

CREATE INDEX recordings_open ON public.recordings USING btree (created_at) WHERE (state = 'open'::text);

CREATE INDEX recordings_parked ON public.recordings USING btree (parked_at) WHERE (parked_at IS NOT NULL);

CREATE INDEX recordings_path ON public.recordings USING btree (project_id, path_hash) WHERE (path_hash IS NOT NULL);

CREATE UNIQUE INDEX recordings_receipt ON public.recordings USING btree (receipt_hmac) WHERE (receipt_hmac IS NOT NULL);

CREATE INDEX recordings_trace ON public.recordings USING btree (project_id, trace_hash) WHERE (trace_hash IS NOT NULL);

CREATE INDEX recordings_unchecked ON public.recordings USING btree (packed_at) WHERE ((packed_at IS NOT NULL) AND (pack_checked_at IS NULL));

CREATE INDEX recordings_uncopied ON public.recordings USING btree (packed_at) WHERE ((packed_at IS NOT NULL) AND (pack_copied_at IS NULL) AND (pack_lost_at IS NULL));

CREATE INDEX recordings_undecided ON public.recordings USING btree (invalid_at) WHERE ((invalid_at IS NOT NULL) AND (mark_decided_at IS NULL));

CREATE INDEX recordings_unmerged ON public.recordings USING btree (project_id) WHERE ((state = 'complete'::text) AND (packed_at IS NOT NULL) AND (merged_version IS NULL) AND (parked_at IS NULL));

CREATE INDEX recordings_unpacked ON public.recordings USING btree (id) WHERE ((state = 'complete'::text) AND (packed_at IS NULL) AND (parked_at IS NULL));

CREATE UNIQUE INDEX refund_requests_open ON public.refund_requests USING btree (lot_id) WHERE (state <> 'refused'::text);

CREATE INDEX superseded_objects_project ON public.superseded_objects USING btree (project_id);

CREATE INDEX superseded_objects_since ON public.superseded_objects USING btree (since);

CREATE INDEX tombstones_checked ON public.tombstones USING btree (checked_at);

CREATE INDEX tombstones_open ON public.tombstones USING btree (asked_at) WHERE (erased_at IS NULL);

CREATE INDEX tombstones_project ON public.tombstones USING btree (project_id);

CREATE INDEX tombstones_uncopied ON public.tombstones USING btree (asked_at) WHERE (copied_at IS NULL);

CREATE INDEX transfer_codes_ended_tx ON public.transfer_codes USING btree (ended_tx_id);

CREATE INDEX transfer_codes_redeemer ON public.transfer_codes USING btree (redeemer_id, ended_tx_id DESC);

CREATE INDEX transfer_codes_sender ON public.transfer_codes USING btree (sender_id, id DESC);

CREATE INDEX transfer_codes_sent ON public.transfer_codes USING btree (sent_tx_id);

CREATE INDEX users_leaving ON public.users USING btree (leaves_at) WHERE ((leaves_at IS NOT NULL) AND (erased_at IS NULL));

CREATE INDEX visit_steps_of_project ON public.visit_steps USING btree (project_id, reached_at);

CREATE INDEX visit_steps_reached ON public.visit_steps USING btree (reached_at);

CREATE INDEX withdrawals_asked ON public.withdrawals USING btree (asked_at);

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

ALTER TABLE ONLY public.aoi_versions
    ADD CONSTRAINT aoi_versions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.aois
    ADD CONSTRAINT aois_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES public.assets(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.aois
    ADD CONSTRAINT aois_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

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

ALTER TABLE ONLY public.funnel_counts
    ADD CONSTRAINT funnel_counts_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

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

ALTER TABLE ONLY public.record_checks
    ADD CONSTRAINT record_checks_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.recordings
    ADD CONSTRAINT recordings_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_lots(id);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.superseded_objects
    ADD CONSTRAINT superseded_objects_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT tombstones_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

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

ALTER TABLE ONLY public.visit_steps
    ADD CONSTRAINT visit_steps_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);
