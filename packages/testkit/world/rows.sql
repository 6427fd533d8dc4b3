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
	('01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1', 1, 'aggregates/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/1-c2e72b6e-e08008da65945b0a71e6ecf52c56c7739bbe85b939a816f1b6533803f6ee2602.json', '{}', 1, '2026-11-17 09:04:58.533+00'),
	('01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6', 1, 'aggregates/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/1-cae0d0df-6ca03b5d5011b01122b57527598420f90cbf3ea413dc96d84d7d6476f3871cd5.json', '{}', 1, '2026-11-17 09:05:01.128+00'),
	('01a1e8c0-c44c-75ab-8082-9f2a5bd86332', 1, 'aggregates/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/1-e8b6273d-1474912dea08175db29dda420f14ff676f3b656d5a508e644941e5bdd7cbc88a.json', '{}', 1, '2026-11-17 09:05:43.553+00'),
	('01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', 1, 'aggregates/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/1-c30c7155-1334fdb1b1a7efc02463e967819299e7f195028f737cd85c053ff201048718c4.json', '{}', 11, '2026-11-17 09:05:43.687+00'),
	('01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', 2, 'aggregates/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/2-7316cad0-b3abbc731a752c8804914f0985574be1b6f783ee18ccb9fb41af5f6fc4f395f6.json', '{}', 12, '2026-11-17 09:05:44.069+00');

