import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Month } from '#platform/payments/payment-provider.ts';
import {
  findAsked,
  lockSubscription,
  type MonthlyOffer,
  type OwnSubscription,
  setCancelled,
} from './subscriptions.repo.ts';

/** The order of one month, before it is paid: the first who asks decides what it is of. */
export async function openMonth(
  db: Db,
  id: string,
  subscription: OwnSubscription,
  offer: MonthlyOffer,
  month: Month,
  now: Date,
): Promise<{ id: string; state: 'open' | 'paid' | 'ended' } & MonthlyOffer> {
  await sql`
    INSERT INTO orders (id, user_id, access, order_key, catalogue_version, plan, kind, sessions,
                        currency, amount, provider, created_at, subscription_id, period_start,
                        period_end)
    SELECT ${id}, first.user_id, first.access, ${id}, subscription.catalogue_version, first.plan,
           first.kind, ${offer.sessions}, first.currency, ${offer.amount}, first.provider, ${now},
           subscription.id, ${month.start}, ${month.end}
    FROM subscriptions AS subscription JOIN orders AS first ON first.id = subscription.order_id
    WHERE subscription.id = ${subscription.id}
    ON CONFLICT (subscription_id, period_start) DO NOTHING`.execute(db);
  return db
    .selectFrom('orders')
    .select(['id', 'state', 'sessions', 'amount'])
    .where('subscription_id', '=', subscription.id)
    .where('period_start', '=', month.start)
    .executeTakeFirstOrThrow();
}

/** A month was paid. One that is older than what stands changes nothing but its own order. */
export async function moveOn(
  tx: Tx,
  id: string,
  paid: MonthlyOffer & { month: Month; period?: number },
): Promise<void> {
  await sql`
    UPDATE subscriptions
    SET state = CASE state WHEN 'ended' THEN state ELSE 'active' END,
        period = ${paid.period ?? sql`period + 1`}, period_start = ${paid.month.start},
        period_end = ${paid.month.end}, due_at = ${paid.month.end}, tries = 0, tried_at = NULL,
        sessions = ${paid.sessions}, amount = ${paid.amount},
        next_sessions = CASE WHEN next_amount = ${paid.amount} THEN NULL ELSE next_sessions END,
        next_amount = CASE WHEN next_amount = ${paid.amount} THEN NULL ELSE next_amount END
    WHERE id = ${id} AND period_start < ${paid.month.start}`.execute(tx);
}

export async function listPaidStarts(db: Db, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('period_start')
    .where('subscription_id', '=', id)
    .where('state', '=', 'paid')
    .execute();
  return rows.map(({ period_start }) => period_start?.getTime() ?? 0);
}

/** Sessions that the buyer still has of the present month. */
export async function countLeft(db: Db, { id, periodStart }: OwnSubscription): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    SELECT held.amount FROM orders
    JOIN credit_lots AS lot ON lot.source = 'subscription' AND lot.source_ref = orders.id::text
    JOIN credit_balances AS held ON held.lot_id = lot.id AND held.account_id = lot.buyer_id
    WHERE orders.subscription_id = ${id} AND orders.period_start = ${periodStart}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** The month that stands: none was paid after it. */
export async function isNewestMonth(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM orders JOIN subscriptions AS own ON own.id = orders.subscription_id
    WHERE orders.id = ${orderId} AND orders.period_start = own.period_start`.execute(db);
  return rows.length > 0;
}

/**
 * From here on the card may have been charged, until it is known that it was not. False when the plan
 * was cancelled, has ended or was renewed since it was read: the card is not to be asked.
 */
export async function markAsked(
  db: Db,
  own: OwnSubscription,
  orderId: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stands = await lockSubscription(tx, own.id);
    if (stands === undefined || stands.state === 'ended') return false;
    if (stands.tries !== own.tries || stands.period !== own.period) return false;
    const asked = await findAsked(tx, own.id);
    if (asked === undefined ? stands.cancelsAtEnd : asked.orderId !== orderId) return false;
    await tx.updateTable('orders').set({ asked_at: now }).where('id', '=', orderId).execute();
    return true;
  });
}

/** The answer is known: nothing was charged. */
export async function markAnswered(db: Db, orderId: string): Promise<void> {
  await db.updateTable('orders').set({ asked_at: null }).where('id', '=', orderId).execute();
}

/** No card is asked from here on. False while one was asked and its answer is not known. */
export async function stopCharges(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockSubscription(tx, id);
    await setCancelled(tx, id, true);
    return (await findAsked(tx, id)) === undefined;
  });
}

/** Once for each try, also when two saw the same refusal. */
export async function bookRefusal(
  db: Db,
  { id, tries, period }: OwnSubscription,
  refused: { orderId: string; triedAt: Date; dueAt: Date },
  alongside: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('subscriptions')
      .set({ state: 'past_due', tries: tries + 1 })
      .set({ tried_at: refused.triedAt, due_at: refused.dueAt })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('period', '=', period)
      .where('state', '<>', 'ended')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await tx
      .updateTable('orders')
      .set({ asked_at: null })
      .where('id', '=', refused.orderId)
      .execute();
    await alongside(tx);
  });
}
