import type { Currency, PlanKey, ProviderKey, SubscriptionState } from '@fovea/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { DB } from '#platform/db/schema.ts';
import type { Month } from '#platform/payments/payment-provider.ts';

export interface MonthlyOffer {
  readonly sessions: number;
  readonly amount: number;
}

interface NewSubscription extends MonthlyOffer {
  readonly id: string;
  readonly userId: string;
  readonly orderId: string;
  readonly provider: ProviderKey;
  readonly providerRef: string | null;
  readonly storedKey: string | null;
  readonly catalogueVersion: number;
  readonly currency: Currency;
  readonly month: Month;
}

export interface OwnSubscription extends Omit<NewSubscription, 'month' | 'catalogueVersion'> {
  readonly plan: PlanKey;
  readonly state: SubscriptionState;
  readonly cancelsAtEnd: boolean;
  readonly nextSessions: number | null;
  readonly nextAmount: number | null;
  readonly startedAt: Date;
  readonly period: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly tries: number;
  readonly triedAt: Date | null;
  readonly dueAt: Date;
  readonly revision: number;
}

function select(db: Db | Tx): SelectQueryBuilder<DB, 'subscriptions' | 'orders', OwnSubscription> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
    .select([
      'subscriptions.id',
      'subscriptions.user_id as userId',
      'order_id as orderId',
      'orders.plan',
      'subscriptions.provider',
      'provider_ref as providerRef',
      'subscriptions.stored_key as storedKey',
      'subscriptions.state',
      'cancels_at_end as cancelsAtEnd',
      'subscriptions.sessions',
      'subscriptions.currency',
      'subscriptions.amount',
      'next_sessions as nextSessions',
      'next_amount as nextAmount',
      'started_at as startedAt',
      'period',
      'subscriptions.period_start as periodStart',
      'subscriptions.period_end as periodEnd',
      'tries',
      'tried_at as triedAt',
      'due_at as dueAt',
      'revision',
    ]);
}

export function findSubscription(db: Db, id: string): Promise<OwnSubscription | undefined> {
  return select(db).where('subscriptions.id', '=', id).executeTakeFirst();
}

export function findByRef(
  db: Db,
  provider: ProviderKey,
  ref: string,
): Promise<OwnSubscription | undefined> {
  return select(db)
    .where('subscriptions.provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/** An account has one at most. */
export function findLive(db: Db, userId: string): Promise<OwnSubscription | undefined> {
  return select(db)
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.state', '<>', 'ended')
    .executeTakeFirst();
}

/** Subscriptions of people whose accounts go, not cancelled yet. */
export function listOfLeavers(db: Db): Promise<OwnSubscription[]> {
  return select(db)
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .where('leaves_at', 'is not', null)
    .where('subscriptions.state', '<>', 'ended')
    .where('cancels_at_end', '=', false)
    .execute();
}

/** The longest wait first. */
export function listDue(db: Db, now: Date, limit: number): Promise<OwnSubscription[]> {
  return select(db)
    .where('subscriptions.state', '<>', 'ended')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** With its first month; the order lets go of the card. */
export async function createSubscription(tx: Tx, given: NewSubscription): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({
      id: given.id,
      user_id: given.userId,
      order_id: given.orderId,
      provider: given.provider,
      provider_ref: given.providerRef,
      stored_key: given.storedKey,
      catalogue_version: given.catalogueVersion,
      sessions: given.sessions,
      currency: given.currency,
      amount: given.amount,
      started_at: given.month.start,
      period_start: given.month.start,
      period_end: given.month.end,
      due_at: given.month.end,
    })
    .execute();
  await tx
    .updateTable('orders')
    .set({
      subscription_id: given.id,
      period_start: given.month.start,
      period_end: given.month.end,
      stored_key: null,
    })
    .where('id', '=', given.orderId)
    .execute();
}

/** As it stands at this moment, until the transaction ends. */
export function lockSubscription(tx: Tx, id: string) {
  return tx
    .selectFrom('subscriptions')
    .select(['state', 'cancels_at_end as cancelsAtEnd', 'tries', 'period', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** As its provider has it. */
export async function setSubscription(
  tx: Tx,
  id: string,
  { state, cancelsAtEnd, dueAt }: { state: SubscriptionState; cancelsAtEnd: boolean; dueAt: Date },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .set({ state, cancels_at_end: cancelsAtEnd, due_at: dueAt })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .execute();
}

export async function setNext(
  db: Db,
  id: string,
  next: (MonthlyOffer & { catalogueVersion: number }) | undefined,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ next_sessions: next?.sessions ?? null, next_amount: next?.amount ?? null })
    .$if(next !== undefined, (query) =>
      query.set({ catalogue_version: next?.catalogueVersion ?? 0 }),
    )
    .where('id', '=', id)
    .execute();
}

/** Whether it was cancelled is our own row's to say only where we count the months. */
export async function setCancelled(db: Db | Tx, id: string, cancelsAtEnd: boolean): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ cancels_at_end: cancelsAtEnd })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .execute();
}

/**
 * Nothing is charged from here on; a month that was not paid goes with it. False while a card was
 * asked for a month and its answer is not known.
 */
export async function markSubscriptionEnded(
  db: Db,
  id: string,
  now: Date,
  alongside: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockSubscription(tx, id);
    if ((await findAsked(tx, id)) !== undefined) return false;
    const { numUpdatedRows } = await tx
      .updateTable('subscriptions')
      .set({ state: 'ended', ended_at: now, stored_key: null })
      .where('id', '=', id)
      .where('state', '<>', 'ended')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await alongside(tx);
    await tx
      .updateTable('orders')
      .set({ state: 'ended' })
      .where('subscription_id', '=', id)
      .where('state', '=', 'open')
      .execute();
    return true;
  });
}

interface AskedMonth {
  readonly orderId: string;
  readonly periodStart: Date | null;
}

/** A month whose card was asked, until its answer is known. */
export function findAsked(db: Db | Tx, id: string): Promise<AskedMonth | undefined> {
  return db
    .selectFrom('orders')
    .select(['id as orderId', 'period_start as periodStart'])
    .where('subscription_id', '=', id)
    .where('state', '=', 'open')
    .where('asked_at', 'is not', null)
    .executeTakeFirst();
}
