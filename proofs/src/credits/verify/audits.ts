// The invariants of the ledger in SQL of their own, so that a blind audit of the server shows.
import type { ClientBase, Pool } from 'pg';

const HELD = "('user', 'project', 'code')";

const AUDITS = {
  'a transaction does not balance lot by lot': `
    SELECT tx_id FROM credit_entries GROUP BY tx_id, lot_id HAVING sum(amount) <> 0`,
  'a lot does not sum to 0 over all accounts': `
    SELECT id FROM credit_lots
    WHERE (SELECT coalesce(sum(amount), 0) FROM credit_entries WHERE lot_id = credit_lots.id) <> 0
      OR NOT EXISTS (SELECT FROM credit_entries WHERE lot_id = credit_lots.id)`,
  'more or less was issued than a lot has': `
    SELECT lot.id FROM credit_lots AS lot WHERE lot.amount <> -(
      SELECT coalesce(sum(entry.amount), 0) FROM credit_entries AS entry
      WHERE entry.lot_id = lot.id AND entry.account_id IN
        (SELECT id FROM credit_accounts WHERE kind = 'issued'))`,
  'a balance is not the sum of its entries': `
    SELECT account_id FROM (
      SELECT account_id, lot_id, amount FROM credit_balances
      UNION ALL
      SELECT account_id, lot_id, -amount FROM credit_entries
      WHERE account_id IN (SELECT id FROM credit_accounts WHERE kind IN ${HELD})) AS both_sides
    GROUP BY account_id, lot_id HAVING sum(amount) <> 0`,
  'a balance was below 0 at some time': `
    SELECT account_id FROM credit_balances WHERE amount < 0
    UNION ALL
    SELECT account_id FROM credit_entries
    WHERE account_id IN (SELECT id FROM credit_accounts WHERE kind IN ${HELD})
      AND (balance_after < 0 OR total_after < 0)`,
  'a chain of balances is broken': `
    SELECT 1 FROM (
      SELECT entry.amount, entry.balance_after, lag(entry.balance_after, 1, 0) OVER (
        PARTITION BY entry.account_id, entry.lot_id ORDER BY entry.tx_id) AS before
      FROM credit_entries AS entry
      JOIN credit_accounts AS account ON account.id = entry.account_id
      WHERE account.kind IN ${HELD}) AS chain
    WHERE before + amount <> balance_after`,
  'a code that has ended holds something, or one that has not too much': `
    SELECT code.id FROM transfer_codes AS code
    WHERE (SELECT coalesce(sum(amount), 0) FROM credit_balances
           WHERE account_id = code.account_id)
      > CASE code.status WHEN 'NOT_USED' THEN code.amount ELSE 0 END`,
  'recordings that were paid for are not what was consumed': `
    SELECT 1 WHERE (SELECT count(*) FROM consumptions
                    WHERE tx_id IS NOT NULL AND returned_tx_id IS NULL)
      <> (SELECT coalesce(sum(amount), 0) FROM credit_entries WHERE account_id IN
           (SELECT id FROM credit_accounts WHERE kind = 'consumed'))`,
  'a recording of a Pro project is read and no session is kept for it': `
    SELECT recordings.id FROM recordings JOIN projects ON projects.id = project_id
    LEFT JOIN consumptions ON recording_id = recordings.id AND returned_tx_id IS NULL
    WHERE type = 'pro' AND deleted_at IS NULL AND state = 'complete' AND holds_place
      AND NOT is_test AND removed_at IS NULL AND recording_id IS NULL`,
  'more or less left for a payment that went back than is noted': `
    SELECT lot_id FROM credit_reversals AS reversal
    WHERE taken > unpaid OR taken <> (
      SELECT coalesce(-sum(entry.amount), 0) FROM credit_entries AS entry
      WHERE entry.tx_id IN (SELECT tx_id FROM credit_reversal_txs
                            WHERE credit_reversal_txs.lot_id = reversal.lot_id)
        AND entry.account_id IN (SELECT id FROM credit_accounts WHERE kind IN ('user', 'expired')))`,
} as const;

export const AUDIT_COUNT = Object.keys(AUDITS).length;

/** The cases of each invariant that does not hold; none if the ledger is sound. */
export async function listAuditFaults(client: ClientBase | Pool): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(AUDITS)) {
    const { rows } = await client.query<{ cases: number }>(
      `SELECT count(*)::int AS cases FROM (${query}) AS found`,
    );
    const cases = rows[0]?.cases ?? 0;
    if (cases > 0) faults.push(`${name}: ${cases}`);
  }
  return faults;
}
