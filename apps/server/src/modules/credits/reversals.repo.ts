import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Holding } from './ledger.repo.ts';

/** Sessions of a lot that nobody pays for any more, and how many of them have left. */
interface Reversal {
  readonly unpaid: number;
  readonly taken: number;
  readonly changes: number;
}

const NONE: Reversal = { unpaid: 0, taken: 0, changes: 0 };

export async function findReversal(db: Db | Tx, lotId: string): Promise<Reversal> {
  const row = await db
    .selectFrom('credit_reversals')
    .select(['unpaid', 'taken', 'changes'])
    .where('lot_id', '=', lotId)
    .executeTakeFirst();
  return row ?? NONE;
}

export async function saveReversal(
  tx: Tx,
  { lotId, buyerId, unpaid, taken, changes, now }: Reversal & Saved,
): Promise<void> {
  const changed = { unpaid, taken, changes, changed_at: now };
  await tx
    .insertInto('credit_reversals')
    .values({ lot_id: lotId, buyer_id: buyerId, ...changed })
    .onConflict((conflict) => conflict.column('lot_id').doUpdateSet(changed))
    .execute();
}

interface Saved {
  readonly lotId: string;
  readonly buyerId: string;
  readonly now: Date;
}

export async function noteReversalTx(tx: Tx, lotId: string, txId: string): Promise<void> {
  await tx.insertInto('credit_reversal_txs').values({ lot_id: lotId, tx_id: txId }).execute();
}

/** Sessions that a reversal has taken so far, by lots; the ones taken first come back last. */
export async function listTaken(tx: Tx, lotId: string): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    SELECT entry.lot_id AS "lotId", sum(entry.amount)::int AS amount,
           lot.expires_at AS "expiresAt"
    FROM credit_reversal_txs AS noted
    JOIN credit_entries AS entry ON entry.tx_id = noted.tx_id
    JOIN credit_accounts AS account ON account.id = entry.account_id AND account.kind = 'adjusted'
    JOIN credit_lots AS lot ON lot.id = entry.lot_id
    WHERE noted.lot_id = ${lotId}
    GROUP BY entry.lot_id, lot.expires_at HAVING sum(entry.amount) > 0
    ORDER BY max(entry.tx_id) DESC`.execute(tx);
  return rows;
}

/** Whether the buyer asked us for the money of this lot: it goes back, or went. */
export async function isRefundedHere(tx: Tx, lotId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refund_requests')
    .select('id')
    .where('lot_id', '=', lotId)
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sessions that an account owes for payments that went back. */
export async function sumOwed(db: Db | Tx, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('credit_reversals')
    .select(sql<number>`coalesce(sum(unpaid - taken), 0)::int`.as('owed'))
    .where('buyer_id', '=', accountId)
    .whereRef('taken', '<', 'unpaid')
    .executeTakeFirst();
  return row?.owed ?? 0;
}

export async function sumOwedByUser(db: Db, userId: string): Promise<number> {
  const account = await db
    .selectFrom('credit_accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return account === undefined ? 0 : sumOwed(db, account.id);
}

interface OwedLot {
  readonly lotId: string;
  readonly userId: string;
}

/** Lots with something owed whose buyers have something again; one buyer's, or everybody's. */
export async function listPayable(db: Db, now: Date, userId?: string): Promise<OwedLot[]> {
  const { rows } = await sql<OwedLot>`
    SELECT reversal.lot_id AS "lotId", buyer.owner_id AS "userId"
    FROM credit_reversals AS reversal
    JOIN credit_accounts AS buyer ON buyer.id = reversal.buyer_id
    WHERE reversal.taken < reversal.unpaid
      AND (${userId ?? null}::uuid IS NULL OR buyer.owner_id = ${userId ?? null}::uuid)
      AND EXISTS (SELECT FROM credit_balances AS held JOIN credit_lots AS lot ON lot.id = held.lot_id
                  WHERE held.account_id = reversal.buyer_id AND held.amount > 0
                    AND (lot.expires_at IS NULL OR lot.expires_at > ${now}))
    ORDER BY reversal.lot_id LIMIT 200`.execute(db);
  return rows;
}
