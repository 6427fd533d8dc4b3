// Looks for events that never arrived: orders that were paid while we or the network were away, and
// refunds whose process died on the way to the provider.
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { closeNeedless, forgetLeftCards, LOOK_BACK_MS } from './checkouts.service.ts';
import { findOrder, listWaiting, takeAsking } from './orders.repo.ts';
import { refundSeconds } from './plans.service.ts';
import type { PaymentDeps } from './providers.ts';
import { listWaitingRefunds } from './purchases.repo.ts';
import { endRefund } from './purchases.service.ts';
import { settle } from './settle.service.ts';

const MINUTE_MS = 60_000;
const ASK_AGAIN_MS = 10 * MINUTE_MS;
const ORDERS = 200;

export async function settlePayments(deps: PaymentDeps): Promise<Outcome> {
  const now = deps.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const times = { madeAfter: ago(LOOK_BACK_MS), askedBefore: ago(ASK_AGAIN_MS) };
  for (const { id, provider, checkoutRef } of await listWaiting(deps.db, times, ORDERS)) {
    await logFailure(deps, id, async () => {
      if (checkoutRef === null || !(await takeAsking(deps.db, id, times.askedBefore, now))) return;
      await settle(deps, { provider, checkoutRef });
    });
  }
  for (const { requestId, orderId } of await listWaitingRefunds(deps.db, ago(MINUTE_MS))) {
    await logFailure(deps, orderId, async () => {
      const order = await findOrder(deps.db, orderId);
      if (order !== undefined) await endRefund(deps, requestId, order);
    });
  }
  await refundSeconds(deps, ago(MINUTE_MS));
  await closeNeedless(deps);
  await forgetLeftCards(deps);
  return done();
}

/** One that cannot be settled keeps nobody else waiting. */
async function logFailure(
  deps: PaymentDeps,
  orderId: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'an order could not be settled');
  }
}
