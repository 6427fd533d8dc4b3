// An account has one monthly plan. The first payment that is booked begins it; money of any other
// goes back by itself, and no sessions come of it.
import type { Payment, PaymentProvider, Received } from '#platform/payments/payment-provider.ts';
import { closeNeedless } from './checkouts.service.ts';
import { createEvent, type TakenEvent } from './events.repo.ts';
import { GoesBack, issueMonth } from './months.service.ts';
import { dropStoredKey, findOrder, type Order } from './orders.repo.ts';
import { toMonth } from './own-months.ts';
import { sendReceiptMail, sendSecondMail } from './payment-mails.service.ts';
import { listSeconds, markRefunded, markSecond } from './plans.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { createSubscription } from './subscriptions.repo.ts';

type Paid = Extract<Payment, { state: 'paid' }>;

/** The first month of a monthly plan; without a provider that counts them, we do. */
export async function beginPlan(
  deps: PaymentDeps,
  order: Order,
  paid: Paid,
  checkoutRef: string,
  event: TakenEvent | undefined,
): Promise<void> {
  try {
    await begin(deps, order, paid, checkoutRef, event);
  } catch (error) {
    if (!isSecond(error)) throw error;
    await deps.db.transaction().execute(async (tx) => {
      await markSecond(tx, order.id, { ...paid, checkoutRef }, deps.clock.now());
      if (event !== undefined) await createEvent(tx, event, 'second', deps.clock.now());
    });
  }
  const booked = await findOrder(deps.db, order.id);
  if (booked?.refundSince == null) await closeNeedless(deps, order.userId);
  else if (booked.refundedAt === null) await refundOrLog(deps, booked);
}

/** The database has the last word: two that begin at the same time have seen no plan. */
function isSecond(error: unknown): boolean {
  if (error instanceof GoesBack) return true;
  return error instanceof Error && 'constraint' in error && error.constraint === ONE_PLAN;
}
const ONE_PLAN = 'subscriptions_live';

async function begin(
  deps: PaymentDeps,
  order: Order,
  paid: Paid,
  checkoutRef: string,
  event: TakenEvent | undefined,
): Promise<void> {
  const { id: orderId, userId, provider, catalogueVersion, sessions, currency, amount } = order;
  const { start, end } = paid.month ?? toMonth(paid.paidAt, 0);
  await issueMonth(deps, order, { ...paid, start, end, checkoutRef }, async (tx) => {
    await createSubscription(tx, {
      id: deps.ids.next(),
      userId,
      orderId,
      provider,
      catalogueVersion,
      sessions,
      currency,
      amount,
      month: { start, end },
      providerRef: paid.subscriptionRef ?? null,
      storedKey: order.storedKey,
    });
    const about = { userId, about: orderId, sessions, currency, amount };
    await sendReceiptMail(deps, tx, { ...about, receiptUrl: paid.receiptUrl, day: end });
    if (event !== undefined) await createEvent(tx, event, 'paid', deps.clock.now());
  });
}

/** Payments of second plans that have not gone back yet: of one account, or of all. */
export async function refundSeconds(
  deps: PaymentDeps,
  since: Date,
  userId?: string,
): Promise<void> {
  for (const order of await listSeconds(deps.db, since, userId)) await refundOrLog(deps, order);
}

async function refundOrLog(deps: PaymentDeps, order: Order): Promise<void> {
  await refundSecond(deps, order).catch((error) =>
    deps.log.error({ err: error, orderId: order.id }, 'a second plan waits for its refund'),
  );
}

/** Ends what lives on at the provider, then gives back what was charged there. Safe to repeat. */
async function refundSecond(deps: PaymentDeps, order: Order): Promise<void> {
  const { id: about, userId, sessions, currency, amount } = order;
  const provider = getProvider(deps, order.provider);
  for (const charge of await endThere(deps, order, provider)) {
    if (!(await isBack(provider, order, charge))) {
      deps.metrics.paymentFaults.inc({ fault: 'refund' });
      throw new Error('the provider refuses to give back what a second plan cost');
    }
  }
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markRefunded(tx, about, deps.clock.now()))) return;
    await sendSecondMail(deps, tx, { userId, about, sessions, currency, amount });
  });
}

/** All that was charged: further months too, if nothing could be asked for so long. */
async function endThere(
  { db }: PaymentDeps,
  { id, checkoutRef, storedKey }: Order,
  { findPayment, forgetStored, months }: PaymentProvider,
): Promise<readonly Received[]> {
  const payment = await findPayment(checkoutRef ?? '');
  if (payment.state !== 'paid') throw new Error('a payment is gone');
  if (storedKey !== null) {
    await forgetStored?.(storedKey);
    await dropStoredKey(db, id);
  }
  if (months === undefined || payment.subscriptionRef === undefined) return [payment];
  await months.end(payment.subscriptionRef);
  return (await months.find(payment.subscriptionRef)).months;
}

async function isBack(
  { findReturned, refund }: PaymentProvider,
  { currency }: Order,
  { paymentRef, money: { amount } }: Received,
): Promise<boolean> {
  if (((await findReturned?.(paymentRef)) ?? 0) >= amount) return true;
  return (await refund({ paymentRef, money: { currency, amount }, key: paymentRef })) === 'done';
}
