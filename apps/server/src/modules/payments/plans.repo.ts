import type { Db, Tx } from '#platform/db/db.ts';
import { type Order, type PaidOrder, selectOrders } from './orders.repo.ts';

/** Its money is to go back. Nothing of one that was paid already, whatever became of it. */
export async function markSecond(
  tx: Tx,
  id: string,
  { checkoutRef, paymentRef, paidAt, receiptUrl }: PaidOrder,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ state: 'paid', checkout_ref: checkoutRef, payment_ref: paymentRef, paid_at: paidAt })
    .set({ receipt_url: receiptUrl, refund_since: now })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .execute();
}

/** Orders whose money is to go back since a moment; one account's, or everybody's. */
export function listSeconds(db: Db, since: Date, userId?: string): Promise<Order[]> {
  return selectOrders(db)
    .where('refund_since', '<=', since)
    .where('refunded_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('refund_since')
    .limit(200)
    .execute();
}

/** True for the first who knows that it has gone back. */
export async function markRefunded(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ refunded_at: now })
    .where('id', '=', id)
    .where('refund_since', 'is not', null)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
