// The first month of a plan whose months we count. The card that was given at the provider's window
// is kept, sealed, before it is charged: whoever comes after a crash charges the same card, once.
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import {
  dropStoredKey,
  keepStoredKey,
  listLeftCards,
  markEnded,
  type Order,
} from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { listLive } from './subscriptions.repo.ts';

/** Refused is for ever. Throws when nobody knows whether the card was charged. */
export async function chargeFirst(
  deps: PaymentDeps,
  order: Order,
  authKey: string,
): Promise<'done' | 'refused'> {
  const { id: orderId, userId, currency, amount } = order;
  const provider = getProvider(deps, order.provider);
  // Two windows may be open; a second plan would be charged beside the first.
  if ((await listLive(deps.db, userId)).length > 0) return 'refused';
  const storedKey = order.storedKey ?? (await storeCard(deps, order, provider, authKey));
  if (storedKey === undefined) return 'refused';
  const idempotencyKey = `order:${orderId}`;
  const charge = { storedKey, orderId, currency, amount, idempotencyKey };
  const outcome = await provider.chargeStored?.(charge);
  return outcome?.state === 'paid' ? 'done' : 'refused';
}

/** The first of two cards given at the same time stays; nobody has the key of the other. */
async function storeCard(
  { db }: PaymentDeps,
  { id }: Order,
  provider: PaymentProvider,
  authKey: string,
): Promise<string | undefined> {
  const given = await provider.storeCard?.({ customerKey: id, authKey });
  return given === undefined ? undefined : keepStoredKey(db, id, given);
}

/**
 * Ends the first order of a plan that can no longer be paid, and forgets its card. Safe to repeat.
 */
export async function endOrder(deps: PaymentDeps, { id, provider, storedKey }: Order) {
  if (!(await markEnded(deps.db, id)) || storedKey === null) return;
  await getProvider(deps, provider).forgetStored?.(storedKey);
  await dropStoredKey(deps.db, id);
}

/** Cards of orders that ended, or that nobody has paid by then. */
export async function forgetLeftCards(deps: PaymentDeps, madeBefore: Date): Promise<void> {
  for (const order of await listLeftCards(deps.db, madeBefore)) {
    try {
      await endOrder(deps, order);
    } catch (error) {
      deps.log.error({ err: error, orderId: order.id }, 'a card could not be forgotten');
    }
  }
}
