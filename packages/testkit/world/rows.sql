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
    object_bytes integer,
    CONSTRAINT assets_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT assets_check CHECK (((status <> 'ready'::text) OR ((object_key IS NOT NULL) AND (width_px > 0) AND (height_px > 0)))),
    CONSTRAINT assets_duration_ms_check CHECK ((duration_ms > 0)),
    CONSTRAINT assets_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text]))),
    CONSTRAINT assets_object_bytes_check CHECK ((object_bytes > 0)),
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

CREATE TABLE public.credit_reversal_txs (
    lot_id bigint NOT NULL,
    tx_id bigint NOT NULL
);

CREATE TABLE public.credit_reversals (
    lot_id bigint NOT NULL,
    buyer_id bigint NOT NULL,
    unpaid integer NOT NULL,
    taken integer NOT NULL,
    changes integer NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT credit_reversals_check CHECK (((taken >= 0) AND (taken <= unpaid))),
    CONSTRAINT credit_reversals_unpaid_check CHECK ((unpaid >= 0))
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
    subscription_id uuid,
    period_start timestamp with time zone,
    period_end timestamp with time zone,
    stored_key text,
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
    background text,
    tap_longest_ms integer,
    start_muted boolean DEFAULT true NOT NULL,
    poster_frame smallint,
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
    told_idle_since timestamp with time zone,
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

CREATE TABLE public.subscriptions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    order_id uuid NOT NULL,
    provider text NOT NULL,
    provider_ref text,
    stored_key text,
    state text DEFAULT 'active'::text NOT NULL,
    cancels_at_end boolean DEFAULT false NOT NULL,
    catalogue_version integer NOT NULL,
    sessions integer NOT NULL,
    currency text NOT NULL,
    amount integer NOT NULL,
    next_sessions integer,
    next_amount integer,
    started_at timestamp with time zone NOT NULL,
    period integer DEFAULT 0 NOT NULL,
    period_start timestamp with time zone NOT NULL,
    period_end timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    tried_at timestamp with time zone,
    due_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT subscriptions_amount_check CHECK ((amount > 0)),
    CONSTRAINT subscriptions_check CHECK (((next_sessions IS NULL) = (next_amount IS NULL))),
    CONSTRAINT subscriptions_check1 CHECK ((period_start < period_end)),
    CONSTRAINT subscriptions_check2 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
    CONSTRAINT subscriptions_check3 CHECK (((state <> 'ended'::text) OR (stored_key IS NULL))),
    CONSTRAINT subscriptions_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text]))),
    CONSTRAINT subscriptions_next_amount_check CHECK ((next_amount > 0)),
    CONSTRAINT subscriptions_next_sessions_check CHECK ((next_sessions > 0)),
    CONSTRAINT subscriptions_provider_check CHECK ((provider = ANY (ARRAY['global'::text, 'regional'::text]))),
    CONSTRAINT subscriptions_sessions_check CHECK ((sessions > 0)),
    CONSTRAINT subscriptions_state_check CHECK ((state = ANY (ARRAY['active'::text, 'past_due'::text, 'ended'::text])))
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
	('01a1ed77-553d-7ce7-9b3c-a16255d085cf', 1, 'aggregates/01a1ed77-553d-7ce7-9b3c-a16255d085cf/1-011301c9-8a8d391c6faf49213b7ea38ab75592578607001c5eab29833b395c631fb0318a.json', '{}', 1, '2026-11-18 07:03:07.826+00'),
	('01a1ed77-68f5-7c20-b411-b91eee6214f5', 1, 'aggregates/01a1ed77-68f5-7c20-b411-b91eee6214f5/1-13ba3c75-125a632a965b2dd40ce55a5b7ca3a36e5dbfde06182d0ed2bb686615b9a2fb06.json', '{}', 1, '2026-11-18 07:03:11.906+00'),
	('01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', 1, 'aggregates/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/1-9e3fda68-c13440cf35805bdf395360516c056d9d72ed28ceb698224dbdfd0440f17ad264.json', '{}', 1, '2026-11-18 07:03:52.293+00'),
	('01a1ed77-bc30-7139-9759-c338da88f027', 1, 'aggregates/01a1ed77-bc30-7139-9759-c338da88f027/1-23a584d6-a7d731dbe4304366d0dd5bc774c0ee3a379e2b4ac7ba762541503cbf111d8cda.json', '{}', 6, '2026-11-18 07:03:52.288+00'),
	('01a1ed77-bc30-7139-9759-c338da88f027', 2, 'aggregates/01a1ed77-bc30-7139-9759-c338da88f027/2-05f9fd95-369842b31e70143ccbc3be0ccf66dd5ef3c64644a71954672de1adbe30a85aa1.json', '{}', 11, '2026-11-18 07:03:52.464+00'),
	('01a1ed77-bc30-7139-9759-c338da88f027', 3, 'aggregates/01a1ed77-bc30-7139-9759-c338da88f027/3-8798bcf2-a7139e01028733152d9cb7e36d5e630e12638ec5f57e1d97bab41188b01bb45b.json', '{}', 12, '2026-11-18 07:03:53.062+00');

