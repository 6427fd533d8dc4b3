import type { Currency, Language, PlanKey, PlanKind, ProviderKey } from '@fovea/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { DB } from '#platform/db/schema.ts';

/** The ordered goods; they never change. */
export interface NewOrder {
  readonly id: string;
  readonly userId: string;
  readonly orderKey: string;
  readonly catalogueVersion: number;
  readonly plan: PlanKey;
  readonly kind: PlanKind;
  readonly sessions: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly provider: ProviderKey;
  readonly returnTo: string | null;
  readonly createdAt: Date;
}

export interface Order extends NewOrder {
  readonly state: 'open' | 'paid' | 'ended';
  readonly checkoutRef: string | null;
  readonly payUrl: string | null;
  readonly paymentRef: string | null;
  readonly paidAt: Date | null;
  readonly balanceBefore: number | null;
  readonly receiptUrl: string | null;
  /** The monthly plan that it is a month of. */
  readonly subscriptionId: string | null;
  /** The card to charge later, until the subscription has it. */
  readonly storedKey: string | null;
  /** It paid a second plan: since when its money is to go back, and when it had gone. */
  readonly refundSince: Date | null;
  readonly refundedAt: Date | null;
}

export function selectOrders(db: Db | Tx): SelectQueryBuilder<DB, 'orders', Order> {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'user_id as userId',
      'order_key as orderKey',
      'catalogue_version as catalogueVersion',
      'plan',
      'kind',
      'sessions',
      'currency',
      'amount',
      'provider',
      'return_to as returnTo',
      'created_at as createdAt',
      'state',
      'checkout_ref as checkoutRef',
      'pay_url as payUrl',
      'payment_ref as paymentRef',
      'paid_at as paidAt',
      'balance_before as balanceBefore',
      'receipt_url as receiptUrl',
      'subscription_id as subscriptionId',
      'stored_key as storedKey',
      'refund_since as refundSince',
      'refunded_at as refundedAt',
    ]);
}

export function findOrder(db: Db | Tx, id: string): Promise<Order | undefined> {
  return selectOrders(db).where('id', '=', id).executeTakeFirst();
}

export function findOrderByKey(
  db: Db,
  userId: string,
  orderKey: string,
): Promise<Order | undefined> {
  return selectOrders(db)
    .where('user_id', '=', userId)
    .where('order_key', '=', orderKey)
    .executeTakeFirst();
}

export function findOrderByPayment(
  db: Db,
  provider: ProviderKey,
  paymentRef: string,
): Promise<Order | undefined> {
  return selectOrders(db)
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst();
}

/** Source of a lot of this order, as the ledger says. */
export const toLotSource = ({ kind }: Pick<Order, 'kind'>) =>
  kind === 'monthly' ? 'subscription' : 'purchase';

/** Nothing when a twin was first. */
export async function createOrder(db: Db, order: NewOrder): Promise<void> {
  await db
    .insertInto('orders')
    .values({
      id: order.id,
      user_id: order.userId,
      order_key: order.orderKey,
      catalogue_version: order.catalogueVersion,
      plan: order.plan,
      kind: order.kind,
      sessions: order.sessions,
      currency: order.currency,
      amount: order.amount,
      provider: order.provider,
      return_to: order.returnTo,
      created_at: order.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_key']).doNothing())
    .execute();
}

/** False for an order that ended before its checkout began. */
export async function keepCheckout(
  db: Db,
  id: string,
  { checkoutRef, payUrl }: { checkoutRef: string; payUrl: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ checkout_ref: checkoutRef, pay_url: payUrl })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Before anything is charged: nobody asks for the card twice. The one that stands; none of an order that is over. */
export async function keepStoredKey(
  db: Db,
  id: string,
  storedKey: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('orders')
    .set(({ fn, val }) => ({ stored_key: fn.coalesce('stored_key', val(storedKey)) }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('stored_key')
    .executeTakeFirst();
  return row?.stored_key ?? undefined;
}

/** Ends a month's order: it can no longer be charged. */
export async function dropStoredKey(db: Db, id: string): Promise<void> {
  await db.updateTable('orders').set({ stored_key: null }).where('id', '=', id).execute();
}

/** Cards that no subscription has taken over: of orders that ended, or that nobody paid by then. */
export function listLeftCards(db: Db, madeBefore: Date): Promise<Order[]> {
  return selectOrders(db)
    .where('stored_key', 'is not', null)
    .where(({ or, eb }) => or([eb('state', '=', 'ended'), eb('created_at', '<=', madeBefore)]))
    .limit(200)
    .execute();
}

export interface PaidOrder {
  readonly checkoutRef: string | null;
  readonly paymentRef: string;
  readonly paidAt: Date;
  readonly receiptUrl: string | null;
}

/** False for one whose money is to go back. */
export async function markPaid(
  tx: Tx,
  id: string,
  paid: PaidOrder & { readonly balanceBefore: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      state: 'paid',
      checkout_ref: paid.checkoutRef,
      payment_ref: paid.paymentRef,
      paid_at: paid.paidAt,
      receipt_url: paid.receiptUrl,
      balance_before: paid.balanceBefore,
    })
    .where('id', '=', id)
    .where('refund_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends an order that can no longer be paid; false for one that was paid. */
export async function markEnded(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ state: 'ended' })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True for one of those who want to ask the provider about an open order at the same time. */
export async function takeAsking(
  db: Db,
  id: string,
  before: Date,
  now: Date,
  state: 'open' | 'paid' = 'open',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Open ones that nobody has asked about for a while; the longest wait first. */
export function listWaiting(
  db: Db,
  times: { madeAfter: Date; askedBefore: Date },
  limit: number,
): Promise<Order[]> {
  return selectOrders(db)
    .where('state', '=', 'open')
    .where('checkout_ref', 'is not', null)
    .where('created_at', '>', times.madeAfter)
    .where(({ fn, eb }) => eb(fn.coalesce('asked_at', 'created_at'), '<=', times.askedBefore))
    .orderBy(sql`coalesce(asked_at, created_at)`)
    .limit(limit)
    .execute();
}

export function listPaid(
  db: Db,
  userId: string,
  page: { before?: string | undefined; limit: number },
): Promise<Order[]> {
  return selectOrders(db)
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .$if(page.before !== undefined, (query) => query.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

interface Buyer {
  readonly email: string;
  readonly language: Language;
}

/** Nothing of an account that is gone. */
export function findBuyer(db: Db, userId: string): Promise<Buyer | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}
