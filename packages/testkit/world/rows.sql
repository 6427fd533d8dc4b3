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
	('01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', 1, 'aggregates/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/1-47a5c2cd-c497621de4b4220dfe3f873abfcf5ef5e4ac6391f87f3ef7c80bf1fd28e1979a.json', '{}', 1, '2026-11-17 23:46:14.292+00'),
	('01a1ebe7-6f2a-7048-80f7-e87056125daa', 1, 'aggregates/01a1ebe7-6f2a-7048-80f7-e87056125daa/1-a1cf86b6-ebce9632525cbeec6771cd0c565b156c48ae6701346738fdb077d7cc27a88b21.json', '{}', 1, '2026-11-17 23:46:20.435+00'),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 1, 'aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/1-cae8da88-ae0f13b96649995a1f3063d0321735ab77363412f3fd2ceb9a850eb54985c983.json', '{}', 2, '2026-11-17 23:47:33.717+00'),
	('01a1ebe7-b1c4-7a64-97a9-ca175125b18b', 1, 'aggregates/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/1-4772723f-d97cf0db70a30859a74c673b21e1a444d9583bd00d2b6f6a7918a60a0cd70266.json', '{}', 1, '2026-11-17 23:47:34.867+00'),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 2, 'aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/2-ef1b4502-c649d16358bede645b91f51fff6e4d48a71ad52c38c739725d3d8a8153e3f852.json', '{}', 7, '2026-11-17 23:47:35.236+00'),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 3, 'aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/3-95f371ee-f8060af8c68064c7454888000350e659b52bb4b912b2507c44b5ed50d83cfa65.json', '{}', 11, '2026-11-17 23:47:35.687+00'),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 4, 'aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/4-584f67c8-193436804d5a8787f3e6181043f7c3c46823f97ef26594acf2f31d5b02667885.json', '{}', 12, '2026-11-17 23:47:36.343+00');

