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
	('01a1e956-fda2-7f5e-95e9-bb2b10a7704f', 1, 'aggregates/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/1-bc11ce0f-f0f2c7ca5c939f24804ecbe41c435a5185df721c2e385bb3d83b75d19eabade7.json', '{}', 1, '2026-11-17 11:49:27.839+00'),
	('01a1e957-3743-75dd-a030-defaa1ffc279', 1, 'aggregates/01a1e957-3743-75dd-a030-defaa1ffc279/1-106cde6d-4f658f0fbe0a09bb95d9f4e5d2f0e22daf9323f13032c79eb516bba56b5d0ab9.json', '{}', 1, '2026-11-17 11:49:38.065+00'),
	('01a1e958-3bbc-7afb-9539-fa841107527a', 1, 'aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/1-686186fd-bfc2c28123c4e39eabf3aa10b3374abca0319a9f7f15ac1022660a08feda700b.json', '{}', 2, '2026-11-17 11:51:55.142+00'),
	('01a1e958-3bbc-7afb-9539-fa841107527a', 2, 'aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/2-9afc9b37-e584cfa1e4268c7109269e1117666bb5e7700e28499834adbe118bb5368f4607.json', '{}', 7, '2026-11-17 11:51:59.672+00'),
	('01a1e957-b38b-7a60-8276-2f71420e503d', 1, 'aggregates/01a1e957-b38b-7a60-8276-2f71420e503d/1-440d18ad-ddf00fd4dc98bc7ffdc61a9f832985f06ba48c4d589b38884f67a1b3b15390f3.json', '{}', 1, '2026-11-17 11:52:02.356+00'),
	('01a1e958-3bbc-7afb-9539-fa841107527a', 3, 'aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/3-d2db116e-eabe4fa513b60687c1b4f19afc7c74400ffcb86f944681227ae1dc15d05edf4e.json', '{}', 11, '2026-11-17 11:52:02.53+00'),
	('01a1e958-3bbc-7afb-9539-fa841107527a', 4, 'aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/4-7e9f1f2a-2fccbe148d7573ca3a96b7c912d3734245578ce414a28d13dc9455b2f2c93bea.json', '{}', 12, '2026-11-17 11:52:03.296+00');

