import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface HistoryRow {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly amount: number;
  readonly total: number;
  readonly details: unknown;
}

/** Movements of a user, newest first; each with the total after it. */
export async function listHistory(
  db: Db,
  userId: string,
  page: { before: string | undefined; kind: string | undefined; limit: number },
): Promise<HistoryRow[]> {
  const { before, kind, limit } = page;
  const { rows } = await sql<HistoryRow>`
    SELECT tx.id, tx.kind, tx.at, tx.details, sum(entry.amount)::int AS amount,
           (array_agg(entry.total_after ORDER BY entry.lot_id DESC))[1] AS total
    FROM credit_entries AS entry
    JOIN credit_accounts AS account ON account.id = entry.account_id
    JOIN credit_txs AS tx ON tx.id = entry.tx_id
    WHERE account.kind = 'user' AND account.owner_id = ${userId}
      AND (${before ?? null}::bigint IS NULL OR tx.id < ${before ?? null}::bigint)
      AND (${kind ?? null}::text IS NULL OR tx.kind = ${kind ?? null}::text)
    GROUP BY tx.id
    ORDER BY tx.id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** What can be spent now, by the date each part ends on. */
export async function listSpendable(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{ amount: number; expiresAt: Date | null }>`
    SELECT sum(held.amount)::int AS amount, lot.expires_at AS "expiresAt"
    FROM credit_balances AS held
    JOIN credit_lots AS lot ON lot.id = held.lot_id
    JOIN credit_accounts AS account ON account.id = held.account_id
    WHERE account.kind = 'user' AND account.owner_id = ${userId} AND held.amount > 0
      AND (lot.expires_at IS NULL OR lot.expires_at > ${now})
    GROUP BY lot.expires_at
    ORDER BY lot.expires_at NULLS LAST`.execute(db);
  return rows;
}