INSERT INTO public.assets VALUES
	('01a1ebe7-4d61-7eec-b04b-13a92f0a7b10', '01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10', 'stimuli/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 23:46:06.818+00', 'image', '2~r9Kku1d9z6bL1utfMEplsmiqjCqiFyk', NULL, NULL, 'stimuli/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-4d61-7eec-b04b-13a92f0a7b10-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ebe7-6f81-700a-9b8f-d8141130dde6', '01a1ebe7-6f2a-7048-80f7-e87056125daa', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6', 'stimuli/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 23:46:15.553+00', 'image', '2~0QzRBBe_ZYg9_9QjGGkTwdsUZ44V0Rd', NULL, NULL, 'stimuli/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-6f81-700a-9b8f-d8141130dde6-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ebe7-b1de-72c6-8d9e-cfab656ffbba', '01a1ebe7-b1c4-7a64-97a9-ca175125b18b', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba', 'stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-17 23:46:32.543+00', 'image', '2~oB6bCSWuxnN4GFE5FlMnkwKhnnz5mig', NULL, NULL, 'stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe7-b1de-72c6-8d9e-cfab656ffbba-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]', 274076),
	('01a1ebe7-a367-7e88-acf2-aa1053c4352e', '01a1ebe7-82fd-7a38-bca9-b611b05eeaed', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e', 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-26b157afa58ce6098dbad41bddacf7097ea93de51751e87943400f4313916990.mp4', 1080, 1920, '2026-11-17 23:46:28.839+00', 'video', '2~5S9PAFhTDMSNJXqXifK-Hb-L59vB8NY', NULL, 15001, 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-a367-7e88-acf2-aa1053c4352e-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]', 3202176),
	('01a1ebe7-831d-78df-9b15-587e559785aa', '01a1ebe7-82fd-7a38-bca9-b611b05eeaed', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa', 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 23:46:20.573+00', 'image', '2~WyPFHmLcc6nhp_YGwXGwJVsxuJ2ps4d', NULL, NULL, 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-831d-78df-9b15-587e559785aa-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]', 57372),
	('01a1ebe7-e33a-7413-987d-c40e265d6621', '01a1ebe7-e2f4-76ba-b309-e491e969c37f', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ebe7-e2f4-76ba-b309-e491e969c37f/01a1ebe7-e33a-7413-987d-c40e265d6621', 'stimuli/01a1ebe7-e2f4-76ba-b309-e491e969c37f/01a1ebe7-e33a-7413-987d-c40e265d6621-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 23:46:45.178+00', 'image', '2~2do4hLNj3v_QS4k6fh1kBS2AcqdPH7_', NULL, NULL, 'stimuli/01a1ebe7-e2f4-76ba-b309-e491e969c37f/01a1ebe7-e33a-7413-987d-c40e265d6621-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-e2f4-76ba-b309-e491e969c37f/01a1ebe7-e33a-7413-987d-c40e265d6621-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-e2f4-76ba-b309-e491e969c37f/01a1ebe7-e33a-7413-987d-c40e265d6621-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]', 220226),
	('01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91', '01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9/01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91', 'stimuli/01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9/01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-17 23:46:50.956+00', 'image', '2~7Nu9Xhcocoa26wJI1xzV3jAU1uy2D6t', NULL, NULL, 'stimuli/01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9/01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9/01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9/01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9/01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}]', 105828),
	('01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb', 'stimuli/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 23:46:55.27+00', 'image', '2~FOGkbKRIRtUP9j15hDmWJ2eyi0nessc', NULL, NULL, 'stimuli/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]', 220226),
	('01a1ebe7-8346-782e-bd6e-587960ea88ae', '01a1ebe7-830d-7321-b574-90cb71bbbc8a', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae', 'stimuli/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 23:46:20.614+00', 'image', '2~OdUnyvMgdUv6LIZ8Q9_r4z4RAQIJyDa', NULL, NULL, 'stimuli/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-830d-7321-b574-90cb71bbbc8a/01a1ebe7-8346-782e-bd6e-587960ea88ae-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]', 220226),
	('01a1ebe8-2391-77c8-8309-c1ddf77372f8', '01a1ebe8-2336-715a-ad18-2b540392a35c', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2391-77c8-8309-c1ddf77372f8', 'stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2391-77c8-8309-c1ddf77372f8-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 23:47:01.649+00', 'image', '2~aJbGxBMevi13B5UIP7Y247Y2oATPy1M', NULL, NULL, 'stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2391-77c8-8309-c1ddf77372f8-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2391-77c8-8309-c1ddf77372f8-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2391-77c8-8309-c1ddf77372f8-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]', 57372),
	('01a1ebe8-2fab-7b2e-b7d1-bebc83762035', '01a1ebe8-2336-715a-ad18-2b540392a35c', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2fab-7b2e-b7d1-bebc83762035', 'stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2fab-7b2e-b7d1-bebc83762035-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 23:47:04.747+00', 'image', '2~kZTMdIsmq9zqw-kTCArL4DnekIh78YW', NULL, NULL, 'stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2fab-7b2e-b7d1-bebc83762035-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2fab-7b2e-b7d1-bebc83762035-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-2336-715a-ad18-2b540392a35c/01a1ebe8-2fab-7b2e-b7d1-bebc83762035-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]', 42324),
	('01a1ebe8-3ac4-74a2-acd4-8a08589309ab', '01a1ebe8-3a4b-78b6-b639-bb00fd4635e9', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ebe8-3a4b-78b6-b639-bb00fd4635e9/01a1ebe8-3ac4-74a2-acd4-8a08589309ab', 'stimuli/01a1ebe8-3a4b-78b6-b639-bb00fd4635e9/01a1ebe8-3ac4-74a2-acd4-8a08589309ab-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 23:47:07.588+00', 'image', '2~iS7TY3jygUeKRCLz8nyse52-Oxlgr1D', NULL, NULL, 'stimuli/01a1ebe8-3a4b-78b6-b639-bb00fd4635e9/01a1ebe8-3ac4-74a2-acd4-8a08589309ab-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-3a4b-78b6-b639-bb00fd4635e9/01a1ebe8-3ac4-74a2-acd4-8a08589309ab-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-3a4b-78b6-b639-bb00fd4635e9/01a1ebe8-3ac4-74a2-acd4-8a08589309ab-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]', 57372),
	('01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54', '01a1ebe7-82fd-7a38-bca9-b611b05eeaed', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54', 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 23:46:22.815+00', 'image', '2~fLGSbHEYTPTzijFgiPsgH83icamljYg', NULL, NULL, 'stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-82fd-7a38-bca9-b611b05eeaed/01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]', 42324),
	('01a1ebe8-56a8-7285-ae8f-7b64c60b2a92', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-56a8-7285-ae8f-7b64c60b2a92', 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-56a8-7285-ae8f-7b64c60b2a92-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 23:47:14.728+00', 'image', '2~C42BeYrnDx4J4oL2NIp68EJnKQkxv_L', NULL, NULL, 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-56a8-7285-ae8f-7b64c60b2a92-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-56a8-7285-ae8f-7b64c60b2a92-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-56a8-7285-ae8f-7b64c60b2a92-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]', 42324),
	('01a1ebe8-493e-7e91-b8bf-cb7cafc25000', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-493e-7e91-b8bf-cb7cafc25000', 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-493e-7e91-b8bf-cb7cafc25000-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 23:47:11.294+00', 'image', '2~eGKM1qkrXiW0qXyc-s-UW2XnyIaUAyR', NULL, NULL, 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-493e-7e91-b8bf-cb7cafc25000-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-493e-7e91-b8bf-cb7cafc25000-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-493e-7e91-b8bf-cb7cafc25000-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]', 57372),
	('01a1ebe7-9a63-70c4-9788-f0541cc7b00f', '01a1ebe7-9a36-7e32-8996-6c169fedf3f6', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f', 'stimuli/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-17 23:46:26.531+00', 'image', '2~MKpGVDfU1H5jeYzdalEESRmszJrkJlf', NULL, NULL, 'stimuli/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-9a36-7e32-8996-6c169fedf3f6/01a1ebe7-9a63-70c4-9788-f0541cc7b00f-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]', 110640),
	('01a1ebe8-6180-7624-bd84-d0cab04c1305', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-6180-7624-bd84-d0cab04c1305', 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-6180-7624-bd84-d0cab04c1305-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 23:47:17.504+00', 'image', '2~zwtOrybQf_x4fRSycLdxVduw9XyHmRg', NULL, NULL, 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-6180-7624-bd84-d0cab04c1305-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-6180-7624-bd84-d0cab04c1305-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-6180-7624-bd84-d0cab04c1305-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]', 220226),
	('01a1ebe8-743b-75c1-8865-b560f18d4fb2', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-743b-75c1-8865-b560f18d4fb2', 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-743b-75c1-8865-b560f18d4fb2-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-17 23:47:22.299+00', 'image', '2~NHLfD4EctwFvt-oYVmWQhcyL2gzVDqz', NULL, NULL, 'stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-743b-75c1-8865-b560f18d4fb2-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-743b-75c1-8865-b560f18d4fb2-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-743b-75c1-8865-b560f18d4fb2-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe8-4907-7963-9b93-b6a08a3298d5/01a1ebe8-743b-75c1-8865-b560f18d4fb2-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]', 142212),
	('01a1ebe8-893e-7b64-998e-52afcce62b8d', '01a1ebe8-881f-797c-8f93-29b40e07b01c', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1ebe8-881f-797c-8f93-29b40e07b01c/01a1ebe8-893e-7b64-998e-52afcce62b8d', 'stimuli/01a1ebe8-881f-797c-8f93-29b40e07b01c/01a1ebe8-893e-7b64-998e-52afcce62b8d-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 23:47:27.678+00', 'image', '2~eHgAFCZ07qSbzHRdbltrSIrAdlnwLvr', NULL, NULL, 'stimuli/01a1ebe8-881f-797c-8f93-29b40e07b01c/01a1ebe8-893e-7b64-998e-52afcce62b8d-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe8-881f-797c-8f93-29b40e07b01c/01a1ebe8-893e-7b64-998e-52afcce62b8d-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe8-881f-797c-8f93-29b40e07b01c/01a1ebe8-893e-7b64-998e-52afcce62b8d-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]', 42324),
	('01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db', '01a1ebe7-c844-77c7-894d-7930bd0c303b', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db', 'stimuli/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-17 23:46:38.445+00', 'image', '2~y8qIsWzK1c0WSrSrLU0SKJnL2or5hkf', NULL, NULL, 'stimuli/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1ebe7-c844-77c7-894d-7930bd0c303b/01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]', 225934);

