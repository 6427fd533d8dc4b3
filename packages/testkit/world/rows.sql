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

CREATE TABLE public.catalogues (
    version integer NOT NULL,
    document jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL
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

CREATE TABLE public.funnel_totals (
    project_id uuid NOT NULL,
    step text NOT NULL,
    after_step text NOT NULL,
    reason text NOT NULL,
    in_app boolean NOT NULL,
    model text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT funnel_totals_after_step_check CHECK ((after_step = ANY (ARRAY[''::text, 'consented'::text, 'camera_on'::text, 'calibrated'::text, 'completed'::text]))),
    CONSTRAINT funnel_totals_count_check CHECK ((count > 0)),
    CONSTRAINT funnel_totals_reason_check CHECK ((reason = ANY (ARRAY[''::text, 'camera_refused'::text, 'camera_too_slow'::text, 'calibration_failed'::text, 'stopped'::text, 'project_over'::text, 'too_late'::text, 'failed'::text]))),
    CONSTRAINT funnel_totals_step_check CHECK ((step = ANY (ARRAY['opened'::text, 'declined'::text, 'consented'::text, 'camera_on'::text, 'calibrated'::text, 'completed'::text, 'left'::text])))
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

CREATE TABLE public.orders (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    access text DEFAULT 'personal'::text NOT NULL,
    order_key uuid NOT NULL,
    catalogue_version integer NOT NULL,
    plan text NOT NULL,
    kind text NOT NULL,
    sessions integer NOT NULL,
    currency text NOT NULL,
    amount integer NOT NULL,
    provider text NOT NULL,
    return_to text,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    asked_at timestamp with time zone,
    checkout_ref text,
    pay_url text,
    payment_ref text,
    paid_at timestamp with time zone,
    balance_before integer,
    receipt_url text,
    CONSTRAINT orders_access_check CHECK ((access = 'personal'::text)),
    CONSTRAINT orders_amount_check CHECK ((amount > 0)),
    CONSTRAINT orders_check CHECK (((state = 'paid'::text) = ((payment_ref IS NOT NULL) AND (paid_at IS NOT NULL)))),
    CONSTRAINT orders_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text]))),
    CONSTRAINT orders_kind_check CHECK ((kind = ANY (ARRAY['one_time'::text, 'monthly'::text]))),
    CONSTRAINT orders_plan_check CHECK ((plan = ANY (ARRAY['plan1'::text, 'plan2'::text]))),
    CONSTRAINT orders_provider_check CHECK ((provider = ANY (ARRAY['global'::text, 'regional'::text]))),
    CONSTRAINT orders_sessions_check CHECK ((sessions > 0)),
    CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'ended'::text])))
);

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
    revision integer DEFAULT 1 NOT NULL,
    save_key uuid,
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

