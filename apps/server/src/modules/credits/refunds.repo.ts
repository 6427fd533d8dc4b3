import type { LotSource } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

interface Lot {
  readonly id: string;
  readonly source: LotSource;
  readonly amount: number;
  readonly paidAt: Date;
  /** The user who paid. */
  readonly buyerId: string;
}

export async function findLot(
  db: Db,
  source: LotSource,
  sourceRef: string,
): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    SELECT lot.id, lot.source, lot.amount, lot.paid_at AS "paidAt", buyer.owner_id AS "buyerId"
    FROM credit_lots AS lot JOIN credit_accounts AS buyer ON buyer.id = lot.buyer_id
    WHERE lot.source = ${source} AND lot.source_ref = ${sourceRef}`.execute(db);
  return rows[0];
}

export async function createRefund(
  tx: Tx,
  refund: { id: string; lotId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('refund_requests')
    .values({ id: refund.id, lot_id: refund.lotId, requested_at: refund.now })
    .execute();
}

export async function findRefund(db: Db, id: string) {
  const { rows } = await sql<{ lotId: string; amount: number; buyerId: string }>`
    SELECT refund.lot_id AS "lotId", lot.amount, buyer.owner_id AS "buyerId"
    FROM refund_requests AS refund
    JOIN credit_lots AS lot ON lot.id = refund.lot_id
    JOIN credit_accounts AS buyer ON buyer.id = lot.buyer_id
    WHERE refund.id = ${id}`.execute(db);
  return rows[0];
}

/** Held, so that of two who end it one comes second. */
export async function isRefundOpen(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refund_requests')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state === 'requested';
}

/** True when it stands so now, also if it did before. */
export async function endRefund(
  db: Db | Tx,
  id: string,
  state: 'confirmed' | 'refused',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['requested', state])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
