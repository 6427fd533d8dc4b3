import type { CreditMove, LotSource } from '@fovea/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Which movements: of one kind, from a moment on, up to before another. */
export interface Chosen {
  readonly type?: CreditMove | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface HistoryRow {
  readonly id: string;
  readonly type: CreditMove;
  readonly at: Date;
  readonly amount: number;
  readonly total: number;
  readonly source: LotSource | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly email: string | null;
  readonly receivers: number | null;
  readonly reason: string | null;
}

/** Movements of a user, one row each, as `moved`, with their transaction as `tx`. */
function movementsOf(
  userId: string,
  { type = null, from = null, to = null }: { [K in keyof Chosen]?: Chosen[K] | null },
  before: string | null,
): RawBuilder<unknown> {
  return sql`
    (SELECT entry.tx_id, sum(entry.amount)::int AS amount, min(entry.lot_id) AS lot_id,
            (array_agg(entry.total_after ORDER BY entry.lot_id DESC))[1] AS total
     FROM credit_entries AS entry
     WHERE entry.account_id = (SELECT id FROM credit_accounts
                               WHERE kind = 'user' AND owner_id = ${userId})
       AND (${before}::bigint IS NULL OR entry.tx_id < ${before}::bigint)
     GROUP BY entry.tx_id) AS moved
    JOIN credit_txs AS tx ON tx.id = moved.tx_id
      AND (${type}::text IS NULL OR tx.kind = ${type}::text)
      AND (${from}::timestamptz IS NULL OR tx.at >= ${from}::timestamptz)
      AND (${to}::timestamptz IS NULL OR tx.at < ${to}::timestamptz)`;
}

/** Newest first; each with the total after it and what it was about. */
export async function listHistory(
  db: Db,
  userId: string,
  page: Chosen & { readonly before?: string | undefined; readonly limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT tx.id, tx.kind AS type, tx.at, moved.amount, moved.total,
           CASE WHEN tx.kind IN ('PURCHASE', 'GRANT', 'EXPIRE', 'REFUND')
                THEN lot.source END AS source,
           tx.details->>'projectId' AS "projectId", tx.details->>'projectName' AS "projectName",
           coalesce(sender.email, ended.receiver_email,
                    CASE WHEN sent.receivers = 1 THEN sent.email END) AS email,
           nullif(sent.receivers, 0) AS receivers, tx.details->>'reason' AS reason
    FROM ${movementsOf(userId, page, page.before ?? null)}
    JOIN credit_lots AS lot ON lot.id = moved.lot_id
    LEFT JOIN transfer_codes AS ended ON ended.ended_tx_id = tx.id
    LEFT JOIN credit_accounts AS account
      ON account.id = ended.sender_id AND tx.kind = 'CODE_IN'
    LEFT JOIN users AS sender ON sender.id = account.owner_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS receivers, min(receiver_email) AS email
                        FROM transfer_codes WHERE sent_tx_id = tx.id) AS sent
    ORDER BY tx.id DESC
    LIMIT ${page.limit}`.execute(db);
  return rows;
}

interface Totals {
  readonly rows: number;
  readonly cameIn: number;
  readonly used: number;
  readonly projects: number;
  readonly sent: number;
}

export async function sumHistory(db: Db, userId: string, chosen: Chosen): Promise<Totals> {
  const sumOf = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(moved.amount) FILTER (WHERE ${condition}), 0)::int`;
  const isUse = sql`tx.kind IN ('USE', 'UPGRADE', 'RELEASE')`;
  const isIn = sql`tx.kind IN ('PURCHASE', 'GRANT', 'CODE_IN')
                   OR (tx.kind = 'ADJUST' AND moved.amount > 0)`;
  const { rows } = await sql<Totals>`
    SELECT count(*)::int AS rows, ${sumOf(isIn)} AS "cameIn", ${sumOf(isUse)} AS used,
           (count(DISTINCT tx.details->>'projectId') FILTER (WHERE ${isUse}))::int AS projects,
           ${sumOf(sql`tx.kind IN ('TRANSFER_OUT', 'TRANSFER_BACK')`)} AS sent
    FROM ${movementsOf(userId, chosen, null)}`.execute(db);
  return rows[0] ?? { rows: 0, cameIn: 0, used: 0, projects: 0, sent: 0 };
}

/** When a user's first movement was. */
export async function findFirstMovement(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_accounts', 'credit_accounts.id', 'account_id')
    .innerJoin('credit_txs', 'credit_txs.id', 'tx_id')
    .select('at')
    .where('credit_accounts.kind', '=', 'user')
    .where('owner_id', '=', userId)
    .orderBy('tx_id')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Credits that can be spent now, by the date each part ends on. */
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
