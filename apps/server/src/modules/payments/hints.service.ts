// Events that a provider sends without a signature. Anybody may have sent it, so it changes nothing
// but when we look.
import type { ProviderKey } from '@fovea/contract';
import type { ProviderEvent } from '#platform/payments/payment-provider.ts';
import { findOrder, takeAsking } from './orders.repo.ts';
import type { PaymentDeps } from './providers.ts';
import { settleReturned } from './returned.service.ts';
import { ASK_MS, settle } from './settle.service.ts';

/**
 * Looks at an order of this provider, and seldom: at an open one whether it is paid, at a paid one
 * whether money went back. What was told is written down with the lot that it led to, or not at all:
 * forged ones leave nothing, and keep nobody from telling the truth.
 */
export async function takeHint(
  deps: PaymentDeps,
  provider: ProviderKey,
  { eventId, type, checkoutRef }: ProviderEvent,
): Promise<void> {
  if (checkoutRef === undefined) return;
  const order = await findOrder(deps.db, checkoutRef);
  if (order?.provider !== provider || order.state === 'ended') return;
  const { id, state, paymentRef } = order;
  // A later month has no checkout: whoever charged it knows what came of it.
  if (state === 'open' && order.checkoutRef !== checkoutRef) return;
  const now = deps.clock.now();
  if (!(await takeAsking(deps.db, id, new Date(now.getTime() - ASK_MS), now, state))) return;
  if (paymentRef !== null) await settleReturned(deps, provider, paymentRef);
  else await settle(deps, { provider, checkoutRef, event: { provider, eventId, type } });
}
