-- Why: a monthly plan is paid again and again; each paid month is an order with sessions of its own.
-- Lock: short on orders; SHARE on orders while its index is built.
-- Phase: expand.

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
  -- When somebody looks at it, whatever was told.
  due_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((next_sessions IS NULL) = (next_amount IS NULL)),
  CHECK (period_start < period_end),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK (state <> 'ended' OR stored_key IS NULL)
);
CREATE UNIQUE INDEX subscriptions_ref ON subscriptions (provider, provider_ref);
CREATE INDEX subscriptions_user ON subscriptions (user_id, id DESC) WHERE state <> 'ended';
CREATE INDEX subscriptions_due ON subscriptions (due_at) WHERE state <> 'ended';

ALTER TABLE orders ADD COLUMN subscription_id uuid REFERENCES subscriptions (id);
ALTER TABLE orders ADD COLUMN period_start timestamptz;
ALTER TABLE orders ADD COLUMN period_end timestamptz;
ALTER TABLE orders ADD COLUMN stored_key text;
-- A month is paid once.
CREATE UNIQUE INDEX orders_month ON orders (subscription_id, period_start);
