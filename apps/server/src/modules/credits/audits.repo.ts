import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Accounts with a balance of their own. */
const HOLDER = sql`account.kind IN ('user', 'project', 'code')`;

/** States that must never exist: each query counts its cases. */
const AUDITS = {
  unbalanced_tx: sql`
    SELECT FROM credit_entries GROUP BY tx_id, lot_id HAVING sum(amount) <> 0`,
  lot_not_conserved: sql`
    SELECT FROM credit_lots AS lot LEFT JOIN credit_entries AS entry ON entry.lot_id = lot.id
    GROUP BY lot.id HAVING coalesce(sum(entry.amount), 0) <> 0`,
  issued_wrong: sql`
    SELECT FROM credit_lots AS lot
    LEFT JOIN (credit_entries AS entry JOIN credit_accounts AS account
               ON account.id = entry.account_id AND account.kind = 'issued')
      ON entry.lot_id = lot.id
    GROUP BY lot.id HAVING coalesce(sum(entry.amount), 0) <> -lot.amount`,
  balance_drift: sql`
    SELECT FROM credit_balances AS held
    FULL JOIN (SELECT entry.account_id, entry.lot_id, sum(entry.amount) AS amount
               FROM credit_entries AS entry
               JOIN credit_accounts AS account ON account.id = entry.account_id
               WHERE ${HOLDER} GROUP BY 1, 2) AS booked USING (account_id, lot_id)
    WHERE coalesce(held.amount, 0) <> coalesce(booked.amount, 0)`,
  negative: sql`SELECT FROM credit_balances WHERE amount < 0`,
  chain_broken: sql`
    SELECT FROM (
      SELECT entry.balance_after, sum(entry.amount) OVER (
               PARTITION BY entry.account_id, entry.lot_id ORDER BY entry.tx_id) AS booked
      FROM credit_entries AS entry
      JOIN credit_accounts AS account ON account.id = entry.account_id
      WHERE ${HOLDER}) AS chain
    WHERE booked <> balance_after`,
  code_holds_wrong: sql`
    SELECT FROM transfer_codes AS code
    LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM credit_balances GROUP BY 1) AS held
      USING (account_id)
    WHERE CASE WHEN code.status = 'NOT_USED' THEN coalesce(held.amount, 0) > code.amount
               ELSE coalesce(held.amount, 0) <> 0 END`,
  consumed_mismatch: sql`
    SELECT FROM (
      SELECT (SELECT count(*) FROM consumptions
              WHERE tx_id IS NOT NULL AND returned_tx_id IS NULL)
           - (SELECT coalesce(sum(entry.amount), 0) FROM credit_entries AS entry
              JOIN credit_accounts AS account ON account.id = entry.account_id
              WHERE account.kind = 'consumed') AS difference) AS sums
    WHERE difference <> 0`,
  // Also what the records still hold without a place, unless it is on its way out of them.
  read_unpaid: sql`
    SELECT FROM recordings AS read
    JOIN projects AS project ON project.id = read.project_id
      AND project.type = 'pro' AND project.deleted_at IS NULL
    WHERE read.state = 'complete' AND NOT read.is_test AND read.removed_at IS NULL
      AND (read.holds_place OR (read.merged_version IS NOT NULL AND NOT read.session_returned))
      AND NOT EXISTS (SELECT FROM consumptions AS paid
                      WHERE paid.recording_id = read.id AND paid.returned_tx_id IS NULL)`,
  reversal_mismatch: sql`
    SELECT FROM credit_reversals AS reversal WHERE reversal.taken <> (
      SELECT coalesce(sum(entry.amount), 0) FROM credit_reversal_txs AS noted
      JOIN credit_entries AS entry ON entry.tx_id = noted.tx_id
      JOIN credit_accounts AS account ON account.id = entry.account_id
      WHERE noted.lot_id = reversal.lot_id AND account.kind = 'adjusted')`,
} as const;

export type AuditName = keyof typeof AUDITS;

export async function runAudits(db: Db): Promise<Record<AuditName, number>> {
  const counts: [string, number][] = [];
  for (const [name, cases] of Object.entries(AUDITS)) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM (${cases}) AS found`.execute(db);
    counts.push([name, rows[0]?.count ?? 0]);
  }
  return Object.fromEntries(counts) as Record<AuditName, number>;
}

export async function stopSpending(
  db: Db,
  counts: Readonly<Record<AuditName, number>>,
  since: Date,
): Promise<void> {
  await db
    .insertInto('credit_stops')
    .values({ counts: JSON.stringify(counts), since })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ counts: JSON.stringify(counts) }))
    .execute();
}

export async function startSpending(db: Db): Promise<void> {
  await db.deleteFrom('credit_stops').execute();
}
