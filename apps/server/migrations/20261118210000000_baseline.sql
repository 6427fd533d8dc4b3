-- Why: every table, from the sign-up of a researcher to the records of what participants looked at.
-- Lock: none, every table is new.
-- Phase: expand.
--
-- Until 1.0.0 a change of the schema edits this file. Tables stand by their noun, and a noun after
-- those that it refers to.

------------------------------------------------------------------------------------ accounts

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  organization text NOT NULL,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin', 'superuser')),
  language text NOT NULL CHECK (language IN ('en', 'ko')),
  referral_code text,
  age_confirmed_at timestamptz NOT NULL,
  -- The newest terms that the account agreed to; the audit trail has each agreement with its time.
  terms_version text NOT NULL,
  -- The newest announced terms that were mailed to it.
  terms_told text,
  created_at timestamptz NOT NULL,
  -- An account that is deleted has two weeks in which its owner may keep it after all. When it goes.
  leaves_at timestamptz,
  -- When address, password and devices went.
  left_at timestamptz,
  -- When nothing of it was left: no project, no session, no open code.
  erased_at timestamptz,
  CONSTRAINT users_leave_in_order CHECK (
    (left_at IS NULL OR leaves_at IS NOT NULL) AND (erased_at IS NULL OR left_at IS NOT NULL)
  )
);
CREATE INDEX users_leaving ON users (leaves_at)
  WHERE leaves_at IS NOT NULL AND erased_at IS NULL;

-- One row per announcement, which never changes. A version is the day of the text, so that the newer
-- one is the greater. One is announced once the one before is in force.
CREATE TABLE terms (
  version text PRIMARY KEY CHECK (version ~ '^\d{4}-\d{2}-\d{2}$'),
  announced_at timestamptz NOT NULL,
  in_force_at timestamptz NOT NULL CHECK (in_force_at > announced_at),
  EXCLUDE USING gist (tstzrange(announced_at, in_force_at) WITH &&)
);

-- One row per mailed code. The code itself is never stored, only its HMAC.
CREATE TABLE email_codes (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  code_hmac bytea,
  expires_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  -- The browser that asked for a code: only there it is good.
  device_hash bytea
);
CREATE INDEX email_codes_email ON email_codes (email, created_at DESC);

-- One row per link that was mailed and not used. The token itself is never stored, only its HMAC.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hmac bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);

-- A signed-in browser: a family of refresh tokens. Only the newest generation is good.
CREATE TABLE auth_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 0,
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  passed_second_factor boolean NOT NULL DEFAULT false
);
CREATE INDEX auth_sessions_user ON auth_sessions (user_id);

-- Browsers in which a user has logged in: others' guesses do not lock the owner out there.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX known_devices_device ON known_devices (device_hash);

-- The secret is sealed with a key outside the database. It counts once confirmed_at is set.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  -- The newest 30-second step whose code was used: no code works twice.
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL
);

-- Each works once and is removed then.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hmac bytea NOT NULL,
  PRIMARY KEY (user_id, code_hmac)
);

-- The hits of a sliding window, oldest first, which every process shares. Keys are HMACs: no
-- address stands here.
CREATE TABLE rate_counters (
  key bytea PRIMARY KEY,
  hits timestamptz[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX rate_counters_expired ON rate_counters (expires_at);

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE memberships (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('member', 'admin')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id)
);
CREATE INDEX memberships_user ON memberships (user_id);

--------------------------------------------------------------------------------------- audit

-- Who did what. Each event holds a hash of itself and of the one before.
CREATE TABLE audit_events (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_id uuid,
  details jsonb NOT NULL,
  hash bytea NOT NULL
);

-- The end of the chain: its lock puts events in one order, and it shows when the last one is gone.
CREATE TABLE audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seq bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO audit_head (seq, hash) VALUES (0, '');

CREATE FUNCTION hash_audit_event(previous bytea, event audit_events) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(
    jsonb_build_array(event.seq, extract(epoch FROM event.at), event.actor_id, event.action,
                      event.subject_id, event.details)::text, 'UTF8'))
$$;

-- As the owner: the role that serves may not write the head.
CREATE FUNCTION chain_audit_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit events are only ever added';
END
$$;

CREATE TRIGGER audit_events_chain BEFORE INSERT ON audit_events
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
CREATE TRIGGER audit_events_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

------------------------------------------------------------------------------------- credits
-- Sessions that are bought, spent and passed on, as a ledger that cannot be wrong unseen.

-- Who or what holds credits. The last five are the world outside: they have no balance of their own.
CREATE TABLE credit_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN
    ('user', 'project', 'code', 'issued', 'consumed', 'expired', 'refunded', 'adjusted')),
  -- Of a user, a project or a code; all zeros for the world.
  owner_id uuid NOT NULL,
  UNIQUE (kind, owner_id)
);

