-- Why: transfer codes, refunds, returned recordings, projects that end early, and a ledger that stops spending when it is wrong.
-- Lock: transfer_codes and consumptions for a moment; the first is empty, the second gets an index.
-- Phase: expand.

ALTER TABLE transfer_codes ADD COLUMN sent_tx_id bigint NOT NULL REFERENCES credit_txs (id);
-- Who took it; nobody if it was cancelled.
ALTER TABLE transfer_codes ADD COLUMN redeemer_id bigint REFERENCES credit_accounts (id);
ALTER TABLE transfer_codes ADD COLUMN ended_tx_id bigint REFERENCES credit_txs (id);
ALTER TABLE transfer_codes ADD COLUMN ended_at timestamptz;
-- What was left of the amount when it ended: sessions may have expired before.
ALTER TABLE transfer_codes ADD COLUMN moved integer;
ALTER TABLE transfer_codes ALTER COLUMN code_hmac SET NOT NULL;
ALTER TABLE transfer_codes ADD CONSTRAINT transfer_codes_ended
  CHECK ((status = 'NOT_USED') = (ended_tx_id IS NULL) AND (status = 'USED') = (redeemer_id IS NOT NULL));
CREATE INDEX transfer_codes_sent ON transfer_codes (sent_tx_id);
CREATE INDEX transfer_codes_ended_tx ON transfer_codes (ended_tx_id);
CREATE INDEX transfer_codes_redeemer ON transfer_codes (redeemer_id, ended_tx_id DESC);

-- Asked of the payment provider; the credits have left already, so that nobody spends them meanwhile.
CREATE TABLE refund_requests (
  id uuid PRIMARY KEY,
  lot_id bigint NOT NULL REFERENCES credit_lots (id),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'confirmed', 'refused')),
  requested_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX refund_requests_open ON refund_requests (lot_id) WHERE state <> 'refused';

-- A row while an audit found something: nothing is spent until the next one finds nothing.
CREATE TABLE credit_stops (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  counts jsonb NOT NULL,
  since timestamptz NOT NULL
);

-- By its owner, before the target was met.
ALTER TABLE projects ADD COLUMN finished_at timestamptz;
CREATE INDEX consumptions_project ON consumptions (project_id);
