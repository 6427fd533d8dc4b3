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
    given_at timestamp with time zone NOT NULL,
    words_sha256 bytea
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

CREATE TABLE public.drawn_maps (
    project_id uuid NOT NULL,
    page_id uuid NOT NULL,
    slot smallint NOT NULL,
    object_key text NOT NULL
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
    CONSTRAINT funnel_counts_reason_check CHECK ((reason = ANY (ARRAY[''::text, 'camera_refused'::text, 'camera_too_slow'::text, 'calibration_failed'::text, 'stopped'::text, 'project_over'::text, 'too_late'::text, 'failed'::text]))),
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
    raw_gaze boolean DEFAULT false NOT NULL,
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
    is_test boolean DEFAULT false NOT NULL,
    end_reason text,
    screen_width_px integer,
    screen_height_px integer,
    spans jsonb,
    quality jsonb,
    CONSTRAINT recordings_check CHECK (((state <> 'complete'::text) OR ((batch_count >= 0) AND (root_hash IS NOT NULL) AND (completed_at IS NOT NULL)))),
    CONSTRAINT recordings_end_reason_check CHECK ((end_reason = ANY (ARRAY['calibration_failed'::text, 'camera_too_slow'::text, 'camera_lost'::text, 'stopped'::text, 'failed'::text]))),
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
    CONSTRAINT tombstones_reason_check CHECK ((reason = ANY (ARRAY['withdrawn'::text, 'retention'::text, 'test_over'::text])))
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
	('01a1ea6b-2b51-73ca-818f-aa700b2bc975', 1, 'aggregates/01a1ea6b-2b51-73ca-818f-aa700b2bc975/1-0eeca99b-31d84992729d6447101e7dca3423ea5360c12c9790ec454ed3ef05915309404a.json', '{}', 1, '2026-11-17 16:50:57.63+00'),
	('01a1ea6b-3968-7120-ad4b-954168e9daf4', 1, 'aggregates/01a1ea6b-3968-7120-ad4b-954168e9daf4/1-7007fc6a-13372d3c7451f1a4ae9ac84d72dbaf8a5eb59aaa60a7e9c29124faaff55988b8.json', '{}', 1, '2026-11-17 16:51:00.327+00'),
	('01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 1, 'aggregates/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/1-6fd4bd31-13c311e637648c38cc82eacf7f79fb18a3d21eb8d167e686836d20b5510b44e6.json', '{}', 3, '2026-11-17 16:51:29.58+00'),
	('01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 2, 'aggregates/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/2-cdeedb58-f9d9f2789c9295cabf55cbc828cb702fd111ab95d7a930e3a652ec03c80b1227.json', '{}', 11, '2026-11-17 16:51:29.817+00'),
	('01a1ea6b-5337-7a9c-9168-7bb8ec78d080', 1, 'aggregates/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/1-44824c9d-6dd596846f8a9ac7ca73c2d0879b455c0f335fa3acc95b066af4daafc2877f85.json', '{}', 1, '2026-11-17 16:51:29.975+00'),
	('01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 3, 'aggregates/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/3-e872de45-3253e5d33512ec7e498e693f127a1a57301811a11f90ab892732d4c86c28d545.json', '{}', 12, '2026-11-17 16:51:30.253+00');

INSERT INTO public.assets VALUES
	('01a1ea6b-2b64-74b2-8c3c-59eca2576fcf', '01a1ea6b-2b51-73ca-818f-aa700b2bc975', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf', 'stimuli/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 16:50:54.437+00', 'image', '2~MwuhdfGjFV4bhvJ_TfjzSk8OMx_eseW', NULL, NULL, 'stimuli/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-2b64-74b2-8c3c-59eca2576fcf-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-75fb-7fe9-9767-de588cf2ae71', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-75fb-7fe9-9767-de588cf2ae71', 'stimuli/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-75fb-7fe9-9767-de588cf2ae71-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 16:51:13.532+00', 'image', '2~KbdVxehy9igZEPDEuc6H015q6bwCWp9', NULL, NULL, 'stimuli/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-75fb-7fe9-9767-de588cf2ae71-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-75fb-7fe9-9767-de588cf2ae71-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-75fb-7fe9-9767-de588cf2ae71-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-3979-714c-9e7f-af12378cdf86', '01a1ea6b-3968-7120-ad4b-954168e9daf4', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86', 'stimuli/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 16:50:58.041+00', 'image', '2~rK_RXeoAtZ683qrj3OVFoWOlKssQp-C', NULL, NULL, 'stimuli/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-3979-714c-9e7f-af12378cdf86-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-8306-71b0-beea-cfca9d65d3b2', '01a1ea6b-7dd2-7c06-b972-1be3349edc98', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-8306-71b0-beea-cfca9d65d3b2', 'stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-8306-71b0-beea-cfca9d65d3b2-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 16:51:16.87+00', 'image', '2~sK0u2MSid4wSo8z51lmWhssIVkAzQ2C', NULL, NULL, 'stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-8306-71b0-beea-cfca9d65d3b2-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-8306-71b0-beea-cfca9d65d3b2-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-8306-71b0-beea-cfca9d65d3b2-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-93ce-7196-9bba-958902e8b5fa', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-93ce-7196-9bba-958902e8b5fa', 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-93ce-7196-9bba-958902e8b5fa-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 16:51:21.166+00', 'image', '2~mfzqf9ADO-ezE18jMtaiqtVrWvn-YPG', NULL, NULL, 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-93ce-7196-9bba-958902e8b5fa-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-93ce-7196-9bba-958902e8b5fa-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-93ce-7196-9bba-958902e8b5fa-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-aaee-733f-95e3-257c8c386548', '01a1ea6b-aad7-7196-928d-14d1129c8755', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ea6b-aad7-7196-928d-14d1129c8755/01a1ea6b-aaee-733f-95e3-257c8c386548', 'stimuli/01a1ea6b-aad7-7196-928d-14d1129c8755/01a1ea6b-aaee-733f-95e3-257c8c386548-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 16:51:27.086+00', 'image', '2~yfLgFINdiJ7NfCupKNtc6I_EWmZ1naB', NULL, NULL, 'stimuli/01a1ea6b-aad7-7196-928d-14d1129c8755/01a1ea6b-aaee-733f-95e3-257c8c386548-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-aad7-7196-928d-14d1129c8755/01a1ea6b-aaee-733f-95e3-257c8c386548-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-aad7-7196-928d-14d1129c8755/01a1ea6b-aaee-733f-95e3-257c8c386548-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-42b5-72b2-8f63-39e0f6c3855a', '01a1ea6b-4298-7a54-9806-d87bbadb9fe2', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a', 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 16:51:00.405+00', 'image', '2~GGWS_T-6SpwG4to7uMjKfTtMCCdOI55', NULL, NULL, 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-42b5-72b2-8f63-39e0f6c3855a-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-42b0-7c14-89d2-e8664a4a79bf', '01a1ea6b-429a-7a21-9c75-2e81239de6f8', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf', 'stimuli/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 16:51:00.4+00', 'image', '2~FHZf2umh58yZOrWAOyU4VTaRodfVp2m', NULL, NULL, 'stimuli/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-429a-7a21-9c75-2e81239de6f8/01a1ea6b-42b0-7c14-89d2-e8664a4a79bf-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-6e1d-73fe-9353-627be581ea89', '01a1ea6b-6e11-788d-8c35-2f3369441a47', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1ea6b-6e11-788d-8c35-2f3369441a47/01a1ea6b-6e1d-73fe-9353-627be581ea89', 'stimuli/01a1ea6b-6e11-788d-8c35-2f3369441a47/01a1ea6b-6e1d-73fe-9353-627be581ea89-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-17 16:51:11.517+00', 'image', '2~bvb0c6aD_jHdkt611RtxHolno_7-Aw3', NULL, NULL, 'stimuli/01a1ea6b-6e11-788d-8c35-2f3369441a47/01a1ea6b-6e1d-73fe-9353-627be581ea89-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-6e11-788d-8c35-2f3369441a47/01a1ea6b-6e1d-73fe-9353-627be581ea89-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-6e11-788d-8c35-2f3369441a47/01a1ea6b-6e1d-73fe-9353-627be581ea89-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-6e11-788d-8c35-2f3369441a47/01a1ea6b-6e1d-73fe-9353-627be581ea89-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36', '01a1ea6b-4298-7a54-9806-d87bbadb9fe2', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36', 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 16:51:01.386+00', 'image', '2~tCx4mh8iKMAIsGkCwLi01uDzFZ3Ah3X', NULL, NULL, 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-7ddc-739f-8839-1cdd94a10105', '01a1ea6b-7dd2-7c06-b972-1be3349edc98', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-7ddc-739f-8839-1cdd94a10105', 'stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-7ddc-739f-8839-1cdd94a10105-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 16:51:15.548+00', 'image', '2~ZwJfWdH2GT99pgxeAXLjdgUedh7G1XN', NULL, NULL, 'stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-7ddc-739f-8839-1cdd94a10105-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-7ddc-739f-8839-1cdd94a10105-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-7dd2-7c06-b972-1be3349edc98/01a1ea6b-7ddc-739f-8839-1cdd94a10105-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-4c16-7071-839c-369f10bb0787', '01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787', 'stimuli/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-17 16:51:02.806+00', 'image', '2~XYEtzuuWRGSMDk7ot7hb5MY_2D2Dw1i', NULL, NULL, 'stimuli/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d/01a1ea6b-4c16-7071-839c-369f10bb0787-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-888e-7f6e-9415-076d79e724bd', '01a1ea6b-8878-7787-aa5c-9636fa284d80', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ea6b-8878-7787-aa5c-9636fa284d80/01a1ea6b-888e-7f6e-9415-076d79e724bd', 'stimuli/01a1ea6b-8878-7787-aa5c-9636fa284d80/01a1ea6b-888e-7f6e-9415-076d79e724bd-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 16:51:18.286+00', 'image', '2~nQdntvvjKZZk7DPpb9wIt6ir122syhG', NULL, NULL, 'stimuli/01a1ea6b-8878-7787-aa5c-9636fa284d80/01a1ea6b-888e-7f6e-9415-076d79e724bd-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-8878-7787-aa5c-9636fa284d80/01a1ea6b-888e-7f6e-9415-076d79e724bd-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-8878-7787-aa5c-9636fa284d80/01a1ea6b-888e-7f6e-9415-076d79e724bd-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-8ebe-765a-9414-c0134316c5fb', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-8ebe-765a-9414-c0134316c5fb', 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-8ebe-765a-9414-c0134316c5fb-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 16:51:19.87+00', 'image', '2~-3DcKBNNZJoINyhTR-P99cZm9MHFzX7', NULL, NULL, 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-8ebe-765a-9414-c0134316c5fb-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-8ebe-765a-9414-c0134316c5fb-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-8ebe-765a-9414-c0134316c5fb-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-5346-7894-a7b9-8ee11dd3eb83', '01a1ea6b-5337-7a9c-9168-7bb8ec78d080', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83', 'stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-17 16:51:04.646+00', 'image', '2~EQ5JDUyxet3AcZWFdpne8VCuEnMhb5C', NULL, NULL, 'stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-5346-7894-a7b9-8ee11dd3eb83-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1ea6b-9a32-7031-8ef2-542474fc63c0', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-9a32-7031-8ef2-542474fc63c0', 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-9a32-7031-8ef2-542474fc63c0-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 16:51:22.802+00', 'image', '2~qDQfNiXoeLGqms2LEpW-wVrrcujSJBH', NULL, NULL, 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-9a32-7031-8ef2-542474fc63c0-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-9a32-7031-8ef2-542474fc63c0-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-9a32-7031-8ef2-542474fc63c0-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1ea6b-a38b-76e9-9d7d-2982184d93fe', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-a38b-76e9-9d7d-2982184d93fe', 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-a38b-76e9-9d7d-2982184d93fe-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-17 16:51:25.195+00', 'image', '2~V7iUM5Xws8Z9CkdvdVv7iPXW_mq3OYN', NULL, NULL, 'stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-a38b-76e9-9d7d-2982184d93fe-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-a38b-76e9-9d7d-2982184d93fe-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-a38b-76e9-9d7d-2982184d93fe-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96/01a1ea6b-a38b-76e9-9d7d-2982184d93fe-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1ea6b-5c81-7b8e-974a-6ecde1925a7f', '01a1ea6b-5c78-703b-91f6-d10c724312bb', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f', 'stimuli/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-17 16:51:07.009+00', 'image', '2~BGxZ4mVMH7Xw_3wfPnhZlpi-ODIny8l', NULL, NULL, 'stimuli/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-5c78-703b-91f6-d10c724312bb/01a1ea6b-5c81-7b8e-974a-6ecde1925a7f-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1ea6b-4dce-7617-a78e-1fcfaf85bb19', '01a1ea6b-4298-7a54-9806-d87bbadb9fe2', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19', 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-0e6dd290c772974dc182de7e236cda21d65f3c209041e05f3515c0db412c6fe9.mp4', 1080, 1920, '2026-11-17 16:51:03.246+00', 'video', '2~CIBaphxRJf6R-W9qGXnSmbpiJaAMn_x', NULL, 15001, 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1ea6b-4298-7a54-9806-d87bbadb9fe2/01a1ea6b-4dce-7617-a78e-1fcfaf85bb19-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]'),
	('01a1ea6b-65eb-7021-96fe-a40b48b7cd7a', '01a1ea6b-65d5-71b6-a589-d5f682d2b6b3', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a', 'stimuli/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 16:51:09.419+00', 'image', '2~JuJZ2oqQPl9pzMkEHFSZCs2BDU7B_o-', NULL, NULL, 'stimuli/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ea6b-65d5-71b6-a589-d5f682d2b6b3/01a1ea6b-65eb-7021-96fe-a40b48b7cd7a-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]');

INSERT INTO public.audit_events VALUES
	(1, '2026-11-17 16:50:52.912+00', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'account_created', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', '{}', '\x7b7d3b92f0096c2ba4619e762bd045133419ae605907b566bda3b6fdc5619d1c'),
	(2, '2026-11-17 16:50:52.93+00', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'logged_in', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', '{}', '\x6b648f9edd8b704f00f60c1584a121a229590116ce3c8f4620e6cb4117375702'),
	(3, '2026-11-17 16:50:53.384+00', '01a1ea6b-2749-7e9e-9432-8a171e786720', 'account_created', '01a1ea6b-2749-7e9e-9432-8a171e786720', '{}', '\x625a60103cfd39fef2c32c4e1e222129180d1d8261e66ea964273a561f5c8961'),
	(4, '2026-11-17 16:50:53.393+00', '01a1ea6b-2749-7e9e-9432-8a171e786720', 'logged_in', '01a1ea6b-2749-7e9e-9432-8a171e786720', '{}', '\xab7348100bcd8474eafacd909bcbf6fb6d53a6dd9b21d9c6865cdc2952ff29f0'),
	(5, '2026-11-17 16:50:54.395+00', '01a1ea6b-2b3c-7918-b833-8a45a268cc12', 'account_created', '01a1ea6b-2b3c-7918-b833-8a45a268cc12', '{}', '\x9eab7a04216e329bbc720e16990cfad95882f4d42a7012e83ccec06245e57d21'),
	(6, '2026-11-17 16:50:54.406+00', '01a1ea6b-2b3c-7918-b833-8a45a268cc12', 'logged_in', '01a1ea6b-2b3c-7918-b833-8a45a268cc12', '{}', '\x1aa6851e924bb424391bfa0f53541724589a5d304df716a4472e2a1fffe927c0'),
	(7, '2026-11-17 16:50:58.007+00', '01a1ea6b-3958-787f-9e9a-cc66d8add190', 'account_created', '01a1ea6b-3958-787f-9e9a-cc66d8add190', '{}', '\x8024c5885820a27282fcef5e242246db0c51c646129a9415f5a2e77658609a22'),
	(8, '2026-11-17 16:50:58.017+00', '01a1ea6b-3958-787f-9e9a-cc66d8add190', 'logged_in', '01a1ea6b-3958-787f-9e9a-cc66d8add190', '{}', '\x46374d7f070f65ad9023602b08f884aa48e3c061f80ad107e7046dc3adee212c');

INSERT INTO public.audit_head VALUES
	(true, 8, '\x46374d7f070f65ad9023602b08f884aa48e3c061f80ad107e7046dc3adee212c');

INSERT INTO public.consents VALUES
	('01a1ea6b-313c-7f1e-b866-3d176f7a4a2d', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:50:55.945+00', NULL),
	('01a1ea6b-406a-7a5e-ae1b-789966fcb470', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:50:59.83+00', NULL),
	('01a1ea6b-b15d-7d93-adc2-e8d45932cad1', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.741+00', NULL),
	('01a1ea6b-b159-7fc2-95c4-40eaeac6f808', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b15a-7fe8-92f9-499634a0061f', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b15c-7aa9-bc94-bf82e9881a30', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b15d-72ec-ad53-dd29a0088744', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b15e-774d-a730-428cedfef872', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b15e-7f76-959a-8e6cf7a59e99', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b162-7e85-9d15-bdea192c0dc4', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.75+00', NULL),
	('01a1ea6b-b167-7b08-bef5-d4ede91b1319', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.765+00', NULL),
	('01a1ea6b-b168-79ef-a515-44daa918a8b1', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.765+00', NULL),
	('01a1ea6b-b169-7c2d-9b62-142a1d15542b', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.765+00', NULL),
	('01a1ea6b-b169-7fda-9e5d-5799dce68eb1', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.765+00', NULL),
	('01a1ea6b-b16b-7ea2-84ca-4d1edecb2f4a', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 16:51:28.765+00', NULL);

INSERT INTO public.consumptions VALUES
	('01a1ea6b-313c-7f1e-b866-3d176f7a4a2d', '01a1ea6b-2b51-73ca-818f-aa700b2bc975', '2026-11-17 16:50:56.055+00', NULL, NULL, NULL, NULL, '2026-11-17 16:50:56.617+00'),
	('01a1ea6b-406a-7a5e-ae1b-789966fcb470', '01a1ea6b-3968-7120-ad4b-954168e9daf4', '2026-11-17 16:50:59.934+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:00.174+00'),
	('01a1ea6b-b15e-7f76-959a-8e6cf7a59e99', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:28.981+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.256+00'),
	('01a1ea6b-b15a-7fe8-92f9-499634a0061f', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:28.989+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.288+00'),
	('01a1ea6b-b15d-72ec-ad53-dd29a0088744', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.005+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.327+00'),
	('01a1ea6b-b15c-7aa9-bc94-bf82e9881a30', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.046+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.398+00'),
	('01a1ea6b-b16b-7ea2-84ca-4d1edecb2f4a', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:28.993+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.432+00'),
	('01a1ea6b-b159-7fc2-95c4-40eaeac6f808', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:28.992+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.424+00'),
	('01a1ea6b-b162-7e85-9d15-bdea192c0dc4', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:28.993+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.506+00'),
	('01a1ea6b-b15d-7d93-adc2-e8d45932cad1', '01a1ea6b-5337-7a9c-9168-7bb8ec78d080', '2026-11-17 16:51:29.028+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.502+00'),
	('01a1ea6b-b167-7b08-bef5-d4ede91b1319', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:28.993+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.522+00'),
	('01a1ea6b-b169-7fda-9e5d-5799dce68eb1', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.068+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.564+00'),
	('01a1ea6b-b169-7c2d-9b62-142a1d15542b', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.107+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.564+00'),
	('01a1ea6b-b168-79ef-a515-44daa918a8b1', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.109+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.577+00'),
	('01a1ea6b-b15e-774d-a730-428cedfef872', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.034+00', NULL, NULL, NULL, NULL, '2026-11-17 16:51:29.955+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1ea6b-2572-7e25-85b1-eaaaa579530e'),
	(3, 'project', '01a1ea6b-6e11-788d-8c35-2f3369441a47');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-17 16:50:54.111+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\x13b15e99c04cf627f327043a59a6604107ab7e1b62f7cbb15da1df9ad802f362', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', '2026-11-17 16:50:54.142+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1ea6b-6e11-788d-8c35-2f3369441a47', '\x34a87371929fef9691d7f30a1e368a5700ea1b0a0a56f59a2c1102b0aebe8f5a', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', '2026-11-17 16:51:13.507+00', '{"projectId": "01a1ea6b-6e11-788d-8c35-2f3369441a47", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.drawn_maps VALUES
	('01a1ea6b-2b51-73ca-818f-aa700b2bc975', '01a1ea6b-310e-7d83-8963-5ba64ef6932e', 0, 'aggregates/01a1ea6b-2b51-73ca-818f-aa700b2bc975/drawn-1-156ab7fc-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1ea6b-3968-7120-ad4b-954168e9daf4', '01a1ea6b-4042-70ff-9e6f-0f3386267bf1', 0, 'aggregates/01a1ea6b-3968-7120-ad4b-954168e9daf4/drawn-1-66019aa0-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '01a1ea6b-7dab-71a6-912f-c64a8ed507c7', 0, 'aggregates/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/drawn-2-f9bd8edc-a11672b562a18897f01714b8ff2f57515c35b8bf501b254919ded57f2d6ead95.webp');

INSERT INTO public.hashtags VALUES
	('01a1ea6b-4db0-7edc-8299-a5d6e97f07f2', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'packaging', 1, '2026-11-17 16:51:03.216+00'),
	('01a1ea6b-4db0-730d-9024-cb90b28041a0', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'beverage', 2, '2026-11-17 16:51:03.216+00'),
	('01a1ea6b-5318-7ecc-8b38-72e973d06013', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', '앱화면', 3, '2026-11-17 16:51:04.6+00'),
	('01a1ea6b-5c56-7b7b-8e33-b68f2c03bedb', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'shelf-test', 4, '2026-11-17 16:51:06.966+00'),
	('01a1ea6b-6e06-7925-8b5a-add59824b8ba', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Q4-campaign', 5, '2026-11-17 16:51:11.494+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-17 16:50:49.521867'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-17 16:50:49.552315'),
	(3, '20261115064500000_password_resets', '2026-11-17 16:50:49.553894'),
	(4, '20261115090000000_account_defences', '2026-11-17 16:50:49.556528'),
	(5, '20261115100000000_credits', '2026-11-17 16:50:49.570806'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-17 16:50:49.58681'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-17 16:50:49.597711'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-17 16:50:49.616604'),
	(9, '20261115200000000_precision_of_validation', '2026-11-17 16:50:49.617902'),
	(10, '20261116160000000_page_names', '2026-11-17 16:50:49.619338'),
	(11, '20261116160100000_source_of_gaze', '2026-11-17 16:50:49.620145'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-17 16:50:49.620964'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-17 16:50:49.622048'),
	(14, '20261116180000000_parked_recordings', '2026-11-17 16:50:49.623398'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-17 16:50:49.626582'),
	(16, '20261116220000000_erased_projects', '2026-11-17 16:50:49.628347'),
	(17, '20261116221000000_leaving_accounts', '2026-11-17 16:50:49.629901'),
	(18, '20261116222000000_checked_packs', '2026-11-17 16:50:49.631207'),
	(19, '20261116230000000_application_role', '2026-11-17 16:50:49.632218'),
	(20, '20261117000000000_closed_recordings', '2026-11-17 16:50:49.63289'),
	(21, '20261117001000000_fraud_flags', '2026-11-17 16:50:49.633386'),
	(22, '20261117002000000_funnel', '2026-11-17 16:50:49.635231'),
	(23, '20261117081000000_withdrawals', '2026-11-17 16:50:49.639076'),
	(24, '20261117082000000_marks', '2026-11-17 16:50:49.64301'),
	(25, '20261117083000000_retention', '2026-11-17 16:50:49.645555'),
	(26, '20261117090000000_superseded_objects', '2026-11-17 16:50:49.647653'),
	(27, '20261117110000000_second_copies', '2026-11-17 16:50:49.650019'),
	(28, '20261117120000000_archives', '2026-11-17 16:50:49.653011'),
	(29, '20261117121000000_areas_of_interest', '2026-11-17 16:50:49.655296'),
	(30, '20261117151500000_camera_recordings', '2026-11-17 16:50:49.659373'),
	(31, '20261117153000000_drawn_maps', '2026-11-17 16:50:49.66191'),
	(32, '20261117160000000_raw_gaze', '2026-11-17 16:50:49.664178');

INSERT INTO public.page_assets VALUES
	('01a1ea6b-310e-7d83-8963-5ba64ef6932e', 0, '01a1ea6b-2b64-74b2-8c3c-59eca2576fcf'),
	('01a1ea6b-4042-70ff-9e6f-0f3386267bf1', 0, '01a1ea6b-3979-714c-9e7f-af12378cdf86'),
	('01a1ea6b-4b8d-70fb-8490-9c403b7df068', 0, '01a1ea6b-42b0-7c14-89d2-e8664a4a79bf'),
	('01a1ea6b-4d82-7e5a-b974-5eed4db20b18', 0, '01a1ea6b-42b5-72b2-8f63-39e0f6c3855a'),
	('01a1ea6b-4d82-7e5a-b974-5eed4db20b18', 1, '01a1ea6b-468a-7b85-ae0f-a4ef5fe54d36'),
	('01a1ea6b-5302-74ca-af14-c11485553a39', 0, '01a1ea6b-4c16-7071-839c-369f10bb0787'),
	('01a1ea6b-5c44-7d4a-9131-5eb738dc7788', 0, '01a1ea6b-5346-7894-a7b9-8ee11dd3eb83'),
	('01a1ea6b-65b6-718d-b3cd-071c06669e25', 0, '01a1ea6b-5c81-7b8e-974a-6ecde1925a7f'),
	('01a1ea6b-6df7-7e92-a495-3e476946dc25', 0, '01a1ea6b-65eb-7021-96fe-a40b48b7cd7a'),
	('01a1ea6b-75c7-79ef-88eb-5bf945d404fb', 0, '01a1ea6b-6e1d-73fe-9353-627be581ea89'),
	('01a1ea6b-7dab-71a6-912f-c64a8ed507c7', 0, '01a1ea6b-75fb-7fe9-9767-de588cf2ae71'),
	('01a1ea6b-8860-7698-bfb9-6608658d809d', 0, '01a1ea6b-7ddc-739f-8839-1cdd94a10105'),
	('01a1ea6b-8860-7698-bfb9-6608658d809d', 1, '01a1ea6b-8306-71b0-beea-cfca9d65d3b2'),
	('01a1ea6b-8e7f-7444-8adc-12f3e4d00fee', 0, '01a1ea6b-888e-7f6e-9415-076d79e724bd'),
	('01a1ea6b-9a18-7de4-ac5e-06b3ea051471', 0, '01a1ea6b-8ebe-765a-9414-c0134316c5fb'),
	('01a1ea6b-9a18-7de4-ac5e-06b3ea051471', 1, '01a1ea6b-93ce-7196-9bba-958902e8b5fa'),
	('01a1ea6b-a381-7c2c-8520-6c6238983725', 0, '01a1ea6b-9a32-7031-8ef2-542474fc63c0'),
	('01a1ea6b-aab7-783e-8873-2aae0cb7bcb0', 0, '01a1ea6b-a38b-76e9-9d7d-2982184d93fe'),
	('01a1ea6b-b120-7a15-835b-c9ef4c2c9939', 0, '01a1ea6b-aaee-733f-95e3-257c8c386548'),
	('01a1ea6b-b3bc-7692-a0fd-ad8be00f0dee', 0, '01a1ea6b-4dce-7617-a78e-1fcfaf85bb19');

INSERT INTO public.pages VALUES
	('01a1ea6b-310e-7d83-8963-5ba64ef6932e', '01a1ea6b-2b51-73ca-818f-aa700b2bc975', 0, 'image', 10000, '2026-11-17 16:50:55.886+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-4042-70ff-9e6f-0f3386267bf1', '01a1ea6b-3968-7120-ad4b-954168e9daf4', 0, 'image', 10000, '2026-11-17 16:50:59.779+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-4b8d-70fb-8490-9c403b7df068', '01a1ea6b-429a-7a21-9c75-2e81239de6f8', 0, 'image', 1000, '2026-11-17 16:51:02.669+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-4d82-7e5a-b974-5eed4db20b18', '01a1ea6b-4298-7a54-9806-d87bbadb9fe2', 0, 'image', 8000, '2026-11-17 16:51:03.171+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-4dbc-7596-9a11-693417176c55', '01a1ea6b-4298-7a54-9806-d87bbadb9fe2', 1, 'survey', NULL, '2026-11-17 16:51:03.228+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1ea6b-5302-74ca-af14-c11485553a39', '01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d', 0, 'image', 60000, '2026-11-17 16:51:04.578+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-5c44-7d4a-9131-5eb738dc7788', '01a1ea6b-5337-7a9c-9168-7bb8ec78d080', 0, 'image', 1000, '2026-11-17 16:51:06.948+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-65b6-718d-b3cd-071c06669e25', '01a1ea6b-5c78-703b-91f6-d10c724312bb', 0, 'image', 8000, '2026-11-17 16:51:09.366+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-6df7-7e92-a495-3e476946dc25', '01a1ea6b-65d5-71b6-a589-d5f682d2b6b3', 0, 'image', 8000, '2026-11-17 16:51:11.479+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-75c7-79ef-88eb-5bf945d404fb', '01a1ea6b-6e11-788d-8c35-2f3369441a47', 0, 'image', 8000, '2026-11-17 16:51:13.479+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-7dab-71a6-912f-c64a8ed507c7', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 0, 'image', 8000, '2026-11-17 16:51:15.499+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-8860-7698-bfb9-6608658d809d', '01a1ea6b-7dd2-7c06-b972-1be3349edc98', 0, 'image', 60000, '2026-11-17 16:51:18.24+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-8882-75b3-8c4c-e8d46b596e7c', '01a1ea6b-8878-7787-aa5c-9636fa284d80', 0, 'survey', NULL, '2026-11-17 16:51:18.274+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1ea6b-8e7f-7444-8adc-12f3e4d00fee', '01a1ea6b-8878-7787-aa5c-9636fa284d80', 1, 'image', 8000, '2026-11-17 16:51:19.807+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-9a18-7de4-ac5e-06b3ea051471', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 0, 'image', 1000, '2026-11-17 16:51:22.776+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-a381-7c2c-8520-6c6238983725', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 1, 'image', 1000, '2026-11-17 16:51:25.185+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-aab7-783e-8873-2aae0cb7bcb0', '01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', 2, 'image', 1000, '2026-11-17 16:51:27.031+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-b120-7a15-835b-c9ef4c2c9939', '01a1ea6b-aad7-7196-928d-14d1129c8755', 0, 'image', 8000, '2026-11-17 16:51:28.672+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-b144-7dfd-9b9d-9c1b81f15737', '01a1ea6b-b141-7c8a-a354-de4f7e884233', 0, 'image', 8000, '2026-11-17 16:51:28.705+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-b144-7ef8-92f2-7da96a0baa8f', '01a1ea6b-b141-7c8a-a354-de4f7e884233', 1, 'image', 8000, '2026-11-17 16:51:28.705+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1ea6b-b144-7d3f-bc96-23c5285687aa', '01a1ea6b-b141-7c8a-a354-de4f7e884233', 2, 'survey', NULL, '2026-11-17 16:51:28.705+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1ea6b-b3bc-7692-a0fd-ad8be00f0dee', '01a1ea6b-4298-7a54-9806-d87bbadb9fe2', 2, 'video', NULL, '2026-11-17 16:51:29.34+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1ea6b-4298-7a54-9806-d87bbadb9fe2', '01a1ea6b-4db0-7edc-8299-a5d6e97f07f2', 0),
	('01a1ea6b-4298-7a54-9806-d87bbadb9fe2', '01a1ea6b-4db0-730d-9024-cb90b28041a0', 1),
	('01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d', '01a1ea6b-5318-7ecc-8b38-72e973d06013', 0),
	('01a1ea6b-5337-7a9c-9168-7bb8ec78d080', '01a1ea6b-4db0-7edc-8299-a5d6e97f07f2', 0),
	('01a1ea6b-5337-7a9c-9168-7bb8ec78d080', '01a1ea6b-5c56-7b7b-8e33-b68f2c03bedb', 1),
	('01a1ea6b-5c78-703b-91f6-d10c724312bb', '01a1ea6b-4db0-730d-9024-cb90b28041a0', 0),
	('01a1ea6b-65d5-71b6-a589-d5f682d2b6b3', '01a1ea6b-4db0-730d-9024-cb90b28041a0', 0),
	('01a1ea6b-65d5-71b6-a589-d5f682d2b6b3', '01a1ea6b-6e06-7925-8b5a-add59824b8ba', 1),
	('01a1ea6b-65d5-71b6-a589-d5f682d2b6b3', '01a1ea6b-4db0-7edc-8299-a5d6e97f07f2', 2),
	('01a1ea6b-6e11-788d-8c35-2f3369441a47', '01a1ea6b-4db0-730d-9024-cb90b28041a0', 0),
	('01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '01a1ea6b-6e06-7925-8b5a-add59824b8ba', 0);

INSERT INTO public.projects VALUES
	('01a1ea6b-5c6d-72b0-9832-6b413cbbe17e', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:51:06.989+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 16:51:06.989+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-312f-77d7-9e50-05d302ac43aa', '01a1ea6b-2b3c-7918-b833-8a45a268cc12', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:50:55.919+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 16:50:55.919+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-2b51-73ca-818f-aa700b2bc975', '01a1ea6b-2b3c-7918-b833-8a45a268cc12', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'ssofcj7tm4o3', 'J7J7JB', 1, '2026-11-17 16:50:55.91+00', '2026-11-17 16:50:54.417+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 16:50:55.91+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-8878-7787-aa5c-9636fa284d80', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'sa4zheqb4gdq', 'DAE3JP', NULL, '2026-11-17 16:51:19.847+00', '2026-11-17 16:51:18.264+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-17 16:51:19.847+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-405e-73c6-89e0-1ce7c6c6459d', '01a1ea6b-3958-787f-9e9a-cc66d8add190', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:50:59.806+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 16:50:59.806+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-5c78-703b-91f6-d10c724312bb', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:51:07+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 16:51:09.388+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-3968-7120-ad4b-954168e9daf4', '01a1ea6b-3958-787f-9e9a-cc66d8add190', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, '65err5p6uxtu', 'H7HZWR', 1, '2026-11-17 16:50:59.795+00', '2026-11-17 16:50:58.024+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 16:50:59.795+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-429a-7a21-9c75-2e81239de6f8', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'mvzlcorbf5xt', '53RJN9', NULL, '2026-11-17 16:51:02.772+00', '2026-11-17 16:51:00.378+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 16:51:02.772+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-65d5-71b6-a589-d5f682d2b6b3', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:51:09.397+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 16:51:11.493+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-4c05-7d3b-9c9a-77783cfe3f5d', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'jp42whll5ybp', '23TM7Y', NULL, '2026-11-17 16:51:04.622+00', '2026-11-17 16:51:02.789+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 16:51:04.622+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-6e11-788d-8c35-2f3369441a47', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, 'd7gatcbc4zbv', 'XNGNFC', NULL, '2026-11-17 16:51:13.514+00', '2026-11-17 16:51:11.505+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 16:51:13.514+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-7dd2-7c06-b972-1be3349edc98', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'emwjyqsxwjlu', 'WFBKAN', NULL, '2026-11-17 16:51:18.258+00', '2026-11-17 16:51:15.539+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 16:51:18.258+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-4298-7a54-9806-d87bbadb9fe2', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:51:00.376+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-17 16:51:29.343+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-8eb5-72ea-b924-cde2d6ccdb96', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'nmndahzfpcxw', 'NXZPBP', NULL, '2026-11-17 16:51:27.052+00', '2026-11-17 16:51:19.861+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-17 16:51:27.052+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-aad7-7196-928d-14d1129c8755', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'c5hacpuou5y4', '6Q7APR', NULL, '2026-11-17 16:51:28.695+00', '2026-11-17 16:51:27.063+00', NULL, 8000, false, false, '\xef656ac13fcb1577d54a217990435969386d1a53d7e5230e4ddda9e791ec3c911e5afd50ca', 1, 8000, '2026-11-17 16:51:28.695+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-b141-7c8a-a354-de4f7e884233', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 16:51:28.705+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-17 16:51:28.705+00', NULL, NULL, NULL, 180, NULL, NULL, false),
	('01a1ea6b-5337-7a9c-9168-7bb8ec78d080', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'uosfmev4xpbm', 'SMZGAC', 1, '2026-11-17 16:51:06.977+00', '2026-11-17 16:51:04.631+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 16:51:06.977+00', NULL, NULL, NULL, 180, '2026-11-17 16:51:29.028+00', NULL, false),
	('01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, 'ou76xkwbj6hc', '2HXJX9', 3, '2026-11-17 16:51:15.528+00', '2026-11-17 16:51:13.521+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 16:51:15.528+00', NULL, NULL, NULL, 180, NULL, NULL, false);

INSERT INTO public.recordings VALUES
	('01a1ea6b-313c-7f1e-b866-3d176f7a4a2d', '01a1ea6b-2b51-73ca-818f-aa700b2bc975', '08d9fccc-bc5e-44d5-9686-a94229cac742', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1ea6b-2b51-73ca-818f-aa700b2bc975/01a1ea6b-313c-7f1e-b866-3d176f7a4a2d/fc38f84b56dd138b875552e4b45613fb5c20aa7851771144a91797e020ff2c42.json', 100, 30.00083801223498, 1, '2026-11-17 16:50:55.945+00', '2026-11-17 16:50:56.055+00', '2026-11-17 16:50:56.617+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-406a-7a5e-ae1b-789966fcb470', '01a1ea6b-3968-7120-ad4b-954168e9daf4', 'a0bbf53c-bb37-4bdd-8a6c-cff5c62a5061', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1ea6b-3968-7120-ad4b-954168e9daf4/01a1ea6b-406a-7a5e-ae1b-789966fcb470/99d53f17b00b4157c2ba41e3d4454ad7f73cfb93a13437867d52e5a460e0b095.json', 100, 30.00083801223498, 1, '2026-11-17 16:50:59.83+00', '2026-11-17 16:50:59.934+00', '2026-11-17 16:51:00.174+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b15c-7aa9-bc94-bf82e9881a30', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'c6f3930d-566d-43ca-8acc-49dc7c6fbe99', 3, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b15c-7aa9-bc94-bf82e9881a30/d0f4f8c81f4c379826b4c6aa9f42e224acf2029454991fdd7a5674bd90a1811d.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:29.046+00', '2026-11-17 16:51:29.398+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b16b-7ea2-84ca-4d1edecb2f4a', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'fc5399c6-6803-43be-bf30-5fa6765d90ec', 12, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b16b-7ea2-84ca-4d1edecb2f4a/51004b32822e48f94b0f80856a67974cfba63747d9e9ffee01359fb0979b0b80.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.765+00', '2026-11-17 16:51:28.993+00', '2026-11-17 16:51:29.432+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b159-7fc2-95c4-40eaeac6f808', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '1ba6ea55-37f6-43f3-bef1-33644354db19', 1, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b159-7fc2-95c4-40eaeac6f808/e9bb0550fec32a4245c58ee3612ee5e17509d3f98c2b6e2b12e3a52d99b7cde0.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:28.992+00', '2026-11-17 16:51:29.424+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b15d-7d93-adc2-e8d45932cad1', '01a1ea6b-5337-7a9c-9168-7bb8ec78d080', '1be3731a-cebf-46de-ba6b-0317a8099452', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1ea6b-5337-7a9c-9168-7bb8ec78d080/01a1ea6b-b15d-7d93-adc2-e8d45932cad1/890e5ef5f63a22df549300f3d6575d717e9495df609d398319fec10fc4290dc6.json', 100, 30.000627628193058, 1, '2026-11-17 16:51:28.741+00', '2026-11-17 16:51:29.028+00', '2026-11-17 16:51:29.502+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b15e-774d-a730-428cedfef872', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '92b2ae27-fd09-4316-830c-49d9946d7070', 5, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b15e-774d-a730-428cedfef872/7b7699ada1acc1fde223d78c25f1a12f698b60f21c1608419e6e855ed8553269.json', 100, 30.000627628193058, 3, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:29.034+00', '2026-11-17 16:51:29.955+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b15a-7fe8-92f9-499634a0061f', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '86011fdc-7f99-4cd9-a66d-bf2e4f3b3e1d', 2, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b15a-7fe8-92f9-499634a0061f/22b12584250da0e675ba26d3490f47524f08d9727a0390b8674ff67b31889e16.json', 100, 30.000627628193058, 1, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:28.989+00', '2026-11-17 16:51:29.288+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b15d-72ec-ad53-dd29a0088744', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '05497529-0c08-4049-87ac-e056d7046d01', 4, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b15d-72ec-ad53-dd29a0088744/7d5883cf3b56b33e59bb0f3b67ede030590b243e8dceded0611778e7e6315a1c.json', 100, 30.000627628193058, 1, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:29.005+00', '2026-11-17 16:51:29.327+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b15e-7f76-959a-8e6cf7a59e99', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'c1d1739e-55f4-4e84-9760-30e9d0cd1601', 6, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b15e-7f76-959a-8e6cf7a59e99/04dac5da5ac2c47ca721e8809c375141c625d502b68daedb57ce88c7ecac6397.json', 100, 30.000627628193058, 1, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:28.981+00', '2026-11-17 16:51:29.256+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b162-7e85-9d15-bdea192c0dc4', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'fa9151fd-8955-4c2b-9aeb-a2d27bfd8445', 7, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b162-7e85-9d15-bdea192c0dc4/488a73b5d6de9f0c429b13dbe792b106c9c3c16ec463d76fc1c84052de0c367a.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.75+00', '2026-11-17 16:51:28.993+00', '2026-11-17 16:51:29.506+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b167-7b08-bef5-d4ede91b1319', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'dbfe632e-50e4-4eba-933c-698bb35a0782', 8, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b167-7b08-bef5-d4ede91b1319/af9910a6e0cd0a9763d509ea0a605375aa9617743683b702824884c08174cf70.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.765+00', '2026-11-17 16:51:28.993+00', '2026-11-17 16:51:29.522+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b169-7fda-9e5d-5799dce68eb1', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '4d486dea-bdfe-4bef-814f-26989d134d15', 11, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b169-7fda-9e5d-5799dce68eb1/d95f35efeb86daafbb41c2a4ad490bea8672b98b3dd980d99919b6f380d9b7bc.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.765+00', '2026-11-17 16:51:29.068+00', '2026-11-17 16:51:29.564+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b168-79ef-a515-44daa918a8b1', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '935d7a75-0440-4535-a580-d9e6a8cc8a25', 9, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b168-79ef-a515-44daa918a8b1/373acb16e3c2177ef9731e4664ceb1fe9e161c22c1d25015342517b3fdc3fe5d.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.765+00', '2026-11-17 16:51:29.109+00', '2026-11-17 16:51:29.577+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ea6b-b169-7c2d-9b62-142a1d15542b', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', 'c9b014cc-0640-4af7-bf73-a24be07a2ce8', 10, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/01a1ea6b-b169-7c2d-9b62-142a1d15542b/7a7b736e0c8b2b9f4ef7c1e8ef0ea0cf6039c35affc4284ee72ead859ce63be1.json', 100, 30.000627628193058, 2, '2026-11-17 16:51:28.765+00', '2026-11-17 16:51:29.107+00', '2026-11-17 16:51:29.564+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/1-6fd4bd31-13c311e637648c38cc82eacf7f79fb18a3d21eb8d167e686836d20b5510b44e6.json', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:29.817+00', NULL),
	('aggregates/01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a/2-cdeedb58-f9d9f2789c9295cabf55cbc828cb702fd111ab95d7a930e3a652ec03c80b1227.json', '01a1ea6b-75f1-7ea2-9b0e-9df9571fcb1a', '2026-11-17 16:51:30.253+00', NULL);

INSERT INTO public.users VALUES
	('01a1ea6b-2572-7e25-85b1-eaaaa579530e', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$Gh0hZq3K0MCQxmba6lno3Q$DA0Y06MWSn9tVxHRzlaALO1/az0c0XdVOJdhmKi4VaA', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 16:50:52.912+00', '2024-03-25', '2026-11-17 16:50:52.912+00', NULL, NULL, NULL),
	('01a1ea6b-2749-7e9e-9432-8a171e786720', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$KgKPa0g7qneax5oNM6w/zA$1W4R1pPYg4XfxZEUtOEaebml6P8KFe5Z0dvwxO4m3s4', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 16:50:53.384+00', '2024-03-25', '2026-11-17 16:50:53.384+00', NULL, NULL, NULL),
	('01a1ea6b-2b3c-7918-b833-8a45a268cc12', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$p3clqYa54jNZAUmrX1KAfA$pxzEHlX8HP0gtl//ZR7cImqCwQTnecKIhxS3mRkbzP4', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 16:50:54.395+00', '2024-03-25', '2026-11-17 16:50:54.395+00', NULL, NULL, NULL),
	('01a1ea6b-3958-787f-9e9a-cc66d8add190', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$orsPBC30v4/02qJsKvYzbA$8QnQAc1dk8D0dDYkabemyfLHGDb/skIL0hJsqltcWVk', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 16:50:58.007+00', '2024-03-25', '2026-11-17 16:50:58.007+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 32, true);

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

ALTER TABLE ONLY public.drawn_maps
    ADD CONSTRAINT drawn_maps_pkey PRIMARY KEY (page_id, slot);

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

CREATE INDEX drawn_maps_project ON public.drawn_maps USING btree (project_id);

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

CREATE INDEX recordings_tests ON public.recordings USING btree (project_id, created_at) WHERE is_test;

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

ALTER TABLE ONLY public.drawn_maps
    ADD CONSTRAINT drawn_maps_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.drawn_maps
    ADD CONSTRAINT drawn_maps_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

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