-- Where credits come from: one payment, month, plan or grant. They keep their lot wherever they go.
CREATE TABLE credit_lots (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL CHECK (source IN
    ('purchase', 'subscription', 'organization', 'promo', 'adjustment')),
  -- The payment or invoice: one that is reported again makes no second lot.
  source_ref text NOT NULL,
  buyer_id bigint NOT NULL REFERENCES credit_accounts (id),
  amount integer NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  -- Never, if null.
  expires_at timestamptz CHECK (expires_at > paid_at),
  UNIQUE (source, source_ref)
);

CREATE TABLE credit_txs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- A command that is sent again answers what it did; with another hash it is refused.
  idempotency_key text NOT NULL UNIQUE,
  request_hash bytea NOT NULL,
  actor_id uuid,
  at timestamptz NOT NULL,
  details jsonb NOT NULL,
  result jsonb NOT NULL
);

CREATE TABLE credit_entries (
  tx_id bigint NOT NULL REFERENCES credit_txs (id),
  account_id bigint NOT NULL REFERENCES credit_accounts (id),
  lot_id bigint NOT NULL REFERENCES credit_lots (id),
  amount integer NOT NULL CHECK (amount <> 0),
  -- Of this account and lot.
  balance_after integer NOT NULL,
  -- Of this account over all lots: the "total after change" of the use history.
  total_after integer NOT NULL,
  PRIMARY KEY (tx_id, account_id, lot_id)
);
CREATE INDEX credit_entries_account ON credit_entries (account_id, tx_id DESC);
CREATE INDEX credit_entries_lot ON credit_entries (lot_id);

CREATE TABLE credit_balances (
  account_id bigint NOT NULL REFERENCES credit_accounts (id),
  lot_id bigint NOT NULL REFERENCES credit_lots (id),
  amount integer NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (account_id, lot_id)
);

CREATE FUNCTION refuse_credit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER credit_lots_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_lots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();
CREATE TRIGGER credit_txs_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_txs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();
CREATE TRIGGER credit_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();

-- What leaves one account arrives at another, lot by lot, or nothing is committed.
CREATE FUNCTION assert_credit_tx_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM credit_entries WHERE tx_id = NEW.tx_id
             GROUP BY lot_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'unbalanced transaction %', NEW.tx_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER credit_entries_balanced AFTER INSERT ON credit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_credit_tx_balanced();

-- The only way credits move. The caller holds the locks of the accounts.
CREATE FUNCTION post_credits(p_tx bigint, p_from bigint[], p_to bigint[], p_lots bigint[],
                             p_amounts integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE TABLE transfer_codes (
  id uuid PRIMARY KEY,
  account_id bigint NOT NULL UNIQUE REFERENCES credit_accounts (id),
  sender_id bigint NOT NULL REFERENCES credit_accounts (id),
  receiver_email text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'NOT_USED' CHECK (status IN ('NOT_USED', 'USED', 'CANCELLED')),
  -- The code itself is never stored.
  code_hmac bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  sent_tx_id bigint NOT NULL REFERENCES credit_txs (id),
  -- Who took it; null if it was cancelled.
  redeemer_id bigint REFERENCES credit_accounts (id),
  ended_tx_id bigint REFERENCES credit_txs (id),
  ended_at timestamptz,
  -- What was left of the amount when it ended: sessions may have expired before.
  moved integer,
  CONSTRAINT transfer_codes_ended
    CHECK ((status = 'NOT_USED') = (ended_tx_id IS NULL) AND (status = 'USED') = (redeemer_id IS NOT NULL))
);
CREATE INDEX transfer_codes_sender ON transfer_codes (sender_id, id DESC);
CREATE INDEX transfer_codes_sent ON transfer_codes (sent_tx_id);
CREATE INDEX transfer_codes_ended_tx ON transfer_codes (ended_tx_id);
CREATE INDEX transfer_codes_redeemer ON transfer_codes (redeemer_id, ended_tx_id DESC);

-- Asked of the payment provider; the credits have left already, so that they cannot be spent too.
CREATE TABLE refund_requests (
  id uuid PRIMARY KEY,
  lot_id bigint NOT NULL REFERENCES credit_lots (id),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'confirmed', 'refused')),
  requested_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX refund_requests_open ON refund_requests (lot_id) WHERE state <> 'refused';