INSERT INTO public.assets VALUES
	('01a1ed77-6920-7f7d-b59a-395aa55e437c', '01a1ed77-68f5-7c20-b411-b91eee6214f5', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c', 'stimuli/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-18 07:03:08.32+00', 'image', '2~aC-7NNvQSm40VXlvCSNI8PsdQiy1C7C', NULL, NULL, 'stimuli/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-6920-7f7d-b59a-395aa55e437c-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ed77-556d-7895-8bb0-b75663bbd662', '01a1ed77-553d-7ce7-9b3c-a16255d085cf', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662', 'stimuli/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-18 07:03:03.277+00', 'image', '2~q72wakqwIrcWTVButFWsJAMd6gDwr6J', NULL, NULL, 'stimuli/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-556d-7895-8bb0-b75663bbd662-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ed77-8391-7d8f-a0df-a45547b39d29', '01a1ed77-77fa-7bae-bab9-d9f6fad77f27', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29', 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-18 07:03:15.089+00', 'image', '2~Be1mkQfLUh_r1-X6X3tFmTKuJ6KXpEq', NULL, NULL, 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8391-7d8f-a0df-a45547b39d29-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]', 42324),
	('01a1ed78-09dc-79c2-8edf-9fbf51febd44', '01a1ed78-09c9-7e04-855a-aff209c12344', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ed78-09c9-7e04-855a-aff209c12344/01a1ed78-09dc-79c2-8edf-9fbf51febd44', 'stimuli/01a1ed78-09c9-7e04-855a-aff209c12344/01a1ed78-09dc-79c2-8edf-9fbf51febd44-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-18 07:03:49.468+00', 'image', '2~TY5JO7hUwDrWLzaqHRU2aHYSGX_1184', NULL, NULL, 'stimuli/01a1ed78-09c9-7e04-855a-aff209c12344/01a1ed78-09dc-79c2-8edf-9fbf51febd44-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed78-09c9-7e04-855a-aff209c12344/01a1ed78-09dc-79c2-8edf-9fbf51febd44-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed78-09c9-7e04-855a-aff209c12344/01a1ed78-09dc-79c2-8edf-9fbf51febd44-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]', 42324),
	('01a1ed77-bc50-7c71-965b-22dcc240b856', '01a1ed77-bc30-7139-9759-c338da88f027', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed77-bc50-7c71-965b-22dcc240b856', 'stimuli/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed77-bc50-7c71-965b-22dcc240b856-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-18 07:03:29.616+00', 'image', '2~oz4JTXYq08nSQUiodj4dNKtGQMUUj6p', NULL, NULL, 'stimuli/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed77-bc50-7c71-965b-22dcc240b856-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed77-bc50-7c71-965b-22dcc240b856-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed77-bc50-7c71-965b-22dcc240b856-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]', 220226),
	('01a1ed77-7852-71d2-8bd6-c36bc44c8ed4', '01a1ed77-77fc-789d-83db-8810a020bca4', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4', 'stimuli/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-18 07:03:12.211+00', 'image', '2~L5vnNONM2JwUszIsEKV8HeMBZYQ2upI', NULL, NULL, 'stimuli/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-77fc-789d-83db-8810a020bca4/01a1ed77-7852-71d2-8bd6-c36bc44c8ed4-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ed77-b249-79b7-a498-9d64f89e9fb9', '01a1ed77-b214-79c7-88e6-e0d853eda276', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1ed77-b214-79c7-88e6-e0d853eda276/01a1ed77-b249-79b7-a498-9d64f89e9fb9', 'stimuli/01a1ed77-b214-79c7-88e6-e0d853eda276/01a1ed77-b249-79b7-a498-9d64f89e9fb9-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-18 07:03:27.05+00', 'image', '2~2LMLBM2vIiTvDZ1bqFh5lLduOrsHltL', NULL, NULL, 'stimuli/01a1ed77-b214-79c7-88e6-e0d853eda276/01a1ed77-b249-79b7-a498-9d64f89e9fb9-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-b214-79c7-88e6-e0d853eda276/01a1ed77-b249-79b7-a498-9d64f89e9fb9-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-b214-79c7-88e6-e0d853eda276/01a1ed77-b249-79b7-a498-9d64f89e9fb9-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-b214-79c7-88e6-e0d853eda276/01a1ed77-b249-79b7-a498-9d64f89e9fb9-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}]', 105828),
	('01a1ed77-782f-7eb1-84ad-570eb22cbac4', '01a1ed77-77fa-7bae-bab9-d9f6fad77f27', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4', 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-18 07:03:12.175+00', 'image', '2~brWveUPVvSyxhkdPQGFboNyuBpVQhn-', NULL, NULL, 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-782f-7eb1-84ad-570eb22cbac4-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]', 57372),
	('01a1ed77-a63e-72de-a29d-acde62336767', '01a1ed77-a621-7f38-a5c4-1d989840b92e', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767', 'stimuli/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-18 07:03:23.966+00', 'image', '2~wxHe2PP6REDMUypKmCGSXUutNRzvGZg', NULL, NULL, 'stimuli/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-a621-7f38-a5c4-1d989840b92e/01a1ed77-a63e-72de-a29d-acde62336767-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ed77-c98c-7117-b9fb-c9b7848a92b9', '01a1ed77-c970-732b-a7a4-360c5fe60efd', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-c98c-7117-b9fb-c9b7848a92b9', 'stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-c98c-7117-b9fb-c9b7848a92b9-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-18 07:03:33.004+00', 'image', '2~-9CfMRuMGbMnfNGvYRToCgLKXOhTVxC', NULL, NULL, 'stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-c98c-7117-b9fb-c9b7848a92b9-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-c98c-7117-b9fb-c9b7848a92b9-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-c98c-7117-b9fb-c9b7848a92b9-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]', 57372),
	('01a1ed77-d1cc-794e-9c1c-7a478e57c5fb', '01a1ed77-c970-732b-a7a4-360c5fe60efd', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-d1cc-794e-9c1c-7a478e57c5fb', 'stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-d1cc-794e-9c1c-7a478e57c5fb-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-18 07:03:35.116+00', 'image', '2~WVphZ6e82WsRcMHhQoxoYRPUQNzsxRT', NULL, NULL, 'stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-d1cc-794e-9c1c-7a478e57c5fb-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-d1cc-794e-9c1c-7a478e57c5fb-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-c970-732b-a7a4-360c5fe60efd/01a1ed77-d1cc-794e-9c1c-7a478e57c5fb-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]', 42324),
	('01a1ed77-80ad-70ff-820c-133e428b9f80', '01a1ed77-8052-7f4f-a8e9-e3457e99948b', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80', 'stimuli/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-18 07:03:14.349+00', 'image', '2~AxeU9Xu00BTnpOEkabXUjc2Y3yg-ABd', NULL, NULL, 'stimuli/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-8052-7f4f-a8e9-e3457e99948b/01a1ed77-80ad-70ff-820c-133e428b9f80-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]', 110640),
	('01a1ed77-db1b-76f1-97b0-d819798a104f', '01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4/01a1ed77-db1b-76f1-97b0-d819798a104f', 'stimuli/01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4/01a1ed77-db1b-76f1-97b0-d819798a104f-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-18 07:03:37.499+00', 'image', '2~fm6e9fHdIOLtt1GdK__fkA9bvIB-Y_P', NULL, NULL, 'stimuli/01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4/01a1ed77-db1b-76f1-97b0-d819798a104f-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4/01a1ed77-db1b-76f1-97b0-d819798a104f-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4/01a1ed77-db1b-76f1-97b0-d819798a104f-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]', 57372),
	('01a1ed77-ecf6-799d-8e35-241b0d65f83a', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-ecf6-799d-8e35-241b0d65f83a', 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-ecf6-799d-8e35-241b0d65f83a-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-18 07:03:42.07+00', 'image', '2~a2naeJIQp8uhwGbVFGGiYOIOu9o04XQ', NULL, NULL, 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-ecf6-799d-8e35-241b0d65f83a-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-ecf6-799d-8e35-241b0d65f83a-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-ecf6-799d-8e35-241b0d65f83a-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]', 42324),
	('01a1ed77-e490-78ad-85d8-c57032533552', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-e490-78ad-85d8-c57032533552', 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-e490-78ad-85d8-c57032533552-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-18 07:03:39.92+00', 'image', '2~LsvGKlOq5IB-tWE_e2lZyXBbQJ68Ehx', NULL, NULL, 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-e490-78ad-85d8-c57032533552-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-e490-78ad-85d8-c57032533552-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-e490-78ad-85d8-c57032533552-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]', 57372),
	('01a1ed77-f485-73b1-91d9-828fb52b8f4a', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-f485-73b1-91d9-828fb52b8f4a', 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-f485-73b1-91d9-828fb52b8f4a-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-18 07:03:44.005+00', 'image', '2~xPlMNvBv46SEh363KHU4hNHy4op65iD', NULL, NULL, 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-f485-73b1-91d9-828fb52b8f4a-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-f485-73b1-91d9-828fb52b8f4a-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed77-f485-73b1-91d9-828fb52b8f4a-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]', 220226),
	('01a1ed78-008f-7610-8fed-2a21e4678479', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed78-008f-7610-8fed-2a21e4678479', 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed78-008f-7610-8fed-2a21e4678479-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-18 07:03:47.087+00', 'image', '2~V6YIKM01KgA7SlAcRYwcPZ7CH11XjtF', NULL, NULL, 'stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed78-008f-7610-8fed-2a21e4678479-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed78-008f-7610-8fed-2a21e4678479-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed78-008f-7610-8fed-2a21e4678479-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-e478-7ca7-a720-d3bf8b332927/01a1ed78-008f-7610-8fed-2a21e4678479-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]', 142212),
	('01a1ed77-8afd-708c-aa36-28135bd084a3', '01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3', 'stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-18 07:03:16.989+00', 'image', '2~qlzm8umw-ZIwgAUZTYzHrN0E2tXZn4-', NULL, NULL, 'stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed77-8afd-708c-aa36-28135bd084a3-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]', 274076),
	('01a1ed77-996f-7830-8a62-c4ee3bcbc449', '01a1ed77-993b-72f8-9c1c-aeba3fde79f3', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449', 'stimuli/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-18 07:03:20.687+00', 'image', '2~CRockVwUijxhtk2We0t4gFYAS1NTJmI', NULL, NULL, 'stimuli/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ed77-993b-72f8-9c1c-aeba3fde79f3/01a1ed77-996f-7830-8a62-c4ee3bcbc449-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]', 225934),
	('01a1ed77-8e79-720b-9781-c73de290faf5', '01a1ed77-77fa-7bae-bab9-d9f6fad77f27', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5', 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-b7c7626543abf61397bff639637cbc975ff0e1fec97e7ed6efc09f985249e3c1.mp4', 1080, 1920, '2026-11-18 07:03:17.881+00', 'video', '2~FwQK5wH02su3qTXVYljDatwNn85iZuS', NULL, 15001, 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-130592b542b3f37975ed3b220c52908426320df9325057cf7d5882280694d140-hover-0.webp,stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-bbafe126f1a7f3ff274ff9e43d457bbf60e1b03b3d0995293e4a3c0d8d319e22-hover-1.webp,stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-7e98d918c0b8bbd26cf23322b6b639a449952d57e6de08d5db2a92df76ab14c2-hover-2.webp,stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-d76ad8bebdbab54a8bfe2a3bda91b8a4bdde570bf0c6d0b490d51efe0f8bb8e4-hover-3.webp,stimuli/01a1ed77-77fa-7bae-bab9-d9f6fad77f27/01a1ed77-8e79-720b-9781-c73de290faf5-499aec792a9f3eb33bdd06e13d4a5a24f55ec5335dffa9da1676270d7018df74-hover-4.webp}', '[]', 3202177);