INSERT INTO public.assets VALUES
	('01a1e8c0-a351-7eab-a9fc-d4172b72d856', '01a1e8c0-a331-7e18-8d86-820091c78795', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856', 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 09:05:01.265+00', 'image', '2~NJLHxyYqC6IxVJxJHWvFL9EJnNtNJM-', NULL, NULL, 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-a351-7eab-a9fc-d4172b72d856-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e8c0-7daf-7844-a55c-381039cd3c56', '01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56', 'stimuli/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 09:04:51.631+00', 'image', '2~TLys0mmh5343GGa2yhZKymz30yR22J-', NULL, NULL, 'stimuli/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-7daf-7844-a55c-381039cd3c56-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e8c0-ed57-7f98-807a-5e5634e01bbb', '01a1e8c0-ed36-78d0-97e3-ef10568c0e24', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e8c0-ed36-78d0-97e3-ef10568c0e24/01a1e8c0-ed57-7f98-807a-5e5634e01bbb', 'stimuli/01a1e8c0-ed36-78d0-97e3-ef10568c0e24/01a1e8c0-ed57-7f98-807a-5e5634e01bbb-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 09:05:20.215+00', 'image', '2~Z065FvTl_mkXyRsONusQ9r3H21WCGJp', NULL, NULL, 'stimuli/01a1e8c0-ed36-78d0-97e3-ef10568c0e24/01a1e8c0-ed57-7f98-807a-5e5634e01bbb-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-ed36-78d0-97e3-ef10568c0e24/01a1e8c0-ed57-7f98-807a-5e5634e01bbb-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-ed36-78d0-97e3-ef10568c0e24/01a1e8c0-ed57-7f98-807a-5e5634e01bbb-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c1-20e0-7bd5-9a50-37c5a3b65401', '01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-20e0-7bd5-9a50-37c5a3b65401', 'stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-20e0-7bd5-9a50-37c5a3b65401-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 09:05:33.408+00', 'image', '2~jxx0hNjlRNLDznnIJLmz9pV0asQxVaO', NULL, NULL, 'stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-20e0-7bd5-9a50-37c5a3b65401-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-20e0-7bd5-9a50-37c5a3b65401-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-20e0-7bd5-9a50-37c5a3b65401-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c0-9b2a-731f-82a8-58ecc00459e2', '01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2', 'stimuli/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 09:04:59.178+00', 'image', '2~9nTPX6OHdmabVjtNaaKlcnsP9g0vDh9', NULL, NULL, 'stimuli/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-9b2a-731f-82a8-58ecc00459e2-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e8c1-00b8-756a-b386-f216fa254d47', '01a1e8c1-0097-714d-bdf8-a4d04612a177', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1e8c1-0097-714d-bdf8-a4d04612a177/01a1e8c1-00b8-756a-b386-f216fa254d47', 'stimuli/01a1e8c1-0097-714d-bdf8-a4d04612a177/01a1e8c1-00b8-756a-b386-f216fa254d47-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-17 09:05:25.176+00', 'image', '2~Az5x9i9w0vmaAV_E4kNen1H77uO3zlh', NULL, NULL, 'stimuli/01a1e8c1-0097-714d-bdf8-a4d04612a177/01a1e8c1-00b8-756a-b386-f216fa254d47-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-0097-714d-bdf8-a4d04612a177/01a1e8c1-00b8-756a-b386-f216fa254d47-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-0097-714d-bdf8-a4d04612a177/01a1e8c1-00b8-756a-b386-f216fa254d47-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c1-0097-714d-bdf8-a4d04612a177/01a1e8c1-00b8-756a-b386-f216fa254d47-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1e8c1-0ce4-7097-bdc8-a60db8c823b5', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-0ce4-7097-bdc8-a60db8c823b5', 'stimuli/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-0ce4-7097-bdc8-a60db8c823b5-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 09:05:28.292+00', 'image', '2~SiPqmuXlFiqiFbrJ0EMLQ0nfjmmPjSu', NULL, NULL, 'stimuli/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-0ce4-7097-bdc8-a60db8c823b5-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-0ce4-7097-bdc8-a60db8c823b5-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-0ce4-7097-bdc8-a60db8c823b5-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c0-a35b-711e-b64d-ef9188ba56a4', '01a1e8c0-a335-7e64-9cd8-8a91cee3a45c', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4', 'stimuli/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 09:05:01.275+00', 'image', '2~nFyp6RUeoNb70sxQ4sXAEjjHzchdrg2', NULL, NULL, 'stimuli/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-a335-7e64-9cd8-8a91cee3a45c/01a1e8c0-a35b-711e-b64d-ef9188ba56a4-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e8c1-19fb-7d4e-9b6a-8961747a432b', '01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-19fb-7d4e-9b6a-8961747a432b', 'stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-19fb-7d4e-9b6a-8961747a432b-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 09:05:31.643+00', 'image', '2~ieQUuL577ju14LvnYarQkwzt6uBYfEs', NULL, NULL, 'stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-19fb-7d4e-9b6a-8961747a432b-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-19fb-7d4e-9b6a-8961747a432b-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98/01a1e8c1-19fb-7d4e-9b6a-8961747a432b-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c0-abde-7380-a0c8-e48d9c77e133', '01a1e8c0-a331-7e18-8d86-820091c78795', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133', 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 09:05:03.454+00', 'image', '2~VsrQn-xw6cA6OOYxBHobeyZhDVCaH3T', NULL, NULL, 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-abde-7380-a0c8-e48d9c77e133-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e8c0-b803-700b-9c34-2ddae584ef19', '01a1e8c0-a331-7e18-8d86-820091c78795', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19', 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-b7c7626543abf61397bff639637cbc975ff0e1fec97e7ed6efc09f985249e3c1.mp4', 1080, 1920, '2026-11-17 09:05:06.563+00', 'video', '2~5pNkX6FeDSn4yYe9URy1dkt76nvp7qy', NULL, 15001, 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1e8c0-a331-7e18-8d86-820091c78795/01a1e8c0-b803-700b-9c34-2ddae584ef19-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]'),
	('01a1e8c1-271d-7fa2-aace-847483ca20be', '01a1e8c1-26fe-7928-b284-9c6fd945b308', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e8c1-26fe-7928-b284-9c6fd945b308/01a1e8c1-271d-7fa2-aace-847483ca20be', 'stimuli/01a1e8c1-26fe-7928-b284-9c6fd945b308/01a1e8c1-271d-7fa2-aace-847483ca20be-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 09:05:35.005+00', 'image', '2~_RJnZk0n3U2IEFeIp3L-OPzImrToz-X', NULL, NULL, 'stimuli/01a1e8c1-26fe-7928-b284-9c6fd945b308/01a1e8c1-271d-7fa2-aace-847483ca20be-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-26fe-7928-b284-9c6fd945b308/01a1e8c1-271d-7fa2-aace-847483ca20be-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-26fe-7928-b284-9c6fd945b308/01a1e8c1-271d-7fa2-aace-847483ca20be-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c0-b378-7a86-912d-904b9648ac1a', '01a1e8c0-b366-73f1-9155-388edb4f60ab', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a', 'stimuli/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-17 09:05:05.4+00', 'image', '2~WS0TIAnjQDmoFkcbjVRVlmD90-7cmfe', NULL, NULL, 'stimuli/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-b366-73f1-9155-388edb4f60ab/01a1e8c0-b378-7a86-912d-904b9648ac1a-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e8c1-2c8a-730a-8919-161d2d8be93f', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-2c8a-730a-8919-161d2d8be93f', 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-2c8a-730a-8919-161d2d8be93f-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 09:05:36.395+00', 'image', '2~YAVJft45JvGtR8UXvSf1UPuUa5IQvZ3', NULL, NULL, 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-2c8a-730a-8919-161d2d8be93f-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-2c8a-730a-8919-161d2d8be93f-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-2c8a-730a-8919-161d2d8be93f-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c1-30e8-795d-b643-258acfc909d5', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-30e8-795d-b643-258acfc909d5', 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-30e8-795d-b643-258acfc909d5-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 09:05:37.512+00', 'image', '2~aDmxs9pkhw2vNCOfgtvy9YUmB9eAts7', NULL, NULL, 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-30e8-795d-b643-258acfc909d5-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-30e8-795d-b643-258acfc909d5-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-30e8-795d-b643-258acfc909d5-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c1-358a-775f-995a-00f7fb16878f', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-358a-775f-995a-00f7fb16878f', 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-358a-775f-995a-00f7fb16878f-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 09:05:38.699+00', 'image', '2~x9I-cV4Ah3yqRpmFTa82P_ATLioiMn_', NULL, NULL, 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-358a-775f-995a-00f7fb16878f-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-358a-775f-995a-00f7fb16878f-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-358a-775f-995a-00f7fb16878f-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c0-c45a-7f75-afa5-902268dac152', '01a1e8c0-c44c-75ab-8082-9f2a5bd86332', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152', 'stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-17 09:05:09.722+00', 'image', '2~R54WSKq2IoChS9_o3m7i1mvDgrrRBDA', NULL, NULL, 'stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c0-c45a-7f75-afa5-902268dac152-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1e8c1-3bae-7c3a-9392-b62de3b64b5f', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-3bae-7c3a-9392-b62de3b64b5f', 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-3bae-7c3a-9392-b62de3b64b5f-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-17 09:05:40.27+00', 'image', '2~tnpLdFu5Gg2ySB-OFBIWLRPdL5R-gJb', NULL, NULL, 'stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-3bae-7c3a-9392-b62de3b64b5f-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-3bae-7c3a-9392-b62de3b64b5f-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-3bae-7c3a-9392-b62de3b64b5f-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c1-2c7b-753b-b4d7-2b647fb997e3/01a1e8c1-3bae-7c3a-9392-b62de3b64b5f-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1e8c1-40e3-7db9-92f6-d1f612498b30', '01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad/01a1e8c1-40e3-7db9-92f6-d1f612498b30', 'stimuli/01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad/01a1e8c1-40e3-7db9-92f6-d1f612498b30-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 09:05:41.603+00', 'image', '2~iq031DRmIqwiX64ZMleu-r1mXjoCPXF', NULL, NULL, 'stimuli/01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad/01a1e8c1-40e3-7db9-92f6-d1f612498b30-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad/01a1e8c1-40e3-7db9-92f6-d1f612498b30-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad/01a1e8c1-40e3-7db9-92f6-d1f612498b30-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b', '01a1e8c0-d792-7552-9217-aecae9fd5021', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b', 'stimuli/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-17 09:05:14.667+00', 'image', '2~kCUt_ACZ95kNiR7nxFphUsFE035PQQh', NULL, NULL, 'stimuli/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e8c0-d792-7552-9217-aecae9fd5021/01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]');

