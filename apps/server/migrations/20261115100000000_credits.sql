-- Why: sessions that are bought, spent and passed on, as a ledger that cannot be wrong unseen.
-- Lock: none on writes of others, the tables are new; consumptions gets a column without a default.
-- Phase: expand.

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

CREATE TABLE transfer_codes (
  id uuid PRIMARY KEY,
  account_id bigint NOT NULL UNIQUE REFERENCES credit_accounts (id),
  sender_id bigint NOT NULL REFERENCES credit_accounts (id),
  receiver_email text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'NOT_USED' CHECK (status IN ('NOT_USED', 'USED', 'CANCELLED')),
  -- Set when the mail is made; the code itself is never stored.
  code_hmac bytea UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX transfer_codes_sender ON transfer_codes (sender_id, id DESC);

-- One recording is paid once, whatever is tried again; from which lot, for it may come back there.
ALTER TABLE consumptions ADD COLUMN tx_id bigint REFERENCES credit_txs (id);
ALTER TABLE consumptions ADD COLUMN lot_id bigint REFERENCES credit_lots (id);
ALTER TABLE consumptions ADD COLUMN returned_tx_id bigint REFERENCES credit_txs (id);

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