INSERT INTO public.audit_events VALUES
	(1, '2026-11-18 07:03:01.245+00', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'account_created', '01a1ed77-4d81-791e-8738-e1a17953ac0b', '{}', '\x1a6d60b1594949604928c6a5073fb4e04b0961c3f15bdd697e436fffdcc6fc7a'),
	(2, '2026-11-18 07:03:01.283+00', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'logged_in', '01a1ed77-4d81-791e-8738-e1a17953ac0b', '{}', '\x15dca31a3240abf33c361fc0b926178c363c41ce15c54c107061eb913914b719'),
	(3, '2026-11-18 07:03:01.675+00', '01a1ed77-4f2d-7c0f-9aed-0cfd0a0cc6a8', 'account_created', '01a1ed77-4f2d-7c0f-9aed-0cfd0a0cc6a8', '{}', '\xc0b8c3398d1429eb52dc9122050060706592fe966a67788407b24ef1933b01da'),
	(4, '2026-11-18 07:03:01.694+00', '01a1ed77-4f2d-7c0f-9aed-0cfd0a0cc6a8', 'logged_in', '01a1ed77-4f2d-7c0f-9aed-0cfd0a0cc6a8', '{}', '\x07c436993d1f79c0ff5a3b15e61a61e0966ad8dda39c203c105bf8a07da8b23b'),
	(5, '2026-11-18 07:03:03.181+00', '01a1ed77-550f-7419-99dd-c19fc063de83', 'account_created', '01a1ed77-550f-7419-99dd-c19fc063de83', '{}', '\xd9a8f06c63f045d35d01e7930212582f6d5d72357cde5ba814272a5134e6e559'),
	(6, '2026-11-18 07:03:03.205+00', '01a1ed77-550f-7419-99dd-c19fc063de83', 'logged_in', '01a1ed77-550f-7419-99dd-c19fc063de83', '{}', '\x7a22582c087f9665f8f854b32d451c530866403c451619c798317cc2b26879f5'),
	(7, '2026-11-18 07:03:08.225+00', '01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', 'account_created', '01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', '{}', '\xe614bb40d1a347f6926bba15f914cce6af665abff1a8c7b846ea4446b6308395'),
	(8, '2026-11-18 07:03:08.251+00', '01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', 'logged_in', '01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', '{}', '\x5748565d29fb1b90ef1fcacb9bc0e15db45c846fbbc45c5fcc219c0cc4f2a510');

INSERT INTO public.audit_head VALUES
	(true, 8, '\x5748565d29fb1b90ef1fcacb9bc0e15db45c846fbbc45c5fcc219c0cc4f2a510');