INSERT INTO public.assets VALUES
	('01a1e957-37af-7507-a7c3-81a2cdbccf0c', '01a1e957-3743-75dd-a030-defaa1ffc279', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c', 'stimuli/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 11:49:29.647+00', 'image', '2~Llhnodcqw1NXfIvhpBoxUU7mbML51T6', NULL, NULL, 'stimuli/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-37af-7507-a7c3-81a2cdbccf0c-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e957-0009-7d00-ada6-2932b2fefee5', '01a1e956-fda2-7f5e-95e9-bb2b10a7704f', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5', 'stimuli/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 11:49:15.401+00', 'image', '2~rvw00lOn0NNYB4d8UozkXb1AN65saKx', NULL, NULL, 'stimuli/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-0009-7d00-ada6-2932b2fefee5-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e957-5bf0-733d-bb88-51e3f6c085b9', '01a1e957-5a72-7b60-80b0-a131bf748da7', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9', 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 11:49:38.929+00', 'image', '2~sjpiTmOCjvKojo71STKWNHCvq7gUbmf', NULL, NULL, 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-5bf0-733d-bb88-51e3f6c085b9-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e957-89ae-725c-87ce-8989ff54ba00', '01a1e957-8914-7294-a5ce-a1f139114cda', 'app-home.webp', 'image/webp', 99718, 'ready', NULL, 'quarantine/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00', 'stimuli/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00-6e01878c4c4e5c5b6943b71cf2459d9756e9feeab4c0b67814ed3f90b855721c.webp', 1179, 2556, '2026-11-17 11:49:50.638+00', 'image', '2~gqU8n0jvgRfGxVvmOmssFfjRlQoVbfK', NULL, NULL, 'stimuli/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00-2965fb4625747cacee9caff4c3a652921077d26250352531e62e87426e12d5b0-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00-f1cba2ad29ddea90653e2c8a6c734a75ea7c976a30816f7014d64d42bcc9a51a-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00-518caebcf698ad61a8fc22a67f0692ef43dba7aa2fc29f6f2461da43abe42faf-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00-fd23a7f9ba5dc9ef1c115c9a598622176f65935b2622df0ff4cf28b05f139c24-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-8914-7294-a5ce-a1f139114cda/01a1e957-89ae-725c-87ce-8989ff54ba00-e4c6932df7a19c64be63f163bcf80e070a8c9f49b7619f9d09994dce39d3aa23-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e958-6c72-7349-b12f-17fdb0caae35', '01a1e958-5cfd-7889-acea-26f99d1f9275', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-6c72-7349-b12f-17fdb0caae35', 'stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-6c72-7349-b12f-17fdb0caae35-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 11:50:48.69+00', 'image', '2~yC35DzLOn2SbRtOfwiQkFoWTxhAYmKo', NULL, NULL, 'stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-6c72-7349-b12f-17fdb0caae35-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-6c72-7349-b12f-17fdb0caae35-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-6c72-7349-b12f-17fdb0caae35-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e957-5caf-7cac-8a4f-259325dcb7e1', '01a1e957-5a97-78a6-9c23-c19ecea2a049', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1', 'stimuli/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 11:49:39.119+00', 'image', '2~5N1FCys4xuE41gOVp8-PzeE-y4MTd7l', NULL, NULL, 'stimuli/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-5a97-78a6-9c23-c19ecea2a049/01a1e957-5caf-7cac-8a4f-259325dcb7e1-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e957-6e84-784d-ae98-f9982b54cf7f', '01a1e957-5a72-7b60-80b0-a131bf748da7', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f', 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 11:49:43.684+00', 'image', '2~QrxV4qZmv5ka23Om6OpeWSZ33CQ9JfC', NULL, NULL, 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f-c383145ce86f323b5d0098fce9f0e3c50d28caf91e60b928e4b9f4c625ceee2a-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-6e84-784d-ae98-f9982b54cf7f-4eff291314f3002492e1d8efde38be08e0edd1af7a1701a43e58fe730d03d3a2-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e957-dff5-7e5c-8711-e22c377d6af4', '01a1e957-de4f-765a-b0c8-5be4dead46b0', 'ad-yuzu-b.webp', 'image/webp', 211812, 'ready', NULL, 'quarantine/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4', 'stimuli/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4-b96e89b86f35d8e7d99654383519d12ab858534c70bb8dc92bff9e2535dde360.webp', 1179, 2556, '2026-11-17 11:50:12.725+00', 'image', '2~MQy0ueAvxJ32QNr71k6MF8wKPFpJaiv', NULL, NULL, 'stimuli/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4-86cfe12b6cd8241392d2bfd8a1342786c3915b36f10a3958d798574fe7bff063-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4-dbf6a91947f2fdba8a2ca0531e3c5cbf3a75e9f82eaf9e8b2ffa11d2cb8ff4c0-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4-3f14d8ca88d92a255265ccf4430ec8e8f47fcb884ff4ee58214f5bc9839c9c49-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4-9cfe747ac19f358f3f55353e8aea9fcb425cfd0d40c5f5d056b6fb5b7e790fe1-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-de4f-765a-b0c8-5be4dead46b0/01a1e957-dff5-7e5c-8711-e22c377d6af4-69003446e6352921740443abab3538559cd0c98c8141c60d525fcd712946a610-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e958-1eaf-7a64-85db-ee405b29b044', '01a1e958-1d55-7878-bed7-54b7ffe54e48', 'wide-a.webp', 'image/webp', 92398, 'ready', NULL, 'quarantine/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044', 'stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-85d02fc0d764da281a14df4219500a877d00e907ec847cf557a977b13e81a58e.webp', 1920, 1080, '2026-11-17 11:50:28.783+00', 'image', '2~1Hp-PIlfM4QnjvnFmMlM0wIoXkD-YaC', NULL, NULL, 'stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-49c2f84683a0c70cbe9059fa3cf98a867296a1c23f1526f44fb6c749d71a921f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-bd5e17037db133e24360cb3c661cce9a742075d0e275e60d85dcaf9a2435a4a4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-a25728ac667f852a43d7a71135cb8f85abc19b349a1f6da943e406b7dfce5610-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-f32a39256695e868e3d7c430d28c39cf714d4a837a9cca14add87cac002b0dac-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-f46531efebac96e9d94901eedc1417800453dfbab66b11edb45170b3a22e6b60-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-5b30a3ec951dd37f1aad1b71be6b0839ca18b95a5148de5378a682330a31aff4-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e958-1d55-7878-bed7-54b7ffe54e48/01a1e958-1eaf-7a64-85db-ee405b29b044-3c133ebe27ba3cbc8461f932521c56df8003c1e415c7488673883ae5655102fe-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1e958-3c92-7267-b447-68aa1550ac7e', '01a1e958-3bbc-7afb-9539-fa841107527a', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e', 'stimuli/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 11:50:36.434+00', 'image', '2~X4PRG3oQkpbbywoVFJ6zgK63khzPaS4', NULL, NULL, 'stimuli/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e958-3c92-7267-b447-68aa1550ac7e-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e957-b4e2-7184-ac06-f9d524b88246', '01a1e957-b38b-7a60-8276-2f71420e503d', 'shelf.webp', 'image/webp', 243714, 'ready', NULL, 'quarantine/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246', 'stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-dd26be35eaa5caceeee2a6aca8ea0907bbfa50eb8a76097fb43013e5e4ec16ab.webp', 2048, 1536, '2026-11-17 11:50:01.698+00', 'image', '2~ZbFtusiFPTw9jOst2oBgUwn6q_PPbtZ', NULL, NULL, 'stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-464f1b81d4b4b656e2b335a21a4f870e5704ad64706bf90e543819be8289579f-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-641996aafcc91cefbcfcb0e7f163e8fb43cd52626c5dacb579bae73d4a81b448-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-7cf0b8959a0258dfb9ebdc7fddb307e728dcfb955c18c8659cab57718de356ca-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-f5046e06be1512e96daadfd03405869ccb06941783ee1378309c8686b3dba0b0-1440.webp", "type": "image/webp", "widthPx": 1440}, {"key": "stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-b29a28db71c26ecb377b3b15426ae50075827c1fcf2c2ebabe6ce1c71c185895-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-ad3e687fa5a9b92976fd0b5a93d0f7985279241965286f250eac874184431984-960.avif", "type": "image/avif", "widthPx": 960}, {"key": "stimuli/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e957-b4e2-7184-ac06-f9d524b88246-d746b7405d32ef680bab869cee40dc77d52b56718bb2512e7a6c7f543d8ecc90-1440.avif", "type": "image/avif", "widthPx": 1440}]'),
	('01a1e958-7fb8-70cb-9db2-50585785e3af', '01a1e958-7e5c-74c1-8eb7-e3b4cf15757a', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e958-7e5c-74c1-8eb7-e3b4cf15757a/01a1e958-7fb8-70cb-9db2-50585785e3af', 'stimuli/01a1e958-7e5c-74c1-8eb7-e3b4cf15757a/01a1e958-7fb8-70cb-9db2-50585785e3af-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 11:50:53.624+00', 'image', '2~Y2efzy6o3DiI9Su0tRupoDQZhY55V_f', NULL, NULL, 'stimuli/01a1e958-7e5c-74c1-8eb7-e3b4cf15757a/01a1e958-7fb8-70cb-9db2-50585785e3af-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-7e5c-74c1-8eb7-e3b4cf15757a/01a1e958-7fb8-70cb-9db2-50585785e3af-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-7e5c-74c1-8eb7-e3b4cf15757a/01a1e958-7fb8-70cb-9db2-50585785e3af-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e958-92a5-7889-8672-a8c5d03b73ad', '01a1e958-91f3-707f-a82e-730dd45435c4', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-92a5-7889-8672-a8c5d03b73ad', 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-92a5-7889-8672-a8c5d03b73ad-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 11:50:58.469+00', 'image', '2~ta6FI6zfc5ltmj5iHYjxr6FWoLh1m__', NULL, NULL, 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-92a5-7889-8672-a8c5d03b73ad-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-92a5-7889-8672-a8c5d03b73ad-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-92a5-7889-8672-a8c5d03b73ad-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e958-aa80-7bb4-aa00-24285e2a7861', '01a1e958-91f3-707f-a82e-730dd45435c4', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-aa80-7bb4-aa00-24285e2a7861', 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-aa80-7bb4-aa00-24285e2a7861-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 11:51:04.576+00', 'image', '2~Mle6bCuI82oGaH8jd-T9xlrzO4otKm1', NULL, NULL, 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-aa80-7bb4-aa00-24285e2a7861-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-aa80-7bb4-aa00-24285e2a7861-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-aa80-7bb4-aa00-24285e2a7861-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e958-ca49-765d-a4f1-64894e5784b4', '01a1e958-91f3-707f-a82e-730dd45435c4', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-ca49-765d-a4f1-64894e5784b4', 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-ca49-765d-a4f1-64894e5784b4-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 11:51:12.714+00', 'image', '2~a5qChHc5YTC6HiIUjijfJNTL38ws3WV', NULL, NULL, 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-ca49-765d-a4f1-64894e5784b4-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-ca49-765d-a4f1-64894e5784b4-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-ca49-765d-a4f1-64894e5784b4-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e957-96e5-77f0-86e1-a0d79f05b20a', '01a1e957-5a72-7b60-80b0-a131bf748da7', 'spot.mp4', 'video/mp4', 2187268, 'ready', NULL, 'quarantine/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a', 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-bab7d8345b1f97f6ac2a617ee2078b260a1b43e82bb7c4e15a3e70c60035c327.mp4', 1080, 1920, '2026-11-17 11:49:54.021+00', 'video', '2~jZIAKWW_q7FhKX8rwhpcwdC8vQRO-0W', NULL, 15001, 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-6d583e0dab93a2fb959430d62bb4d763e321b89b529cd0f246670277c4e144e9-thumb.webp', 'stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-a8698b3651a73e5765775db0c8f35deab3fc77a9d2f1d148ff3989abf9067409-poster.webp', '{stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-9d339b74f0b9d34559355be77eee7c75572c9e0d24c05c7c4b380a4d956becc9-hover-0.webp,stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-e6ad567d0023d81abba2c85a4e9bd6e3a5bd040a885f5d282092d1b24ef5e31d-hover-1.webp,stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-90a35e7e10ae545f89903b26b2816fb0380138facca6f7533afddf64e18a34ce-hover-2.webp,stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-6fab5ddfbcaa6e76ac894ab98cc77505b146f8ec1a5a24f571d13da1bada5b45-hover-3.webp,stimuli/01a1e957-5a72-7b60-80b0-a131bf748da7/01a1e957-96e5-77f0-86e1-a0d79f05b20a-4b36af888d4908a66280d138630f4270f56a897451960e76a80b17d16a15fab1-hover-4.webp}', '[]'),
	('01a1e958-0194-7a07-9a7f-644e1b792562', '01a1e958-0005-7bf6-91c1-c7da122a1e4e', 'ad-yuzu.webp', 'image/webp', 203084, 'ready', NULL, 'quarantine/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562', 'stimuli/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562-7b1d5705e2e52870a1e01f52f4ec614d8326cacfec76c4aedc724f21a0021459.webp', 1179, 2556, '2026-11-17 11:50:21.332+00', 'image', '2~QVm_RRoCeOcYp-3klgsLp2hQ7YW2h0k', NULL, NULL, 'stimuli/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562-4d9e0ba2ce62b85a54f29da2fd7e95b7e643e2a7a4772b7c87bd227025bf543e-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562-64cdc5a1463d5997d536b2a08d1f98fc67c69b512b6d373a8b5b209858c5c317-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562-a9a6fcda9699f739ece33c6e35a3b3a16bb5afe5f03b5448ab2cb6bc122a917d-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562-aaf1fb0c2eb852a10e3091c3914fe3d0ab6bb0591a2154470169bbab04b991af-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e958-0005-7bf6-91c1-c7da122a1e4e/01a1e958-0194-7a07-9a7f-644e1b792562-aa215dfc198816ef6dec7216db9522d18659920e334289f933afbc98833bcaa9-960.avif", "type": "image/avif", "widthPx": 960}]'),
	('01a1e958-f50f-7d11-ab60-f56139313ed0', '01a1e958-91f3-707f-a82e-730dd45435c4', 'wide-b.webp', 'image/webp', 130250, 'ready', NULL, 'quarantine/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-f50f-7d11-ab60-f56139313ed0', 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-f50f-7d11-ab60-f56139313ed0-ab454210ca5257d5f8c33f64d23f7d0ac75b0d44904d1bab7e1d453da6d505a8.webp', 1920, 1080, '2026-11-17 11:51:23.663+00', 'image', '2~z8o51r9L4r3kUy-_PiioFUnSUjs9aST', NULL, NULL, 'stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-f50f-7d11-ab60-f56139313ed0-98943c01e4356b1cb3ece281b8802d5c4678851ae7062d61354652364b857d5a-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-f50f-7d11-ab60-f56139313ed0-5413a936bdcf0c57aa1c6b49274fea706fc6c231d12633c9bb5c2bbbcbf5ff20-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-f50f-7d11-ab60-f56139313ed0-f329eb06bd772e462823008d21940224151620dfe213202013f07642a26f2f74-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e958-91f3-707f-a82e-730dd45435c4/01a1e958-f50f-7d11-ab60-f56139313ed0-24d485869d718c088c2c444aa28e337efde3524ec0f645324cb2167d24286f80-1440.webp", "type": "image/webp", "widthPx": 1440}]'),
	('01a1e959-25e8-7556-9336-2241680a8d2a', '01a1e959-2484-7a5b-84a3-900f7c90d9f5', 'pack-b.webp', 'image/webp', 38476, 'ready', NULL, 'quarantine/01a1e959-2484-7a5b-84a3-900f7c90d9f5/01a1e959-25e8-7556-9336-2241680a8d2a', 'stimuli/01a1e959-2484-7a5b-84a3-900f7c90d9f5/01a1e959-25e8-7556-9336-2241680a8d2a-b88ea3b818c623f63c7c61239b83d7750da7001467cce1376ba9b2438acede68.webp', 1200, 1200, '2026-11-17 11:51:36.168+00', 'image', '2~JEQ6M_eB6_Vg1I3-uDBtFAT-UVTAF2_', NULL, NULL, 'stimuli/01a1e959-2484-7a5b-84a3-900f7c90d9f5/01a1e959-25e8-7556-9336-2241680a8d2a-08eaac3ed574a9799e52ed8b27c56e67e3fbc02b7449f9bc1da5ad8b0daab3d3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e959-2484-7a5b-84a3-900f7c90d9f5/01a1e959-25e8-7556-9336-2241680a8d2a-23a5b150c22df67a63e39aabb199eeb6753b038e43389429dfdc7e0fb48a07e8-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e959-2484-7a5b-84a3-900f7c90d9f5/01a1e959-25e8-7556-9336-2241680a8d2a-86803daad87238f7405d5b70ab781c150ff1ee044773fb619a37140ef3fff57d-960.webp", "type": "image/webp", "widthPx": 960}]'),
	('01a1e958-5dba-7033-ab21-5794ed5976d0', '01a1e958-5cfd-7889-acea-26f99d1f9275', 'pack-a.webp', 'image/webp', 51152, 'ready', NULL, 'quarantine/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0', 'stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0-a5b43273c3c298ad9fd52318d4db59e3f9e6abe501dd0f9832d92cbf803ff384.webp', 1200, 1200, '2026-11-17 11:50:44.922+00', 'image', '2~ZZXeBsv9VYkPBArAm6j-Kxed0Qce17C', NULL, NULL, 'stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0-9361532183d8ab8f9500e34692e82a014ed82964d62fbc0a1f74ff9158da5ca3-thumb.webp', NULL, '{}', '[{"key": "stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0-2ae4a93e90d2b24c8667d1440c94178e53ceb6ea3e90b451fb364a42b10dfdf4-480.webp", "type": "image/webp", "widthPx": 480}, {"key": "stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0-321589d217821bf3a741747b036a9320f7f605c9cebe2996459429425edb002b-960.webp", "type": "image/webp", "widthPx": 960}, {"key": "stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0-e8c42c036edf454b272889bcba6a29616009443706a700e281e426c0e2196ac0-480.avif", "type": "image/avif", "widthPx": 480}, {"key": "stimuli/01a1e958-5cfd-7889-acea-26f99d1f9275/01a1e958-5dba-7033-ab21-5794ed5976d0-2fd07ed4d3c66bbb50eacc638ef3a6a9f06148840f96cb090358fbbfbea64d4a-960.avif", "type": "image/avif", "widthPx": 960}]');

INSERT INTO public.audit_events VALUES
	(1, '2026-11-17 11:48:56.751+00', '01a1e956-b759-723d-882f-89b3cd119dfa', 'account_created', '01a1e956-b759-723d-882f-89b3cd119dfa', '{}', '\x8b505b27fd12b04c0f856b4fdb9616d7c26affbf04e624cbc6bae293ccfa4233'),
	(2, '2026-11-17 11:48:56.855+00', '01a1e956-b759-723d-882f-89b3cd119dfa', 'logged_in', '01a1e956-b759-723d-882f-89b3cd119dfa', '{}', '\x5cd28c9cd44128bd69fbb97af5c43f663cded19305183b81b5b429aafca8ac1a'),
	(3, '2026-11-17 11:48:57.775+00', '01a1e956-bb9a-7d68-8828-7e24eba22ab5', 'account_created', '01a1e956-bb9a-7d68-8828-7e24eba22ab5', '{}', '\x1f1ee10b2c2a19fb7447e96822ff9b23378c58392f7794c706834b50c5a035fb'),
	(4, '2026-11-17 11:48:58.152+00', '01a1e956-bb9a-7d68-8828-7e24eba22ab5', 'logged_in', '01a1e956-bb9a-7d68-8828-7e24eba22ab5', '{}', '\x44d6ffbc27a72697b59f8dfeeafbff8c7015df8320f2817c45bf49f3927d288c'),
	(5, '2026-11-17 11:49:14.15+00', '01a1e956-fb5f-7d86-a087-c2330644fa45', 'account_created', '01a1e956-fb5f-7d86-a087-c2330644fa45', '{}', '\x73d61e0cce00df7fe76a8745bbf349de67bbff3604e33e6deb1fc6ba20e87010'),
	(6, '2026-11-17 11:49:14.581+00', '01a1e956-fb5f-7d86-a087-c2330644fa45', 'logged_in', '01a1e956-fb5f-7d86-a087-c2330644fa45', '{}', '\xc329b83d2411aa95e68989be652eb1afd2fbf0d2f0bcca045b53bd42fb7c39a5'),
	(7, '2026-11-17 11:49:29.188+00', '01a1e957-3615-7b4d-8221-21a843234941', 'account_created', '01a1e957-3615-7b4d-8221-21a843234941', '{}', '\xa781f20284624e8fe7a3b4fde145672af213e67198afdf92b1c7a36b6f52c075'),
	(8, '2026-11-17 11:49:29.443+00', '01a1e957-3615-7b4d-8221-21a843234941', 'logged_in', '01a1e957-3615-7b4d-8221-21a843234941', '{}', '\xb5cfc566c04461dce1eb0cbe5db7aff84cbeee26a20eed6b3adc49b81e537257');

INSERT INTO public.audit_head VALUES
	(true, 8, '\xb5cfc566c04461dce1eb0cbe5db7aff84cbeee26a20eed6b3adc49b81e537257');

INSERT INTO public.consents VALUES
	('01a1e957-19a1-7743-9dd1-27dd61cd26e3', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:49:22.007+00'),
	('01a1e957-5207-72e8-a9e3-b97bf5a2155b', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:49:36.447+00'),
	('01a1e959-4687-7d60-84dc-a9812c704681', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:44.834+00'),
	('01a1e959-4687-76d4-a057-c031f00b0849', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:44.834+00'),
	('01a1e959-4688-72e8-93c3-16946a72bf26', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:44.834+00'),
	('01a1e959-46c2-75f0-8b0e-b1be1d513591', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:45.584+00'),
	('01a1e959-471a-76e5-bbd1-24b353beee45', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-47f3-78fa-8321-7f76cff53e7d', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-47f3-74c5-a567-9d2090641816', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-4824-7101-b606-0b6aa84fd476', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-4852-74df-9dd4-d0a40fe5255f', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-48fb-7161-85e2-77ca849b3bb4', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-4a96-7942-bfc9-57b53a34bec9', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.181+00'),
	('01a1e959-4afc-7770-9f06-c385db7bf9a1', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:46.308+00'),
	('01a1e959-4aaf-7497-888c-47d93cae40f6', 'consent-1', 'en', '{gaze,answers}', '2026-11-17 11:51:47.334+00');

INSERT INTO public.consumptions VALUES
	('01a1e957-19a1-7743-9dd1-27dd61cd26e3', '01a1e956-fda2-7f5e-95e9-bb2b10a7704f', '2026-11-17 11:49:22.726+00', NULL, NULL, NULL, NULL, '2026-11-17 11:49:24.294+00'),
	('01a1e957-5207-72e8-a9e3-b97bf5a2155b', '01a1e957-3743-75dd-a030-defaa1ffc279', '2026-11-17 11:49:37.249+00', NULL, NULL, NULL, NULL, '2026-11-17 11:49:37.571+00'),
	('01a1e959-4688-72e8-93c3-16946a72bf26', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:48.626+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:49.926+00'),
	('01a1e959-46c2-75f0-8b0e-b1be1d513591', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:48.687+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:51.096+00'),
	('01a1e959-4687-76d4-a057-c031f00b0849', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:48.847+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:51.794+00'),
	('01a1e959-4687-7d60-84dc-a9812c704681', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:48.848+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:52.289+00'),
	('01a1e959-471a-76e5-bbd1-24b353beee45', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:49.14+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:53.025+00'),
	('01a1e959-47f3-78fa-8321-7f76cff53e7d', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:49.159+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:53.619+00'),
	('01a1e959-4824-7101-b606-0b6aa84fd476', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:49.98+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:54.394+00'),
	('01a1e959-47f3-74c5-a567-9d2090641816', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:49.976+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:55.569+00'),
	('01a1e959-4a96-7942-bfc9-57b53a34bec9', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:50.03+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:56.346+00'),
	('01a1e959-4852-74df-9dd4-d0a40fe5255f', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:50.328+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:56.78+00'),
	('01a1e959-48fb-7161-85e2-77ca849b3bb4', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:50.39+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:56.976+00'),
	('01a1e959-4afc-7770-9f06-c385db7bf9a1', '01a1e957-b38b-7a60-8276-2f71420e503d', '2026-11-17 11:51:50.884+00', NULL, NULL, NULL, NULL, '2026-11-17 11:51:59.838+00'),
	('01a1e959-4aaf-7497-888c-47d93cae40f6', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:50.805+00', NULL, NULL, NULL, NULL, '2026-11-17 11:52:00.289+00');

INSERT INTO public.credit_accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'issued', '00000000-0000-0000-0000-000000000000'),
	(2, 'user', '01a1e956-b759-723d-882f-89b3cd119dfa'),
	(3, 'project', '01a1e958-1d55-7878-bed7-54b7ffe54e48');

INSERT INTO public.credit_balances VALUES
	(2, 1, 128),
	(3, 1, 30);

INSERT INTO public.credit_entries VALUES
	(1, 1, 1, -158, 0, 0),
	(1, 2, 1, 158, 158, 158),
	(2, 2, 1, -30, 128, 128),
	(2, 3, 1, 30, 30, 30);

INSERT INTO public.credit_lots OVERRIDING SYSTEM VALUE VALUES
	(1, 'promo', 'mina.kim@fovea.localhost', 2, 158, '2026-11-17 11:49:11.681+00', NULL);

INSERT INTO public.credit_txs OVERRIDING SYSTEM VALUE VALUES
	(1, 'GRANT', 'lot:promo:mina.kim@fovea.localhost', '\x58b1c1d3c79e185d08b87147d5b2a8e228b9cea90cc73313600bee31d80a62ab', '01a1e956-b759-723d-882f-89b3cd119dfa', '2026-11-17 11:49:11.955+00', '{}', '{"lotId": "1"}'),
	(2, 'USE', 'use:01a1e958-1d55-7878-bed7-54b7ffe54e48', '\xa38fdbbef113f3bbf0d11248d552e3f9afeb8958270e62718e1185c218f96a76', '01a1e956-b759-723d-882f-89b3cd119dfa', '2026-11-17 11:50:35.869+00', '{"projectId": "01a1e958-1d55-7878-bed7-54b7ffe54e48", "projectName": "Yuzu Spark, billboard"}', '{"amount": 30}');

INSERT INTO public.hashtags VALUES
	('01a1e957-9520-720d-9f99-db8fc4abcfd8', '01a1e956-b759-723d-882f-89b3cd119dfa', 'packaging', 1, '2026-11-17 11:49:53.569+00'),
	('01a1e957-9521-7fec-a8fc-30d9dca89b55', '01a1e956-b759-723d-882f-89b3cd119dfa', 'beverage', 2, '2026-11-17 11:49:53.569+00'),
	('01a1e957-b090-7971-95f6-5ff706be42c4', '01a1e956-b759-723d-882f-89b3cd119dfa', '앱화면', 3, '2026-11-17 11:50:00.592+00'),
	('01a1e957-d847-7b91-ae86-0de4db44eacc', '01a1e956-b759-723d-882f-89b3cd119dfa', 'shelf-test', 4, '2026-11-17 11:50:10.759+00'),
	('01a1e958-1c61-7105-96e7-9bfba275ebb2', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Q4-campaign', 5, '2026-11-17 11:50:28.193+00');

INSERT INTO public.migrations VALUES
	(1, '20261115020000000_accounts_projects_recordings', '2026-11-17 11:48:36.946059'),
	(2, '20261115034500000_abandoned_recordings', '2026-11-17 11:48:37.24807'),
	(3, '20261115064500000_password_resets', '2026-11-17 11:48:37.272871'),
	(4, '20261115090000000_account_defences', '2026-11-17 11:48:37.324963'),
	(5, '20261115100000000_credits', '2026-11-17 11:48:37.378798'),
	(6, '20261115113000000_transfers_refunds_returns', '2026-11-17 11:48:37.492586'),
	(7, '20261115160000000_projects_pages_hashtags_assets', '2026-11-17 11:48:37.556334'),
	(8, '20261115163000000_recordings_without_gaze', '2026-11-17 11:48:37.669669'),
	(9, '20261115200000000_precision_of_validation', '2026-11-17 11:48:37.706509'),
	(10, '20261116160000000_page_names', '2026-11-17 11:48:37.766704'),
	(11, '20261116160100000_source_of_gaze', '2026-11-17 11:48:37.829615'),
	(12, '20261116160200000_questions_keep_their_place', '2026-11-17 11:48:37.835334'),
	(13, '20261116170000000_what_a_recording_holds', '2026-11-17 11:48:37.907341'),
	(14, '20261116180000000_parked_recordings', '2026-11-17 11:48:37.955431'),
	(15, '20261116190000000_sessions_used_when_readable', '2026-11-17 11:48:38.003274'),
	(16, '20261116220000000_erased_projects', '2026-11-17 11:48:38.048399'),
	(17, '20261116221000000_leaving_accounts', '2026-11-17 11:48:38.100571'),
	(18, '20261116222000000_checked_packs', '2026-11-17 11:48:38.102884'),
	(19, '20261116230000000_application_role', '2026-11-17 11:48:38.185116'),
	(20, '20261117000000000_closed_recordings', '2026-11-17 11:48:38.233168'),
	(21, '20261117001000000_fraud_flags', '2026-11-17 11:48:38.252873'),
	(22, '20261117002000000_funnel', '2026-11-17 11:48:38.279122'),
	(23, '20261117081000000_withdrawals', '2026-11-17 11:48:38.30005'),
	(24, '20261117082000000_marks', '2026-11-17 11:48:38.322725'),
	(25, '20261117083000000_retention', '2026-11-17 11:48:38.349598'),
	(26, '20261117090000000_superseded_objects', '2026-11-17 11:48:38.375561'),
	(27, '20261117120000000_archives', '2026-11-17 11:48:38.379594');

INSERT INTO public.page_assets VALUES
	('01a1e957-1834-7181-9018-3913843a329c', 0, '01a1e957-0009-7d00-ada6-2932b2fefee5'),
	('01a1e957-4f66-7ecc-b7a9-ac83b402a94b', 0, '01a1e957-37af-7507-a7c3-81a2cdbccf0c'),
	('01a1e957-87d2-727d-95e8-b3a413033cf3', 0, '01a1e957-5caf-7cac-8a4f-259325dcb7e1'),
	('01a1e957-9443-7740-868c-03b5f08d86e2', 0, '01a1e957-5bf0-733d-bb88-51e3f6c085b9'),
	('01a1e957-9443-7740-868c-03b5f08d86e2', 1, '01a1e957-6e84-784d-ae98-f9982b54cf7f'),
	('01a1e957-ae8a-7bea-8ce7-4814f035b73d', 0, '01a1e957-89ae-725c-87ce-8989ff54ba00'),
	('01a1e957-d654-7d0e-99b5-e308b4a8122c', 0, '01a1e957-b4e2-7184-ac06-f9d524b88246'),
	('01a1e957-fd6f-7666-882a-03448b952a9c', 0, '01a1e957-dff5-7e5c-8711-e22c377d6af4'),
	('01a1e958-1a7c-7a83-8e2e-931fd2c42160', 0, '01a1e958-0194-7a07-9a7f-644e1b792562'),
	('01a1e958-3701-78d1-bd11-b40b7d3ae1dd', 0, '01a1e958-1eaf-7a64-85db-ee405b29b044'),
	('01a1e958-59c6-7a71-b780-c30fe41d0a96', 0, '01a1e958-3c92-7267-b447-68aa1550ac7e'),
	('01a1e958-7d87-7a13-bb11-03e173d10175', 0, '01a1e958-5dba-7033-ab21-5794ed5976d0'),
	('01a1e958-7d87-7a13-bb11-03e173d10175', 1, '01a1e958-6c72-7349-b12f-17fdb0caae35'),
	('01a1e958-90fc-79c0-9ff5-f09463296ba4', 0, '01a1e958-7fb8-70cb-9db2-50585785e3af'),
	('01a1e958-c544-73f0-9907-a2ce3d9c16a0', 0, '01a1e958-92a5-7889-8672-a8c5d03b73ad'),
	('01a1e958-c544-73f0-9907-a2ce3d9c16a0', 1, '01a1e958-aa80-7bb4-aa00-24285e2a7861'),
	('01a1e958-f321-7e54-8346-18f03b6f2df7', 0, '01a1e958-ca49-765d-a4f1-64894e5784b4'),
	('01a1e958-f7fd-7ad5-9393-2f366ec05ffe', 0, '01a1e957-96e5-77f0-86e1-a0d79f05b20a'),
	('01a1e959-222e-7bd5-b19a-f3dc9fa1cbfe', 0, '01a1e958-f50f-7d11-ab60-f56139313ed0'),
	('01a1e959-3fd4-74f2-8dc9-c77ebc2a3f66', 0, '01a1e959-25e8-7556-9336-2241680a8d2a');

INSERT INTO public.pages VALUES
	('01a1e957-1834-7181-9018-3913843a329c', '01a1e956-fda2-7f5e-95e9-bb2b10a7704f', 0, 'image', 10000, '2026-11-17 11:49:21.589+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e957-4f66-7ecc-b7a9-ac83b402a94b', '01a1e957-3743-75dd-a030-defaa1ffc279', 0, 'image', 10000, '2026-11-17 11:49:35.718+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e957-87d2-727d-95e8-b3a413033cf3', '01a1e957-5a97-78a6-9c23-c19ecea2a049', 0, 'image', 1000, '2026-11-17 11:49:50.162+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e957-9443-7740-868c-03b5f08d86e2', '01a1e957-5a72-7b60-80b0-a131bf748da7', 0, 'image', 8000, '2026-11-17 11:49:53.347+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e957-95bf-78d3-9048-e10602058bb9', '01a1e957-5a72-7b60-80b0-a131bf748da7', 1, 'survey', NULL, '2026-11-17 11:49:53.73+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e957-ae8a-7bea-8ce7-4814f035b73d', '01a1e957-8914-7294-a5ce-a1f139114cda', 0, 'image', 60000, '2026-11-17 11:50:00.075+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e957-d654-7d0e-99b5-e308b4a8122c', '01a1e957-b38b-7a60-8276-2f71420e503d', 0, 'image', 1000, '2026-11-17 11:50:10.273+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e957-fd6f-7666-882a-03448b952a9c', '01a1e957-de4f-765a-b0c8-5be4dead46b0', 0, 'image', 8000, '2026-11-17 11:50:20.271+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-1a7c-7a83-8e2e-931fd2c42160', '01a1e958-0005-7bf6-91c1-c7da122a1e4e', 0, 'image', 8000, '2026-11-17 11:50:27.708+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-3701-78d1-bd11-b40b7d3ae1dd', '01a1e958-1d55-7878-bed7-54b7ffe54e48', 0, 'image', 8000, '2026-11-17 11:50:35.009+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-59c6-7a71-b780-c30fe41d0a96', '01a1e958-3bbc-7afb-9539-fa841107527a', 0, 'image', 8000, '2026-11-17 11:50:43.91+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-7d87-7a13-bb11-03e173d10175', '01a1e958-5cfd-7889-acea-26f99d1f9275', 0, 'image', 60000, '2026-11-17 11:50:53.063+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-7f09-779d-ac27-2b0226dde669', '01a1e958-7e5c-74c1-8eb7-e3b4cf15757a', 0, 'survey', NULL, '2026-11-17 11:50:53.449+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which pack would you buy?", "choices": ["The left one", "The right one", "Neither"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL),
	('01a1e958-90fc-79c0-9ff5-f09463296ba4', '01a1e958-7e5c-74c1-8eb7-e3b4cf15757a', 1, 'image', 8000, '2026-11-17 11:50:58.045+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-c544-73f0-9907-a2ce3d9c16a0', '01a1e958-91f3-707f-a82e-730dd45435c4', 0, 'image', 1000, '2026-11-17 11:51:11.428+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-f321-7e54-8346-18f03b6f2df7', '01a1e958-91f3-707f-a82e-730dd45435c4', 1, 'image', 1000, '2026-11-17 11:51:23.17+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e958-f7fd-7ad5-9393-2f366ec05ffe', '01a1e957-5a72-7b60-80b0-a131bf748da7', 2, 'video', NULL, '2026-11-17 11:51:24.413+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e959-222e-7bd5-b19a-f3dc9fa1cbfe', '01a1e958-91f3-707f-a82e-730dd45435c4', 2, 'image', 1000, '2026-11-17 11:51:35.214+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e959-3fd4-74f2-8dc9-c77ebc2a3f66', '01a1e959-2484-7a5b-84a3-900f7c90d9f5', 0, 'image', 8000, '2026-11-17 11:51:42.804+00', 'single', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e959-43f4-7e96-8f4d-b90731847b79', '01a1e959-439e-75f6-b982-8f0b70049b99', 0, 'image', 8000, '2026-11-17 11:51:43.774+00', 'sideBySide', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e959-43f5-709d-903a-b8a6bd2e8438', '01a1e959-439e-75f6-b982-8f0b70049b99', 1, 'image', 8000, '2026-11-17 11:51:43.774+00', 'grid4', 'fullscreen', 'fit', 'center', 'center', false, NULL, NULL),
	('01a1e959-43f5-77f3-9bf4-f4240e56f7e6', '01a1e959-439e-75f6-b982-8f0b70049b99', 2, 'survey', NULL, '2026-11-17 11:51:43.774+00', 'single', 'fullscreen', 'fit', 'center', 'center', true, '{"kind": "choice", "text": "Which picture do you prefer?", "choices": ["Top left", "Top right", "Bottom left", "Bottom right"], "addOther": false, "required": true, "allowSeveral": false, "shuffleChoices": false}', NULL);

INSERT INTO public.project_hashtags VALUES
	('01a1e957-5a72-7b60-80b0-a131bf748da7', '01a1e957-9520-720d-9f99-db8fc4abcfd8', 0),
	('01a1e957-5a72-7b60-80b0-a131bf748da7', '01a1e957-9521-7fec-a8fc-30d9dca89b55', 1),
	('01a1e957-8914-7294-a5ce-a1f139114cda', '01a1e957-b090-7971-95f6-5ff706be42c4', 0),
	('01a1e957-b38b-7a60-8276-2f71420e503d', '01a1e957-9520-720d-9f99-db8fc4abcfd8', 0),
	('01a1e957-b38b-7a60-8276-2f71420e503d', '01a1e957-d847-7b91-ae86-0de4db44eacc', 1),
	('01a1e957-de4f-765a-b0c8-5be4dead46b0', '01a1e957-9521-7fec-a8fc-30d9dca89b55', 0),
	('01a1e958-0005-7bf6-91c1-c7da122a1e4e', '01a1e957-9521-7fec-a8fc-30d9dca89b55', 0),
	('01a1e958-0005-7bf6-91c1-c7da122a1e4e', '01a1e958-1c61-7105-96e7-9bfba275ebb2', 1),
	('01a1e958-0005-7bf6-91c1-c7da122a1e4e', '01a1e957-9520-720d-9f99-db8fc4abcfd8', 2),
	('01a1e958-1d55-7878-bed7-54b7ffe54e48', '01a1e957-9521-7fec-a8fc-30d9dca89b55', 0),
	('01a1e958-3bbc-7afb-9539-fa841107527a', '01a1e958-1c61-7105-96e7-9bfba275ebb2', 0);

INSERT INTO public.projects VALUES
	('01a1e957-db17-73c4-b902-6acbd3593331', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Untitled study', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:50:11.492+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 11:50:11.492+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-1984-79b2-b178-426eb3c280b0', '01a1e956-fb5f-7d86-a087-c2330644fa45', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:49:21.924+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 11:49:21.924+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e959-439e-75f6-b982-8f0b70049b99', '01a1e956-b759-723d-882f-89b3cd119dfa', '패키지 선호도 조사', 'basic', 'edit', 'mobile', 'portrait', 25, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:51:43.774+00', NULL, 8000, false, false, NULL, 3, 26000, '2026-11-17 11:51:43.774+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e956-fda2-7f5e-95e9-bb2b10a7704f', '01a1e956-fb5f-7d86-a087-c2330644fa45', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'vf4565nx3xw2', 'MN3N5C', 1, '2026-11-17 11:49:21.901+00', '2026-11-17 11:49:14.819+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 11:49:21.901+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e958-7e5c-74c1-8eb7-e3b4cf15757a', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Coffee packs, asked first', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'stl53bdccbl2', 'EDRRAS', NULL, '2026-11-17 11:50:58.279+00', '2026-11-17 11:50:53.276+00', NULL, 8000, false, false, NULL, 2, 18000, '2026-11-17 11:50:58.279+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-5101-7ff4-a48c-209868f1b142', '01a1e957-3615-7b4d-8221-21a843234941', 'Poster', 'basic', 'edit', 'mobile', 'portrait', 5, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:49:36.129+00', NULL, 8000, false, false, NULL, 0, 0, '2026-11-17 11:49:36.129+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-de4f-765a-b0c8-5be4dead46b0', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Yuzu Spark, new label', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:50:12.303+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 11:50:20.711+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-3743-75dd-a030-defaa1ffc279', '01a1e957-3615-7b4d-8221-21a843234941', 'Billboard', 'basic', 'active', 'mobile', 'portrait', 5, 1, 1, 'x7cxrhbjy24y', 'CC5MF2', 1, '2026-11-17 11:49:35.985+00', '2026-11-17 11:49:29.539+00', NULL, 8000, false, false, NULL, 1, 10000, '2026-11-17 11:49:35.985+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-5a97-78a6-9c23-c19ecea2a049', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Autumn catalogue', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'jhsaqy7zspya', '5U9T3W', NULL, '2026-11-17 11:49:50.383+00', '2026-11-17 11:49:38.583+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 11:49:50.383+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e958-0005-7bf6-91c1-c7da122a1e4e', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Yuzu Spark ad, round 2', 'pro', 'edit', 'mobile', 'portrait', 60, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:50:20.934+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 11:50:28.147+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-8914-7294-a5ce-a1f139114cda', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Checkout screen', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'q7rwkxajjuz2', 'YKHKM5', NULL, '2026-11-17 11:50:01.091+00', '2026-11-17 11:49:50.484+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 11:50:01.091+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e958-1d55-7878-bed7-54b7ffe54e48', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Yuzu Spark, billboard', 'pro', 'active', 'mobile', 'portrait', 30, 0, 0, 'qqorox4hkd4l', '2GHMJQ', NULL, '2026-11-17 11:50:36.053+00', '2026-11-17 11:50:28.437+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 11:50:36.053+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e958-5cfd-7889-acea-26f99d1f9275', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Coffee packs, side by side', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, '34bfztavnyqp', 'DJJ6TW', NULL, '2026-11-17 11:50:53.255+00', '2026-11-17 11:50:44.733+00', NULL, 8000, false, false, NULL, 1, 60000, '2026-11-17 11:50:53.255+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-5a72-7b60-80b0-a131bf748da7', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Coffee pack A/B', 'basic', 'edit', 'mobile', 'portrait', 30, 0, 0, NULL, NULL, NULL, NULL, '2026-11-17 11:49:38.547+00', NULL, 8000, false, false, NULL, 3, 33001, '2026-11-17 11:51:24.592+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e958-91f3-707f-a82e-730dd45435c4', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Coffee packs, once more', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, 'tf4lq2ble4mx', 'EJMQKT', NULL, '2026-11-17 11:51:35.58+00', '2026-11-17 11:50:58.291+00', NULL, 8000, false, true, NULL, 3, 8000, '2026-11-17 11:51:35.58+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e959-2484-7a5b-84a3-900f7c90d9f5', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Coffee packs, in private', 'basic', 'active', 'mobile', 'portrait', 30, 0, 0, '6cge3232hxs7', '5J7DJR', NULL, '2026-11-17 11:51:43.617+00', '2026-11-17 11:51:35.812+00', NULL, 8000, false, false, '\xe979047bd03753abf96fb267ed7584dad2b5a17535d1c62b4d902648f8fd1a174b529183cc', 1, 8000, '2026-11-17 11:51:43.617+00', NULL, NULL, NULL, 180, NULL, NULL),
	('01a1e957-b38b-7a60-8276-2f71420e503d', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Shelf test', 'basic', 'done', 'mobile', 'portrait', 1, 1, 1, 'aagg3ekaezjy', 'GMGMAS', 1, '2026-11-17 11:50:11.184+00', '2026-11-17 11:50:01.355+00', NULL, 8000, false, false, NULL, 1, 1000, '2026-11-17 11:50:11.184+00', NULL, NULL, NULL, 180, '2026-11-17 11:51:50.884+00', NULL),
	('01a1e958-3bbc-7afb-9539-fa841107527a', '01a1e956-b759-723d-882f-89b3cd119dfa', 'Yuzu Spark poster', 'basic', 'active', 'mobile', 'portrait', 30, 12, 12, 'abxe2qtwlrmf', 'PSK2HD', 4, '2026-11-17 11:50:44.536+00', '2026-11-17 11:50:36.22+00', NULL, 8000, false, false, NULL, 1, 8000, '2026-11-17 11:50:44.536+00', NULL, NULL, NULL, 180, NULL, NULL);

INSERT INTO public.recordings VALUES
	('01a1e957-19a1-7743-9dd1-27dd61cd26e3', '01a1e956-fda2-7f5e-95e9-bb2b10a7704f', 'ccd26c86-f9f9-4910-ab6b-9e73655b30bd', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e956-fda2-7f5e-95e9-bb2b10a7704f/01a1e957-19a1-7743-9dd1-27dd61cd26e3/461365e79f845814fdaa584a445784bdcbeade03715a3f8be7bb11880ca1155a.json', 100, 30.00083801223498, 1, '2026-11-17 11:49:22.007+00', '2026-11-17 11:49:22.726+00', '2026-11-17 11:49:24.294+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false),
	('01a1e957-5207-72e8-a9e3-b97bf5a2155b', '01a1e957-3743-75dd-a030-defaa1ffc279', 'a70dc7ac-c03d-4ba3-b078-8583f5d6bb9f', 1, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 3, '\x83875d4bf7f0ca37d8ba122776ad6708816a398b9eb209aa9b827f436e53dc9d', 30, 42, 3, -2, 'recordings/01a1e957-3743-75dd-a030-defaa1ffc279/01a1e957-5207-72e8-a9e3-b97bf5a2155b/a467457a4be161151ec00e60010264cc74759f745db410f25f8dc67a40a3f678.json', 100, 30.00083801223498, 1, '2026-11-17 11:49:36.447+00', '2026-11-17 11:49:37.249+00', '2026-11-17 11:49:37.571+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xac4847bf3f292cc53c7843246e72c157ef187c3848a5692096c59e3f15e7563f', NULL, NULL, NULL, NULL, NULL, false),
	('01a1e959-4688-72e8-93c3-16946a72bf26', '01a1e958-3bbc-7afb-9539-fa841107527a', 'c81f6d4b-0be0-4020-aba6-afc05b056db2', 3, 'complete', true, 'male', 20, 'iPhone 15', 390, 844, 3, 30, 4, '\x440e0942fc17faf6fe5e9f658314fcbc91320653958ee3c64e587711cdaf69af', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4688-72e8-93c3-16946a72bf26/6dbece5040a8133f26a3569a58d5d9778cba24413b04c0885e987012a193a072.json', 100, 30.000627628193058, 1, '2026-11-17 11:51:44.834+00', '2026-11-17 11:51:48.626+00', '2026-11-17 11:51:49.926+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5327049accd38541fb97cd464a37a54636cda6df9b265d331cf4f955dbf0a0e8', '\x0cd360dfe198380e11e511e439c3a629aec109b1d303f2348349798920831202', NULL, NULL, NULL, NULL, false),
	('01a1e959-46c2-75f0-8b0e-b1be1d513591', '01a1e958-3bbc-7afb-9539-fa841107527a', 'bcd23a06-75fa-4c42-8f06-74db40e15806', 4, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\x66b2efef05394e626b82fa103dd9f16485a710f2d127c5af967259f3255c4440', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-46c2-75f0-8b0e-b1be1d513591/b5915f77d18dbaa313b6c25b68bb8711346766324ac8f68787dc1dfffd6167e8.json', 100, 30.000627628193058, 1, '2026-11-17 11:51:45.584+00', '2026-11-17 11:51:48.687+00', '2026-11-17 11:51:51.096+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x48a03f0dd7d140a7ced46e2a57ba7890f9d1e0b254f0300030950a0690d0a281', '\x06b1addc47d39d9d02052d35bd304abdf0281558af231c0a9e1203748a8d78eb', NULL, NULL, NULL, NULL, false),
	('01a1e959-4687-7d60-84dc-a9812c704681', '01a1e958-3bbc-7afb-9539-fa841107527a', 'bfe87622-14bf-4b22-945f-0e3f99d28c1e', 1, 'complete', true, 'male', 37, 'iPhone 15', 390, 844, 3, 30, 4, '\xe6dd2861c1e35f9c8edd5a6e68a300a5308f00756dda1aceff77886a75902221', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4687-7d60-84dc-a9812c704681/bf8b76bca6ffd4255a6876f57ac7325dba4032d4e56a41cb6cfc82a45179d301.json', 100, 30.000627628193058, 2, '2026-11-17 11:51:44.834+00', '2026-11-17 11:51:48.848+00', '2026-11-17 11:51:52.289+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x63554701f8bd091c1d1a8da30432f594622187521ba315dc8349c096f6945370', '\x891f3410be99333fa7c4f122ae9e0a6a62246bdd0a23842987c8063072883753', NULL, NULL, NULL, NULL, false),
	('01a1e959-47f3-74c5-a567-9d2090641816', '01a1e958-3bbc-7afb-9539-fa841107527a', '960e0a07-e1e9-43b0-a6ed-eaa3eda1080a', 7, 'complete', true, 'female', 21, 'iPhone 15', 390, 844, 3, 30, 4, '\xe97091d18be5ad6b4c6aaa4ba55d3f7e931a3ee9a968456fe69d2f050983c0ec', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-47f3-74c5-a567-9d2090641816/c91903a36ca8d523d86e9c641b20cd1698a7af1e75ab83b819e8ed36017f7a95.json', 100, 30.000627628193058, 3, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:49.976+00', '2026-11-17 11:51:55.569+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\xe6750656acabd598c2fdd75d96be62167f1ae0809dd0aedfacdea2bd7464bf5d', '\x3a744b20536c94bd582352425c4f7ec40e555407506f81f501a7c0cfb5397d1e', NULL, NULL, NULL, NULL, false),
	('01a1e959-4852-74df-9dd4-d0a40fe5255f', '01a1e958-3bbc-7afb-9539-fa841107527a', '309392ed-428c-44fc-9e1e-324b9109e53b', 9, 'complete', true, 'female', 69, 'iPhone 15', 390, 844, 3, 30, 4, '\xe3ffb5e623831292872a9541947a6853674e8fe15c6d957fa3ad63b0e8ca845c', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4852-74df-9dd4-d0a40fe5255f/3c2222100f6fc958fc7c0e9d2617ea9a1eb9a5e3903d0bbfae723c8f19da8ffc.json', 100, 30.000627628193058, 3, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:50.328+00', '2026-11-17 11:51:56.78+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x984a17fb4668829b329e073424621b6a1f12eb9617b6e87617f082b5d8908295', '\x3a258685c2f78695364c79dd40913105a26c3bb8d4bd68edb04d24e3b9cd0ad8', NULL, NULL, NULL, NULL, false),
	('01a1e959-48fb-7161-85e2-77ca849b3bb4', '01a1e958-3bbc-7afb-9539-fa841107527a', '3a93fa01-0157-4fb7-a9c6-3b79298ab57b', 10, 'complete', true, 'male', 73, 'iPhone 15', 390, 844, 3, 30, 4, '\x38ab28601a8e648444e9fa28283ed480271246c5311288e0d5f003986e416350', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-48fb-7161-85e2-77ca849b3bb4/9cd38aa7f69897f1e4325d5b29666d3151e43fe7f97e7ad754ff941ac5002986.json', 100, 30.000627628193058, 3, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:50.39+00', '2026-11-17 11:51:56.976+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x909058e04068d7be27e2ceb1f9398b4a15f79026017803d0f75c496bfb04c17c', '\x169c79feddfbbed8925a0f6ea5bb8882a0d61761755af0b0676ad180182dc928', NULL, NULL, NULL, NULL, false),
	('01a1e959-4aaf-7497-888c-47d93cae40f6', '01a1e958-3bbc-7afb-9539-fa841107527a', '68520181-5cc6-4600-b962-ecb43a8b7573', 12, 'complete', true, 'female', 22, 'iPhone 15', 390, 844, 3, 30, 4, '\xf94bc03352a33257175329b977cbeac4bb9f706175f4e9085f930adcd1e39380', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4aaf-7497-888c-47d93cae40f6/a0716d3e6b8b89b47564b7793ff0c3e26bc633aa7d3d19fc7d8e1340e35e23c4.json', 100, 30.000627628193058, 4, '2026-11-17 11:51:47.334+00', '2026-11-17 11:51:50.805+00', '2026-11-17 11:52:00.289+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x3bb4e2bf3554df7444cd750c1ec39ab9824758df35e44f3d7a49dc4c24a3466f', '\x640f6e677e2719b56bace242e7af047e3b818c23a01691b55511acd58e0361e2', NULL, NULL, NULL, NULL, false),
	('01a1e959-471a-76e5-bbd1-24b353beee45', '01a1e958-3bbc-7afb-9539-fa841107527a', 'c7ad67a5-8371-433d-8382-dc2e12f8cb34', 5, 'complete', true, 'male', 64, 'iPhone 15', 390, 844, 3, 30, 4, '\x86c030b007abd24c11987487c663af2d781e0fbf84345c0c957b174313b4a50c', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-471a-76e5-bbd1-24b353beee45/6203dfc9778a86b09d9485fb3efc1aca9b34cca499094655d85c88cbec512aa2.json', 100, 30.000627628193058, 2, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:49.14+00', '2026-11-17 11:51:53.025+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x1cae5840a59378c376c2c2fbef0d44f842877847235ff0064db641ae0bb27df0', '\x6d437f480fc2ade7bb14882795a734728f1f3fbf2062f79cc8ef24aad772b782', NULL, NULL, NULL, NULL, false),
	('01a1e959-4687-76d4-a057-c031f00b0849', '01a1e958-3bbc-7afb-9539-fa841107527a', '3318ef7a-7f8b-4ad5-ab19-f03bbf9dca52', 2, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4687-76d4-a057-c031f00b0849/d20289d7f25a8c0d76db0c367b6110f4e45abf44d8f359faa7090dc2f87b770a.json', 100, 30.000627628193058, 2, '2026-11-17 11:51:44.834+00', '2026-11-17 11:51:48.847+00', '2026-11-17 11:51:51.794+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false),
	('01a1e959-47f3-78fa-8321-7f76cff53e7d', '01a1e958-3bbc-7afb-9539-fa841107527a', '949839fc-8b9a-4c36-b09e-18de9dc6901a', 6, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x5521ce91473cd04743c53b20052b1656236de8d449398f56fe4ca083fe3bf372', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-47f3-78fa-8321-7f76cff53e7d/7a20710af0ec2958da92ea010b367b0acf1a36e707d6d97f695a797b45ae72e9.json', 100, 30.000627628193058, 2, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:49.159+00', '2026-11-17 11:51:53.619+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x222d78a3a77426488f4ea607604d637fe4beab26b368f7405b32a97938dd0aa3', '\x26fa9a511fedafb8d1d92c861bd16b500076d4018190699b1af1fc648e0c7814', NULL, NULL, NULL, NULL, false),
	('01a1e959-4824-7101-b606-0b6aa84fd476', '01a1e958-3bbc-7afb-9539-fa841107527a', 'eb3bc9f7-371a-47d3-a7b2-6f701db25813', 8, 'complete', true, 'female', 55, 'iPhone 15', 390, 844, 3, 30, 4, '\x2e91530b10a7ce8a18e255855c7f97b3320a8ea353b7810f26d23e4cbf5241d6', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4824-7101-b606-0b6aa84fd476/78f1f9190e18e50a22c0ba989d57b15f412bab343466aeb514692675b7709ec6.json', 100, 30.000627628193058, 2, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:49.98+00', '2026-11-17 11:51:54.394+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x70d94653acff1ba59828402dd623c20218136b68b4bf08153a3e76a6e3810285', '\x5ca4fa9be86bcdc376e1973a32041667c302cc64276799d38b7c428175d7aae0', NULL, NULL, NULL, NULL, false),
	('01a1e959-4afc-7770-9f06-c385db7bf9a1', '01a1e957-b38b-7a60-8276-2f71420e503d', 'f0824a80-0401-42fe-ae3c-f718a3e83e62', 1, 'complete', true, 'male', 18, 'iPhone 15', 390, 844, 3, 30, 4, '\x1e20e60cd9378c5e92023c03565953b81de841589c6ada4c0329722214a44113', 30, 42, 3, -2, 'recordings/01a1e957-b38b-7a60-8276-2f71420e503d/01a1e959-4afc-7770-9f06-c385db7bf9a1/f7c56913b553b80534a55f5ba56fb2231d4097752d417fce7130e907c6283bfb.json', 100, 30.000627628193058, 1, '2026-11-17 11:51:46.308+00', '2026-11-17 11:51:50.884+00', '2026-11-17 11:51:59.838+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x0a3f2beef05012b77ec5ca301cbd7f8290eb2b919750089d2ef199d068a2336a', '\xb4e3ed29b181f27354a56adae69db83d3b8a4f110fe53491fa20acebefd8f096', NULL, NULL, NULL, NULL, false),
	('01a1e959-4a96-7942-bfc9-57b53a34bec9', '01a1e958-3bbc-7afb-9539-fa841107527a', '973413dd-cd32-4f2d-927b-968b8a3cb513', 11, 'complete', true, 'male', 49, 'iPhone 15', 390, 844, 3, 30, 4, '\x7c2889b794897e8870a4774c18d8f481ef2297725b31abbfd0427b42711f8f8c', 30, 42, 3, -2, 'recordings/01a1e958-3bbc-7afb-9539-fa841107527a/01a1e959-4a96-7942-bfc9-57b53a34bec9/67c79db452bbe764c7d38bd3c82752a2f94655c907e7b27fbc9355dbd7cb7cfd.json', 100, 30.000627628193058, 3, '2026-11-17 11:51:46.181+00', '2026-11-17 11:51:50.03+00', '2026-11-17 11:51:56.346+00', NULL, NULL, 'scripted', -1, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{without_fixations}', '\x5dea869a98fa01b49b548b489e442d0890afc058d1b2e9153a5d43b7f08cb4e1', '\xf501d33c0293d2301ef559512cb262bcc08e5a1257e38bc1944d634268e42645', NULL, NULL, NULL, NULL, false);

INSERT INTO public.superseded_objects VALUES
	('aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/1-686186fd-bfc2c28123c4e39eabf3aa10b3374abca0319a9f7f15ac1022660a08feda700b.json', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:51:59.672+00', NULL),
	('aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/2-9afc9b37-e584cfa1e4268c7109269e1117666bb5e7700e28499834adbe118bb5368f4607.json', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:52:02.53+00', NULL),
	('aggregates/01a1e958-3bbc-7afb-9539-fa841107527a/3-d2db116e-eabe4fa513b60687c1b4f19afc7c74400ffcb86f944681227ae1dc15d05edf4e.json', '01a1e958-3bbc-7afb-9539-fa841107527a', '2026-11-17 11:52:03.296+00', NULL);

INSERT INTO public.users VALUES
	('01a1e956-b759-723d-882f-89b3cd119dfa', 'mina.kim@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$DZv0WsD6sNlzH7pNlAlHBQ$FBIoLxjPN/3D6bwq9CBr4FqfgLxDrnRtyUPh7KKP9YA', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 11:48:56.751+00', '2024-03-25', '2026-11-17 11:48:56.751+00', NULL, NULL, NULL),
	('01a1e956-bb9a-7d68-8828-7e24eba22ab5', 'newcomer@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$1KcqQceN/CipbC88Zjy6tw$ZhHLpV2fEny6vOuyf7yo7R6LZ1hZgoNwdXhGaAqjSA8', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 11:48:57.775+00', '2024-03-25', '2026-11-17 11:48:57.775+00', NULL, NULL, NULL),
	('01a1e956-fb5f-7d86-a087-c2330644fa45', 'ada@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$W4oVcaFkuA7Hh6AVFK3fDA$MQwAEJPg/NtcLWg6mqVKNrOqzFZjSSBhAH6IRmoj1Tk', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 11:49:14.15+00', '2024-03-25', '2026-11-17 11:49:14.15+00', NULL, NULL, NULL),
	('01a1e957-3615-7b4d-8221-21a843234941', 'joon@fovea.localhost', '$argon2id$v=19$m=8,t=2,p=1$+G/ujPolipAp5Ci+bWRX7w$3/XL2qXyk5UfCsywV1STIUB5r8NCfvjEMCzuWD2otC4', 'Fovea Demo', 'user', 'en', NULL, '2026-11-17 11:49:29.188+00', '2024-03-25', '2026-11-17 11:49:29.188+00', NULL, NULL, NULL);

SELECT pg_catalog.setval('public.credit_accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.credit_lots_id_seq', 1, true);

SELECT pg_catalog.setval('public.credit_txs_id_seq', 2, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 27, true);

ALTER TABLE ONLY public.aggregates
    ADD CONSTRAINT aggregates_pkey PRIMARY KEY (project_id, version);

ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (recording_id, page_id);

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