-- Money that went back without us, by a dispute or a refund made at the provider, takes its sessions
-- along: how many sessions of a lot are no longer paid for, and how many have left for it. The rest
-- is owed.
CREATE TABLE credit_reversals (
  lot_id bigint PRIMARY KEY REFERENCES credit_lots (id),
  buyer_id bigint NOT NULL REFERENCES credit_accounts (id),
  unpaid integer NOT NULL CHECK (unpaid >= 0),
  taken integer NOT NULL CHECK (taken >= 0 AND taken <= unpaid),
  -- How often it has changed: each change is one movement of the ledger.
  changes integer NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX credit_reversals_owed ON credit_reversals (buyer_id) WHERE taken < unpaid;

-- The movements of each, so that a dispute that is won gives back what it took.
CREATE TABLE credit_reversal_txs (
  lot_id bigint NOT NULL REFERENCES credit_reversals (lot_id),
  tx_id bigint NOT NULL REFERENCES credit_txs (id),
  PRIMARY KEY (lot_id, tx_id)
);

-- A row while an audit found something: nothing is spent until the next one finds nothing.
CREATE TABLE credit_stops (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  counts jsonb NOT NULL,
  since timestamptz NOT NULL
);

-- Recordings that want a session, settled in groups. The ledger keeps what was paid for a recording
-- that is deleted with its project, so no foreign key names the recording.
CREATE TABLE consumptions (
  recording_id uuid PRIMARY KEY,
  project_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- One recording is paid once, whatever is tried again; from which lot, for it may come back there.
  tx_id bigint REFERENCES credit_txs (id),
  lot_id bigint REFERENCES credit_lots (id),
  returned_tx_id bigint REFERENCES credit_txs (id),
  -- Set by the pack: a session is used when a participant's data can be read.
  due_at timestamptz
);
CREATE INDEX consumptions_unsettled ON consumptions (project_id) WHERE settled_at IS NULL;
CREATE INDEX consumptions_project ON consumptions (project_id);
CREATE INDEX consumptions_waiting ON consumptions (recording_id) WHERE due_at IS NULL;

------------------------------------------------------------------------------------ payments

-- Prices as published, never changed: an order names the version that it was made from.
CREATE TABLE catalogues (
  version integer PRIMARY KEY,
  document jsonb NOT NULL,
  published_at timestamptz NOT NULL
);

-- Kept when the account goes, as books are: the user's row names no person then.
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- What pays in the product: the person's own balance.
  access text NOT NULL DEFAULT 'personal' CHECK (access IN ('personal')),
  order_key uuid NOT NULL,
  catalogue_version integer NOT NULL REFERENCES catalogues (version),
  plan text NOT NULL CHECK (plan IN ('plan1', 'plan2')),
  kind text NOT NULL CHECK (kind IN ('one_time', 'monthly')),
  sessions integer NOT NULL CHECK (sessions > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'KRW')),
  amount integer NOT NULL CHECK (amount > 0),
  provider text NOT NULL CHECK (provider IN ('global', 'regional')),
  return_to text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'ended')),
  created_at timestamptz NOT NULL,
  -- When the provider was last asked.
  asked_at timestamptz,
  checkout_ref text,
  pay_url text,
  payment_ref text,
  paid_at timestamptz,
  balance_before integer,
  receipt_url text,
  -- Of a monthly plan, which is paid again and again: each paid month is an order.
  subscription_id uuid,
  period_start timestamptz,
  period_end timestamptz,
  -- The card, as its adapter sealed it, until a subscription takes it over.
  stored_key text,
  -- When that card was last about to be charged: an account has one such order at a time.
  charging_at timestamptz,
  -- Of the payment of a second plan: since when it is to go back, and when it had gone.
  refund_since timestamptz,
  refunded_at timestamptz,
  UNIQUE (user_id, order_key),
  CHECK ((state = 'paid') = (payment_ref IS NOT NULL AND paid_at IS NOT NULL)),
  CHECK (refund_since IS NULL OR (state = 'paid' AND subscription_id IS NULL)),
  CHECK (refunded_at IS NULL OR refund_since IS NOT NULL)
);
CREATE INDEX orders_user ON orders (user_id, id DESC) WHERE state = 'paid';
CREATE INDEX orders_open ON orders (created_at) WHERE state = 'open';
CREATE INDEX orders_card ON orders (created_at) WHERE stored_key IS NOT NULL;
CREATE INDEX orders_refund ON orders (refund_since)
  WHERE refund_since IS NOT NULL AND refunded_at IS NULL;
CREATE UNIQUE INDEX orders_checkout ON orders (provider, checkout_ref);
CREATE UNIQUE INDEX orders_payment ON orders (provider, payment_ref);
-- A month is paid once.
CREATE UNIQUE INDEX orders_month ON orders (subscription_id, period_start);