INSERT INTO public.consents VALUES
	('01a1ed77-5d94-77cb-97f6-ee35c7d35103', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:05.38+00', NULL),
	('01a1ed77-74c8-73c3-be9c-84bfcd4d3c85', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:11.319+00', NULL),
	('01a1ed78-0f46-738b-b3ac-bc4215e3ddf5', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.864+00', NULL),
	('01a1ed78-0f41-7af0-a4a0-746d494b688f', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.882+00', NULL),
	('01a1ed78-0f41-755f-9fcf-003b18895b99', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.882+00', NULL),
	('01a1ed78-0f43-7389-b39d-671f2c68c456', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.882+00', NULL),
	('01a1ed78-0f47-793a-b027-0e77f7c7b8cf', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.882+00', NULL),
	('01a1ed78-0f55-71fe-aacb-84181cd97f58', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.923+00', NULL),
	('01a1ed78-0f55-7466-bbd8-2c306d34f0cf', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.923+00', NULL),
	('01a1ed78-0f57-7141-bd83-9a333285d0ec', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.923+00', NULL),
	('01a1ed78-0f6b-7a09-877f-492c03f9d5ba', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.981+00', NULL),
	('01a1ed78-0f6c-7e10-9b81-c6969cd19d01', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:50.981+00', NULL),
	('01a1ed78-0f80-7120-b5b1-00bfe1e5d4a1', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:51.013+00', NULL),
	('01a1ed78-0f80-786b-a8bc-9038300e4109', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:51.013+00', NULL),
	('01a1ed78-0f8c-7d8d-bf74-14ef49029600', 'consent-2', 'en', '{gaze,answers}', '2026-11-18 07:03:51.013+00', NULL);

INSERT INTO public.consumptions VALUES
	('01a1ed77-5d94-77cb-97f6-ee35c7d35103', '01a1ed77-553d-7ce7-9b3c-a16255d085cf', '2026-11-18 07:03:05.518+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:06.252+00'),
	('01a1ed77-74c8-73c3-be9c-84bfcd4d3c85', '01a1ed77-68f5-7c20-b411-b91eee6214f5', '2026-11-18 07:03:11.432+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:11.661+00'),
	('01a1ed78-0f43-7389-b39d-671f2c68c456', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.176+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.385+00'),
	('01a1ed78-0f47-793a-b027-0e77f7c7b8cf', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.17+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.476+00'),
	('01a1ed78-0f55-71fe-aacb-84181cd97f58', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.202+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.511+00'),
	('01a1ed78-0f46-738b-b3ac-bc4215e3ddf5', '01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', '2026-11-18 07:03:51.203+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.583+00'),
	('01a1ed78-0f41-7af0-a4a0-746d494b688f', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.199+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.647+00'),
	('01a1ed78-0f55-7466-bbd8-2c306d34f0cf', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.313+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.687+00'),
	('01a1ed78-0f6b-7a09-877f-492c03f9d5ba', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.325+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.743+00'),
	('01a1ed78-0f57-7141-bd83-9a333285d0ec', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.355+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.794+00'),
	('01a1ed78-0f6c-7e10-9b81-c6969cd19d01', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.325+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.835+00'),
	('01a1ed78-0f80-786b-a8bc-9038300e4109', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.355+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:51.985+00'),
	('01a1ed78-0f8c-7d8d-bf74-14ef49029600', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.362+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:52.176+00'),
	('01a1ed78-0f80-7120-b5b1-00bfe1e5d4a1', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.38+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:52.224+00'),
	('01a1ed78-0f41-755f-9fcf-003b18895b99', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:51.203+00', NULL, NULL, NULL, NULL, '2026-11-18 07:03:52.529+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1ed77-4d81-791e-8738-e1a17953ac0b'),
	(3, 'project', '01a1ed77-b214-79c7-88e6-e0d853eda276');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-18 07:03:02.735+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\xf7065793153d39cea49150d0a6aef73bc7afe2587e28d0b3eb2019c7196257ed', '01a1ed77-4d81-791e-8738-e1a17953ac0b', '2026-11-18 07:03:02.77+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1ed77-b214-79c7-88e6-e0d853eda276', '\x7515866ba6b837d6dd9a4accf6ab49f8a490247ee218895199f319b72874e7bf', '01a1ed77-4d81-791e-8738-e1a17953ac0b', '2026-11-18 07:03:29.525+00', '{"projectId": "01a1ed77-b214-79c7-88e6-e0d853eda276", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.drawn_maps VALUES
	('01a1ed77-553d-7ce7-9b3c-a16255d085cf', '01a1ed77-5d4b-7308-a3ad-9144e7a8ede2', 0, 'aggregates/01a1ed77-553d-7ce7-9b3c-a16255d085cf/drawn-1-cf570f73-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1ed77-68f5-7c20-b411-b91eee6214f5', '01a1ed77-7463-78a8-ade7-cdf218b7c3f7', 0, 'aggregates/01a1ed77-68f5-7c20-b411-b91eee6214f5/drawn-1-7e9bff41-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1ed77-bc30-7139-9759-c338da88f027', '01a1ed77-c927-71b1-86d3-78a384705193', 0, 'aggregates/01a1ed77-bc30-7139-9759-c338da88f027/drawn-3-a96e4705-01f126aba5fe69c2311c86c9661b4509b66ed81dfdcdbbde67611f0d51df7840.webp');

INSERT INTO public.hashtags VALUES
	('01a1ed77-8acd-7ca8-b758-4118ded8e3f0', '01a1ed77-4d81-791e-8738-e1a17953ac0b', '앱화면', 1, '2026-11-18 07:03:16.941+00'),
	('01a1ed77-8e30-7e67-8c1c-f1b3dc680e2f', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'packaging', 2, '2026-11-18 07:03:17.808+00'),
	('01a1ed77-8e30-7689-bd0c-49d780422d29', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'beverage', 3, '2026-11-18 07:03:17.808+00'),
	('01a1ed77-98e0-7fdb-a0f8-f76b76d5b9d2', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'shelf-test', 4, '2026-11-18 07:03:20.544+00'),
	('01a1ed77-b1f7-7c31-b77b-bda3ecb1c327', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Q4-campaign', 5, '2026-11-18 07:03:26.967+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-18 07:02:57.510521'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-18 07:02:57.573483'),
	(3, '20261115064500000_password_resets', '2026-11-18 07:02:57.576945'),
	(4, '20261115090000000_account_defences', '2026-11-18 07:02:57.584002'),
	(5, '20261115100000000_credits', '2026-11-18 07:02:57.613154'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-18 07:02:57.64057'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-18 07:02:57.658157'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-18 07:02:57.696752'),
	(9, '20261115200000000_precision_of_validation', '2026-11-18 07:02:57.700931'),
	(10, '20261116160000000_page_names', '2026-11-18 07:02:57.704978'),
	(11, '20261116160100000_source_of_gaze', '2026-11-18 07:02:57.707223'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-18 07:02:57.709185'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-18 07:02:57.711342'),
	(14, '20261116180000000_parked_recordings', '2026-11-18 07:02:57.714327'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-18 07:02:57.72255'),
	(16, '20261116220000000_erased_projects', '2026-11-18 07:02:57.726545'),
	(17, '20261116221000000_leaving_accounts', '2026-11-18 07:02:57.730597'),
	(18, '20261116222000000_checked_packs', '2026-11-18 07:02:57.733253'),
	(19, '20261116230000000_application_role', '2026-11-18 07:02:57.735442'),
	(20, '20261117000000000_closed_recordings', '2026-11-18 07:02:57.736494'),
	(21, '20261117001000000_fraud_flags', '2026-11-18 07:02:57.737273'),
	(22, '20261117002000000_funnel', '2026-11-18 07:02:57.741187'),
	(23, '20261117081000000_withdrawals', '2026-11-18 07:02:57.751375'),
	(24, '20261117082000000_marks', '2026-11-18 07:02:57.762833'),
	(25, '20261117083000000_retention', '2026-11-18 07:02:57.76978'),
	(26, '20261117090000000_superseded_objects', '2026-11-18 07:02:57.774768'),
	(27, '20261117110000000_second_copies', '2026-11-18 07:02:57.781421'),
	(28, '20261117120000000_archives', '2026-11-18 07:02:57.790869'),
	(29, '20261117121000000_areas_of_interest', '2026-11-18 07:02:57.798541'),
	(30, '20261117151500000_camera_recordings', '2026-11-18 07:02:57.811868'),
	(31, '20261117153000000_drawn_maps', '2026-11-18 07:02:57.818475'),
	(32, '20261117160000000_raw_gaze', '2026-11-18 07:02:57.823936'),
	(33, '20261117190000000_draft_revisions', '2026-11-18 07:02:57.825031'),
	(34, '20261117191000000_funnel_totals', '2026-11-18 07:02:57.826878'),
	(35, '20261117192000000_payments', '2026-11-18 07:02:57.834035'),
	(36, '20261117222800000_told_ends', '2026-11-18 07:02:57.845801'),
	(37, '20261117223000000_object_bytes', '2026-11-18 07:02:57.847366'),
	(38, '20261117223000000_reversed_payments', '2026-11-18 07:02:57.849208'),
	(39, '20261117223100000_subscriptions', '2026-11-18 07:02:57.858647'),
	(40, '20261117223900000_page_extras', '2026-11-18 07:02:57.873514'),
	(41, '20261118062700000_left_cards', '2026-11-18 07:02:57.876174');

INSERT INTO public.page_assets VALUES
	('01a1ed77-5d4b-7308-a3ad-9144e7a8ede2', 0, '01a1ed77-556d-7895-8bb0-b75663bbd662'),
	('01a1ed77-7463-78a8-ade7-cdf218b7c3f7', 0, '01a1ed77-6920-7f7d-b59a-395aa55e437c'),
	('01a1ed77-800b-7188-aba7-9fbc59be4179', 0, '01a1ed77-7852-71d2-8bd6-c36bc44c8ed4'),
	('01a1ed77-8a9f-7401-9470-2a133d66b1ae', 0, '01a1ed77-80ad-70ff-820c-133e428b9f80'),
	('01a1ed77-8df8-7e47-b597-24ba665957a6', 0, '01a1ed77-782f-7eb1-84ad-570eb22cbac4'),
	('01a1ed77-8df8-7e47-b597-24ba665957a6', 1, '01a1ed77-8391-7d8f-a0df-a45547b39d29'),
	('01a1ed77-98b7-7f22-a507-8dde0cb722b3', 0, '01a1ed77-8afd-708c-aa36-28135bd084a3'),
	('01a1ed77-a5ef-70c9-8917-4e6ca4be4ae6', 0, '01a1ed77-996f-7830-8a62-c4ee3bcbc449'),
	('01a1ed77-b1cc-7806-88b3-954120f44a3a', 0, '01a1ed77-a63e-72de-a29d-acde62336767'),
	('01a1ed77-bb8c-7bec-8580-b1227c191ebe', 0, '01a1ed77-b249-79b7-a498-9d64f89e9fb9'),
	('01a1ed77-c927-71b1-86d3-78a384705193', 0, '01a1ed77-bc50-7c71-965b-22dcc240b856'),
	('01a1ed77-da79-7ec9-bf48-d7164b905139', 0, '01a1ed77-c98c-7117-b9fb-c9b7848a92b9'),
	('01a1ed77-da79-7ec9-bf48-d7164b905139', 1, '01a1ed77-d1cc-794e-9c1c-7a478e57c5fb'),
	('01a1ed77-e426-7c10-8523-a4f85bd8c12b', 0, '01a1ed77-db1b-76f1-97b0-d819798a104f'),
	('01a1ed77-f43e-739e-881b-f032ec63455f', 0, '01a1ed77-e490-78ad-85d8-c57032533552'),
	('01a1ed77-f43e-739e-881b-f032ec63455f', 1, '01a1ed77-ecf6-799d-8e35-241b0d65f83a'),
	('01a1ed78-0069-767e-80c9-a8930fa074eb', 0, '01a1ed77-f485-73b1-91d9-828fb52b8f4a'),
	('01a1ed78-0991-7bff-bd44-97d8d9554968', 0, '01a1ed78-008f-7610-8fed-2a21e4678479'),
	('01a1ed78-0ebe-7d3a-ad09-75352cd8fd53', 0, '01a1ed78-09dc-79c2-8edf-9fbf51febd44'),
	('01a1ed78-330d-73cf-a961-622f100a5fa2', 0, '01a1ed77-8e79-720b-9781-c73de290faf5');

INSERT INTO public.pages VALUES
	('01a1ed77-5d4b-7308-a3ad-9144e7a8ede2', '01a1ed77-553d-7ce7-9b3c-a16255d085cf', 0, 'image', 10000, '2026-11-18 07:03:05.291+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-7463-78a8-ade7-cdf218b7c3f7', '01a1ed77-68f5-7c20-b411-b91eee6214f5', 0, 'image', 10000, '2026-11-18 07:03:11.203+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-800b-7188-aba7-9fbc59be4179', '01a1ed77-77fc-789d-83db-8810a020bca4', 0, 'image', 1000, '2026-11-18 07:03:14.188+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-8a9f-7401-9470-2a133d66b1ae', '01a1ed77-8052-7f4f-a8e9-e3457e99948b', 0, 'image', 60000, '2026-11-18 07:03:16.895+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-8df8-7e47-b597-24ba665957a6', '01a1ed77-77fa-7bae-bab9-d9f6fad77f27', 0, 'image', 8000, '2026-11-18 07:03:17.752+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-8e4a-75c0-8887-abce9b6feefb', '01a1ed77-77fa-7bae-bab9-d9f6fad77f27', 1, 'survey', NULL, '2026-11-18 07:03:17.834+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL, NULL, NULL, true, NULL),
	('01a1ed77-98b7-7f22-a507-8dde0cb722b3', '01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', 0, 'image', 1000, '2026-11-18 07:03:20.503+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-a5ef-70c9-8917-4e6ca4be4ae6', '01a1ed77-993b-72f8-9c1c-aeba3fde79f3', 0, 'image', 8000, '2026-11-18 07:03:23.887+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-b1cc-7806-88b3-954120f44a3a', '01a1ed77-a621-7f38-a5c4-1d989840b92e', 0, 'image', 8000, '2026-11-18 07:03:26.924+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-bb8c-7bec-8580-b1227c191ebe', '01a1ed77-b214-79c7-88e6-e0d853eda276', 0, 'image', 8000, '2026-11-18 07:03:29.421+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-c927-71b1-86d3-78a384705193', '01a1ed77-bc30-7139-9759-c338da88f027', 0, 'image', 8000, '2026-11-18 07:03:32.903+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-da79-7ec9-bf48-d7164b905139', '01a1ed77-c970-732b-a7a4-360c5fe60efd', 0, 'image', 60000, '2026-11-18 07:03:37.337+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-dae7-7e4d-9651-50d8032f6877', '01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4', 0, 'survey', NULL, '2026-11-18 07:03:37.447+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL, NULL, NULL, true, NULL),
	('01a1ed77-e426-7c10-8523-a4f85bd8c12b', '01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4', 1, 'image', 8000, '2026-11-18 07:03:39.814+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed77-f43e-739e-881b-f032ec63455f', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 0, 'image', 1000, '2026-11-18 07:03:43.934+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed78-0069-767e-80c9-a8930fa074eb', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 1, 'image', 1000, '2026-11-18 07:03:47.049+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed78-0991-7bff-bd44-97d8d9554968', '01a1ed77-e478-7ca7-a720-d3bf8b332927', 2, 'image', 1000, '2026-11-18 07:03:49.393+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed78-0ebe-7d3a-ad09-75352cd8fd53', '01a1ed78-09c9-7e04-855a-aff209c12344', 0, 'image', 8000, '2026-11-18 07:03:50.718+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed78-0eef-7586-929f-660efbb3035f', '01a1ed78-0ee7-70c4-997a-3136587a95ae', 0, 'image', 8000, '2026-11-18 07:03:50.759+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed78-0ef0-7033-8bc9-6e4067389ee3', '01a1ed78-0ee7-70c4-997a-3136587a95ae', 1, 'image', 8000, '2026-11-18 07:03:50.759+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ed78-0ef0-76b2-8c5c-af4a9183b800', '01a1ed78-0ee7-70c4-997a-3136587a95ae', 2, 'survey', NULL, '2026-11-18 07:03:50.759+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL, NULL, NULL, true, NULL),
	('01a1ed78-330d-73cf-a961-622f100a5fa2', '01a1ed77-77fa-7bae-bab9-d9f6fad77f27', 2, 'video', NULL, '2026-11-18 07:04:00.013+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1ed77-8052-7f4f-a8e9-e3457e99948b', '01a1ed77-8acd-7ca8-b758-4118ded8e3f0', 0),
	('01a1ed77-77fa-7bae-bab9-d9f6fad77f27', '01a1ed77-8e30-7e67-8c1c-f1b3dc680e2f', 0),
	('01a1ed77-77fa-7bae-bab9-d9f6fad77f27', '01a1ed77-8e30-7689-bd0c-49d780422d29', 1),
	('01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', '01a1ed77-8e30-7e67-8c1c-f1b3dc680e2f', 0),
	('01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', '01a1ed77-98e0-7fdb-a0f8-f76b76d5b9d2', 1),
	('01a1ed77-993b-72f8-9c1c-aeba3fde79f3', '01a1ed77-8e30-7689-bd0c-49d780422d29', 0),
	('01a1ed77-a621-7f38-a5c4-1d989840b92e', '01a1ed77-8e30-7689-bd0c-49d780422d29', 0),
	('01a1ed77-a621-7f38-a5c4-1d989840b92e', '01a1ed77-b1f7-7c31-b77b-bda3ecb1c327', 1),
	('01a1ed77-a621-7f38-a5c4-1d989840b92e', '01a1ed77-8e30-7e67-8c1c-f1b3dc680e2f', 2),
	('01a1ed77-b214-79c7-88e6-e0d853eda276', '01a1ed77-8e30-7689-bd0c-49d780422d29', 0),
	('01a1ed77-bc30-7139-9759-c338da88f027', '01a1ed77-b1f7-7c31-b77b-bda3ecb1c327', 0);

INSERT INTO public.projects VALUES
	('01a1ed77-9910-77d2-a05f-b5c1c212704f', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:20.592+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-18 07:03:20.592+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ed77-5d7c-7d7a-b2fd-f50285f17183', '01a1ed77-550f-7419-99dd-c19fc063de83', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:05.34+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-18 07:03:05.34+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ed77-553d-7ce7-9b3c-a16255d085cf', '01a1ed77-550f-7419-99dd-c19fc063de83', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'b3acnmuxlr4h', 'KD7NYM', 1, '2026-11-18 07:03:05.326+00', '2026-11-18 07:03:03.23+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-18 07:03:05.326+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ed77-dac5-7e97-9b2b-ee7e2f2fd2e4', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'plgslw43qwvi', 'U3E73W', NULL, '2026-11-18 07:03:39.873+00', '2026-11-18 07:03:37.413+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-18 07:03:39.873+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed77-74ae-7161-b24f-6eb4e2d87271', '01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:11.278+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-18 07:03:11.278+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ed77-993b-72f8-9c1c-aeba3fde79f3', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:20.636+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-18 07:03:23.92+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed77-68f5-7c20-b411-b91eee6214f5', '01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, '6hz3wvh5wv6r', 'GWZCFB', 1, '2026-11-18 07:03:11.249+00', '2026-11-18 07:03:08.277+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-18 07:03:11.249+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ed77-77fc-789d-83db-8810a020bca4', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'fywwceml6pvb', 'PNYUE8', NULL, '2026-11-18 07:03:14.235+00', '2026-11-18 07:03:12.124+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-18 07:03:14.235+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ed77-a621-7f38-a5c4-1d989840b92e', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:23.937+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-18 07:03:26.96+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed77-8052-7f4f-a8e9-e3457e99948b', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'njgyzoxjb7vy', 'DGCQX3', NULL, '2026-11-18 07:03:16.962+00', '2026-11-18 07:03:14.258+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-18 07:03:16.962+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed77-b214-79c7-88e6-e0d853eda276', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, '4rq42jec3u6x', 'YZ9JQY', NULL, '2026-11-18 07:03:29.557+00', '2026-11-18 07:03:26.996+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-18 07:03:29.557+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed77-c970-732b-a7a4-360c5fe60efd', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'dcv3eocqk353', '7SZNEQ', NULL, '2026-11-18 07:03:37.38+00', '2026-11-18 07:03:32.976+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-18 07:03:37.38+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ed77-e478-7ca7-a720-d3bf8b332927', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'imsn5kc6ebo3', 'BWZTXR', NULL, '2026-11-18 07:03:49.435+00', '2026-11-18 07:03:39.896+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-18 07:03:49.435+00', NULL, NULL, NULL, 180, NULL, NULL, false, 5, NULL, NULL),
	('01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'g3r6pz5dk2mx', 'EXJYXD', 1, '2026-11-18 07:03:20.567+00', '2026-11-18 07:03:16.976+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-18 07:03:20.567+00', NULL, NULL, NULL, 180, '2026-11-18 07:03:51.203+00', NULL, false, 3, NULL, NULL),
	('01a1ed78-09c9-7e04-855a-aff209c12344', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'kaje4ltrmlp7', 'SF5S3B', NULL, '2026-11-18 07:03:50.746+00', '2026-11-18 07:03:49.449+00', NULL, 8000, false, false, '\xe7d7d63aa3afa5fd2b26f48a0700cc01c4729d7245e2b4537a532c00b78df308e6892e330d', 1, 8000, '2026-11-18 07:03:50.746+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed78-0ee7-70c4-997a-3136587a95ae', '01a1ed77-4d81-791e-8738-e1a17953ac0b', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:50.759+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-18 07:03:50.759+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ed77-bc30-7139-9759-c338da88f027', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, 'xlphzen5b7kx', '456MC6', 3, '2026-11-18 07:03:32.961+00', '2026-11-18 07:03:29.584+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-18 07:03:32.961+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ed77-77fa-7bae-bab9-d9f6fad77f27', '01a1ed77-4d81-791e-8738-e1a17953ac0b', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-18 07:03:12.122+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-18 07:04:00.017+00', NULL, NULL, NULL, 180, NULL, NULL, false, 5, NULL, NULL);

INSERT INTO public.recordings VALUES
	('01a1ed77-5d94-77cb-97f6-ee35c7d35103', '01a1ed77-553d-7ce7-9b3c-a16255d085cf', '3c460361-2332-41f3-a100-253a00aced5d', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1ed77-553d-7ce7-9b3c-a16255d085cf/01a1ed77-5d94-77cb-97f6-ee35c7d35103/7dfa59c679af1f8980bfab4dd224c827144e639437b9241f6eec68b09896192e.json', 100, 30.00083801223498, 1, '2026-11-18 07:03:05.38+00', '2026-11-18 07:03:05.518+00', '2026-11-18 07:03:06.252+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed77-74c8-73c3-be9c-84bfcd4d3c85', '01a1ed77-68f5-7c20-b411-b91eee6214f5', '3a12ae6c-e576-4ff3-890a-76d3fbf8fcf9', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1ed77-68f5-7c20-b411-b91eee6214f5/01a1ed77-74c8-73c3-be9c-84bfcd4d3c85/9f568e67a9637acab45113c1e11313fad7aa935f35d6851a1cd5493c988ac2cf.json', 100, 30.00083801223498, 1, '2026-11-18 07:03:11.319+00', '2026-11-18 07:03:11.432+00', '2026-11-18 07:03:11.661+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f57-7141-bd83-9a333285d0ec', '01a1ed77-bc30-7139-9759-c338da88f027', 'eccd129d-569c-432f-8c28-cd1cb492da3c', 7, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f57-7141-bd83-9a333285d0ec/d80829bf424bf1c644f395b71588191ff6ff4b66f20ebf3b06cb6482a387a873.json', 100, 30.000627628193058, 2, '2026-11-18 07:03:50.923+00', '2026-11-18 07:03:51.355+00', '2026-11-18 07:03:51.794+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f6c-7e10-9b81-c6969cd19d01', '01a1ed77-bc30-7139-9759-c338da88f027', '1b8ea7db-9d1f-49e6-b105-3151a9887acd', 9, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f6c-7e10-9b81-c6969cd19d01/00b74d6958fbea0462b6d138abacb6b3963c99bbc932d36b04fa669246a4bd58.json', 100, 30.000627628193058, 2, '2026-11-18 07:03:50.981+00', '2026-11-18 07:03:51.325+00', '2026-11-18 07:03:51.835+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f80-786b-a8bc-9038300e4109', '01a1ed77-bc30-7139-9759-c338da88f027', 'c8876855-d00b-4d3a-83bf-b9dc7e248253', 11, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f80-786b-a8bc-9038300e4109/4aa4f60849465e950b5ba53a40ecffd8bcfb6818f85db144e8b4d1621c556f02.json', 100, 30.000627628193058, 2, '2026-11-18 07:03:51.013+00', '2026-11-18 07:03:51.355+00', '2026-11-18 07:03:51.985+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f80-7120-b5b1-00bfe1e5d4a1', '01a1ed77-bc30-7139-9759-c338da88f027', 'e0f2cbe1-c26f-4bc4-8447-7a5d1a9fb787', 10, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f80-7120-b5b1-00bfe1e5d4a1/52a2ec82dc8a63861073e1b6c036a94bd8483f1db831e893c33f5d053d6c57b1.json', 100, 30.000627628193058, 2, '2026-11-18 07:03:51.013+00', '2026-11-18 07:03:51.38+00', '2026-11-18 07:03:52.224+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f41-755f-9fcf-003b18895b99', '01a1ed77-bc30-7139-9759-c338da88f027', '24887916-4f57-4246-83a9-36ad5f96f20a', 2, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f41-755f-9fcf-003b18895b99/966c2afbba353fddfcf9352a6774c31246a5cbecd3e7fc3bc747dcf8fc1ca444.json', 100, 30.000627628193058, 3, '2026-11-18 07:03:50.882+00', '2026-11-18 07:03:51.203+00', '2026-11-18 07:03:52.529+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f46-738b-b3ac-bc4215e3ddf5', '01a1ed77-8af0-7fbd-b2ba-c5c5657c642a', '8199f7bb-455f-4661-991e-19abe427e417', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1ed77-8af0-7fbd-b2ba-c5c5657c642a/01a1ed78-0f46-738b-b3ac-bc4215e3ddf5/cd0f53a36f6bea5285cd9630e3dfa5a979e80c4c9e1d9bbce4ede112b63b60eb.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.864+00', '2026-11-18 07:03:51.203+00', '2026-11-18 07:03:51.583+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f55-71fe-aacb-84181cd97f58', '01a1ed77-bc30-7139-9759-c338da88f027', '52b8e2a6-3fd6-47e4-8b55-c15894132c07', 5, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f55-71fe-aacb-84181cd97f58/2c48ccd917719ae25d8d67141a9300a3dac2881aa7d8fa390e2df4918fb900f6.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.923+00', '2026-11-18 07:03:51.202+00', '2026-11-18 07:03:51.511+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f41-7af0-a4a0-746d494b688f', '01a1ed77-bc30-7139-9759-c338da88f027', 'b386033e-12db-45e4-ac67-0811d35a9dec', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f41-7af0-a4a0-746d494b688f/6eaa10a072f3eae1f8a2da36e7c5112c541ccbe23f17a739e80e419619ba257c.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.882+00', '2026-11-18 07:03:51.199+00', '2026-11-18 07:03:51.647+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f43-7389-b39d-671f2c68c456', '01a1ed77-bc30-7139-9759-c338da88f027', 'e07edb83-5284-406b-b300-f6d85915b1b4', 3, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f43-7389-b39d-671f2c68c456/a04912a46240a7e7a4056e9a17ac63c5ea7a0d5dfdc7338d45642069ce7ce2b7.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.882+00', '2026-11-18 07:03:51.176+00', '2026-11-18 07:03:51.385+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f55-7466-bbd8-2c306d34f0cf', '01a1ed77-bc30-7139-9759-c338da88f027', '961572cc-dbc8-40f3-b3ee-5041a54fcb53', 6, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f55-7466-bbd8-2c306d34f0cf/d45b42c7d49e7344627f15e419557bd7979c6e3f55d38a8a451dc04ad4ebeecb.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.923+00', '2026-11-18 07:03:51.313+00', '2026-11-18 07:03:51.687+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f6b-7a09-877f-492c03f9d5ba', '01a1ed77-bc30-7139-9759-c338da88f027', '978bfe05-2e71-451a-b3fd-c5e5d966c69d', 8, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f6b-7a09-877f-492c03f9d5ba/c11852bc1a024042c7eaa937ac2b183bc0970183a2f9aa5c02c1074265555f95.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.981+00', '2026-11-18 07:03:51.325+00', '2026-11-18 07:03:51.743+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f47-793a-b027-0e77f7c7b8cf', '01a1ed77-bc30-7139-9759-c338da88f027', '4eed829e-29d2-4050-9f8d-346db0acaf43', 4, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f47-793a-b027-0e77f7c7b8cf/95946f282e1e14e43ba9f3ec2d1d44d0e86566b2b3aeb8411a8888f6794aaeab.json', 100, 30.000627628193058, 1, '2026-11-18 07:03:50.882+00', '2026-11-18 07:03:51.17+00', '2026-11-18 07:03:51.476+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ed78-0f8c-7d8d-bf74-14ef49029600', '01a1ed77-bc30-7139-9759-c338da88f027', '53f10e37-d2b3-4eea-ab2b-f05238361193', 12, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1ed77-bc30-7139-9759-c338da88f027/01a1ed78-0f8c-7d8d-bf74-14ef49029600/dda29307f598f047412c092d3ed00ac1a8624daa84b33f0a2f884039bc45d08f.json', 100, 30.000627628193058, 2, '2026-11-18 07:03:51.013+00', '2026-11-18 07:03:51.362+00', '2026-11-18 07:03:52.176+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1ed77-bc30-7139-9759-c338da88f027/1-23a584d6-a7d731dbe4304366d0dd5bc774c0ee3a379e2b4ac7ba762541503cbf111d8cda.json', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:52.464+00', NULL),
	('aggregates/01a1ed77-bc30-7139-9759-c338da88f027/2-05f9fd95-369842b31e70143ccbc3be0ccf66dd5ef3c64644a71954672de1adbe30a85aa1.json', '01a1ed77-bc30-7139-9759-c338da88f027', '2026-11-18 07:03:53.062+00', NULL);

INSERT INTO public.users VALUES
	('01a1ed77-4d81-791e-8738-e1a17953ac0b', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$GMW39LTkvCdGcwioyqrcTw$i3z69akTCXuoWI7PQTLUCAXWoVU8pxn0b+dC+RdhRJQ', 'Fovea Demo', 'user', 'en', NULL, '2026-11-18 07:03:01.245+00', '2024-03-25', '2026-11-18 07:03:01.245+00', NULL, NULL, NULL),
	('01a1ed77-4f2d-7c0f-9aed-0cfd0a0cc6a8', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$v4HoTKTXWGAQZGlJPlJg8Q$qVe4szd+imS0T88ffim++8nXUCH7L+n6q9NBJnl9OLM', 'Fovea Demo', 'user', 'en', NULL, '2026-11-18 07:03:01.675+00', '2024-03-25', '2026-11-18 07:03:01.675+00', NULL, NULL, NULL),
	('01a1ed77-550f-7419-99dd-c19fc063de83', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$WR00IQNTUPFPs9NpHuyD/w$tn739kzVlbZUue3T3FzdTCIiv1V09WuNd533GOE4BYY', 'Fovea Demo', 'user', 'en', NULL, '2026-11-18 07:03:03.181+00', '2024-03-25', '2026-11-18 07:03:03.181+00', NULL, NULL, NULL),
	('01a1ed77-68c3-7c13-9c59-1c9f7d2bc1c4', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$Z0HMwK9g5XXrvZF9BBcPEA$8UQAt7MIwleXhu3ba6AUXpuWgQbqVGPlvZ+cIchicbA', 'Fovea Demo', 'user', 'en', NULL, '2026-11-18 07:03:08.225+00', '2024-03-25', '2026-11-18 07:03:08.225+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 41, true);

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

ALTER TABLE ONLY public.credit_reversal_txs
    ADD CONSTRAINT credit_reversal_txs_pkey PRIMARY KEY (lot_id, tx_id);

ALTER TABLE ONLY public.credit_reversals
    ADD CONSTRAINT credit_reversals_pkey PRIMARY KEY (lot_id);

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

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_order_id_key UNIQUE (order_id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);

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

CREATE INDEX credit_reversals_owed ON public.credit_reversals USING btree (buyer_id) WHERE (taken < unpaid);

CREATE INDEX drawn_maps_project ON public.drawn_maps USING btree (project_id);

CREATE INDEX email_codes_email ON public.email_codes USING btree (email, created_at DESC);

CREATE INDEX funnel_counts_by_step ON public.funnel_counts USING btree (project_id, step, hour);

CREATE UNIQUE INDEX hashtags_owner_name ON public.hashtags USING btree (owner_id, lower((name COLLATE "C")));

CREATE INDEX known_devices_device ON public.known_devices USING btree (device_hash);

CREATE INDEX memberships_user ON public.memberships USING btree (user_id);

CREATE INDEX orders_card ON public.orders USING btree (created_at) WHERE (stored_key IS NOT NULL);

CREATE UNIQUE INDEX orders_checkout ON public.orders USING btree (provider, checkout_ref);

CREATE UNIQUE INDEX orders_month ON public.orders USING btree (subscription_id, period_start);

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

CREATE INDEX subscriptions_due ON public.subscriptions USING btree (due_at) WHERE (state <> 'ended'::text);

CREATE UNIQUE INDEX subscriptions_ref ON public.subscriptions USING btree (provider, provider_ref);

CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id, id DESC) WHERE (state <> 'ended'::text);

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

ALTER TABLE ONLY public.credit_reversal_txs
    ADD CONSTRAINT credit_reversal_txs_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_reversals(lot_id);

ALTER TABLE ONLY public.credit_reversal_txs
    ADD CONSTRAINT credit_reversal_txs_tx_id_fkey FOREIGN KEY (tx_id) REFERENCES public.credit_txs(id);

ALTER TABLE ONLY public.credit_reversals
    ADD CONSTRAINT credit_reversals_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES public.credit_accounts(id);

ALTER TABLE ONLY public.credit_reversals
    ADD CONSTRAINT credit_reversals_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.credit_lots(id);

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
    ADD CONSTRAINT orders_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id);

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

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_catalogue_version_fkey FOREIGN KEY (catalogue_version) REFERENCES public.catalogues(version);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

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
