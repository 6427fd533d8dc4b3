// Some providers open their window by a script and charge nothing before we confirm. What came
// back from there names a payment; what is charged is the order's.
import type { UserActor } from '#modules/auth/public.ts';
import { endOrder } from './checkouts.service.ts';
import { chargeFirst } from './first-month.service.ts';
import { type Order, takeAsking } from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { getOwn, getPurchase, type OwnPurchase } from './purchases.service.ts';
import { ASK_MS, settle } from './settle.service.ts';

/** Safe to repeat: whoever loses the answer asks again. */
export async function confirmPurchase(
  deps: PaymentDeps,
  actor: Pick<UserActor, 'userId'>,
  id: string,
  paymentKey: string,
): Promise<OwnPurchase> {
  const order = await getOwn(deps, actor, id);
  const { state, provider, checkoutRef, kind } = order;
  const now = deps.clock.now();
  const canConfirm =
    state === 'open' &&
    checkoutRef !== null &&
    (await takeAsking(deps.db, id, new Date(now.getTime() - ASK_MS), now));
  if (canConfirm) {
    try {
      const charge = kind === 'monthly' ? chargeFirst : chargeOnce;
      const outcome = await charge(deps, order, paymentKey);
      await settle(deps, { provider, checkoutRef });
      // An order has one try, which is over. To pay later, the user places a new order.
      if (outcome === 'refused') await endOrder(deps, await getOwn(deps, actor, id));
    } catch (error) {
      deps.log.error({ err: error, orderId: id }, 'a payment could not be confirmed');
    }
  }
  return getPurchase(deps, actor, id);
}

async function chargeOnce(deps: PaymentDeps, order: Order, paymentKey: string) {
  const { id: orderId, provider, currency, amount } = order;
  return getProvider(deps, provider).confirm?.({ orderId, currency, amount, paymentKey });
}
