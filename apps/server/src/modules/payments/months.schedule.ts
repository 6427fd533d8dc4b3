// Months that end. Where the provider counts them it is asked; where we do, the card is charged:
// under one key for each month, so that nobody pays it twice, whoever died on the way.
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { bookRefusal, isAsked, markAsked, openMonth } from './months.repo.ts';
import { grantMonth, syncSubscription, tellFault } from './months.service.ts';
import { findDueMonth, findNextTry, toMonth } from './own-months.ts';
import { sendFailedMail, toMailFacts } from './payment-mails.service.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { listDue, listOfLeavers, type OwnSubscription } from './subscriptions.repo.ts';
import { endSubscription, setCancel } from './subscriptions.service.ts';

const LISTED = 200;
/** Renewals under way at a time: most of it is waiting for a provider. */
const LANES = 8;

export async function renewSubscriptions(deps: PaymentDeps): Promise<Outcome> {
  // People who are about to leave pay for no further month.
  for (const own of await listOfLeavers(deps.db)) {
    await logFailure(deps, own, () => setCancel(deps, own, true));
  }
  const seen = new Set<string>();
  for (;;) {
    const due = await listDue(deps.db, deps.clock.now(), LISTED + seen.size);
    const waiting = due.filter(({ id }) => !seen.has(id));
    if (waiting.length === 0) return done();
    for (const { id } of waiting) seen.add(id);
    await renewAll(deps, waiting);
  }
}

/** Side by side, each in transactions of its own. */
async function renewAll(deps: PaymentDeps, due: readonly OwnSubscription[]): Promise<void> {
  // The lanes share one iterator, so each comes once.
  const waiting = due.values();
  const lane = async () => {
    for (const own of waiting) await logFailure(deps, own, () => renew(deps, own));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** One that fails keeps nobody else waiting. */
async function logFailure(
  deps: PaymentDeps,
  { id }: OwnSubscription,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    deps.log.error({ err: error, subscriptionId: id }, 'a month could not be renewed');
  }
}

async function renew(deps: PaymentDeps, own: OwnSubscription): Promise<void> {
  const { provider, providerRef } = own;
  if (providerRef !== null) {
    await syncSubscription(deps, { provider, subscriptionRef: providerRef });
    return;
  }
  // A payment that nobody knows the end of is asked about first.
  if (own.cancelsAtEnd && !(await isAsked(deps.db, own))) return endSubscription(deps, own);
  await charge(deps, own, getProvider(deps, provider));
}

async function charge(
  deps: PaymentDeps,
  own: OwnSubscription,
  { chargeStored }: PaymentProvider,
): Promise<void> {
  const { storedKey, currency } = own;
  if (chargeStored === undefined || storedKey === null) throw new Error('there is no stored card');
  const now = deps.clock.now();
  const period = findDueMonth(own.startedAt, own.period, now);
  const month = toMonth(own.startedAt, period);
  const next = { sessions: own.nextSessions ?? own.sessions, amount: own.nextAmount ?? own.amount };
  const order = await openMonth(deps.db, deps.ids.next(), own, next, month, now);
  if (order.state !== 'open') return;
  const { id: orderId, amount } = order;
  await markAsked(deps.db, orderId, now);
  const idempotencyKey = toChargeKey(own, period);
  const paid = await chargeStored({ storedKey, orderId, currency, amount, idempotencyKey });
  if (paid.state === 'declined') return bookDecline(deps, own, orderId);
  if (paid.money.currency !== currency || paid.money.amount !== amount) {
    return void tellFault(deps, own, 'amount');
  }
  await grantMonth(deps, own, order, { ...paid, ...month, period });
}

async function bookDecline(
  deps: PaymentDeps,
  own: OwnSubscription,
  orderId: string,
): Promise<void> {
  const now = deps.clock.now();
  const triedAt = own.triedAt ?? now;
  const dueAt = findNextTry(triedAt, own.tries + 1, now);
  if (dueAt === undefined || own.cancelsAtEnd) await endSubscription(deps, own);
  else {
    await bookRefusal(deps.db, own, { orderId, triedAt, dueAt }, (tx) =>
      sendFailedMail(deps, tx, { ...toMailFacts(own), about: orderId, day: dueAt }),
    );
  }
}

/** A card that was refused is asked again only after the refusal was booked: nothing was charged. */
function toChargeKey({ id, tries }: OwnSubscription, period: number): string {
  return tries === 0 ? `sub:${id}:${period}` : `sub:${id}:${period}:${tries}`;
}
