-- Why: prices are published as documents; what is bought is an order that a payment provider settles.
-- Lock: none on tables that are in use.
-- Phase: expand.

-- As published, never changed: an order names the version that it was made from.
CREATE TABLE catalogues (
  version integer PRIMARY KEY,
  document jsonb NOT NULL,
  published_at timestamptz NOT NULL
);

-- Kept when the account goes, as books are: the user's row names nobody then.
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
  UNIQUE (user_id, order_key),
  CHECK ((state = 'paid') = (payment_ref IS NOT NULL AND paid_at IS NOT NULL))
);
CREATE INDEX orders_user ON orders (user_id, id DESC) WHERE state = 'paid';
CREATE INDEX orders_open ON orders (created_at) WHERE state = 'open';
CREATE UNIQUE INDEX orders_checkout ON orders (provider, checkout_ref);
CREATE UNIQUE INDEX orders_payment ON orders (provider, payment_ref);

-- What a provider has told, once each, with what came of it.
CREATE TABLE provider_events (
  provider text NOT NULL CHECK (provider IN ('global', 'regional')),
  event_id text NOT NULL,
  type text NOT NULL,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);
