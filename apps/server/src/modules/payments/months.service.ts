// A paid month becomes sessions that end with it. Whoever counts the months, each is an order of its
// own, and order, event, lot and subscription are written in the ledger's one transaction, once.
import type { ProviderKey } from '@fovea/contract';
import { issueLot } from '#modules/credits/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Month, Received } from '#platform/payments/payment-provider.ts';
import { createEvent, type TakenEvent } from './events.repo.ts';
import { listPaidStarts, moveOn, openMonth } from './months.repo.ts';
import { markPaid } from './orders.repo.ts';
import { sendFailedMail, sendRenewalMail, tellEnd, toMailFacts } from './payment-mails.service.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import {
  findByRef,
  lockSubscription,
  type MonthlyOffer,
  markSubscriptionEnded,
  type OwnSubscription,
  setSubscription,
} from './subscriptions.repo.ts';

const LOOK_AGAIN_MS = 6 * 3_600_000;
const ATTEMPTS = 8;

interface Asked {
  readonly provider: ProviderKey;
  readonly subscriptionRef: string;
  readonly event?: TakenEvent;
}

/** Asks the provider about a monthly plan and books what it answers. Safe to repeat at any time. */
export async function syncSubscription(deps: PaymentDeps, asked: Asked): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await bookAnswer(deps, asked);
    if (outcome !== undefined) return outcome;
  }
  throw new Error('a subscription changes again and again');
}

/** Nothing if another answer was booked since this one was asked for: it may be older. */
async function bookAnswer(deps: PaymentDeps, asked: Asked): Promise<string | undefined> {
  const { provider, subscriptionRef, event } = asked;
  const subscription = await findByRef(deps.db, provider, subscriptionRef);
  const { months } = getProvider(deps, provider);
  // The first payment of a subscription is another event's; that one begins it.
  if (subscription === undefined || months === undefined) return 'ignored';
  const found = await months.find(subscriptionRef);
  if (found.orderId !== subscription.orderId) return tellFault(deps, subscription, 'order');
  const paid = new Set(await listPaidStarts(deps.db, subscription.id));
  const news = found.months.filter(({ start }) => !paid.has(start.getTime()));
  for (const month of news) {
    const offer = findOffer(subscription, month.money);
    if (offer === undefined) return tellFault(deps, subscription, 'amount');
    const orderId = deps.ids.next();
    const order = await openMonth(deps.db, orderId, subscription, offer, month, deps.clock.now());
    const isLast = month === news.at(-1);
    await grantMonth(deps, subscription, order, month, isLast ? event : undefined);
  }
  return (await bookState(deps, subscription, found)) ? found.state : undefined;
}

/** Price of a month: as it stands, or as was asked for from the next payment on. */
function findOffer(
  { currency, sessions, amount, nextSessions, nextAmount }: OwnSubscription,
  money: Received['money'],
): MonthlyOffer | undefined {
  if (money.currency !== currency) return undefined;
  if (nextSessions !== null && money.amount === nextAmount) {
    return { sessions: nextSessions, amount: nextAmount };
  }
  return money.amount === amount ? { sessions, amount } : undefined;
}

export function tellFault(deps: PaymentDeps, { id }: OwnSubscription, fault: string): string {
  deps.log.error({ fault, subscriptionId: id }, 'a month is not what was ordered');
  deps.metrics.paymentFaults.inc({ fault });
  return `differs: ${fault}`;
}

async function bookState(
  deps: PaymentDeps,
  own: OwnSubscription,
  found: {
    state: 'active' | 'past_due' | 'ended';
    cancelsAtEnd: boolean;
    months: readonly Month[];
    nextTryAt?: Date | undefined;
  },
): Promise<boolean> {
  const { state, cancelsAtEnd, nextTryAt } = found;
  const now = deps.clock.now();
  if (state === 'ended') {
    return markSubscriptionEnded(deps.db, own.id, now, tellEnd(deps, own));
  }
  const endMs = found.months.at(-1)?.end.getTime() ?? 0;
  const isTriedAgain = state === 'past_due' && nextTryAt !== undefined && nextTryAt > now;
  const dueAt = isTriedAgain ? nextTryAt : new Date(Math.max(endMs, now.getTime() + LOOK_AGAIN_MS));
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockSubscription(tx, own.id);
    if (before?.revision !== own.revision) return false;
    await setSubscription(tx, own.id, { state, cancelsAtEnd, dueAt });
    if (before?.state === 'active' && state === 'past_due') {
      await sendFailedMail(deps, tx, { ...toMailFacts(own), day: isTriedAgain ? dueAt : null });
    }
    return true;
  });
}

/** A month after the first. */
export async function grantMonth(
  deps: PaymentDeps,
  subscription: OwnSubscription,
  order: { id: string } & MonthlyOffer,
  paid: Received & Month & { period?: number },
  event?: TakenEvent,
): Promise<void> {
  const { start, end, period } = paid;
  const { sessions, amount } = order;
  await issueMonth(deps, { ...order, userId: subscription.userId }, paid, async (tx) => {
    const moved = { sessions, amount, month: { start, end } };
    await moveOn(tx, subscription.id, period === undefined ? moved : { ...moved, period });
    const { userId, currency, cancelsAtEnd } = subscription;
    const about = { userId, about: order.id, sessions, currency, amount };
    const day = cancelsAtEnd ? null : end;
    await sendRenewalMail(deps, tx, { ...about, receiptUrl: paid.receiptUrl, day });
    if (event !== undefined) await createEvent(tx, event, 'paid', deps.clock.now());
  });
}

/** Sessions are not issued for money that is to go back. */
export class GoesBack extends Error {}

/** 'Unused sessions expire at month end': the lot's date is the end of what was paid. */
export async function issueMonth(
  deps: PaymentDeps,
  { id, userId, sessions }: { id: string; userId: string; sessions: number },
  paid: Received & Month & { checkoutRef?: string },
  alongside: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { paymentRef, paidAt, receiptUrl, end, checkoutRef = null } = paid;
  const lot = { userId, source: 'subscription', sourceRef: id, amount: sessions } as const;
  await issueLot(deps, { ...lot, paidAt, expiresAt: end }, async (tx, { balance }) => {
    const order = { checkoutRef, paymentRef, paidAt, receiptUrl, balanceBefore: balance };
    if (!(await markPaid(tx, id, order))) throw new GoesBack();
    await alongside(tx);
  });
}
