// Money that went back without us: by a dispute, or by a refund made at the provider. How much did
// is read there, and the sessions that it paid for leave.
import type { ProviderKey } from '@fovea/contract';
import { reverseLot } from '#modules/credits/public.ts';
import { findOrderByPayment, type Order, toLotSource } from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';

/** Asks how much of a payment went back and books it. Safe to repeat at any time. */
export async function settleReturned(
  deps: PaymentDeps,
  provider: ProviderKey,
  paymentRef: string,
): Promise<string> {
  const order = await findOrderByPayment(deps.db, provider, paymentRef);
  // Not ours, or not settled yet: whoever settles it asks as well.
  if (order === undefined) return 'ignored';
  // It had no sessions.
  if (order.refundSince !== null) return 'returned';
  const { findReturned } = getProvider(deps, provider);
  if (findReturned === undefined) return 'ignored';
  const lot = { source: toLotSource(order), sourceRef: order.id } as const;
  const { owed } = await reverseLot(deps, lot, async () =>
    toUnpaidSessions(order, await findReturned(paymentRef)),
  );
  deps.log.info({ orderId: order.id, owed }, 'money of an order went back');
  return 'returned';
}

/** Whole sessions that the returned part of the money would have bought. */
export function toUnpaidSessions(
  { sessions, amount }: Pick<Order, 'sessions' | 'amount'>,
  returned: number,
): number {
  return Math.floor((sessions * Math.min(returned, amount)) / amount);
}
