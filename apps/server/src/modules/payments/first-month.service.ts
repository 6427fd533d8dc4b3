// The first month of a plan whose months we count. The card that was given at the provider's window
// is kept, sealed, before it is charged: whoever comes after a crash charges the same card, once.
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { takeCharging } from './checkouts.repo.ts';
import { toCheckoutTimes } from './checkouts.service.ts';
import { keepStoredKey, type Order } from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { settleCheckouts } from './settle.service.ts';
import { findLive } from './subscriptions.repo.ts';

/** Refused is for ever. Throws when nobody knows whether the card was charged. */
export async function chargeFirst(
  deps: PaymentDeps,
  order: Order,
  authKey: string,
): Promise<'done' | 'refused'> {
  const { id: orderId, userId, currency, amount } = order;
  const provider = getProvider(deps, order.provider);
  // Two windows may be open; a second plan would be charged beside the first.
  if (!(await takeCharging(deps.db, order, toCheckoutTimes(deps)))) return 'refused';
  await settleCheckouts(deps, userId, orderId);
  if ((await findLive(deps.db, userId)) !== undefined) return 'refused';
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
