// Pages and windows of monthly plans end when nothing is to be paid there: the order is over, or
// the account has a plan by now.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { listNeedless } from './checkouts.repo.ts';
import { dropStoredKey, listLeftCards, markEnded, type Order } from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';

/** A page to pay on is open for a day; what is paid in its last minute is found after it. */
export const LOOK_BACK_MS = DAY_MS + 2 * HOUR_MS;
/** Longer than the calls of one charge can take. */
const CHARGING_MS = 2 * MINUTE_MS;

export function toCheckoutTimes({ clock }: Pick<PaymentDeps, 'clock'>) {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return { now, madeAfter: ago(LOOK_BACK_MS), chargedBefore: ago(CHARGING_MS) };
}

/**
 * Ends the first order of a plan that can no longer be paid, and forgets its card. Safe to repeat.
 */
export async function endOrder(deps: PaymentDeps, { id, provider, storedKey }: Order) {
  if (!(await markEnded(deps.db, id)) || storedKey === null) return;
  await getProvider(deps, provider).forgetStored?.(storedKey);
  await dropStoredKey(deps.db, id);
}

/** Cards of orders that ended, or that were not paid by then. */
export async function forgetLeftCards(deps: PaymentDeps): Promise<void> {
  for (const order of await listLeftCards(deps.db, toCheckoutTimes(deps).madeAfter)) {
    await logFailure(deps, order, () => endOrder(deps, order));
  }
}

/** Closes what else could be paid beside a plan: of one account, or of all. */
export async function closeNeedless(deps: PaymentDeps, userId?: string): Promise<void> {
  for (const order of await listNeedless(deps.db, toCheckoutTimes(deps), userId)) {
    await logFailure(deps, order, () => closeOrder(deps, order));
  }
}

/** One that was paid stays open here: whoever asks about it finds the payment. */
async function closeOrder(deps: PaymentDeps, order: Order): Promise<void> {
  const { checkoutRef } = order;
  if (checkoutRef === null) return endOrder(deps, order);
  const { closeCheckout, findPayment, window } = getProvider(deps, order.provider);
  await closeCheckout?.(checkoutRef);
  const { state } = await findPayment(checkoutRef);
  // Nothing is charged at a window before we confirm it.
  if (state === 'ended' || (state === 'open' && window !== undefined)) await endOrder(deps, order);
}

/** One that cannot be ended keeps no other waiting. */
async function logFailure(
  deps: PaymentDeps,
  { id: orderId }: Order,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'an order could not be ended');
  }
}