-- Kept when the account goes, as orders are.
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- How it began.
  order_id uuid NOT NULL UNIQUE REFERENCES orders (id),
  provider text NOT NULL CHECK (provider IN ('global', 'regional')),
  -- Its name at a provider that counts the months itself.
  provider_ref text,
  -- The card, as its adapter sealed it, where we count them. It goes when the subscription ends.
  stored_key text,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'past_due', 'ended')),
  cancels_at_end boolean NOT NULL DEFAULT false,
  catalogue_version integer NOT NULL REFERENCES catalogues (version),
  -- What a month costs and brings now, and from the next payment on.
  sessions integer NOT NULL CHECK (sessions > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'KRW')),
  amount integer NOT NULL CHECK (amount > 0),
  next_sessions integer CHECK (next_sessions > 0),
  next_amount integer CHECK (next_amount > 0),
  -- The day of the month that every later month keeps.
  started_at timestamptz NOT NULL,
  -- The newest month that was paid; the first is 0.
  period integer NOT NULL DEFAULT 0,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  -- Refused payments of the month that comes next, and when the first of them was.
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  -- When a worker looks at it, whatever was told.
  due_at timestamptz NOT NULL,
  -- How often it was written as its provider has it: of two who asked, the later answer stays.
  revision integer NOT NULL DEFAULT 0,
  ended_at timestamptz,
  CHECK ((next_sessions IS NULL) = (next_amount IS NULL)),
  CHECK (period_start < period_end),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK (state <> 'ended' OR stored_key IS NULL)
);
CREATE UNIQUE INDEX subscriptions_ref ON subscriptions (provider, provider_ref);
-- An account has one plan, whoever sold it.
CREATE UNIQUE INDEX subscriptions_live ON subscriptions (user_id) WHERE state <> 'ended';
CREATE INDEX subscriptions_due ON subscriptions (due_at) WHERE state <> 'ended';
ALTER TABLE orders ADD FOREIGN KEY (subscription_id) REFERENCES subscriptions (id);