CREATE TABLE public.provider_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT provider_events_provider_check CHECK ((provider = ANY (ARRAY['global'::text, 'regional'::text])))
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
    in_app boolean DEFAULT false NOT NULL,
    model text DEFAULT ''::text NOT NULL,
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
	('01a1eb1d-dfb4-74a2-9787-b6b24eba563d', 1, 'aggregates/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/1-f7565dae-92389da589a127d06eaaa2898ccbc820a77e26e212dd4ea13b9f5d646c33da0b.json', '{}', 1, '2026-11-17 20:06:11.975+00'),
	('01a1eb1d-f990-7300-a1cf-9f8b24900899', 1, 'aggregates/01a1eb1d-f990-7300-a1cf-9f8b24900899/1-016facfe-db80bd871ec0aa4bc023e36c62bab42e75f9438d9ee9157e2cead2a95a8c66ec.json', '{}', 1, '2026-11-17 20:06:16.651+00'),
	('01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 1, 'aggregates/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/1-a09e9174-f2e8085c77cb3c231e9ea9b4ec3c4217d0b0a07583a4c1ee6cb005d88804ef9f.json', '{}', 3, '2026-11-17 20:07:06.989+00'),
	('01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 2, 'aggregates/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/2-575dd933-b5ba77cdaa25f971aafa68010bcaba7a4ab475d1507caf3efd6a973c4db737e3.json', '{}', 11, '2026-11-17 20:07:07.655+00'),
	('01a1eb1e-234b-762a-b763-d82778b379d5', 1, 'aggregates/01a1eb1e-234b-762a-b763-d82778b379d5/1-e343dd7b-ecef014cc1455b186adff9c4eb99eed115061aa91448005a11206a6d4bf4be07.json', '{}', 1, '2026-11-17 20:07:07.778+00'),
	('01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 3, 'aggregates/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/3-ee5f952d-bb8f459cdb65ce9ee6107b25c4e378f7cac6be924c9081051d76975390deee9a.json', '{}', 12, '2026-11-17 20:07:08.124+00');

INSERT INTO public.assets VALUES
	('01a1eb1d-dfe0-741f-8ae4-de129c4aad14', '01a1eb1d-dfb4-74a2-9787-b6b24eba563d', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14', 'stimuli/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 20:06:06.048+00', 'image', '2~QF6ugBK59N9tKqzRhJZDwN8tephjss1', NULL, NULL, 'stimuli/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-dfe0-741f-8ae4-de129c4aad14-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07', '01a1eb1d-f990-7300-a1cf-9f8b24900899', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07', 'stimuli/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 20:06:12.642+00', 'image', '2~eRNlU2XdadktWg3SJNNus9XAL4z33FV', NULL, NULL, 'stimuli/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-66d2-7db1-b5cf-390f8668705d', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-66d2-7db1-b5cf-390f8668705d', 'stimuli/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-66d2-7db1-b5cf-390f8668705d-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 20:06:40.594+00', 'image', '2~8cBxFxUjb1sqLAJT6EC9tOMZrU9JHYz', NULL, NULL, 'stimuli/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-66d2-7db1-b5cf-390f8668705d-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-66d2-7db1-b5cf-390f8668705d-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-66d2-7db1-b5cf-390f8668705d-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4', 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 20:06:58.14+00', 'image', '2~eb6JExc2gSWHYTmiMI6RnqQnCFcCv9B', NULL, NULL, 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8', 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 20:06:53.843+00', 'image', '2~u_p7QIm9CQ7RXxNjROhWdYhPXSJzMUo', NULL, NULL, 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-58b4-7428-b3e8-e759ed408c96', '01a1eb1e-588e-73ee-9772-6a44a6203b8f', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1eb1e-588e-73ee-9772-6a44a6203b8f/01a1eb1e-58b4-7428-b3e8-e759ed408c96', 'stimuli/01a1eb1e-588e-73ee-9772-6a44a6203b8f/01a1eb1e-58b4-7428-b3e8-e759ed408c96-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-17 20:06:36.981+00', 'image', '2~e8cv32IKxCSIUQ2kaLHUXkkQsF8lj-h', NULL, NULL, 'stimuli/01a1eb1e-588e-73ee-9772-6a44a6203b8f/01a1eb1e-58b4-7428-b3e8-e759ed408c96-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-588e-73ee-9772-6a44a6203b8f/01a1eb1e-58b4-7428-b3e8-e759ed408c96-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-588e-73ee-9772-6a44a6203b8f/01a1eb1e-58b4-7428-b3e8-e759ed408c96-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-588e-73ee-9772-6a44a6203b8f/01a1eb1e-58b4-7428-b3e8-e759ed408c96-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86', '01a1eb1e-0aaa-7559-8425-9ef5df74e633', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86', 'stimuli/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 20:06:17.264+00', 'image', '2~50SFVf2TrtD03m-OYPK-FB0OuNRtrgR', NULL, NULL, 'stimuli/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-0aaa-7559-8425-9ef5df74e633/01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-0b97-7e7f-bb69-64c377189728', '01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728', 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 20:06:17.239+00', 'image', '2~P2qxWGZOK1aHAN04OfZd5xRGPPyZ762', NULL, NULL, 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-0b97-7e7f-bb69-64c377189728-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca', '01a1eb1e-46e0-7642-8d96-9fcf4a9295b4', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca', 'stimuli/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 20:06:32.467+00', 'image', '2~1d9lpn4erwXDDlpLrkWQXSFT1rUkQ3t', NULL, NULL, 'stimuli/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-46e0-7642-8d96-9fcf4a9295b4/01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d', '01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d', 'stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 20:06:45.95+00', 'image', '2~C51VMAH2xytQosrsrLdJd-_CfR4xrWn', NULL, NULL, 'stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-a416-7bd8-9172-fd00a2313efa', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-a416-7bd8-9172-fd00a2313efa', 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-a416-7bd8-9172-fd00a2313efa-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 20:06:56.278+00', 'image', '2~diwbI0u8pl2u_n1MZ-BJh7aLR02YE3w', NULL, NULL, 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-a416-7bd8-9172-fd00a2313efa-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-a416-7bd8-9172-fd00a2313efa-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-a416-7bd8-9172-fd00a2313efa-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-864a-74e4-a2d9-93d2399652fc', '01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-864a-74e4-a2d9-93d2399652fc', 'stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-864a-74e4-a2d9-93d2399652fc-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 20:06:48.651+00', 'image', '2~H-eslou-ygsbSGBFNizPXrIt3v0g2xI', NULL, NULL, 'stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-864a-74e4-a2d9-93d2399652fc-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-864a-74e4-a2d9-93d2399652fc-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f/01a1eb1e-864a-74e4-a2d9-93d2399652fc-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f', '01a1eb1e-91b7-7850-84bc-b7a3a6dad786', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1eb1e-91b7-7850-84bc-b7a3a6dad786/01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f', 'stimuli/01a1eb1e-91b7-7850-84bc-b7a3a6dad786/01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 20:06:51.662+00', 'image', '2~NniJq4brUChxOoSPnWxDImCdeCDIRVo', NULL, NULL, 'stimuli/01a1eb1e-91b7-7850-84bc-b7a3a6dad786/01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-91b7-7850-84bc-b7a3a6dad786/01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-91b7-7850-84bc-b7a3a6dad786/01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-166f-7734-803d-b192d7db15ca', '01a1eb1e-165f-7b9b-b107-888b3e1e2eed', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca', 'stimuli/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-17 20:06:20.015+00', 'image', '2~6Jx_-tOLbNAzXxaKy8bhGPHf_XEtmaS', NULL, NULL, 'stimuli/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-165f-7b9b-b107-888b3e1e2eed/01a1eb1e-166f-7734-803d-b192d7db15ca-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa', '01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa', 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 20:06:21.211+00', 'image', '2~U_BFAWJ5AN1bYbnT8TZ9raVP76-nDOS', NULL, NULL, 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-b64b-7009-a01a-1d945952ae2f', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-b64b-7009-a01a-1d945952ae2f', 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-b64b-7009-a01a-1d945952ae2f-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-17 20:07:00.94+00', 'image', '2~PSg2Gj5iSD_6MTTJsR4raEa4R1hC_8F', NULL, NULL, 'stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-b64b-7009-a01a-1d945952ae2f-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-b64b-7009-a01a-1d945952ae2f-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-b64b-7009-a01a-1d945952ae2f-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6/01a1eb1e-b64b-7009-a01a-1d945952ae2f-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1eb1e-bfe1-780e-92d3-48c4df03a744', '01a1eb1e-bfc9-7fe9-993a-55976dbdce2a', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1eb1e-bfc9-7fe9-993a-55976dbdce2a/01a1eb1e-bfe1-780e-92d3-48c4df03a744', 'stimuli/01a1eb1e-bfc9-7fe9-993a-55976dbdce2a/01a1eb1e-bfe1-780e-92d3-48c4df03a744-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 20:07:03.393+00', 'image', '2~FPfK2rmOze1G5YAcdYXxX0OcwKkHt_a', NULL, NULL, 'stimuli/01a1eb1e-bfc9-7fe9-993a-55976dbdce2a/01a1eb1e-bfe1-780e-92d3-48c4df03a744-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-bfc9-7fe9-993a-55976dbdce2a/01a1eb1e-bfe1-780e-92d3-48c4df03a744-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-bfc9-7fe9-993a-55976dbdce2a/01a1eb1e-bfe1-780e-92d3-48c4df03a744-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1eb1e-235e-78fe-bc51-8e4c24055ff7', '01a1eb1e-234b-762a-b763-d82778b379d5', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7', 'stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-17 20:06:23.326+00', 'image', '2~zKELH82scUpbeexIZT1n3ZzCAeDNotK', NULL, NULL, 'stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-235e-78fe-bc51-8e4c24055ff7-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c', '01a1eb1e-371c-7cc2-bda9-eb8cb856adbe', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c', 'stimuli/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-17 20:06:28.393+00', 'image', '2~dCuWkhNj-P7-Xl591i7kZ9ujBHPTUJk', NULL, NULL, 'stimuli/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1eb1e-371c-7cc2-bda9-eb8cb856adbe/01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1eb1e-2c70-7da2-baab-744a7513dda0', '01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0', 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-f6493b91327ca1c2abd24ea495432941272b9336d675a48b7501109370f7d7a3.mp4', 1080, 1920, '2026-11-17 20:06:25.648+00', 'video', '2~hvPCBsRaSSe67kElwJeX3tkwIt1SECY', NULL, 15001, 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1eb1e-0af9-7774-9958-abb4c4dbe1e4/01a1eb1e-2c70-7da2-baab-744a7513dda0-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]');

INSERT INTO public.audit_events VALUES
	(1, '2026-11-17 20:06:03.795+00', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'account_created', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', '{}', '\x6a56c7c57298b4b1f7475404632c90d1defa77fda4be76f2d94ab7d5b0a6af8a'),
	(2, '2026-11-17 20:06:03.822+00', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'logged_in', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', '{}', '\x40bd6bcdefa7b1351efab16697e782288ff2feb78e0375ca55c2828b88a29873'),
	(3, '2026-11-17 20:06:04.246+00', '01a1eb1d-d8d7-73f1-bdb0-cdcd515f4817', 'account_created', '01a1eb1d-d8d7-73f1-bdb0-cdcd515f4817', '{}', '\x87f4f4bb0087107358759486f02dd8a20861705669d6b8d22b35669b4006533c'),
	(4, '2026-11-17 20:06:04.257+00', '01a1eb1d-d8d7-73f1-bdb0-cdcd515f4817', 'logged_in', '01a1eb1d-d8d7-73f1-bdb0-cdcd515f4817', '{}', '\xdf0da3d92d87c983abdefec992265607b45a2cc4ad21431ce276c7e6c591d88d'),
	(5, '2026-11-17 20:06:05.943+00', '01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', 'account_created', '01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', '{}', '\x0147d98ec531c5c6d6a22b865e48bc6406ebe0ec2b32107eaf9012787df31f0a'),
	(6, '2026-11-17 20:06:05.977+00', '01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', 'logged_in', '01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', '{}', '\x92f5e5dcc3f9636afad7fd6dd5759c1a6b7106f31c926e9f0777f7d58b5eb330'),
	(7, '2026-11-17 20:06:12.586+00', '01a1eb1d-f96b-7b07-9095-de32a3df3b08', 'account_created', '01a1eb1d-f96b-7b07-9095-de32a3df3b08', '{}', '\x216aef670177fac3cec5f0954137e2c2410a68682fc437ffdc9340bf86df7ea1'),
	(8, '2026-11-17 20:06:12.6+00', '01a1eb1d-f96b-7b07-9095-de32a3df3b08', 'logged_in', '01a1eb1d-f96b-7b07-9095-de32a3df3b08', '{}', '\xeaec1733eb79a872d512e1b09fd02499b3fae65b122e994d20e5af3b92526926');

INSERT INTO public.audit_head VALUES
	(true, 8, '\xeaec1733eb79a872d512e1b09fd02499b3fae65b122e994d20e5af3b92526926');

INSERT INTO public.consents VALUES
	('01a1eb1d-e974-7780-b411-456c1f9fa502', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:06:08.513+00', NULL),
	('01a1eb1e-067a-7da6-9320-a9593da174bd', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:06:15.943+00', NULL),
	('01a1eb1e-c899-7d47-acf3-0c6e7585de14', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.65+00', NULL),
	('01a1eb1e-c89a-745a-af01-cfa95383fec7', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.65+00', NULL),
	('01a1eb1e-c89b-7b8f-bea3-dde6f04a90b5', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.65+00', NULL),
	('01a1eb1e-c89d-7343-8f3b-41bfceefc2f8', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.65+00', NULL),
	('01a1eb1e-c89d-7223-ba26-e2cea013ba1e', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.65+00', NULL),
	('01a1eb1e-c8a2-7d24-8cf3-f4e98d4dd15b', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.65+00', NULL),
	('01a1eb1e-c8a6-7f63-b70e-d8679f0a71fb', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.722+00', NULL),
	('01a1eb1e-c8ab-7a4d-914b-de9b46e2e545', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.722+00', NULL),
	('01a1eb1e-c8eb-7803-bdf5-f03379d1e931', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.754+00', NULL),
	('01a1eb1e-c8b2-7722-aa0d-d44da4d655f6', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.832+00', NULL),
	('01a1eb1e-c8b9-7e30-9551-e52f11a4de47', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.832+00', NULL),
	('01a1eb1e-c8c2-745d-bbdd-34cd08b5ce69', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.832+00', NULL),
	('01a1eb1e-c8ea-792f-869d-c96cb9adb695', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 20:07:05.832+00', NULL);

INSERT INTO public.consumptions VALUES
	('01a1eb1d-e974-7780-b411-456c1f9fa502', '01a1eb1d-dfb4-74a2-9787-b6b24eba563d', '2026-11-17 20:06:08.723+00', NULL, NULL, NULL, NULL, '2026-11-17 20:06:09.628+00'),
	('01a1eb1e-067a-7da6-9320-a9593da174bd', '01a1eb1d-f990-7300-a1cf-9f8b24900899', '2026-11-17 20:06:16.045+00', NULL, NULL, NULL, NULL, '2026-11-17 20:06:16.152+00'),
	('01a1eb1e-c899-7d47-acf3-0c6e7585de14', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.044+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.379+00'),
	('01a1eb1e-c8a2-7d24-8cf3-f4e98d4dd15b', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.049+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.477+00'),
	('01a1eb1e-c8ab-7a4d-914b-de9b46e2e545', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.091+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.614+00'),
	('01a1eb1e-c89b-7b8f-bea3-dde6f04a90b5', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.091+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.683+00'),
	('01a1eb1e-c89d-7223-ba26-e2cea013ba1e', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.103+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.723+00'),
	('01a1eb1e-c89a-745a-af01-cfa95383fec7', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.126+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.759+00'),
	('01a1eb1e-c8a6-7f63-b70e-d8679f0a71fb', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.127+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.874+00'),
	('01a1eb1e-c8b2-7722-aa0d-d44da4d655f6', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.442+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:06.936+00'),
	('01a1eb1e-c8c2-745d-bbdd-34cd08b5ce69', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.443+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:07.042+00'),
	('01a1eb1e-c8eb-7803-bdf5-f03379d1e931', '01a1eb1e-234b-762a-b763-d82778b379d5', '2026-11-17 20:07:06.506+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:07.091+00'),
	('01a1eb1e-c8b9-7e30-9551-e52f11a4de47', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.506+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:07.151+00'),
	('01a1eb1e-c8ea-792f-869d-c96cb9adb695', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.51+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:07.212+00'),
	('01a1eb1e-c89d-7343-8f3b-41bfceefc2f8', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:06.103+00', NULL, NULL, NULL, NULL, '2026-11-17 20:07:07.847+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb'),
	(3, 'project', '01a1eb1e-588e-73ee-9772-6a44a6203b8f');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-17 20:06:05.639+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\x3b24a3e5bfd5ffbf8a8739c7d942ddfdb40938a1906c220c91890c2d3502c72d', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', '2026-11-17 20:06:05.669+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1eb1e-588e-73ee-9772-6a44a6203b8f', '\xbd555aabf454bfe26990a838d3338803bdf0ade35fbe8fd12a6b76d0939e7fef', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', '2026-11-17 20:06:40.519+00', '{"projectId": "01a1eb1e-588e-73ee-9772-6a44a6203b8f", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.drawn_maps VALUES
	('01a1eb1d-dfb4-74a2-9787-b6b24eba563d', '01a1eb1d-e93f-7dba-b8b8-4bb475438730', 0, 'aggregates/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/drawn-1-cd853540-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1eb1d-f990-7300-a1cf-9f8b24900899', '01a1eb1e-0619-7bdb-892e-0d308522403b', 0, 'aggregates/01a1eb1d-f990-7300-a1cf-9f8b24900899/drawn-1-1233372c-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '01a1eb1e-7b5a-7ad5-b1ce-4519e8f679d1', 0, 'aggregates/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/drawn-1-2d2d0e38-57216f7703e56acad3c78b1b25b01ea1bc5958e8fcd15d7ce7f58f9462b3af17.webp');

INSERT INTO public.hashtags VALUES
	('01a1eb1e-232e-7db4-af8d-f8c370afa5db', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', '앱화면', 1, '2026-11-17 20:06:23.278+00'),
	('01a1eb1e-2c4c-7361-8320-849aa9a52370', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'packaging', 2, '2026-11-17 20:06:25.612+00'),
	('01a1eb1e-2c4c-7809-a873-a99d2002d202', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'beverage', 3, '2026-11-17 20:06:25.612+00'),
	('01a1eb1e-36db-7456-b53e-e33b821bc7ce', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'shelf-test', 4, '2026-11-17 20:06:28.315+00'),
	('01a1eb1e-5877-75b9-beaa-ef2fe090e13f', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Q4-campaign', 5, '2026-11-17 20:06:36.919+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-17 20:05:59.025126'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-17 20:05:59.068948'),
	(3, '20261115064500000_password_resets', '2026-11-17 20:05:59.072699'),
	(4, '20261115090000000_account_defences', '2026-11-17 20:05:59.076762'),
	(5, '20261115100000000_credits', '2026-11-17 20:05:59.099772'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-17 20:05:59.118593'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-17 20:05:59.135374'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-17 20:05:59.160049'),
	(9, '20261115200000000_precision_of_validation', '2026-11-17 20:05:59.161678'),
	(10, '20261116160000000_page_names', '2026-11-17 20:05:59.163726'),
	(11, '20261116160100000_source_of_gaze', '2026-11-17 20:05:59.166554'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-17 20:05:59.167578'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-17 20:05:59.170059'),
	(14, '20261116180000000_parked_recordings', '2026-11-17 20:05:59.172059'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-17 20:05:59.177256'),
	(16, '20261116220000000_erased_projects', '2026-11-17 20:05:59.180044'),
	(17, '20261116221000000_leaving_accounts', '2026-11-17 20:05:59.18209'),
	(18, '20261116222000000_checked_packs', '2026-11-17 20:05:59.183432'),
	(19, '20261116230000000_application_role', '2026-11-17 20:05:59.187681'),
	(20, '20261117000000000_closed_recordings', '2026-11-17 20:05:59.188429'),
	(21, '20261117001000000_fraud_flags', '2026-11-17 20:05:59.19158'),
	(22, '20261117002000000_funnel', '2026-11-17 20:05:59.20642'),
	(23, '20261117081000000_withdrawals', '2026-11-17 20:05:59.222275'),
	(24, '20261117082000000_marks', '2026-11-17 20:05:59.232897'),
	(25, '20261117083000000_retention', '2026-11-17 20:05:59.242267'),
	(26, '20261117090000000_superseded_objects', '2026-11-17 20:05:59.245145'),
	(27, '20261117110000000_second_copies', '2026-11-17 20:05:59.251259'),
	(28, '20261117120000000_archives', '2026-11-17 20:05:59.26325'),
	(29, '20261117121000000_areas_of_interest', '2026-11-17 20:05:59.266489'),
	(30, '20261117151500000_camera_recordings', '2026-11-17 20:05:59.280141'),
	(31, '20261117153000000_drawn_maps', '2026-11-17 20:05:59.289953'),
	(32, '20261117160000000_raw_gaze', '2026-11-17 20:05:59.295582'),
	(33, '20261117190000000_draft_revisions', '2026-11-17 20:05:59.306691'),
	(34, '20261117191000000_funnel_totals', '2026-11-17 20:05:59.307897'),
	(35, '20261117192000000_payments', '2026-11-17 20:05:59.316492');

INSERT INTO public.page_assets VALUES
	('01a1eb1d-e93f-7dba-b8b8-4bb475438730', 0, '01a1eb1d-dfe0-741f-8ae4-de129c4aad14'),
	('01a1eb1e-0619-7bdb-892e-0d308522403b', 0, '01a1eb1d-f9a2-7ab4-b5e1-4ab23c655d07'),
	('01a1eb1e-162d-77de-807d-9e36211ac732', 0, '01a1eb1e-0bb0-7b1a-8c3b-7041edee9b86'),
	('01a1eb1e-231f-743f-80d1-d732a65a2173', 0, '01a1eb1e-166f-7734-803d-b192d7db15ca'),
	('01a1eb1e-2c37-7c91-bffe-0e88dd3812b1', 0, '01a1eb1e-0b97-7e7f-bb69-64c377189728'),
	('01a1eb1e-2c37-7c91-bffe-0e88dd3812b1', 1, '01a1eb1e-1b1b-7513-9b62-3f313a2ddeaa'),
	('01a1eb1e-36c2-7183-9c9c-e1c564be53a8', 0, '01a1eb1e-235e-78fe-bc51-8e4c24055ff7'),
	('01a1eb1e-46aa-768e-9248-380b4328161e', 0, '01a1eb1e-3729-79f3-9a1b-1c2137d2aa8c'),
	('01a1eb1e-5847-7604-9e2a-57a77fb030ff', 0, '01a1eb1e-4713-7e6a-afe5-e3c5afd3c2ca'),
	('01a1eb1e-65b3-75b2-8595-76fc807750b9', 0, '01a1eb1e-58b4-7428-b3e8-e759ed408c96'),
	('01a1eb1e-7b5a-7ad5-b1ce-4519e8f679d1', 0, '01a1eb1e-66d2-7db1-b5cf-390f8668705d'),
	('01a1eb1e-90b7-76b6-af40-1134b3373a52', 0, '01a1eb1e-7bbe-757f-85b6-dae7ea2a4a7d'),
	('01a1eb1e-90b7-76b6-af40-1134b3373a52', 1, '01a1eb1e-864a-74e4-a2d9-93d2399652fc'),
	('01a1eb1e-9a5b-7f71-98cb-10191184bc3a', 0, '01a1eb1e-920e-7684-ba1f-1ee3e0aafd7f'),
	('01a1eb1e-ab41-799a-9e3a-5e89691dcf6f', 0, '01a1eb1e-9a93-74fd-ba40-cde8dfe89ef8'),
	('01a1eb1e-ab41-799a-9e3a-5e89691dcf6f', 1, '01a1eb1e-a416-7bd8-9172-fd00a2313efa'),
	('01a1eb1e-b63c-7d12-8349-73ccd8541262', 0, '01a1eb1e-ab5c-74ac-a28e-a4e6d20da5b4'),
	('01a1eb1e-bf95-77a9-96c0-060dc4f0b1da', 0, '01a1eb1e-b64b-7009-a01a-1d945952ae2f'),
	('01a1eb1e-c7e6-7b52-9faa-f9f367859d52', 0, '01a1eb1e-bfe1-780e-92d3-48c4df03a744'),
	('01a1eb1f-0415-7e91-b838-2a38c152d058', 0, '01a1eb1e-2c70-7da2-baab-744a7513dda0');

INSERT INTO public.pages VALUES
	('01a1eb1d-e93f-7dba-b8b8-4bb475438730', '01a1eb1d-dfb4-74a2-9787-b6b24eba563d', 0, 'image', 10000, '2026-11-17 20:06:08.447+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-0619-7bdb-892e-0d308522403b', '01a1eb1d-f990-7300-a1cf-9f8b24900899', 0, 'image', 10000, '2026-11-17 20:06:15.833+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-162d-77de-807d-9e36211ac732', '01a1eb1e-0aaa-7559-8425-9ef5df74e633', 0, 'image', 1000, '2026-11-17 20:06:19.949+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-231f-743f-80d1-d732a65a2173', '01a1eb1e-165f-7b9b-b107-888b3e1e2eed', 0, 'image', 60000, '2026-11-17 20:06:23.263+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-2c37-7c91-bffe-0e88dd3812b1', '01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', 0, 'image', 8000, '2026-11-17 20:06:25.591+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-2c59-7a24-90e3-786a8c0c0b92', '01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', 1, 'survey', NULL, '2026-11-17 20:06:25.625+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1eb1e-36c2-7183-9c9c-e1c564be53a8', '01a1eb1e-234b-762a-b763-d82778b379d5', 0, 'image', 1000, '2026-11-17 20:06:28.29+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-46aa-768e-9248-380b4328161e', '01a1eb1e-371c-7cc2-bda9-eb8cb856adbe', 0, 'image', 8000, '2026-11-17 20:06:32.363+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-5847-7604-9e2a-57a77fb030ff', '01a1eb1e-46e0-7642-8d96-9fcf4a9295b4', 0, 'image', 8000, '2026-11-17 20:06:36.871+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-65b3-75b2-8595-76fc807750b9', '01a1eb1e-588e-73ee-9772-6a44a6203b8f', 0, 'image', 8000, '2026-11-17 20:06:40.307+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-7b5a-7ad5-b1ce-4519e8f679d1', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 0, 'image', 8000, '2026-11-17 20:06:45.85+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-90b7-76b6-af40-1134b3373a52', '01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f', 0, 'image', 60000, '2026-11-17 20:06:51.319+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-91f0-73cd-a933-9a4f3667cf09', '01a1eb1e-91b7-7850-84bc-b7a3a6dad786', 0, 'survey', NULL, '2026-11-17 20:06:51.632+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1eb1e-9a5b-7f71-98cb-10191184bc3a', '01a1eb1e-91b7-7850-84bc-b7a3a6dad786', 1, 'image', 8000, '2026-11-17 20:06:53.787+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-ab41-799a-9e3a-5e89691dcf6f', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 0, 'image', 1000, '2026-11-17 20:06:58.113+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-b63c-7d12-8349-73ccd8541262', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 1, 'image', 1000, '2026-11-17 20:07:00.924+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-bf95-77a9-96c0-060dc4f0b1da', '01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', 2, 'image', 1000, '2026-11-17 20:07:03.317+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-c7e6-7b52-9faa-f9f367859d52', '01a1eb1e-bfc9-7fe9-993a-55976dbdce2a', 0, 'image', 8000, '2026-11-17 20:07:05.446+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-c871-7d13-b9e4-98fd59a540d0', '01a1eb1e-c86d-76ef-ae36-5fe2dfbc02db', 0, 'image', 8000, '2026-11-17 20:07:05.581+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-c871-772c-a90c-dd6deb91afff', '01a1eb1e-c86d-76ef-ae36-5fe2dfbc02db', 1, 'image', 8000, '2026-11-17 20:07:05.581+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1eb1e-c871-7c8b-86f7-7cc12e5f8347', '01a1eb1e-c86d-76ef-ae36-5fe2dfbc02db', 2, 'survey', NULL, '2026-11-17 20:07:05.581+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1eb1f-0415-7e91-b838-2a38c152d058', '01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', 2, 'video', NULL, '2026-11-17 20:07:20.853+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1eb1e-165f-7b9b-b107-888b3e1e2eed', '01a1eb1e-232e-7db4-af8d-f8c370afa5db', 0),
	('01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', '01a1eb1e-2c4c-7361-8320-849aa9a52370', 0),
	('01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', '01a1eb1e-2c4c-7809-a873-a99d2002d202', 1),
	('01a1eb1e-234b-762a-b763-d82778b379d5', '01a1eb1e-2c4c-7361-8320-849aa9a52370', 0),
	('01a1eb1e-234b-762a-b763-d82778b379d5', '01a1eb1e-36db-7456-b53e-e33b821bc7ce', 1),
	('01a1eb1e-371c-7cc2-bda9-eb8cb856adbe', '01a1eb1e-2c4c-7809-a873-a99d2002d202', 0),
	('01a1eb1e-46e0-7642-8d96-9fcf4a9295b4', '01a1eb1e-2c4c-7809-a873-a99d2002d202', 0),
	('01a1eb1e-46e0-7642-8d96-9fcf4a9295b4', '01a1eb1e-5877-75b9-beaa-ef2fe090e13f', 1),
	('01a1eb1e-46e0-7642-8d96-9fcf4a9295b4', '01a1eb1e-2c4c-7361-8320-849aa9a52370', 2),
	('01a1eb1e-588e-73ee-9772-6a44a6203b8f', '01a1eb1e-2c4c-7809-a873-a99d2002d202', 0),
	('01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '01a1eb1e-5877-75b9-beaa-ef2fe090e13f', 0);

INSERT INTO public.projects VALUES
	('01a1eb1e-3713-7def-b80f-261dbd272a00', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:06:28.372+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 20:06:28.372+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL),
	('01a1eb1d-e95b-7968-afc4-0aace5c97b62', '01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:06:08.475+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 20:06:08.475+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL),
	('01a1eb1d-dfb4-74a2-9787-b6b24eba563d', '01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, '624izm3lblkh', '234JDQ', 1, '2026-11-17 20:06:08.468+00', '2026-11-17 20:06:06.004+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 20:06:08.468+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL),
	('01a1eb1e-91b7-7850-84bc-b7a3a6dad786', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'wruajsvb4ocu', '5A9W6U', NULL, '2026-11-17 20:06:53.805+00', '2026-11-17 20:06:51.575+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-17 20:06:53.805+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1e-066f-7adf-8d26-28ce89c17e71', '01a1eb1d-f96b-7b07-9095-de32a3df3b08', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:06:15.919+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 20:06:15.919+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL),
	('01a1eb1e-371c-7cc2-bda9-eb8cb856adbe', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:06:28.38+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 20:06:32.397+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1d-f990-7300-a1cf-9f8b24900899', '01a1eb1d-f96b-7b07-9095-de32a3df3b08', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'ekctr5a4c43s', '5KS8ST', 1, '2026-11-17 20:06:15.908+00', '2026-11-17 20:06:12.624+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 20:06:15.908+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL),
	('01a1eb1e-0aaa-7559-8425-9ef5df74e633', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'jickc5pphjov', 'GJ79UG', NULL, '2026-11-17 20:06:19.969+00', '2026-11-17 20:06:17.002+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 20:06:19.969+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL),
	('01a1eb1e-46e0-7642-8d96-9fcf4a9295b4', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:06:32.417+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 20:06:36.908+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1e-165f-7b9b-b107-888b3e1e2eed', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'moeuvvxhrlbd', 'PB79VA', NULL, '2026-11-17 20:06:23.289+00', '2026-11-17 20:06:19.999+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 20:06:23.289+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1e-588e-73ee-9772-6a44a6203b8f', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, 's6bzmk6anbkt', '5KF53C', NULL, '2026-11-17 20:06:40.553+00', '2026-11-17 20:06:36.942+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 20:06:40.553+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1e-7b93-7d36-bb50-c63dcb2b5b3f', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, '3vnrdpkqonrj', 'YFS74S', NULL, '2026-11-17 20:06:51.418+00', '2026-11-17 20:06:45.907+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 20:06:51.418+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL),
	('01a1eb1e-9a7a-79f3-b727-2e5dc67dc9d6', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'o725fievvbaj', 'EP9YY7', NULL, '2026-11-17 20:07:03.35+00', '2026-11-17 20:06:53.818+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-17 20:07:03.35+00', NULL, NULL, NULL, 180, NULL, NULL, false, 5, NULL),
	('01a1eb1e-234b-762a-b763-d82778b379d5', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'r22udwriimj3', 'UDWHAJ', 1, '2026-11-17 20:06:28.351+00', '2026-11-17 20:06:23.307+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 20:06:28.351+00', NULL, NULL, NULL, 180, '2026-11-17 20:07:06.506+00', NULL, false, 3, NULL),
	('01a1eb1e-bfc9-7fe9-993a-55976dbdce2a', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'u4gngyhpznxc', 'FCBYMZ', NULL, '2026-11-17 20:07:05.558+00', '2026-11-17 20:07:03.369+00', NULL, 8000, false, false, '\x9467b39ac3bf42be728791ab04ea5e8698f180c0464853fbe7596498f7a03d9bcdbcfa0d9a', 1, 8000, '2026-11-17 20:07:05.558+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1e-c86d-76ef-ae36-5fe2dfbc02db', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:07:05.581+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-17 20:07:05.581+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL),
	('01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, '3efe7dohloc6', 'ZMK5VS', 3, '2026-11-17 20:06:45.887+00', '2026-11-17 20:06:40.573+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 20:06:45.887+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL),
	('01a1eb1e-0af9-7774-9958-abb4c4dbe1e4', '01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 20:06:17.081+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-17 20:07:20.89+00', NULL, NULL, NULL, 180, NULL, NULL, false, 5, NULL);

INSERT INTO public.recordings VALUES
	('01a1eb1d-e974-7780-b411-456c1f9fa502', '01a1eb1d-dfb4-74a2-9787-b6b24eba563d', '76a41311-e4e1-4d58-8dde-8b2106958595', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1eb1d-dfb4-74a2-9787-b6b24eba563d/01a1eb1d-e974-7780-b411-456c1f9fa502/97d3aed8f38e6a9f8ff75dbf2da0e2f521d553794856610df2dda681f499bfb6.json', 100, 30.00083801223498, 1, '2026-11-17 20:06:08.513+00', '2026-11-17 20:06:08.723+00', '2026-11-17 20:06:09.628+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-067a-7da6-9320-a9593da174bd', '01a1eb1d-f990-7300-a1cf-9f8b24900899', '39498a73-ab5d-496d-a1ea-1c00f52c1fe4', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1eb1d-f990-7300-a1cf-9f8b24900899/01a1eb1e-067a-7da6-9320-a9593da174bd/eed23b126f158637e606e5f3b2ecb2b275c441c000b69b6297a7f0dfcce6833b.json', 100, 30.00083801223498, 1, '2026-11-17 20:06:15.943+00', '2026-11-17 20:06:16.045+00', '2026-11-17 20:06:16.152+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8ab-7a4d-914b-de9b46e2e545', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 'd13991d2-f644-494e-92a7-fb883be87866', 8, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8ab-7a4d-914b-de9b46e2e545/06182f896b17cb457c575fd7d11c2123f00e4e076e9d9c771cdc12dc77516409.json', 100, 30.000627628193058, 1, '2026-11-17 20:07:05.722+00', '2026-11-17 20:07:06.091+00', '2026-11-17 20:07:06.614+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c89b-7b8f-bea3-dde6f04a90b5', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '43401fcd-c681-4241-828e-0589f88a637f', 3, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c89b-7b8f-bea3-dde6f04a90b5/5b9ac5a5afe2c8f1ede97db7e1b26feb933a53bc4764fc9127f4de89e2814f3a.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.65+00', '2026-11-17 20:07:06.091+00', '2026-11-17 20:07:06.683+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8eb-7803-bdf5-f03379d1e931', '01a1eb1e-234b-762a-b763-d82778b379d5', '9f0960a0-2b98-4753-9ef4-24886f1966de', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1eb1e-234b-762a-b763-d82778b379d5/01a1eb1e-c8eb-7803-bdf5-f03379d1e931/3941c60633240a4fa29ec0e6ecf30301dae373678433d003a4a96a9bc4a3de1d.json', 100, 30.000627628193058, 1, '2026-11-17 20:07:05.754+00', '2026-11-17 20:07:06.506+00', '2026-11-17 20:07:07.091+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c89d-7343-8f3b-41bfceefc2f8', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', 'f85f1671-3bfc-4cae-b7bc-6092da9cfcfb', 4, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c89d-7343-8f3b-41bfceefc2f8/96f7123423d668bd706b33f351e5db1af15b101102d0dab68cc8987b9e7b9597.json', 100, 30.000627628193058, 3, '2026-11-17 20:07:05.65+00', '2026-11-17 20:07:06.103+00', '2026-11-17 20:07:07.847+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c899-7d47-acf3-0c6e7585de14', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '246ab67d-30aa-494a-bec4-80bd56a90d89', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c899-7d47-acf3-0c6e7585de14/e5c55fe4c120be01dd50cf03ab275485ffc9808b881b8ae48f148052e4123317.json', 100, 30.000627628193058, 1, '2026-11-17 20:07:05.65+00', '2026-11-17 20:07:06.044+00', '2026-11-17 20:07:06.379+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8a2-7d24-8cf3-f4e98d4dd15b', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '459ce786-023d-4251-8824-186ee13693ee', 6, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8a2-7d24-8cf3-f4e98d4dd15b/3f5fc6fdae2d238e30e0071c90429b48473d1422f1292f2d4689725235d8ca4a.json', 100, 30.000627628193058, 1, '2026-11-17 20:07:05.65+00', '2026-11-17 20:07:06.049+00', '2026-11-17 20:07:06.477+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c89d-7223-ba26-e2cea013ba1e', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '1a4ff3be-230e-4005-ac11-ab4bc26f11a9', 5, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c89d-7223-ba26-e2cea013ba1e/f6dffe88ffd64551156a14cced971bb5834c50d6f9ae559e30320f811045c160.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.65+00', '2026-11-17 20:07:06.103+00', '2026-11-17 20:07:06.723+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c89a-745a-af01-cfa95383fec7', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '4bf8692a-b7c0-4aa5-aee3-c5e704007158', 2, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c89a-745a-af01-cfa95383fec7/2fbe2cbb0c9abf4db1354987ee3f4ee4e2bbdc66d4d400ac169bd439262a3096.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.65+00', '2026-11-17 20:07:06.126+00', '2026-11-17 20:07:06.759+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8a6-7f63-b70e-d8679f0a71fb', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '3c1dd36f-9d3e-4e01-a1e3-cbf83904cd7a', 7, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8a6-7f63-b70e-d8679f0a71fb/3510d9ba02f96cc50467253f7fb396a07de50c2aff9216c0da87077cf43043a2.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.722+00', '2026-11-17 20:07:06.127+00', '2026-11-17 20:07:06.874+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8b2-7722-aa0d-d44da4d655f6', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '187e2b66-6911-4aad-bccd-56937a204ee3', 9, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8b2-7722-aa0d-d44da4d655f6/b4634d390adba4ad1c922b43dc30fc98b1c6ca028a8fc430ece23a31384510fb.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.832+00', '2026-11-17 20:07:06.442+00', '2026-11-17 20:07:06.936+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8c2-745d-bbdd-34cd08b5ce69', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '04d5f9ff-6be2-4814-b873-fd749c62adff', 11, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8c2-745d-bbdd-34cd08b5ce69/59358b2b4c63bec0b00f121a488df05c19d5b5ba483fbd7aeeeafe247b849151.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.832+00', '2026-11-17 20:07:06.443+00', '2026-11-17 20:07:07.042+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8b9-7e30-9551-e52f11a4de47', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '36ca7d40-859c-419e-ba04-6b69d050cb15', 10, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8b9-7e30-9551-e52f11a4de47/8e07416520026920034e1494124127ef212c44808c5ba81a8c2ce396929e68eb.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.832+00', '2026-11-17 20:07:06.506+00', '2026-11-17 20:07:07.151+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1eb1e-c8ea-792f-869d-c96cb9adb695', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '5eaf2775-d580-490b-89d7-2d559012077e', 12, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/01a1eb1e-c8ea-792f-869d-c96cb9adb695/2f7c27d2ba8bfa794db6e65161dee7d1abdc246a3f6047d0bef10ca9d653d0c5.json', 100, 30.000627628193058, 2, '2026-11-17 20:07:05.832+00', '2026-11-17 20:07:06.51+00', '2026-11-17 20:07:07.212+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/1-a09e9174-f2e8085c77cb3c231e9ea9b4ec3c4217d0b0a07583a4c1ee6cb005d88804ef9f.json', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:07.655+00', NULL),
	('aggregates/01a1eb1e-66bd-7a25-824a-ad4afba5fc66/2-575dd933-b5ba77cdaa25f971aafa68010bcaba7a4ab475d1507caf3efd6a973c4db737e3.json', '01a1eb1e-66bd-7a25-824a-ad4afba5fc66', '2026-11-17 20:07:08.124+00', NULL);

INSERT INTO public.users VALUES
	('01a1eb1d-d718-7bf2-8b9c-56fff198dbeb', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$sLpQALbF3Wi7CXY2mOUbZA$POnWcgOGTPLN+87D0VbrWN0XnmJ0VgKFNg9IJwm12H4', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 20:06:03.795+00', '2024-03-25', '2026-11-17 20:06:03.795+00', NULL, NULL, NULL),
	('01a1eb1d-d8d7-73f1-bdb0-cdcd515f4817', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$hG5e92ZSsj0rcT3xdHsDdg$5wvsn9pneOYRnLltV5J2YhujyghLOGbCsS6Bp+mWLDM', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 20:06:04.246+00', '2024-03-25', '2026-11-17 20:06:04.246+00', NULL, NULL, NULL),
	('01a1eb1d-df78-7d52-b2ef-bf53703e9cd4', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$/ph8TF7omI3BKIVrfhI3Xw$3iSJxtnquteZebz4KilEt6SZ4vG8tHXL8AYgrsDYwS0', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 20:06:05.943+00', '2024-03-25', '2026-11-17 20:06:05.943+00', NULL, NULL, NULL),
	('01a1eb1d-f96b-7b07-9095-de32a3df3b08', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$fLoKPpS6CpkHfUfOxdziDQ$h70v4Odt2XV5wDKA2s1JgDDpf22R8fHYD9nM4J25g50', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 20:06:12.586+00', '2024-03-25', '2026-11-17 20:06:12.586+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 35, true);

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

ALTER TABLE ONLY public.catalogues
    ADD CONSTRAINT catalogues_pkey PRIMARY KEY (version);

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

ALTER TABLE ONLY public.funnel_totals
    ADD CONSTRAINT funnel_totals_pkey PRIMARY KEY (project_id, step, after_step, reason, in_app, model);

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

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_order_key_key UNIQUE (user_id, order_key);

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

ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_pkey PRIMARY KEY (provider, event_id);

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

CREATE INDEX funnel_counts_by_step ON public.funnel_counts USING btree (project_id, step, hour);

CREATE UNIQUE INDEX hashtags_owner_name ON public.hashtags USING btree (owner_id, lower((name COLLATE "C")));

CREATE INDEX known_devices_device ON public.known_devices USING btree (device_hash);

CREATE INDEX memberships_user ON public.memberships USING btree (user_id);

CREATE UNIQUE INDEX orders_checkout ON public.orders USING btree (provider, checkout_ref);

CREATE INDEX orders_open ON public.orders USING btree (created_at) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX orders_payment ON public.orders USING btree (provider, payment_ref);

CREATE INDEX orders_user ON public.orders USING btree (user_id, id DESC) WHERE (state = 'paid'::text);

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

CREATE INDEX recordings_finished ON public.recordings USING btree (project_id, completed_at) WHERE ((state = 'complete'::text) AND (NOT is_test));

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

ALTER TABLE ONLY public.funnel_totals
    ADD CONSTRAINT funnel_totals_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);

ALTER TABLE ONLY public.hashtags
    ADD CONSTRAINT hashtags_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_catalogue_version_fkey FOREIGN KEY (catalogue_version) REFERENCES public.catalogues(version);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

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