INSERT INTO public.audit_events VALUES
	(1, '2026-11-17 23:46:03.513+00', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'account_created', '01a1ebe7-407f-7faf-a434-548f87de85bc', '{}', '\x16e9bc5e223d592d1e493d51a215efe799c6a284d9ef47fc2249cf8bc3a2f888'),
	(2, '2026-11-17 23:46:03.554+00', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'logged_in', '01a1ebe7-407f-7faf-a434-548f87de85bc', '{}', '\xaf4ee4202b8df7391b74fe5e15e5bb617a52654860543ed6dd2a82003d93b4bc'),
	(3, '2026-11-17 23:46:03.898+00', '01a1ebe7-4201-782c-805b-0193a02139db', 'account_created', '01a1ebe7-4201-782c-805b-0193a02139db', '{}', '\x62a4b04d3e06b235b2b60dbff9a8758a921cea440d5c40b82c8eaeb6e0c734f6'),
	(4, '2026-11-17 23:46:03.939+00', '01a1ebe7-4201-782c-805b-0193a02139db', 'logged_in', '01a1ebe7-4201-782c-805b-0193a02139db', '{}', '\x99224421c8d5426e912045e84faa6e4aad8f85496c71f8dbed2d32c283329714'),
	(5, '2026-11-17 23:46:06.544+00', '01a1ebe7-4c54-7e9e-a26a-a1661463435e', 'account_created', '01a1ebe7-4c54-7e9e-a26a-a1661463435e', '{}', '\x992478e11efbc35006a3fa4752f2d9b175cd0f82ddde241ccf55aa5705652563'),
	(6, '2026-11-17 23:46:06.654+00', '01a1ebe7-4c54-7e9e-a26a-a1661463435e', 'logged_in', '01a1ebe7-4c54-7e9e-a26a-a1661463435e', '{}', '\x4de50c86b03a6ae2005374d2723708dc38aeafae5de2e42ad06eed87769f2e5e'),
	(7, '2026-11-17 23:46:14.801+00', '01a1ebe7-6c9c-7000-920c-5473f50bae1c', 'account_created', '01a1ebe7-6c9c-7000-920c-5473f50bae1c', '{}', '\xa08ed9de680f7e626de6afa341ab764a93ea74eab50127a329a16d5007aed606'),
	(8, '2026-11-17 23:46:15.03+00', '01a1ebe7-6c9c-7000-920c-5473f50bae1c', 'logged_in', '01a1ebe7-6c9c-7000-920c-5473f50bae1c', '{}', '\x73fe3cffed22adaede7eb096847cf4470b87d71f8c24a9c4409553490ba2efad');

INSERT INTO public.audit_head VALUES
	(true, 8, '\x73fe3cffed22adaede7eb096847cf4470b87d71f8c24a9c4409553490ba2efad');

