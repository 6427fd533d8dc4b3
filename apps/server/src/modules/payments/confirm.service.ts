// Some providers open their window by a script and charge nothing before we confirm. What came
// back from there names a payment; what is charged is the order's.
import type { UserActor } from '#modules/auth/public.ts';
import { markEnded, takeAsking } from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { ASK_MS, getOwn, getPurchase, type OwnPurchase } from './purchases.service.ts';
import { settle } from './settle.service.ts';

/** Safe to repeat: whoever loses the answer asks again. */
export async function confirmPurchase(
  deps: PaymentDeps,
  actor: Pick<UserActor, 'userId'>,
  id: string,
  paymentKey: string,
): Promise<OwnPurchase> {
  const { state, provider, checkoutRef, currency, amount } = await getOwn(deps, actor, id);
  const now = deps.clock.now();
  const canConfirm =
    state === 'open' &&
    checkoutRef !== null &&
    (await takeAsking(deps.db, id, new Date(now.getTime() - ASK_MS), now));
  if (canConfirm) {
    try {
      const confirmation = { orderId: id, currency, amount, paymentKey };
      const outcome = await getProvider(deps, provider).confirm?.(confirmation);
      await settle(deps, { provider, checkoutRef });
      // Its one try is over. Whoever wants to pay after all orders anew.
      if (outcome === 'refused') await markEnded(deps.db, id);
    } catch (error) {
      deps.log.error({ err: error, orderId: id }, 'a payment could not be confirmed');
    }
  }
  return getPurchase(deps, actor, id);
}