-- What a provider has told, once each, with what came of it.
CREATE TABLE provider_events (
  provider text NOT NULL CHECK (provider IN ('global', 'regional')),
  event_id text NOT NULL,
  type text NOT NULL,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

------------------------------------------------------------------------------------ projects

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
  -- By its owner, before the target was met.
  finished_at timestamptz,
  -- It was done, and more participants were wanted.
  reopened_at timestamptz,
  timer_ms integer NOT NULL DEFAULT 8000 CHECK (timer_ms > 0),
  shuffle boolean NOT NULL DEFAULT false,
  final_review boolean NOT NULL DEFAULT false,
  password_sealed bytea,
  -- Kept with every change of the pages, so that a list of thousands reads one table.
  page_count integer NOT NULL DEFAULT 0 CHECK (page_count >= 0),
  length_ms integer NOT NULL DEFAULT 0 CHECK (length_ms >= 0),
  contents jsonb NOT NULL DEFAULT '{"pictures":0,"videos":0,"questions":0}',
  -- Of its rows of pages and pictures, and of its briefing, for the bound of its account.
  draft_bytes integer NOT NULL DEFAULT 0,
  -- What its owner tells the people who take part.
  briefing jsonb NOT NULL
    DEFAULT '{"title":"","researcher":"","contact":"","consentText":"","instructions":""}',
  updated_at timestamptz NOT NULL,
  -- Gone for everybody from then on. A worker removes what belonged to it; the row stays, because
  -- the ledger names it. Recordings are closed before they are removed, and the store is looked
  -- through once more when every job of that time has ended: then it is erased.
  deleted_at timestamptz,
  forgotten_at timestamptz,
  erased_at timestamptz,
  -- So many days after the end its recordings are erased. The end is the owner's, or the last
  -- completion where a project became full.
  retention_days smallint NOT NULL DEFAULT 180
    CHECK (retention_days >= 30 AND retention_days <= 365),
  ended_at timestamptz,
  expired_at timestamptz,
  -- The correction of drift can be undone: records are then made of raw gaze.
  raw_gaze boolean NOT NULL DEFAULT false,
  -- A draft is saved whole, on the revision it was made from; a repeated save is known by its key.
  revision integer NOT NULL DEFAULT 1,
  save_key uuid,
  -- The owner is told once, by mail, that a project ends for want of participants: since when none
  -- came, so that one who comes makes a new end and a new mail.
  told_idle_since timestamptz,
  CHECK (status = 'edit' OR (slug IS NOT NULL AND code IS NOT NULL AND activated_at IS NOT NULL))
);
CREATE INDEX projects_owner_created ON projects (owner_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX projects_owner_updated ON projects (owner_id, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX projects_owner_name ON projects (owner_id, lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX projects_to_forget ON projects (deleted_at)
  WHERE deleted_at IS NOT NULL AND forgotten_at IS NULL;
CREATE INDEX projects_to_erase ON projects (forgotten_at)
  WHERE forgotten_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX projects_kept ON projects (ended_at) WHERE ended_at IS NOT NULL AND expired_at IS NULL;

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

-------------------------------------------------------------------------------------- assets

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
  kind text NOT NULL DEFAULT 'image' CHECK (kind IN ('image', 'video')),
  multipart_id text,
  progress integer CHECK (progress BETWEEN 0 AND 100),
  duration_ms integer CHECK (duration_ms > 0),
  thumb_key text,
  poster_key text,
  hover_keys text[] NOT NULL DEFAULT '{}',
  -- The picture in other sizes and formats: key, type, widthPx.
  sources jsonb NOT NULL DEFAULT '[]',
  -- Phones load small videos early. A film is encoded again, so its file is not as large as the one
  -- that came.
  object_bytes integer CHECK (object_bytes > 0),
  CHECK (status <> 'ready' OR (object_key IS NOT NULL AND width_px > 0 AND height_px > 0))
);
CREATE INDEX assets_project ON assets (project_id);
CREATE INDEX assets_object ON assets (object_key) WHERE object_key IS NOT NULL;
-- What copies of a project show was uploaded to the first one, and lies under its keys.
CREATE INDEX assets_upload ON assets (upload_key text_pattern_ops);

--------------------------------------------------------------------------------------- pages

CREATE TABLE pages (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  kind text NOT NULL CHECK (kind IN ('image', 'video', 'survey')),
  timer_ms integer CHECK (timer_ms > 0),
  created_at timestamptz NOT NULL,
  layout text NOT NULL DEFAULT 'single'
    CHECK (layout IN ('single', 'sideBySide', 'stacked', 'grid4')),
  display text NOT NULL DEFAULT 'fullscreen' CHECK (display IN ('fullscreen', 'scroll')),
  scale text NOT NULL DEFAULT 'fit' CHECK (scale IN ('fill', 'fit')),
  align_x text NOT NULL DEFAULT 'center' CHECK (align_x IN ('start', 'center', 'end')),
  align_y text NOT NULL DEFAULT 'center' CHECK (align_y IN ('start', 'center', 'end')),
  keep_in_place boolean NOT NULL DEFAULT false,
  question jsonb,
  -- Without a name its question or first file names it.
  name text CHECK (char_length(name) BETWEEN 1 AND 60),
  background text,
  tap_longest_ms integer,
  -- Of a video: its sound, and the frame that stands before it moves.
  start_muted boolean NOT NULL DEFAULT true,
  poster_frame smallint,
  -- Deferrable constraints are checked at the end of a statement: pages can change places in one.
  UNIQUE (project_id, position) DEFERRABLE INITIALLY IMMEDIATE,
  CONSTRAINT pages_question CHECK ((kind = 'survey') = (question IS NOT NULL))
);

CREATE TABLE page_assets (
  page_id uuid NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  slot integer NOT NULL CHECK (slot BETWEEN 0 AND 3),
  asset_id uuid NOT NULL REFERENCES assets (id),
  PRIMARY KEY (page_id, slot)
);
CREATE INDEX page_assets_asset ON page_assets (asset_id);

--------------------------------------------------------------------------- areas of interest

CREATE TABLE aois (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  asset_id uuid NOT NULL REFERENCES assets (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  color smallint NOT NULL CHECK (color >= 1 AND color <= 8),
  aoi_group text,
  tags text[] NOT NULL,
  -- In the order of their times. Kept as text, which is answered as it is.
  keyframes json NOT NULL,
  version integer NOT NULL,
  -- Of the whole area, as it is answered.
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz
);
CREATE INDEX aois_project ON aois (project_id, created_at);
CREATE INDEX aois_asset ON aois (asset_id);

-- What takes a change back, so that a result can name the version it was made from. The newest ones.
CREATE TABLE aoi_versions (
  aoi_id uuid NOT NULL,
  -- That the change was made to.
  version integer NOT NULL,
  project_id uuid NOT NULL REFERENCES projects (id),
  -- Fields that changed, as they were; all of an area that was removed.
  former json NOT NULL,
  bytes integer NOT NULL,
  -- Changes in their order.
  number bigint GENERATED ALWAYS AS IDENTITY,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  PRIMARY KEY (aoi_id, version)
);
CREATE INDEX aoi_versions_project ON aoi_versions (project_id, number);

---------------------------------------------------------------------------------- recordings

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
  favourite_page_id uuid,
  -- Fixations are found by how far single samples scatter; the phone measures it when it validates.
  precision_px double precision CHECK (precision_px >= 0),
  -- Gaze of a script must stay known as such beside that of cameras.
  source text NOT NULL DEFAULT 'scripted' CHECK (source IN ('scripted', 'camera')),
  -- The end of what has come without a gap and the bytes up to it, how many batches are kept apart,
  -- and when that were too many: without walking all batches.
  through integer NOT NULL DEFAULT -1,
  through_bytes bigint NOT NULL DEFAULT 0,
  letter_count integer NOT NULL DEFAULT 0,
  ended_at timestamptz,
  -- One that cannot be packed or merged is set aside alone, with its reason; its project goes on.
  pack_failures smallint NOT NULL DEFAULT 0,
  parked_at timestamptz,
  parked_reason text CHECK (parked_reason IN
    ('batches_gone', 'pack_failed', 'pack_too_heavy', 'pack_unreadable', 'left_out')),
  -- Why it used no session.
  unread_reason text
    CHECK (unread_reason IN ('nothing_readable', 'gaze_lost', 'answers_missing')),
  -- Its project is deleted: no gaze may arrive while its rows go.
  removed_at timestamptz,
  -- Raw batches are dropped once their pack was read back from the store and is what it was.
  pack_checked_at timestamptz,
  -- Packing first closes it and waits for who is writing, so that no acknowledged batch is left out.
  closed_at timestamptz,
  -- A script can send gaze that no person made. What speaks against it, and hashes that find gaze
  -- which was sent before in the same project.
  fraud_flags text[] NOT NULL DEFAULT '{}'
    CHECK (fraud_flags <@ ARRAY['replayed_trace', 'impossible_time', 'without_fixations']),
  trace_hash bytea,
  path_hash bytea,
  -- Of a flagged recording: it is in no records until its owner has decided, by that time.
  flag_state text CHECK (flag_state IN ('undecided', 'counted', 'left_out')),
  decide_by timestamptz,
  -- A participant may withdraw by a receipt that only their phone has.
  receipt_hmac bytea,
  -- An owner marks it invalid, and takes the mark back. When the mark has stood for a while, the
  -- session comes back within the rules; from then on the mark is decided.
  invalid_at timestamptz,
  invalid_reason text,
  mark_decided_at timestamptz,
  session_returned boolean NOT NULL DEFAULT false,
  pack_copied_at timestamptz,
  -- Neither bucket had it then.
  pack_lost_at timestamptz,
  -- Owners try their project on their own phone.
  is_test boolean NOT NULL DEFAULT false,
  -- Why it ended before its last page.
  end_reason text CHECK (end_reason IN
    ('calibration_failed', 'camera_too_slow', 'camera_lost', 'browser_unusable', 'stopped',
     'failed')),
  -- Of the whole screen, in CSS px.
  screen_width_px integer,
  screen_height_px integer,
  -- The showings of its pages that count; nothing where every sample counts.
  spans jsonb,
  -- How good its calibration was.
  quality jsonb,
  -- When gaze last went on as time does: that alone keeps a place.
  gaze_at timestamptz,
  -- No address may hold all places. Under a key of the project, and only while it runs.
  address_hmac bytea,
  UNIQUE (project_id, number),
  CONSTRAINT recordings_address_check
    CHECK (address_hmac IS NULL OR (state = 'open' AND removed_at IS NULL)),
  -- A project may have questions alone; then a recording is complete without a batch.
  CHECK (state <> 'complete'
    OR (batch_count >= 0 AND root_hash IS NOT NULL AND completed_at IS NOT NULL)),
  CONSTRAINT recordings_parked_check CHECK ((parked_at IS NULL) = (parked_reason IS NULL)),
  CONSTRAINT recordings_decide_check
    CHECK ((decide_by IS NOT NULL) = (coalesce(flag_state, '') = 'undecided')),
  CONSTRAINT recordings_flag_place_check
    CHECK (coalesce(flag_state, 'counted') = 'counted' OR NOT holds_place)
);
CREATE INDEX recordings_open ON recordings (created_at) WHERE state = 'open';
CREATE INDEX recordings_running ON recordings (project_id, address_hmac) WHERE state = 'open';
CREATE INDEX recordings_complete ON recordings (project_id) WHERE state = 'complete';
CREATE INDEX recordings_finished ON recordings (project_id, completed_at)
  WHERE state = 'complete' AND NOT is_test;
-- Whoever completed while every place was taken, in the order in which places go to them.
CREATE INDEX recordings_waiting ON recordings (project_id, completed_at, id)
  WHERE state = 'complete' AND NOT holds_place AND NOT session_returned AND unread_reason IS NULL
    AND parked_at IS NULL AND removed_at IS NULL AND NOT is_test;
CREATE INDEX recordings_flag_states ON recordings (project_id) WHERE flag_state IS NOT NULL;
CREATE INDEX recordings_to_decide ON recordings (decide_by) WHERE decide_by IS NOT NULL;
CREATE INDEX recordings_tests ON recordings (project_id, created_at) WHERE is_test;
-- The sweep walks over what is left by id, page by page; each index covers only what waits.
CREATE INDEX recordings_unpacked ON recordings (id)
  WHERE state = 'complete' AND packed_at IS NULL AND parked_at IS NULL;
CREATE INDEX recordings_abandoned ON recordings (id)
  WHERE state = 'silent' AND packed_at IS NULL AND parked_at IS NULL;
CREATE INDEX recordings_unmerged ON recordings (project_id)
  WHERE state = 'complete' AND packed_at IS NOT NULL AND merged_version IS NULL
    AND parked_at IS NULL AND (holds_place OR is_test);
CREATE INDEX recordings_parked ON recordings (parked_at) WHERE parked_at IS NOT NULL;
CREATE INDEX recordings_unchecked ON recordings (packed_at)
  WHERE packed_at IS NOT NULL AND pack_checked_at IS NULL;
CREATE INDEX recordings_uncopied ON recordings (packed_at)
  WHERE packed_at IS NOT NULL AND pack_copied_at IS NULL AND pack_lost_at IS NULL;
CREATE INDEX recordings_checked ON recordings (pack_checked_at) WHERE pack_checked_at IS NOT NULL;
CREATE INDEX recordings_lost ON recordings (pack_lost_at) WHERE pack_lost_at IS NOT NULL;
CREATE INDEX recordings_trace ON recordings (project_id, trace_hash) WHERE trace_hash IS NOT NULL;
CREATE INDEX recordings_path ON recordings (project_id, path_hash) WHERE path_hash IS NOT NULL;
CREATE UNIQUE INDEX recordings_receipt ON recordings (receipt_hmac) WHERE receipt_hmac IS NOT NULL;
CREATE INDEX recordings_marked ON recordings (project_id) WHERE invalid_at IS NOT NULL;
-- Whose session came back while the records had them.
CREATE INDEX recordings_returned ON recordings (project_id)
  WHERE session_returned AND merged_version IS NOT NULL;
CREATE INDEX recordings_undecided ON recordings (invalid_at)
  WHERE invalid_at IS NOT NULL AND mark_decided_at IS NULL;

CREATE TABLE consents (
  recording_id uuid PRIMARY KEY REFERENCES recordings (id) ON DELETE CASCADE,
  version text NOT NULL,
  language text NOT NULL,
  purposes text[] NOT NULL,
  given_at timestamptz NOT NULL,
  -- Of what the participant has read.
  words_sha256 bytea
);

CREATE TABLE answers (
  recording_id uuid NOT NULL REFERENCES recordings (id) ON DELETE CASCADE,
  page_id uuid NOT NULL,
  choices integer[] NOT NULL DEFAULT '{}',
  text text,
  PRIMARY KEY (recording_id, page_id)
);

---------------------------------------------------------------------------------------- gaze

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

-- The smallest UUIDv7 of a day (UTC).
CREATE FUNCTION gaze_day_bound(day date) RETURNS uuid
LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM day::timestamp) * 1000)::bigint), 12, '0')
    || repeat('0', 20))::uuid
