// First orders of monthly plans that are not paid yet. An account has one plan, and may have several
// pages and windows open to begin it.
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type Order, selectOrders } from './orders.repo.ts';

/** As many as are looked at in one go. */
const LISTED = 200;
/** More than an honest account has open. */
const LISTED_OF_ONE = 20;

const selectCheckouts = (db: Db, madeAfter: Date) =>
  selectOrders(db)
    .where('kind', '=', 'monthly')
    .where('state', '=', 'open')
    .where('subscription_id', 'is', null)
    .where('created_at', '>', madeAfter)
    .orderBy('id', 'desc')
    .limit(LISTED);

/** An account's, newest first. */
export function listCheckouts(db: Db, userId: string, madeAfter: Date): Promise<Order[]> {
  return selectCheckouts(db, madeAfter)
    .where('user_id', '=', userId)
    .limit(LISTED_OF_ONE)
    .execute();
}

/** Those of accounts that have a plan, apart from cards that may be being charged at this moment. */
export function listNeedless(
  db: Db,
  times: { madeAfter: Date; chargedBefore: Date },
  userId?: string,
): Promise<Order[]> {
  return selectCheckouts(db, times.madeAfter)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .where(({ or, eb }) =>
      or([eb('charging_at', 'is', null), eb('charging_at', '<=', times.chargedBefore)]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.user_id', '=', 'orders.user_id')
          .where('subscriptions.state', '<>', 'ended'),
      ),
    )
    .execute();
}

/** True for one order of an account at a time, and for the same one again. */
export async function takeCharging(
  db: Db,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  times: { now: Date; chargedBefore: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Two of one account come one after the other.
    await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(tx);
    const { rows } = await sql`
      UPDATE orders SET charging_at = ${times.now}
      WHERE id = ${id} AND state = 'open' AND NOT EXISTS (
        SELECT FROM orders AS other
        WHERE other.user_id = ${userId} AND other.id <> ${id} AND other.state = 'open'
          AND other.charging_at > ${times.chargedBefore})
      RETURNING id`.execute(tx);
    return rows.length > 0;
  });
}