INSERT INTO public.audit_events VALUES
	(1, '2026-11-17 09:04:50.116+00', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'account_created', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', '{}', '\x05412d03f252539f0a6cdf21f020427229a7bc1aa37f3711e0e5bea5222e78ca'),
	(2, '2026-11-17 09:04:50.138+00', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'logged_in', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', '{}', '\xc4d2bb8c6506fd0ac75318a18b42ae0616bc06e5b832c06437b3ad403e5a06fb'),
	(3, '2026-11-17 09:04:50.564+00', '01a1e8c0-7986-7e2a-b1a3-9f2140feb4ad', 'account_created', '01a1e8c0-7986-7e2a-b1a3-9f2140feb4ad', '{}', '\x77c136b73514570eed0234c8b5b5940201479bca17333a2634e29b9fc28f49ae'),
	(4, '2026-11-17 09:04:50.584+00', '01a1e8c0-7986-7e2a-b1a3-9f2140feb4ad', 'logged_in', '01a1e8c0-7986-7e2a-b1a3-9f2140feb4ad', '{}', '\xd65c5efced2dc59ea8578b914b326e37c55d7eb03228c0f6ecbc7ab500c014e7'),
	(5, '2026-11-17 09:04:51.559+00', '01a1e8c0-7d6e-793e-ac71-a871c67e6c27', 'account_created', '01a1e8c0-7d6e-793e-ac71-a871c67e6c27', '{}', '\xc515d6fb1ebf173cfb174581059fe8991576cfb31408c883ef78f2fd6b1a18a1'),
	(6, '2026-11-17 09:04:51.579+00', '01a1e8c0-7d6e-793e-ac71-a871c67e6c27', 'logged_in', '01a1e8c0-7d6e-793e-ac71-a871c67e6c27', '{}', '\x98f85a5726a84dc91c1e9dbc9508b115a15c259aa0ace396335873bd3c325779'),
	(7, '2026-11-17 09:04:59.118+00', '01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', 'account_created', '01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', '{}', '\xe7f3f96983cd921971302dfa550bf4bc05470b48bf3700a37b98cc2b732292b5'),
	(8, '2026-11-17 09:04:59.142+00', '01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', 'logged_in', '01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', '{}', '\xce424b2ce23fc94c701acf0994e21e430fa7078b33b1f5899336030b91dfc7c5');

INSERT INTO public.audit_head VALUES
	(true, 8, '\xce424b2ce23fc94c701acf0994e21e430fa7078b33b1f5899336030b91dfc7c5');

INSERT INTO public.consents VALUES
	('01a1e8c0-8b44-7bd4-8eeb-49ce2febdef7', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:04:55.122+00'),
	('01a1e8c0-a0dd-7ae6-a97b-e40a4a6bfd19', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:00.649+00'),
	('01a1e8c1-4555-7884-826c-b9a55867509a', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.765+00'),
	('01a1e8c1-4565-7450-87e3-838e51b61091', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.77+00'),
	('01a1e8c1-4562-7a29-853e-3e9a08662e60', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.777+00'),
	('01a1e8c1-4563-7a33-8c99-7350e058b6fd', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.777+00'),
	('01a1e8c1-4563-7ca1-8eeb-c14196ea3477', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.777+00'),
	('01a1e8c1-4565-79a0-9478-e75122734b22', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.777+00'),
	('01a1e8c1-456d-7aab-9692-c42ea2c58f27', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.777+00'),
	('01a1e8c1-456d-7935-adf4-23f346644446', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.777+00'),
	('01a1e8c1-4570-7071-9138-3e77bc49a0d7', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.799+00'),
	('01a1e8c1-4571-72c4-b07a-455d8d0fbd29', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.799+00'),
	('01a1e8c1-4575-7b5a-9744-381b5f6595fc', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.799+00'),
	('01a1e8c1-457a-752d-becf-d19ddced69a3', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.799+00'),
	('01a1e8c1-458b-7f8b-883f-d30a7b3dd86d', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 09:05:42.814+00');

INSERT INTO public.consumptions VALUES
	('01a1e8c0-8b44-7bd4-8eeb-49ce2febdef7', '01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1', '2026-11-17 09:04:55.265+00', NULL, NULL, NULL, NULL, '2026-11-17 09:04:56.38+00'),
	('01a1e8c0-a0dd-7ae6-a97b-e40a4a6bfd19', '01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6', '2026-11-17 09:05:00.763+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:01+00'),
	('01a1e8c1-4555-7884-826c-b9a55867509a', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.943+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.077+00'),
	('01a1e8c1-4565-7450-87e3-838e51b61091', '01a1e8c0-c44c-75ab-8082-9f2a5bd86332', '2026-11-17 09:05:42.947+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.098+00'),
	('01a1e8c1-4565-79a0-9478-e75122734b22', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.938+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.128+00'),
	('01a1e8c1-4563-7a33-8c99-7350e058b6fd', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.94+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.139+00'),
	('01a1e8c1-4563-7ca1-8eeb-c14196ea3477', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.957+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.159+00'),
	('01a1e8c1-456d-7935-adf4-23f346644446', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.957+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.193+00'),
	('01a1e8c1-456d-7aab-9692-c42ea2c58f27', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.955+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.224+00'),
	('01a1e8c1-4570-7071-9138-3e77bc49a0d7', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.967+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.24+00'),
	('01a1e8c1-4571-72c4-b07a-455d8d0fbd29', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.957+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.318+00'),
	('01a1e8c1-4575-7b5a-9744-381b5f6595fc', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.963+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.345+00'),
	('01a1e8c1-457a-752d-becf-d19ddced69a3', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:43.003+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.357+00'),
	('01a1e8c1-458b-7f8b-883f-d30a7b3dd86d', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:43.012+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.372+00'),
	('01a1e8c1-4562-7a29-853e-3e9a08662e60', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:42.925+00', NULL, NULL, NULL, NULL, '2026-11-17 09:05:43.711+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521'),
	(3, 'project', '01a1e8c1-0097-714d-bdf8-a4d04612a177');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-17 09:04:51.179+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\xcdae4e11149573b21f298f3f9f5f22744d122a2757ef5a7399b210a8b73e0f57', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', '2026-11-17 09:04:51.211+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1e8c1-0097-714d-bdf8-a4d04612a177', '\xdc33016f86cda7bbca51552b84338987d3cd40ae620d3402f4aff5fece0a1a66', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', '2026-11-17 09:05:28.248+00', '{"projectId": "01a1e8c1-0097-714d-bdf8-a4d04612a177", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.hashtags VALUES
	('01a1e8c0-b7e2-7ad1-9d0b-28e58aa5041e', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'packaging', 1, '2026-11-17 09:05:06.53+00'),
	('01a1e8c0-b7e2-7782-a1c1-6c51bd44b2d2', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'beverage', 2, '2026-11-17 09:05:06.53+00'),
	('01a1e8c0-c42c-7fae-be10-419b499a074c', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', '앱화면', 3, '2026-11-17 09:05:09.676+00'),
	('01a1e8c0-d76a-76a8-8381-26f8391ba6a2', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'shelf-test', 4, '2026-11-17 09:05:14.602+00'),
	('01a1e8c1-0089-7f3b-997d-c5bf59dd6377', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Q4-campaign', 5, '2026-11-17 09:05:25.129+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-17 09:04:46.554464'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-17 09:04:46.622773'),
	(3, '20261115064500000_password_resets', '2026-11-17 09:04:46.631901'),
	(4, '20261115090000000_account_defences', '2026-11-17 09:04:46.649253'),
	(5, '20261115100000000_credits', '2026-11-17 09:04:46.690388'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-17 09:04:46.712347'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-17 09:04:46.720487'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-17 09:04:46.74746'),
	(9, '20261115200000000_precision_of_validation', '2026-11-17 09:04:46.750965'),
	(10, '20261116160000000_page_names', '2026-11-17 09:04:46.752835'),
	(11, '20261116160100000_source_of_gaze', '2026-11-17 09:04:46.755688'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-17 09:04:46.75674'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-17 09:04:46.75861'),
	(14, '20261116180000000_parked_recordings', '2026-11-17 09:04:46.760753'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-17 09:04:46.765827'),
	(16, '20261116220000000_erased_projects', '2026-11-17 09:04:46.767555'),
	(17, '20261116221000000_leaving_accounts', '2026-11-17 09:04:46.769945'),
	(18, '20261116222000000_checked_packs', '2026-11-17 09:04:46.771683'),
	(19, '20261116230000000_application_role', '2026-11-17 09:04:46.773163'),
	(20, '20261117000000000_closed_recordings', '2026-11-17 09:04:46.774191'),
	(21, '20261117001000000_fraud_flags', '2026-11-17 09:04:46.775065'),
	(22, '20261117002000000_funnel', '2026-11-17 09:04:46.777621'),
	(23, '20261117081000000_withdrawals', '2026-11-17 09:04:46.784359'),
	(24, '20261117082000000_marks', '2026-11-17 09:04:46.793195'),
	(25, '20261117083000000_retention', '2026-11-17 09:04:46.797234'),
	(26, '20261117090000000_superseded_objects', '2026-11-17 09:04:46.802096');

INSERT INTO public.page_assets VALUES
	('01a1e8c0-8afe-7fac-9c5a-a2d37cc018bb', 0, '01a1e8c0-7daf-7844-a55c-381039cd3c56'),
	('01a1e8c0-a0a4-74df-bebc-492d7be73f4e', 0, '01a1e8c0-9b2a-731f-82a8-58ecc00459e2'),
	('01a1e8c0-b347-733b-902f-99511acc671e', 0, '01a1e8c0-a35b-711e-b64d-ef9188ba56a4'),
	('01a1e8c0-b79f-757f-90d3-e3c975fcdd67', 0, '01a1e8c0-a351-7eab-a9fc-d4172b72d856'),
	('01a1e8c0-b79f-757f-90d3-e3c975fcdd67', 1, '01a1e8c0-abde-7380-a0c8-e48d9c77e133'),
	('01a1e8c0-c410-7e60-b9a6-2170d837d29d', 0, '01a1e8c0-b378-7a86-912d-904b9648ac1a'),
	('01a1e8c0-d757-7647-916c-bff73e1a0500', 0, '01a1e8c0-c45a-7f75-afa5-902268dac152'),
	('01a1e8c0-ed1d-7e9f-b298-537862b2bec5', 0, '01a1e8c0-d7aa-7fd1-a7b7-53e58a8e0f2b'),
	('01a1e8c1-0067-7e8e-8910-c2b3636b77f7', 0, '01a1e8c0-ed57-7f98-807a-5e5634e01bbb'),
	('01a1e8c1-0c8c-7d5c-9589-400318e3151a', 0, '01a1e8c1-00b8-756a-b386-f216fa254d47'),
	('01a1e8c1-19a4-7ee8-87e8-3fd52db3f1e6', 0, '01a1e8c1-0ce4-7097-bdc8-a60db8c823b5'),
	('01a1e8c1-26e8-7cf9-8b78-b0d9f86fc58d', 0, '01a1e8c1-19fb-7d4e-9b6a-8961747a432b'),
	('01a1e8c1-26e8-7cf9-8b78-b0d9f86fc58d', 1, '01a1e8c1-20e0-7bd5-9a50-37c5a3b65401'),
	('01a1e8c1-29ca-7a8c-bfaa-a72a05b07b1d', 0, '01a1e8c0-b803-700b-9c34-2ddae584ef19'),
	('01a1e8c1-2c5b-7b8e-9223-b1fb4b19c1b2', 0, '01a1e8c1-271d-7fa2-aace-847483ca20be'),
	('01a1e8c1-355d-7bf6-84be-bf83697028bf', 0, '01a1e8c1-2c8a-730a-8919-161d2d8be93f'),
	('01a1e8c1-355d-7bf6-84be-bf83697028bf', 1, '01a1e8c1-30e8-795d-b643-258acfc909d5'),
	('01a1e8c1-3ba5-7854-bc75-11a70b5a9e33', 0, '01a1e8c1-358a-775f-995a-00f7fb16878f'),
	('01a1e8c1-40c1-7319-9ba5-9be840556513', 0, '01a1e8c1-3bae-7c3a-9392-b62de3b64b5f'),
	('01a1e8c1-4529-74e6-827c-b32acb424011', 0, '01a1e8c1-40e3-7db9-92f6-d1f612498b30');

INSERT INTO public.pages VALUES
	('01a1e8c0-8afe-7fac-9c5a-a2d37cc018bb', '01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1', 0, 'image', 10000, '2026-11-17 09:04:55.038+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c0-a0a4-74df-bebc-492d7be73f4e', '01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6', 0, 'image', 10000, '2026-11-17 09:05:00.58+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c0-b347-733b-902f-99511acc671e', '01a1e8c0-a335-7e64-9cd8-8a91cee3a45c', 0, 'image', 1000, '2026-11-17 09:05:05.352+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c0-b79f-757f-90d3-e3c975fcdd67', '01a1e8c0-a331-7e18-8d86-820091c78795', 0, 'image', 8000, '2026-11-17 09:05:06.463+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c0-b7ef-7529-98ff-7ed1aeff9dc9', '01a1e8c0-a331-7e18-8d86-820091c78795', 1, 'survey', NULL, '2026-11-17 09:05:06.544+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e8c0-c410-7e60-b9a6-2170d837d29d', '01a1e8c0-b366-73f1-9155-388edb4f60ab', 0, 'image', 60000, '2026-11-17 09:05:09.648+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c0-d757-7647-916c-bff73e1a0500', '01a1e8c0-c44c-75ab-8082-9f2a5bd86332', 0, 'image', 1000, '2026-11-17 09:05:14.583+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c0-ed1d-7e9f-b298-537862b2bec5', '01a1e8c0-d792-7552-9217-aecae9fd5021', 0, 'image', 8000, '2026-11-17 09:05:20.157+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-0067-7e8e-8910-c2b3636b77f7', '01a1e8c0-ed36-78d0-97e3-ef10568c0e24', 0, 'image', 8000, '2026-11-17 09:05:25.095+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-0c8c-7d5c-9589-400318e3151a', '01a1e8c1-0097-714d-bdf8-a4d04612a177', 0, 'image', 8000, '2026-11-17 09:05:28.204+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-19a4-7ee8-87e8-3fd52db3f1e6', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', 0, 'image', 8000, '2026-11-17 09:05:31.556+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-26e8-7cf9-8b78-b0d9f86fc58d', '01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98', 0, 'image', 60000, '2026-11-17 09:05:34.952+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-270e-7f5f-9ec8-79a898833d3d', '01a1e8c1-26fe-7928-b284-9c6fd945b308', 0, 'survey', NULL, '2026-11-17 09:05:34.99+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e8c1-29ca-7a8c-bfaa-a72a05b07b1d', '01a1e8c0-a331-7e18-8d86-820091c78795', 2, 'video', NULL, '2026-11-17 09:05:35.69+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-2c5b-7b8e-9223-b1fb4b19c1b2', '01a1e8c1-26fe-7928-b284-9c6fd945b308', 1, 'image', 8000, '2026-11-17 09:05:36.347+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-355d-7bf6-84be-bf83697028bf', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 0, 'image', 1000, '2026-11-17 09:05:38.653+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-3ba5-7854-bc75-11a70b5a9e33', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 1, 'image', 1000, '2026-11-17 09:05:40.261+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-40c1-7319-9ba5-9be840556513', '01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', 2, 'image', 1000, '2026-11-17 09:05:41.569+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-4529-74e6-827c-b32acb424011', '01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad', 0, 'image', 8000, '2026-11-17 09:05:42.697+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-4547-7970-8046-498130346f63', '01a1e8c1-4545-7948-8103-06d71686a621', 0, 'image', 8000, '2026-11-17 09:05:42.725+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-4547-7172-bdc5-f2f3ec4db1f7', '01a1e8c1-4545-7948-8103-06d71686a621', 1, 'image', 8000, '2026-11-17 09:05:42.725+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e8c1-4547-7dca-931d-346763def3f1', '01a1e8c1-4545-7948-8103-06d71686a621', 2, 'survey', NULL, '2026-11-17 09:05:42.725+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1e8c0-a331-7e18-8d86-820091c78795', '01a1e8c0-b7e2-7ad1-9d0b-28e58aa5041e', 0),
	('01a1e8c0-a331-7e18-8d86-820091c78795', '01a1e8c0-b7e2-7782-a1c1-6c51bd44b2d2', 1),
	('01a1e8c0-b366-73f1-9155-388edb4f60ab', '01a1e8c0-c42c-7fae-be10-419b499a074c', 0),
	('01a1e8c0-c44c-75ab-8082-9f2a5bd86332', '01a1e8c0-b7e2-7ad1-9d0b-28e58aa5041e', 0),
	('01a1e8c0-c44c-75ab-8082-9f2a5bd86332', '01a1e8c0-d76a-76a8-8381-26f8391ba6a2', 1),
	('01a1e8c0-d792-7552-9217-aecae9fd5021', '01a1e8c0-b7e2-7782-a1c1-6c51bd44b2d2', 0),
	('01a1e8c0-ed36-78d0-97e3-ef10568c0e24', '01a1e8c0-b7e2-7782-a1c1-6c51bd44b2d2', 0),
	('01a1e8c0-ed36-78d0-97e3-ef10568c0e24', '01a1e8c1-0089-7f3b-997d-c5bf59dd6377', 1),
	('01a1e8c0-ed36-78d0-97e3-ef10568c0e24', '01a1e8c0-b7e2-7ad1-9d0b-28e58aa5041e', 2),
	('01a1e8c1-0097-714d-bdf8-a4d04612a177', '01a1e8c0-b7e2-7782-a1c1-6c51bd44b2d2', 0),
	('01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '01a1e8c1-0089-7f3b-997d-c5bf59dd6377', 0);

INSERT INTO public.projects VALUES
	('01a1e8c0-d783-76d1-9238-6f15e8fd9d88', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:05:14.627+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 09:05:14.627+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-8b32-7468-a076-c40a8577f917', '01a1e8c0-7d6e-793e-ac71-a871c67e6c27', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:04:55.09+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 09:04:55.09+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1', '01a1e8c0-7d6e-793e-ac71-a871c67e6c27', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, '2fxynjea6eta', 'TUHK7V', 1, '2026-11-17 09:04:55.07+00', '2026-11-17 09:04:51.597+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 09:04:55.07+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-a331-7e18-8d86-820091c78795', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:05:01.233+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-17 09:05:35.692+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-a0c5-708f-a43e-11783c19057f', '01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:05:00.613+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 09:05:00.613+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-d792-7552-9217-aecae9fd5021', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:05:14.642+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 09:05:20.174+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6', '01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'egsbgndo3ycr', '2Z3AEP', 1, '2026-11-17 09:05:00.601+00', '2026-11-17 09:04:59.162+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 09:05:00.601+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-a335-7e64-9cd8-8a91cee3a45c', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'ys2njtoz6t52', 'GHTPAT', NULL, '2026-11-17 09:05:05.372+00', '2026-11-17 09:05:01.237+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 09:05:05.372+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-ed36-78d0-97e3-ef10568c0e24', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:05:20.183+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 09:05:25.125+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c1-26fe-7928-b284-9c6fd945b308', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'xmb5t42kr7gj', '7MTE3G', NULL, '2026-11-17 09:05:36.368+00', '2026-11-17 09:05:34.974+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-17 09:05:36.368+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-b366-73f1-9155-388edb4f60ab', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'zwgg6el6og3a', 'NBV8MB', NULL, '2026-11-17 09:05:09.692+00', '2026-11-17 09:05:05.382+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 09:05:09.692+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c1-0097-714d-bdf8-a4d04612a177', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, '3gdelpnzkd7s', 'QFQAKB', NULL, '2026-11-17 09:05:28.259+00', '2026-11-17 09:05:25.144+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 09:05:28.259+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c1-19e6-7c7b-bf0a-28ed2c27da98', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'rnsomwxu4aov', 'BP6NB8', NULL, '2026-11-17 09:05:34.968+00', '2026-11-17 09:05:31.622+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 09:05:34.968+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c1-2c7b-753b-b4d7-2b647fb997e3', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'u2ihrksl3arx', 'EQBETM', NULL, '2026-11-17 09:05:41.582+00', '2026-11-17 09:05:36.379+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-17 09:05:41.582+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c0-c44c-75ab-8082-9f2a5bd86332', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'lsopd626ecaa', '533QW7', 1, '2026-11-17 09:05:14.612+00', '2026-11-17 09:05:09.708+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 09:05:14.612+00', NULL, NULL, NULL, 180, '2026-11-17 09:05:42.947+00', NULL),
	('01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, '3ggfmmwhcuxl', 'QD5C4S', 2, '2026-11-17 09:05:31.61+00', '2026-11-17 09:05:28.278+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 09:05:31.61+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c1-40d9-7fb6-a5b5-780889b0b7ad', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'ze6ozit5txr4', 'M6P7FU', NULL, '2026-11-17 09:05:42.719+00', '2026-11-17 09:05:41.593+00', NULL, 8000, false, false, '\x544e90f3cba79063e9d5e0402d73f834c126f6c0a40c0773ae56186f70b8899549499696c7', 1, 8000, '2026-11-17 09:05:42.719+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e8c1-4545-7948-8103-06d71686a621', '01a1e8c0-77c8-70f8-bc53-eafa6a94a521', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 09:05:42.725+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-17 09:05:42.725+00', NULL, NULL, NULL, 180, NULL, NULL);

INSERT INTO public.recordings VALUES
	('01a1e8c0-8b44-7bd4-8eeb-49ce2febdef7', '01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1', '795daf0c-12cd-4a10-852d-6412c91c25ee', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e8c0-7d8d-76a1-bd05-3d00b6d63bc1/01a1e8c0-8b44-7bd4-8eeb-49ce2febdef7/8d8dd6cc84b4dd42dc8b596f7aa04eb7648d71719a81f005e1eb7036b586cff5.json', 100, 30.00083801223498, 1, '2026-11-17 09:04:55.122+00', '2026-11-17 09:04:55.265+00', '2026-11-17 09:04:56.38+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false),
	('01a1e8c0-a0dd-7ae6-a97b-e40a4a6bfd19', '01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6', '2e52508a-6c97-4222-8db1-4bf37023c153', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e8c0-9b1a-7ca5-8473-323ee3d3bdf6/01a1e8c0-a0dd-7ae6-a97b-e40a4a6bfd19/a30a409f67d0610ae4466cee12a6edb68ee1c3fed2d033753dd7548013073e4a.json', 100, 30.00083801223498, 1, '2026-11-17 09:05:00.649+00', '2026-11-17 09:05:00.763+00', '2026-11-17 09:05:01+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4565-7450-87e3-838e51b61091', '01a1e8c0-c44c-75ab-8082-9f2a5bd86332', 'c9dfbfde-b42b-4df8-a45e-05466758a875', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e8c0-c44c-75ab-8082-9f2a5bd86332/01a1e8c1-4565-7450-87e3-838e51b61091/3b8d10301ab1748f50a90089782dcf0431123a8adad8f9e0863439fadff97ebe.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.77+00', '2026-11-17 09:05:42.947+00', '2026-11-17 09:05:43.098+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4563-7a33-8c99-7350e058b6fd', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '262eb517-efb8-4458-ba99-8323bb8efcc5', 3, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4563-7a33-8c99-7350e058b6fd/9c99bfac966f838d5773f357c504b542652d7a120a49147e2c8f0310b52e627c.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.777+00', '2026-11-17 09:05:42.94+00', '2026-11-17 09:05:43.139+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4563-7ca1-8eeb-c14196ea3477', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '5205f58c-068b-4af8-87c3-99e1903da1a5', 4, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4563-7ca1-8eeb-c14196ea3477/e282291c52d93ddc352091b1c7b988c379f0aa7d9553c7b66c748477a404b444.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.777+00', '2026-11-17 09:05:42.957+00', '2026-11-17 09:05:43.159+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4562-7a29-853e-3e9a08662e60', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '76742294-8451-40b0-b831-f6a5427157da', 2, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4562-7a29-853e-3e9a08662e60/a25e69597d22ce493e3c949a78d4331bf5174400f79d1928c6f28777cf88a004.json', 100, 30.000627628193058, 2, '2026-11-17 09:05:42.777+00', '2026-11-17 09:05:42.925+00', '2026-11-17 09:05:43.711+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-456d-7935-adf4-23f346644446', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '4f5e821c-e091-4555-b0de-e885cdef8f1f', 7, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-456d-7935-adf4-23f346644446/9fba8a275499da44509545f46df97d99b4134ebbd4f458437b51b0bbb1bab430.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.777+00', '2026-11-17 09:05:42.957+00', '2026-11-17 09:05:43.193+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-456d-7aab-9692-c42ea2c58f27', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2eee033b-0b4e-4efb-a5ab-541083c91bed', 6, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-456d-7aab-9692-c42ea2c58f27/4f48847289edd4390bd0aba1632373247eb852547e2b04fd6ce9aca4bf47f990.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.777+00', '2026-11-17 09:05:42.955+00', '2026-11-17 09:05:43.224+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4570-7071-9138-3e77bc49a0d7', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '0d00e0ee-33cf-4d5a-8d64-a08d60218b4d', 8, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4570-7071-9138-3e77bc49a0d7/3e63525098f236ba56dc4c2cfc4eecd9a82ba2e4a0abb834d85e2e3b925c3ca0.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.799+00', '2026-11-17 09:05:42.967+00', '2026-11-17 09:05:43.24+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4571-72c4-b07a-455d8d0fbd29', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '6bc88e70-e470-4543-ad97-88c820407ac8', 9, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4571-72c4-b07a-455d8d0fbd29/d88053000f7a31d1577ede37c8e3b995ee9be9558db49fcda60db8d35ebadc9e.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.799+00', '2026-11-17 09:05:42.957+00', '2026-11-17 09:05:43.318+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4555-7884-826c-b9a55867509a', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '4d7c4f4d-b21a-4c96-9fbb-64e7affb988f', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4555-7884-826c-b9a55867509a/81a446fcff48f61fcc3c15fec296f246f0a65ac4c0c005424b76e7448c1321e4.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.765+00', '2026-11-17 09:05:42.943+00', '2026-11-17 09:05:43.077+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4565-79a0-9478-e75122734b22', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '75977227-526d-4bbd-b4ee-3a16ac50af66', 5, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4565-79a0-9478-e75122734b22/23690b34a6f4631a291eb5ba6ad8c0b08eea17ab69d5513f468983c24adb2d82.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.777+00', '2026-11-17 09:05:42.938+00', '2026-11-17 09:05:43.128+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-4575-7b5a-9744-381b5f6595fc', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', 'e4b52568-59ad-4482-9e93-3344f86a4401', 10, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-4575-7b5a-9744-381b5f6595fc/bb9d2c383a7b233f4474512d143648bcc674534c11be807ab0f42751b6a3db05.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.799+00', '2026-11-17 09:05:42.963+00', '2026-11-17 09:05:43.345+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-457a-752d-becf-d19ddced69a3', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '47f2cbf6-1d0f-4a34-b97b-89297465a25a', 11, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-457a-752d-becf-d19ddced69a3/a7aca0df5b9fb17f93f2f862c6970865fadc68a28440244f96191572953865b7.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.799+00', '2026-11-17 09:05:43.003+00', '2026-11-17 09:05:43.357+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false),
	('01a1e8c1-458b-7f8b-883f-d30a7b3dd86d', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '85fb1dad-56e4-4a5e-a71c-10dcb505238a', 12, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/01a1e8c1-458b-7f8b-883f-d30a7b3dd86d/a7c83c0929970f643f3db3907f4e8fba20e44518f078e92dafc4a699c1b4c661.json', 100, 30.000627628193058, 1, '2026-11-17 09:05:42.814+00', '2026-11-17 09:05:43.012+00', '2026-11-17 09:05:43.372+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1e8c1-0cd5-74b8-b76b-b601edfe5c81/1-c30c7155-1334fdb1b1a7efc02463e967819299e7f195028f737cd85c053ff201048718c4.json', '01a1e8c1-0cd5-74b8-b76b-b601edfe5c81', '2026-11-17 09:05:44.069+00', NULL);

INSERT INTO public.users VALUES
	('01a1e8c0-77c8-70f8-bc53-eafa6a94a521', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$ggvlvlvSFFt/lvQzDMxC6g$hndy4opQiKL0VReicJ7dkLFkVVnQJvJ1WnniJj65FV0', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 09:04:50.116+00', '2024-03-25', '2026-11-17 09:04:50.116+00', NULL, NULL, NULL),
	('01a1e8c0-7986-7e2a-b1a3-9f2140feb4ad', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$zYZOAafG7NxAShtBeUQPAA$KdbIRYhIAPoEem2aCHT3j1+zZvRT1dN664511s3ArjY', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 09:04:50.564+00', '2024-03-25', '2026-11-17 09:04:50.564+00', NULL, NULL, NULL),
	('01a1e8c0-7d6e-793e-ac71-a871c67e6c27', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$Ab0bRWe0n7KJ2lZH97L/WQ$BKCZfw3MdtuXZKswq9vnoXgqLVuI8pQHfvyAsclrhs4', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 09:04:51.559+00', '2024-03-25', '2026-11-17 09:04:51.559+00', NULL, NULL, NULL),
	('01a1e8c0-9aef-72e1-a37b-ca7ce6af63d9', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$BgQ/SIVpYI3gShaUcgD5bw$8Af9cExnxMxScHn6k3mwRo4qdy1Km9KrrUWXZ3PCaWE', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 09:04:59.118+00', '2024-03-25', '2026-11-17 09:04:59.118+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 26, true);

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

CREATE INDEX recordings_complete ON public.recordings USING btree (project_id) WHERE (state = 'complete'::text);

CREATE INDEX recordings_marked ON public.recordings USING btree (project_id) WHERE (invalid_at IS NOT NULL);

CREATE INDEX recordings_open ON public.recordings USING btree (created_at) WHERE (state = 'open'::text);

CREATE INDEX recordings_parked ON public.recordings USING btree (parked_at) WHERE (parked_at IS NOT NULL);

CREATE INDEX recordings_path ON public.recordings USING btree (project_id, path_hash) WHERE (path_hash IS NOT NULL);

CREATE UNIQUE INDEX recordings_receipt ON public.recordings USING btree (receipt_hmac) WHERE (receipt_hmac IS NOT NULL);

CREATE INDEX recordings_trace ON public.recordings USING btree (project_id, trace_hash) WHERE (trace_hash IS NOT NULL);

CREATE INDEX recordings_unchecked ON public.recordings USING btree (packed_at) WHERE ((packed_at IS NOT NULL) AND (pack_checked_at IS NULL));

CREATE INDEX recordings_undecided ON public.recordings USING btree (invalid_at) WHERE ((invalid_at IS NOT NULL) AND (mark_decided_at IS NULL));

CREATE INDEX recordings_unmerged ON public.recordings USING btree (project_id) WHERE ((state = 'complete'::text) AND (packed_at IS NOT NULL) AND (merged_version IS NULL) AND (parked_at IS NULL));

CREATE INDEX recordings_unpacked ON public.recordings USING btree (id) WHERE ((state = 'complete'::text) AND (packed_at IS NULL) AND (parked_at IS NULL));

CREATE UNIQUE INDEX refund_requests_open ON public.refund_requests USING btree (lot_id) WHERE (state <> 'refused'::text);

CREATE INDEX superseded_objects_project ON public.superseded_objects USING btree (project_id);

CREATE INDEX superseded_objects_since ON public.superseded_objects USING btree (since);

CREATE INDEX tombstones_open ON public.tombstones USING btree (asked_at) WHERE (erased_at IS NULL);

CREATE INDEX tombstones_project ON public.tombstones USING btree (project_id);

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
