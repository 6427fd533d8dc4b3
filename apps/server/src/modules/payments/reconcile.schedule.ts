// Once a day the provider's list is held against our orders and their lots. What differs is named;
// what asking again puts right, is.

import { done, type Outcome } from '#platform/jobs/outcome.ts';
import type { ListedPayment, PaymentProvider } from '#platform/payments/payment-provider.ts';
import { syncSubscription } from './months.service.ts';
import { findOrder, findOrderByPayment } from './orders.repo.ts';
import type { PaymentDeps } from './providers.ts';
import { listBooked } from './reconcile.repo.ts';
import { compareBooks, DIFFERENCES, type Difference, type ListedReturn } from './reconcile.ts';
import { settleReturned } from './returned.service.ts';
import { settle } from './settle.service.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as a refund is possible, and some days more. */
const LOOK_BACK_MS = 40 * DAY_MS;
/** Payments of this moment may be known to one side only. */
const YOUNG_MS = 3_600_000;

export async function reconcilePayments(deps: PaymentDeps): Promise<Outcome> {
  const counts = new Map(DIFFERENCES.map((name) => [name, 0]));
  for (const provider of deps.providers) {
    for (const { name, orderId, paymentRef } of await findDifferences(deps, provider)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      deps.log.error({ difference: name, orderId, paymentRef }, 'the books differ');
    }
  }
  for (const [difference, count] of counts) {
    deps.metrics.paymentDifferences.set({ difference }, count);
  }
  return done();
}

/** Names what differs between one provider's list and ours, then asks about it once more. */
export async function findDifferences(
  deps: PaymentDeps,
  provider: PaymentProvider,
): Promise<Difference[]> {
  if (provider.listPayments === undefined) return [];
  const now = deps.clock.now().getTime();
  const range = { from: new Date(now - LOOK_BACK_MS), to: new Date(now - YOUNG_MS) };
  const listed: ListedReturn[] = [];
  for await (const payment of provider.listPayments(range)) {
    const own = await findOwn(deps, provider, payment);
    // Somebody else's, who has the same account there.
    if (own === undefined) continue;
    const returned = payment.isReturned ? await provider.findReturned?.(payment.paymentRef) : 0;
    listed.push({ ...payment, ...own, returned: returned ?? 0 });
  }
  const booked = await listBooked(deps.db, provider.key, {
    ...range,
    orderIds: listed.map(({ orderId }) => orderId),
  });
  const differences = compareBooks(listed, booked);
  for (const difference of differences) await putRight(deps, provider, difference);
  return differences;
}

/** The order that a payment is of. Months that the provider counts name none. */
async function findOwn(
  deps: PaymentDeps,
  { key, months }: PaymentProvider,
  { orderId, paymentRef }: ListedPayment,
): Promise<{ orderId: string; subscriptionRef?: string } | undefined> {
  const own = orderId ?? (await findOrderByPayment(deps.db, key, paymentRef))?.id;
  if (own !== undefined) return { orderId: own };
  const plan = await months?.findByPayment(paymentRef);
  if (plan === undefined) return undefined;
  const first = await findOrder(deps.db, plan.orderId);
  if (first?.provider !== key) return undefined;
  return first.state === 'paid' ? plan : { orderId: plan.orderId };
}

async function putRight(
  deps: PaymentDeps,
  { key }: PaymentProvider,
  { name, orderId, paymentRef, checkoutRef, subscriptionRef }: Difference,
): Promise<void> {
  try {
    if (name === 'not_booked' && subscriptionRef !== undefined) {
      await syncSubscription(deps, { provider: key, subscriptionRef });
    } else if (name === 'not_booked' && checkoutRef !== null) {
      await settle(deps, { provider: key, checkoutRef });
    }
    if (name === 'returned') await settleReturned(deps, key, paymentRef);
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'a difference could not be put right');
  }
}
