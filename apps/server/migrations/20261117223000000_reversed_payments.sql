-- Why: money that went back without us, by a dispute or a refund made at the provider, takes its sessions along; what is no longer there is owed.
-- Lock: none on tables that are in use.
-- Phase: expand.

-- How many sessions of a lot nobody pays for any more, and how many have left for it. The rest is owed.
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
