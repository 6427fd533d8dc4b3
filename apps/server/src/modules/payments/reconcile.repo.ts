import type { ProviderKey } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { Booked } from './reconcile.ts';

/** Orders that were paid in a range, and others by their ids, with what the ledger has of them. */
export async function listBooked(
  db: Db,
  provider: ProviderKey,
  { from, to, orderIds }: { from: Date; to: Date; orderIds: readonly string[] },
): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    SELECT orders.id AS "orderId", orders.state = 'paid' AS "isPaid",
           coalesce(orders.paid_at >= ${from} AND orders.paid_at < ${to}, false) AS "isInRange",
           orders.checkout_ref AS "checkoutRef", orders.payment_ref AS "paymentRef",
           orders.currency, orders.amount, coalesce(lot.amount, 0) AS "lotAmount",
           CASE WHEN orders.refund_since IS NULL THEN orders.sessions ELSE 0 END AS sessions,
           coalesce(refund.state, CASE WHEN orders.refunded_at IS NOT NULL THEN 'confirmed'
                                       WHEN orders.refund_since IS NOT NULL THEN 'requested' END
           ) AS "refundState", coalesce(reversal.unpaid, 0) AS unpaid
    FROM orders
    LEFT JOIN credit_lots AS lot
      ON lot.source IN ('purchase', 'subscription') AND lot.source_ref = orders.id::text
    LEFT JOIN refund_requests AS refund
      ON refund.lot_id = lot.id AND refund.state <> 'refused'
    LEFT JOIN credit_reversals AS reversal ON reversal.lot_id = lot.id
    WHERE orders.provider = ${provider}
      AND (orders.id::text = ANY(${orderIds})
           OR (orders.state = 'paid' AND orders.paid_at >= ${from} AND orders.paid_at < ${to}))`.execute(
    db,
  );
  return rows;
}
