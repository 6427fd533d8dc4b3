// A payment becomes sessions. The provider is asked what is true; what it says is compared with the
// order; order, event and lot are written in the ledger's one transaction, once.
import type { ProviderKey } from '@fovea/contract';
import { issueLot } from '#modules/credits/public.ts';
import type { Payment, ProviderEvent } from '#platform/payments/payment-provider.ts';
import { listCheckouts } from './checkouts.repo.ts';
import { toCheckoutTimes } from './checkouts.service.ts';
import { createEvent, isKnownEvent, type TakenEvent } from './events.repo.ts';
import { syncSubscription } from './months.service.ts';
import { findOrder, markEnded, markPaid, type Order, takeAsking } from './orders.repo.ts';
import { sendReceiptMail } from './payment-mails.service.ts';
import { beginPlan } from './plans.service.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { settleReturned } from './returned.service.ts';

/** A page that polls must not become a flood at the provider's door. */
export const ASK_MS = 2_000;

type Paid = Extract<Payment, { state: 'paid' }>;

/** Handles each provider event once; its content is never trusted. */
export async function takeEvent(
  deps: PaymentDeps,
  provider: ProviderKey,
  told: ProviderEvent,
): Promise<void> {
  const event = { provider, eventId: told.eventId, type: told.type };
  if (await isKnownEvent(deps.db, event)) return;
  const outcome = await heed(deps, provider, told, event);
  // Written with the lot where there is a new one.
  await createEvent(deps.db, event, outcome, deps.clock.now());
}

async function heed(
  deps: PaymentDeps,
  provider: ProviderKey,
  { checkoutRef, subscriptionRef, returnedRef }: ProviderEvent,
  event: TakenEvent,
): Promise<string> {
  if (checkoutRef !== undefined) return settle(deps, { provider, checkoutRef, event });
  if (returnedRef !== undefined) return settleReturned(deps, provider, returnedRef);
  if (subscriptionRef === undefined) return 'ignored';
  return syncSubscription(deps, { provider, subscriptionRef, event });
}

/** Asks the provider about a checkout and books what it answers. Safe to repeat at any time. */
export async function settle(
  deps: PaymentDeps,
  asked: { provider: ProviderKey; checkoutRef: string; event?: TakenEvent },
): Promise<string> {
  const { provider, checkoutRef, event } = asked;
  const payment = await getProvider(deps, provider).findPayment(checkoutRef);
  const order = await findOrder(deps.db, toOrderId(payment));
  const fault = findFault(payment, order, asked);
  if (fault !== undefined || order === undefined) {
    deps.log.error({ fault, checkoutRef, orderId: order?.id }, 'a payment is not what was ordered');
    deps.metrics.paymentFaults.inc({ fault: fault ?? 'order' });
    return `differs: ${fault ?? 'order'}`;
  }
  if (payment.state === 'paid') {
    const grant = order.kind === 'monthly' ? beginPlan : grantOnce;
    await grant(deps, order, payment, checkoutRef, event);
    // The money went back before we knew that it had come.
    if (payment.isReturned) await settleReturned(deps, provider, payment.paymentRef);
  }
  if (payment.state === 'ended') await markEnded(deps.db, order.id);
  return payment.state;
}

/** A checkout that is not ours may carry any text. */
function toOrderId({ orderId }: Payment): string {
  return /^[0-9a-f-]{36}$/.test(orderId) ? orderId : '00000000-0000-0000-0000-000000000000';
}

function findFault(
  payment: Payment,
  order: Order | undefined,
  { provider, checkoutRef }: { provider: ProviderKey; checkoutRef: string },
): string | undefined {
  if (order === undefined || order.provider !== provider) return 'order';
  if (order.checkoutRef !== null && order.checkoutRef !== checkoutRef) return 'checkout';
  if (payment.state !== 'paid') return undefined;
  if (payment.money.currency !== order.currency) return 'currency';
  return payment.money.amount === order.amount ? undefined : 'amount';
}

async function grantOnce(
  deps: PaymentDeps,
  order: Order,
  { paymentRef, paidAt, receiptUrl }: Paid,
  checkoutRef: string,
  event: TakenEvent | undefined,
): Promise<void> {
  const { id, userId, sessions } = order;
  const lot = { userId, source: 'purchase', sourceRef: id, amount: sessions } as const;
  await issueLot(deps, { ...lot, paidAt, expiresAt: null }, async (tx, { balance }) => {
    const paid = { checkoutRef, paymentRef, paidAt, receiptUrl, balanceBefore: balance };
    await markPaid(tx, id, paid);
    const about = { userId, about: id, sessions, currency: order.currency, amount: order.amount };
    await sendReceiptMail(deps, tx, { ...about, receiptUrl });
    if (event !== undefined) await createEvent(tx, event, 'paid', deps.clock.now());
  });
}

/** Asks about all that an account could begin a plan with, apart from one: it may be paid by now. */
export async function settleCheckouts(
  deps: PaymentDeps,
  userId: string,
  exceptId?: string,
): Promise<void> {
  const { now, madeAfter } = toCheckoutTimes(deps);
  const askedBefore = new Date(now.getTime() - ASK_MS);
  for (const { id, provider, checkoutRef } of await listCheckouts(deps.db, userId, madeAfter)) {
    if (id === exceptId || checkoutRef === null) continue;
    if (!(await takeAsking(deps.db, id, askedBefore, now))) continue;
    await settle(deps, { provider, checkoutRef }).catch((error) =>
      deps.log.error({ err: error, orderId: id }, 'the provider could not be asked'),
    );
  }
}