INSERT INTO public.consents VALUES
	('01a1ebe7-5737-71d6-bccf-e66bd4eaf9b3', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:46:09.375+00', NULL),
	('01a1ebe7-7f9e-75e3-8e3f-600762ec3eef', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:46:19.7+00', NULL),
	('01a1ebe8-9858-7815-bfcc-6ede36ec4104', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.583+00', NULL),
	('01a1ebe8-986b-716f-9d68-81b9266b8340', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.635+00', NULL),
	('01a1ebe8-9855-7acd-a822-d02c4abc3347', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.7+00', NULL),
	('01a1ebe8-9856-78e8-a75e-ff0189358391', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.7+00', NULL),
	('01a1ebe8-9856-75b7-914b-00ae9f4a3285', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.7+00', NULL),
	('01a1ebe8-9859-7d50-acb3-5b78037e947d', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.7+00', NULL),
	('01a1ebe8-985e-7455-8197-981bd5de17fd', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.7+00', NULL),
	('01a1ebe8-9891-7559-a7c9-0327fc1f92d4', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.773+00', NULL),
	('01a1ebe8-9897-769c-bb96-d362a3f0a34c', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.773+00', NULL),
	('01a1ebe8-989c-7e35-b54e-f92fbbac998f', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.773+00', NULL),
	('01a1ebe8-98ac-7014-a56c-d22458dd9b99', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.773+00', NULL),
	('01a1ebe8-98ac-7f80-a29c-3489adb4afd6', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.773+00', NULL),
	('01a1ebe8-98ac-7748-a10d-dded2e1c1d85', 'consent-2', 'en', '{gaze,answers}', '2026-11-17 23:47:31.773+00', NULL);

INSERT INTO public.consumptions VALUES
	('01a1ebe7-5737-71d6-bccf-e66bd4eaf9b3', '01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', '2026-11-17 23:46:09.664+00', NULL, NULL, NULL, NULL, '2026-11-17 23:46:10.89+00'),
	('01a1ebe7-7f9e-75e3-8e3f-600762ec3eef', '01a1ebe7-6f2a-7048-80f7-e87056125daa', '2026-11-17 23:46:19.864+00', NULL, NULL, NULL, NULL, '2026-11-17 23:46:20.005+00'),
	('01a1ebe8-986b-716f-9d68-81b9266b8340', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.185+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:32.753+00'),
	('01a1ebe8-9891-7559-a7c9-0327fc1f92d4', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.315+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:32.841+00'),
	('01a1ebe8-98ac-7748-a10d-dded2e1c1d85', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.346+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:32.986+00'),
	('01a1ebe8-989c-7e35-b54e-f92fbbac998f', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.347+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:33.08+00'),
	('01a1ebe8-9858-7815-bfcc-6ede36ec4104', '01a1ebe7-b1c4-7a64-97a9-ca175125b18b', '2026-11-17 23:47:32.354+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:33.422+00'),
	('01a1ebe8-9855-7acd-a822-d02c4abc3347', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.355+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:33.473+00'),
	('01a1ebe8-9856-78e8-a75e-ff0189358391', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.393+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:33.617+00'),
	('01a1ebe8-9856-75b7-914b-00ae9f4a3285', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.417+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:33.782+00'),
	('01a1ebe8-9859-7d50-acb3-5b78037e947d', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.392+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:33.98+00'),
	('01a1ebe8-9897-769c-bb96-d362a3f0a34c', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.491+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:34.155+00'),
	('01a1ebe8-98ac-7014-a56c-d22458dd9b99', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.549+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:34.402+00'),
	('01a1ebe8-98ac-7f80-a29c-3489adb4afd6', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.551+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:34.939+00'),
	('01a1ebe8-985e-7455-8197-981bd5de17fd', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:32.417+00', NULL, NULL, NULL, NULL, '2026-11-17 23:47:36.145+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1ebe7-407f-7faf-a434-548f87de85bc'),
	(3, 'project', '01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-17 23:46:05.986+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\xc8296ab23d8235c9b1f63eec1c3d46976fd9e48f25fe46cb0e5dfa647aa5f5ea', '01a1ebe7-407f-7faf-a434-548f87de85bc', '2026-11-17 23:46:06.076+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9', '\x9319caee87e52646c395987eeb73f5321387f4ca5edc0815b51419967be050a3', '01a1ebe7-407f-7faf-a434-548f87de85bc', '2026-11-17 23:46:55.179+00', '{"projectId": "01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.drawn_maps VALUES
	('01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', '01a1ebe7-566b-7219-a64f-93d0719f1c92', 0, 'aggregates/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/drawn-1-38824ac1-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1ebe7-6f2a-7048-80f7-e87056125daa', '01a1ebe7-7f32-7e11-9f16-d811803c91f1', 0, 'aggregates/01a1ebe7-6f2a-7048-80f7-e87056125daa/drawn-1-61ed0637-06029e3ca9a83b2729f9fa0a42ff2a0b08494d9370b9f52258eb20bf02bd6384.webp'),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '01a1ebe8-2297-78e4-a8be-18d63b22a8fc', 0, 'aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/drawn-1-5766a819-a5e53cda33612faece7b8c900a4c8276d61196680aa1fa2817093877eaa35345.webp');

INSERT INTO public.hashtags VALUES
	('01a1ebe7-a2da-74b8-a8bc-e72fc1331d69', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'packaging', 1, '2026-11-17 23:46:28.698+00'),
	('01a1ebe7-a2da-7bf0-b31c-64829a194c9b', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'beverage', 2, '2026-11-17 23:46:28.698+00'),
	('01a1ebe7-b14e-72e2-966b-590d77fc5ccb', '01a1ebe7-407f-7faf-a434-548f87de85bc', '앱화면', 3, '2026-11-17 23:46:32.398+00'),
	('01a1ebe7-c784-74a5-8f32-a305fa4070dd', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'shelf-test', 4, '2026-11-17 23:46:38.084+00'),
	('01a1ebe7-f978-735a-90b8-9ea192e14112', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Q4-campaign', 5, '2026-11-17 23:46:50.872+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-17 23:45:54.989853'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-17 23:45:55.047598'),
	(3, '20261115064500000_password_resets', '2026-11-17 23:45:55.051304'),
	(4, '20261115090000000_account_defences', '2026-11-17 23:45:55.057076'),
	(5, '20261115100000000_credits', '2026-11-17 23:45:55.082323'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-17 23:45:55.106692'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-17 23:45:55.118904'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-17 23:45:55.164705'),
	(9, '20261115200000000_precision_of_validation', '2026-11-17 23:45:55.169576'),
	(10, '20261116160000000_page_names', '2026-11-17 23:45:55.18327'),
	(11, '20261116160100000_source_of_gaze', '2026-11-17 23:45:55.18736'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-17 23:45:55.189842'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-17 23:45:55.192191'),
	(14, '20261116180000000_parked_recordings', '2026-11-17 23:45:55.194954'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-17 23:45:55.205464'),
	(16, '20261116220000000_erased_projects', '2026-11-17 23:45:55.209631'),
	(17, '20261116221000000_leaving_accounts', '2026-11-17 23:45:55.213453'),
	(18, '20261116222000000_checked_packs', '2026-11-17 23:45:55.216385'),
	(19, '20261116230000000_application_role', '2026-11-17 23:45:55.219185'),
	(20, '20261117000000000_closed_recordings', '2026-11-17 23:45:55.221568'),
	(21, '20261117001000000_fraud_flags', '2026-11-17 23:45:55.223649'),
	(22, '20261117002000000_funnel', '2026-11-17 23:45:55.230938'),
	(23, '20261117081000000_withdrawals', '2026-11-17 23:45:55.247015'),
	(24, '20261117082000000_marks', '2026-11-17 23:45:55.261979'),
	(25, '20261117083000000_retention', '2026-11-17 23:45:55.275786'),
	(26, '20261117090000000_superseded_objects', '2026-11-17 23:45:55.292343'),
	(27, '20261117110000000_second_copies', '2026-11-17 23:45:55.300251'),
	(28, '20261117120000000_archives', '2026-11-17 23:45:55.310786'),
	(29, '20261117121000000_areas_of_interest', '2026-11-17 23:45:55.317341'),
	(30, '20261117151500000_camera_recordings', '2026-11-17 23:45:55.328463'),
	(31, '20261117153000000_drawn_maps', '2026-11-17 23:45:55.334818'),
	(32, '20261117160000000_raw_gaze', '2026-11-17 23:45:55.339311'),
	(33, '20261117190000000_draft_revisions', '2026-11-17 23:45:55.340579'),
	(34, '20261117191000000_funnel_totals', '2026-11-17 23:45:55.34281'),
	(35, '20261117192000000_payments', '2026-11-17 23:45:55.349789'),
	(36, '20261117222800000_told_ends', '2026-11-17 23:45:55.359285'),
	(37, '20261117223000000_object_bytes', '2026-11-17 23:45:55.360418'),
	(38, '20261117223000000_reversed_payments', '2026-11-17 23:45:55.36143'),
	(39, '20261117223100000_subscriptions', '2026-11-17 23:45:55.366143'),
	(40, '20261117223900000_page_extras', '2026-11-17 23:45:55.374341');

INSERT INTO public.page_assets VALUES
	('01a1ebe7-566b-7219-a64f-93d0719f1c92', 0, '01a1ebe7-4d61-7eec-b04b-13a92f0a7b10'),
	('01a1ebe7-7f32-7e11-9f16-d811803c91f1', 0, '01a1ebe7-6f81-700a-9b8f-d8141130dde6'),
	('01a1ebe7-99a1-7e9b-b4f0-571647e0c5ff', 0, '01a1ebe7-8346-782e-bd6e-587960ea88ae'),
	('01a1ebe7-a28c-727f-a7ab-ac08f5b7c7e4', 0, '01a1ebe7-831d-78df-9b15-587e559785aa'),
	('01a1ebe7-a28c-727f-a7ab-ac08f5b7c7e4', 1, '01a1ebe7-8bdf-703d-8a96-e4c5bf2d9d54'),
	('01a1ebe7-b0f1-7495-b239-06aa970a2382', 0, '01a1ebe7-9a63-70c4-9788-f0541cc7b00f'),
	('01a1ebe7-c6f5-7370-ae6c-d8dc14a70836', 0, '01a1ebe7-b1de-72c6-8d9e-cfab656ffbba'),
	('01a1ebe7-e261-7c9e-8405-ac16d2d386bf', 0, '01a1ebe7-c8ed-70b0-bb6e-d21b23d8a2db'),
	('01a1ebe7-f907-79e6-b495-55e089afa318', 0, '01a1ebe7-e33a-7413-987d-c40e265d6621'),
	('01a1ebe8-0843-77f0-b0a3-e31069bc72f7', 0, '01a1ebe7-f9cc-7dc7-bf34-2ad92c9c4c91'),
	('01a1ebe8-2297-78e4-a8be-18d63b22a8fc', 0, '01a1ebe8-0aa6-76d1-9d8b-fb8a1d951bdb'),
	('01a1ebe8-39fa-7a8b-9642-18bf4b2185ba', 0, '01a1ebe8-2391-77c8-8309-c1ddf77372f8'),
	('01a1ebe8-39fa-7a8b-9642-18bf4b2185ba', 1, '01a1ebe8-2fab-7b2e-b7d1-bebc83762035'),
	('01a1ebe8-4855-7233-aed6-5352f9eefe53', 0, '01a1ebe8-3ac4-74a2-acd4-8a08589309ab'),
	('01a1ebe8-60f2-7b82-a331-b3949046a700', 0, '01a1ebe8-493e-7e91-b8bf-cb7cafc25000'),
	('01a1ebe8-60f2-7b82-a331-b3949046a700', 1, '01a1ebe8-56a8-7285-ae8f-7b64c60b2a92'),
	('01a1ebe8-73df-7302-802b-64445e466c93', 0, '01a1ebe8-6180-7624-bd84-d0cab04c1305'),
	('01a1ebe8-870e-7b6d-9af5-7f49ce827bc5', 0, '01a1ebe8-743b-75c1-8865-b560f18d4fb2'),
	('01a1ebe8-9672-70f5-bda4-d27db1c1c4b8', 0, '01a1ebe8-893e-7b64-998e-52afcce62b8d'),
	('01a1ebe8-dd0a-7a0f-b166-711aacf6a316', 0, '01a1ebe7-a367-7e88-acf2-aa1053c4352e');

INSERT INTO public.pages VALUES
	('01a1ebe7-566b-7219-a64f-93d0719f1c92', '01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', 0, 'image', 10000, '2026-11-17 23:46:09.132+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-7f32-7e11-9f16-d811803c91f1', '01a1ebe7-6f2a-7048-80f7-e87056125daa', 0, 'image', 10000, '2026-11-17 23:46:19.571+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-99a1-7e9b-b4f0-571647e0c5ff', '01a1ebe7-830d-7321-b574-90cb71bbbc8a', 0, 'image', 1000, '2026-11-17 23:46:26.337+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-a28c-727f-a7ab-ac08f5b7c7e4', '01a1ebe7-82fd-7a38-bca9-b611b05eeaed', 0, 'image', 8000, '2026-11-17 23:46:28.62+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-a302-71cc-ad27-598adfa358a5', '01a1ebe7-82fd-7a38-bca9-b611b05eeaed', 1, 'survey', NULL, '2026-11-17 23:46:28.738+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL, NULL, NULL, true, NULL),
	('01a1ebe7-b0f1-7495-b239-06aa970a2382', '01a1ebe7-9a36-7e32-8996-6c169fedf3f6', 0, 'image', 60000, '2026-11-17 23:46:32.305+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-c6f5-7370-ae6c-d8dc14a70836', '01a1ebe7-b1c4-7a64-97a9-ca175125b18b', 0, 'image', 1000, '2026-11-17 23:46:37.941+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-e261-7c9e-8405-ac16d2d386bf', '01a1ebe7-c844-77c7-894d-7930bd0c303b', 0, 'image', 8000, '2026-11-17 23:46:44.961+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe7-f907-79e6-b495-55e089afa318', '01a1ebe7-e2f4-76ba-b309-e491e969c37f', 0, 'image', 8000, '2026-11-17 23:46:50.759+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-0843-77f0-b0a3-e31069bc72f7', '01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9', 0, 'image', 8000, '2026-11-17 23:46:54.659+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-2297-78e4-a8be-18d63b22a8fc', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 0, 'image', 8000, '2026-11-17 23:47:01.399+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-39fa-7a8b-9642-18bf4b2185ba', '01a1ebe8-2336-715a-ad18-2b540392a35c', 0, 'image', 60000, '2026-11-17 23:47:07.386+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-3a8b-7d5a-a005-43daec18095e', '01a1ebe8-3a4b-78b6-b639-bb00fd4635e9', 0, 'survey', NULL, '2026-11-17 23:47:07.531+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL, NULL, NULL, true, NULL),
	('01a1ebe8-4855-7233-aed6-5352f9eefe53', '01a1ebe8-3a4b-78b6-b639-bb00fd4635e9', 1, 'image', 8000, '2026-11-17 23:47:11.062+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-60f2-7b82-a331-b3949046a700', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 0, 'image', 1000, '2026-11-17 23:47:17.363+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-73df-7302-802b-64445e466c93', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 1, 'image', 1000, '2026-11-17 23:47:22.207+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-870e-7b6d-9af5-7f49ce827bc5', '01a1ebe8-4907-7963-9b93-b6a08a3298d5', 2, 'image', 1000, '2026-11-17 23:47:27.118+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-9672-70f5-bda4-d27db1c1c4b8', '01a1ebe8-881f-797c-8f93-29b40e07b01c', 0, 'image', 8000, '2026-11-17 23:47:31.059+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-97cf-7cf9-9a05-4abd9f0b4dc4', '01a1ebe8-97bd-7be9-80ec-b12f3e868079', 0, 'image', 8000, '2026-11-17 23:47:31.389+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-97d0-7430-9f39-55eb136bb987', '01a1ebe8-97bd-7be9-80ec-b12f3e868079', 1, 'image', 8000, '2026-11-17 23:47:31.389+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL),
	('01a1ebe8-97d0-73c5-9c57-1abfc95651db', '01a1ebe8-97bd-7be9-80ec-b12f3e868079', 2, 'survey', NULL, '2026-11-17 23:47:31.389+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL, NULL, NULL, true, NULL),
	('01a1ebe8-dd0a-7a0f-b166-711aacf6a316', '01a1ebe7-82fd-7a38-bca9-b611b05eeaed', 2, 'video', NULL, '2026-11-17 23:47:49.13+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL, NULL, NULL, true, NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1ebe7-82fd-7a38-bca9-b611b05eeaed', '01a1ebe7-a2da-74b8-a8bc-e72fc1331d69', 0),
	('01a1ebe7-82fd-7a38-bca9-b611b05eeaed', '01a1ebe7-a2da-7bf0-b31c-64829a194c9b', 1),
	('01a1ebe7-9a36-7e32-8996-6c169fedf3f6', '01a1ebe7-b14e-72e2-966b-590d77fc5ccb', 0),
	('01a1ebe7-b1c4-7a64-97a9-ca175125b18b', '01a1ebe7-a2da-74b8-a8bc-e72fc1331d69', 0),
	('01a1ebe7-b1c4-7a64-97a9-ca175125b18b', '01a1ebe7-c784-74a5-8f32-a305fa4070dd', 1),
	('01a1ebe7-c844-77c7-894d-7930bd0c303b', '01a1ebe7-a2da-7bf0-b31c-64829a194c9b', 0),
	('01a1ebe7-e2f4-76ba-b309-e491e969c37f', '01a1ebe7-a2da-7bf0-b31c-64829a194c9b', 0),
	('01a1ebe7-e2f4-76ba-b309-e491e969c37f', '01a1ebe7-f978-735a-90b8-9ea192e14112', 1),
	('01a1ebe7-e2f4-76ba-b309-e491e969c37f', '01a1ebe7-a2da-74b8-a8bc-e72fc1331d69', 2),
	('01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9', '01a1ebe7-a2da-7bf0-b31c-64829a194c9b', 0),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '01a1ebe7-f978-735a-90b8-9ea192e14112', 0);

INSERT INTO public.projects VALUES
	('01a1ebe7-c805-7d6d-bb09-66c47500167d', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:46:38.213+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 23:46:38.213+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ebe7-56df-7ded-a58e-fbbf79557024', '01a1ebe7-4c54-7e9e-a26a-a1661463435e', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:46:09.247+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 23:46:09.247+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', '01a1ebe7-4c54-7e9e-a26a-a1661463435e', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'zp3yh6vstq6r', 'QE9M3F', 1, '2026-11-17 23:46:09.18+00', '2026-11-17 23:46:06.715+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 23:46:09.18+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ebe8-3a4b-78b6-b639-bb00fd4635e9', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, '55ylxmpr54l4', 'J8TJVE', NULL, '2026-11-17 23:47:11.185+00', '2026-11-17 23:47:07.467+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-17 23:47:11.185+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe7-7f76-7b93-a967-28436270404e', '01a1ebe7-6c9c-7000-920c-5473f50bae1c', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:46:19.638+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 23:46:19.638+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ebe7-c844-77c7-894d-7930bd0c303b', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:46:38.277+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 23:46:45.07+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe7-6f2a-7048-80f7-e87056125daa', '01a1ebe7-6c9c-7000-920c-5473f50bae1c', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'y3ecztmcze47', '95UGEC', 1, '2026-11-17 23:46:19.619+00', '2026-11-17 23:46:15.466+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 23:46:19.619+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ebe7-830d-7321-b574-90cb71bbbc8a', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'sacuv6iy7dzs', '82Z24G', NULL, '2026-11-17 23:46:26.398+00', '2026-11-17 23:46:20.557+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 23:46:26.398+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ebe7-e2f4-76ba-b309-e491e969c37f', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:46:45.108+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 23:46:50.854+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe7-9a36-7e32-8996-6c169fedf3f6', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'n5cnhiwibcbn', 'S87MGT', NULL, '2026-11-17 23:46:32.475+00', '2026-11-17 23:46:26.486+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 23:46:32.475+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe7-f9a0-7b2f-ad6b-65ec09d83ce9', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, 'w4uzyhprj2fq', 'B655P6', NULL, '2026-11-17 23:46:55.213+00', '2026-11-17 23:46:50.912+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 23:46:55.213+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe8-2336-715a-ad18-2b540392a35c', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, '33emhnyrjlgr', 'SEBBP4', NULL, '2026-11-17 23:47:07.451+00', '2026-11-17 23:47:01.558+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 23:47:07.451+00', NULL, NULL, NULL, 180, NULL, NULL, false, 2, NULL, NULL),
	('01a1ebe8-4907-7963-9b93-b6a08a3298d5', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'u54dqgdfl7sw', '2AKKWM', NULL, '2026-11-17 23:47:27.209+00', '2026-11-17 23:47:11.239+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-17 23:47:27.209+00', NULL, NULL, NULL, 180, NULL, NULL, false, 5, NULL, NULL),
	('01a1ebe7-b1c4-7a64-97a9-ca175125b18b', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'tuymy5deppa7', '2FYC4U', 1, '2026-11-17 23:46:38.162+00', '2026-11-17 23:46:32.516+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 23:46:38.162+00', NULL, NULL, NULL, 180, '2026-11-17 23:47:32.354+00', NULL, false, 3, NULL, NULL),
	('01a1ebe8-881f-797c-8f93-29b40e07b01c', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'f35cb62aewte', 'U8ZBNC', NULL, '2026-11-17 23:47:31.335+00', '2026-11-17 23:47:27.442+00', NULL, 8000, false, false, '\x3f67893a3e38add4dddad5fe633fa78b498794f79bf528b86ade682a2e932efca65aeecff2', 1, 8000, '2026-11-17 23:47:31.335+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe8-97bd-7be9-80ec-b12f3e868079', '01a1ebe7-407f-7faf-a434-548f87de85bc', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:47:31.389+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-17 23:47:31.389+00', NULL, NULL, NULL, 180, NULL, NULL, false, 1, NULL, NULL),
	('01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, 'mqg7ogia7bjn', 'AVUPF8', 4, '2026-11-17 23:47:01.495+00', '2026-11-17 23:46:55.248+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 23:47:01.495+00', NULL, NULL, NULL, 180, NULL, NULL, false, 3, NULL, NULL),
	('01a1ebe7-82fd-7a38-bca9-b611b05eeaed', '01a1ebe7-407f-7faf-a434-548f87de85bc', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 23:46:20.541+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-17 23:47:49.151+00', NULL, NULL, NULL, 180, NULL, NULL, false, 5, NULL, NULL);

INSERT INTO public.recordings VALUES
	('01a1ebe7-5737-71d6-bccf-e66bd4eaf9b3', '01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a', '7502b687-dc80-438a-80b8-51febcdbfcf1', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1ebe7-4cfb-7b3e-b5e0-ff6f94149d5a/01a1ebe7-5737-71d6-bccf-e66bd4eaf9b3/ddc81bb0c520eb419feb37c31d05bc3a2b9ff2dd098e8f1f8af031f98208bd80.json', 100, 30.00083801223498, 1, '2026-11-17 23:46:09.375+00', '2026-11-17 23:46:09.664+00', '2026-11-17 23:46:10.89+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe7-7f9e-75e3-8e3f-600762ec3eef', '01a1ebe7-6f2a-7048-80f7-e87056125daa', '4e532957-1477-426c-b54e-77083c94681e', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1ebe7-6f2a-7048-80f7-e87056125daa/01a1ebe7-7f9e-75e3-8e3f-600762ec3eef/2439fb4d58890fcd8a174d9d88f448c1603bd023dd8f30562b3eaffd7a01c955.json', 100, 30.00083801223498, 1, '2026-11-17 23:46:19.7+00', '2026-11-17 23:46:19.864+00', '2026-11-17 23:46:20.005+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9891-7559-a7c9-0327fc1f92d4', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 'c0897be4-8374-4744-8a26-c574a6dfec78', 7, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-9891-7559-a7c9-0327fc1f92d4/fd6b28d5cb6552751e95dcebf447c2d4a62952b455166b88bcd198f0a60386b3.json', 100, 30.000627628193058, 1, '2026-11-17 23:47:31.773+00', '2026-11-17 23:47:32.315+00', '2026-11-17 23:47:32.841+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9858-7815-bfcc-6ede36ec4104', '01a1ebe7-b1c4-7a64-97a9-ca175125b18b', '3d66b596-bd4a-4ccf-a55f-7eab15e2816e', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1ebe7-b1c4-7a64-97a9-ca175125b18b/01a1ebe8-9858-7815-bfcc-6ede36ec4104/c766ca55de43169b9cf11bcbb94fe2158a56263c79be287b7d294e5770a6bb51.json', 100, 30.000627628193058, 1, '2026-11-17 23:47:31.583+00', '2026-11-17 23:47:32.354+00', '2026-11-17 23:47:33.422+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-98ac-7748-a10d-dded2e1c1d85', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '98a7301d-ed32-45a8-8ad9-9db85dd72280', 12, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-98ac-7748-a10d-dded2e1c1d85/2921ddda49be3d833f17cedc21aa8f296b202fb224a31fefadcb699591ec2a9f.json', 100, 30.000627628193058, 2, '2026-11-17 23:47:31.773+00', '2026-11-17 23:47:32.346+00', '2026-11-17 23:47:32.986+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9859-7d50-acb3-5b78037e947d', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '3e187b40-c2e2-4725-85ae-d773f1fc78f6', 5, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-9859-7d50-acb3-5b78037e947d/cd4ab29fe12c0b0d26fcc126b8cb90cf205b39f58df141af48779ba860d01d9c.json', 100, 30.000627628193058, 3, '2026-11-17 23:47:31.7+00', '2026-11-17 23:47:32.392+00', '2026-11-17 23:47:33.98+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9897-769c-bb96-d362a3f0a34c', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 'a7ded98a-8e20-493b-b2aa-a17842c7d734', 8, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-9897-769c-bb96-d362a3f0a34c/325d2a98de2b04143c5616de5eac31393990fd79b15d378d4dae9f51a3ff06d1.json', 100, 30.000627628193058, 3, '2026-11-17 23:47:31.773+00', '2026-11-17 23:47:32.491+00', '2026-11-17 23:47:34.155+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-98ac-7014-a56c-d22458dd9b99', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2ee5e94f-b067-438f-beb9-ee3f02a16329', 10, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-98ac-7014-a56c-d22458dd9b99/909890f4be230e21051ca46e291f43d31014fd4eeada70bfc0aea8b07ea629bd.json', 100, 30.000627628193058, 3, '2026-11-17 23:47:31.773+00', '2026-11-17 23:47:32.549+00', '2026-11-17 23:47:34.402+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-985e-7455-8197-981bd5de17fd', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 'e65659fc-b68a-439c-9367-06305e9d713c', 6, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-985e-7455-8197-981bd5de17fd/924828fc727cfacf555eae259949b6f955989ded6f80ed51782858aae753be6b.json', 100, 30.000627628193058, 4, '2026-11-17 23:47:31.7+00', '2026-11-17 23:47:32.417+00', '2026-11-17 23:47:36.145+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-986b-716f-9d68-81b9266b8340', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '9583497a-3dc9-4396-b3ac-4688dd1544b2', 1, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-986b-716f-9d68-81b9266b8340/d12d5888b6eb3f951cd5e08368f0652869582d36a1c6454e8664bc50b76e5c5f.json', 100, 30.000627628193058, 1, '2026-11-17 23:47:31.635+00', '2026-11-17 23:47:32.185+00', '2026-11-17 23:47:32.753+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-989c-7e35-b54e-f92fbbac998f', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', 'b3696a8b-b9f6-444b-8eca-ebd2fe784fbc', 9, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-989c-7e35-b54e-f92fbbac998f/65a2af34bb8cb36447cb09b07dab3cc6d9f00c6d6a19143b419820277f68f403.json', 100, 30.000627628193058, 2, '2026-11-17 23:47:31.773+00', '2026-11-17 23:47:32.347+00', '2026-11-17 23:47:33.08+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9855-7acd-a822-d02c4abc3347', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '1883697b-469d-4856-8222-9c860fa15384', 2, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-9855-7acd-a822-d02c4abc3347/5b3e25cc33195840f8875a2f8a2d5623b900ac2a5e7b493ccc52b086f38978e1.json', 100, 30.000627628193058, 2, '2026-11-17 23:47:31.7+00', '2026-11-17 23:47:32.355+00', '2026-11-17 23:47:33.473+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9856-78e8-a75e-ff0189358391', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '9fbb15bf-e27b-48a8-9f95-f5921e48ee13', 3, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-9856-78e8-a75e-ff0189358391/1e0e0f30dc920e304854fe344d2b2db9526a188f58f0c7bc7152cb47bebc37d2.json', 100, 30.000627628193058, 2, '2026-11-17 23:47:31.7+00', '2026-11-17 23:47:32.393+00', '2026-11-17 23:47:33.617+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-9856-75b7-914b-00ae9f4a3285', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '6e0b6a20-2b77-4f5c-89eb-6fd80576130f', 4, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-9856-75b7-914b-00ae9f4a3285/38f6c9789f1170b1627606c78d063d2186c342ff1c581c0c8c51c26e4c9e7907.json', 100, 30.000627628193058, 2, '2026-11-17 23:47:31.7+00', '2026-11-17 23:47:32.417+00', '2026-11-17 23:47:33.782+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL),
	('01a1ebe8-98ac-7f80-a29c-3489adb4afd6', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '89403d0d-da9f-409d-a6b0-151336f33771', 11, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/01a1ebe8-98ac-7f80-a29c-3489adb4afd6/bf1844c0d8bd51c3a6522c6b146100856e53d560503f85a5794215cb2ba73d9e.json', 100, 30.000627628193058, 3, '2026-11-17 23:47:31.773+00', '2026-11-17 23:47:32.551+00', '2026-11-17 23:47:34.939+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/1-cae8da88-ae0f13b96649995a1f3063d0321735ab77363412f3fd2ceb9a850eb54985c983.json', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:35.236+00', NULL),
	('aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/2-ef1b4502-c649d16358bede645b91f51fff6e4d48a71ad52c38c739725d3d8a8153e3f852.json', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:35.687+00', NULL),
	('aggregates/01a1ebe8-0a90-7bb7-9984-b9411d2863a4/3-95f371ee-f8060af8c68064c7454888000350e659b52bb4b912b2507c44b5ed50d83cfa65.json', '01a1ebe8-0a90-7bb7-9984-b9411d2863a4', '2026-11-17 23:47:36.343+00', NULL);

INSERT INTO public.users VALUES
	('01a1ebe7-407f-7faf-a434-548f87de85bc', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$fnQbXVqpkuaI78raa40kng$qnXlKFekCvdVZperG2opiPEWx2VHHylzDF+936jCkMU', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 23:46:03.513+00', '2024-03-25', '2026-11-17 23:46:03.513+00', NULL, NULL, NULL),
	('01a1ebe7-4201-782c-805b-0193a02139db', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$ptQhpUgEnW6+esExEVJxdw$i3S6IY+SVoaT8h18pXLQEuWXcXs9Jl3CD4Z+vnK5G4Y', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 23:46:03.898+00', '2024-03-25', '2026-11-17 23:46:03.898+00', NULL, NULL, NULL),
	('01a1ebe7-4c54-7e9e-a26a-a1661463435e', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$rKe9IonLNUU5YTH83ZG1yw$HK8h8bfnpWflYTuKdJovPolB+yrUmbLRzr0xvtz+blo', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 23:46:06.544+00', '2024-03-25', '2026-11-17 23:46:06.544+00', NULL, NULL, NULL),
	('01a1ebe7-6c9c-7000-920c-5473f50bae1c', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$49ulK61PJgnZurwbDrOEnQ$ruOHGIQ2U2TY02FCgF4RBibNX9Qcnk8G3IPyonmXz0o', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 23:46:14.801+00', '2024-03-25', '2026-11-17 23:46:14.801+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 40, true);

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
