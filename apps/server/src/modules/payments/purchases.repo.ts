import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

interface Bought {
  readonly sourceRef: string;
  readonly amount: number;
  readonly paidAt: Date;
  /** Sessions of it that the buyer still has. */
  readonly held: { readonly amount: number; readonly expiresAt: Date | null };
  readonly refundState: 'requested' | 'confirmed' | null;
  /** The money went back without us. */
  readonly isReversed: boolean;
}

/** The lots of some orders, with what was refunded of them. */
export async function listBought(db: Db, orderIds: readonly string[]): Promise<Bought[]> {
  const { rows } = await sql<Omit<Bought, 'held'> & { heldAmount: number; expiresAt: Date | null }>`
    SELECT lot.source_ref AS "sourceRef", lot.amount, lot.paid_at AS "paidAt",
           lot.expires_at AS "expiresAt", coalesce(held.amount, 0) AS "heldAmount",
           refund.state AS "refundState", coalesce(reversal.unpaid > 0, false) AS "isReversed"
    FROM credit_lots AS lot
    LEFT JOIN credit_balances AS held
      ON held.lot_id = lot.id AND held.account_id = lot.buyer_id
    LEFT JOIN refund_requests AS refund
      ON refund.lot_id = lot.id AND refund.state <> 'refused'
    LEFT JOIN credit_reversals AS reversal ON reversal.lot_id = lot.id
    WHERE lot.source IN ('purchase', 'subscription') AND lot.source_ref = ANY(${orderIds})`.execute(
    db,
  );
  return rows.map(({ heldAmount, expiresAt, ...lot }) => ({
    ...lot,
    held: { amount: heldAmount, expiresAt },
  }));
}

/** Refunds of orders that nobody has ended. */
export async function listWaitingRefunds(
  db: Db,
  before: Date,
): Promise<{ requestId: string; orderId: string }[]> {
  const { rows } = await sql<{ requestId: string; orderId: string }>`
    SELECT refund.id AS "requestId", orders.id AS "orderId"
    FROM refund_requests AS refund
    JOIN credit_lots AS lot ON lot.id = refund.lot_id AND lot.source IN ('purchase', 'subscription')
    JOIN orders ON orders.id::text = lot.source_ref
    WHERE refund.state = 'requested' AND refund.requested_at <= ${before}
    ORDER BY refund.requested_at LIMIT 200`.execute(db);
  return rows;
}