$$;

-- The role that serves owns no table, so that it cannot change what is only ever added to. Days of
-- gaze, which need an owner, these two functions make and drop for it.

-- Makes the partitions of `days` days from `first` on, those that are missing. Rows that came too
-- early and wait in the default partition move to their day.
CREATE FUNCTION ensure_gaze_partitions(first date, days integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
REVOKE EXECUTE ON FUNCTION ensure_gaze_partitions(date, integer) FROM PUBLIC;

CREATE FUNCTION drop_gaze_partition(name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF name !~ '^gaze_batches_[0-9]{8}$' THEN
    RAISE EXCEPTION '% is no day of gaze', name;
  END IF;
  EXECUTE format('DROP TABLE %I', name);
END
$$;
REVOKE EXECUTE ON FUNCTION drop_gaze_partition(text) FROM PUBLIC;

------------------------------------------------------------------------ withdrawal, retention

-- What is asked is kept until a worker has found the recording.
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  receipt_hmac bytea NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX withdrawals_asked ON withdrawals (asked_at);

-- What stays of a recording that is erased: the ledger and a restored backup need it.
CREATE TABLE tombstones (
  recording_id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  reason text NOT NULL CHECK (reason IN ('withdrawn', 'retention', 'test_over')),
  -- Its session was used, so its place is too.
  holds_place boolean NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Rows and objects are gone; then the store was looked through a second time.
  forgotten_at timestamptz,
  erased_at timestamptz,
  -- In the second bucket; and when both were looked at.
  copied_at timestamptz,
  checked_at timestamptz
);
CREATE INDEX tombstones_project ON tombstones (project_id);
CREATE INDEX tombstones_open ON tombstones (asked_at) WHERE erased_at IS NULL;
CREATE INDEX tombstones_uncopied ON tombstones (asked_at) WHERE copied_at IS NULL;
CREATE INDEX tombstones_checked ON tombstones (checked_at);

----------------------------------------------------------------------------------- inquiries

-- Messages of the contact and organisation forms, kept before they are mailed, and for a year.
CREATE TABLE inquiries (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contact', 'organization')),
  language text NOT NULL CHECK (language IN ('en', 'ko')),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the operator got it, and when whoever wrote it was told.
  forwarded_at timestamptz,
  confirmed_at timestamptz
);
CREATE INDEX inquiries_unmailed ON inquiries (created_at)
  WHERE forwarded_at IS NULL OR confirmed_at IS NULL;
CREATE INDEX inquiries_by_age ON inquiries (created_at);

-------------------------------------------------------------------------------------- funnel

-- Where people stop. Before the consent each device's first opening is counted and nothing is kept of
-- any person; a refusal is a count too. From the consent on each step of a visit counts once.
CREATE TABLE funnel_counts (
  project_id uuid NOT NULL REFERENCES projects (id),
  hour timestamptz NOT NULL,
  step text NOT NULL CHECK (step IN
    ('opened', 'declined', 'consented', 'camera_on', 'calibrated', 'page', 'completed', 'left')),
  page smallint NOT NULL,
  device text NOT NULL CHECK (device IN ('mobile', 'tablet', 'computer')),
  in_app boolean NOT NULL,
  reason text NOT NULL CHECK (reason IN
    ('', 'camera_refused', 'camera_too_slow', 'browser_unusable', 'calibration_failed', 'stopped',
     'project_over', 'too_late', 'failed')),
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (project_id, hour, step, page, device, in_app, reason)
);
CREATE INDEX funnel_counts_by_step ON funnel_counts (project_id, step, hour);

-- The page of a project asks every few seconds: totals answer without adding up hours.
CREATE TABLE funnel_totals (
  project_id uuid NOT NULL REFERENCES projects (id),
  -- `computer` is an opening by one; `withdrawn` and `retention` are people whose complete recording is gone.
  step text NOT NULL CHECK (step IN
    ('opened', 'declined', 'consented', 'camera_on', 'calibrated', 'completed', 'left',
     'computer', 'withdrawn', 'retention')),
  -- Of `left` the last step before it.
  after_step text NOT NULL CHECK (after_step IN ('', 'consented', 'camera_on', 'calibrated', 'completed')),
  reason text NOT NULL CHECK (reason IN
    ('', 'camera_refused', 'camera_too_slow', 'browser_unusable', 'calibration_failed', 'stopped',
     'project_over', 'too_late', 'failed')),
  in_app boolean NOT NULL,
  -- Of steps from the consent on; openings have none.
  model text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (project_id, step, after_step, reason, in_app, model)
);

-- The id is made by a phone for one visit, and forgotten after a day. Its last minutes say who is
-- still there.
CREATE TABLE visit_steps (
  project_id uuid NOT NULL REFERENCES projects (id),
  visit_id uuid NOT NULL,
  step text NOT NULL CHECK (step IN
    ('consented', 'camera_on', 'calibrated', 'page', 'completed', 'left')),
  page smallint NOT NULL,
  reached_at timestamptz NOT NULL,
  in_app boolean NOT NULL DEFAULT false,
  model text NOT NULL DEFAULT '',
  PRIMARY KEY (project_id, visit_id, step, page)
);
CREATE INDEX visit_steps_reached ON visit_steps (reached_at);
CREATE INDEX visit_steps_of_project ON visit_steps (project_id, reached_at);

------------------------------------------------------------------------------------- records

CREATE TABLE aggregates (
  project_id uuid NOT NULL REFERENCES projects (id),
  version integer NOT NULL,
  manifest_key text NOT NULL,
  chunk_keys text[] NOT NULL,
  participants integer NOT NULL,
  built_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, version)
);

-- Objects of records that a newer version does without. They go an hour later.
CREATE TABLE superseded_objects (
  key text PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  since timestamptz NOT NULL,
  -- Set where the key is a prefix: everything under it that an older version wrote.
  older_than integer
);
CREATE INDEX superseded_objects_since ON superseded_objects (since);
CREATE INDEX superseded_objects_project ON superseded_objects (project_id);

CREATE TABLE record_checks (
  project_id uuid PRIMARY KEY REFERENCES projects (id),
  checked_at timestamptz NOT NULL
);

-- Of cards and pages of projects, drawn whenever records grow.
CREATE TABLE drawn_maps (
  project_id uuid NOT NULL REFERENCES projects (id),
  page_id uuid NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  slot smallint NOT NULL,
  object_key text NOT NULL,
  PRIMARY KEY (page_id, slot)
);
CREATE INDEX drawn_maps_project ON drawn_maps (project_id);

-- All packs of a Pro project as one file, which goes with whom it holds.
CREATE TABLE archives (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id),
  object_key text NOT NULL,
  -- Version of the records that it was compared with last.
  version integer NOT NULL,
  recording_ids uuid[] NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX archives_project ON archives (project_id, made_at);
CREATE INDEX archives_made ON archives (made_at);
