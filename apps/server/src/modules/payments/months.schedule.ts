// Months that end. Where the provider counts them it is asked; where we do, the card is charged:
// under one key for each month, so that nobody pays it twice, whoever died on the way.
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { bookRefusal, markAnswered, markAsked, openMonth } from './months.repo.ts';
import { grantMonth, syncSubscription, tellFault } from './months.service.ts';
import { findDueMonth, findNextTry, toMonth } from './own-months.ts';
import { sendFailedMail, toMailFacts } from './payment-mails.service.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { findAsked, listDue, listOfLeavers, type OwnSubscription } from './subscriptions.repo.ts';
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
  run: () => Promise<unknown>,
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
  // A month whose answer is not known is asked about first, also when the next is due.
  const asked = await findAsked(deps.db, own.id);
  if (own.cancelsAtEnd && asked === undefined) return void (await endSubscription(deps, own));
  const at = asked?.periodStart ?? deps.clock.now();
  await charge(deps, own, getProvider(deps, provider), at);
}

async function charge(
  deps: PaymentDeps,
  own: OwnSubscription,
  { chargeStored, findPayment }: PaymentProvider,
  at: Date,
): Promise<void> {
  const { storedKey, currency } = own;
  if (chargeStored === undefined || storedKey === null) throw new Error('there is no stored card');
  const now = deps.clock.now();
  const period = findDueMonth(own.startedAt, own.period, at);
  const month = toMonth(own.startedAt, period);
  const next = { sessions: own.nextSessions ?? own.sessions, amount: own.nextAmount ?? own.amount };
  const order = await openMonth(deps.db, deps.ids.next(), own, next, month, now);
  if (order.state !== 'open') return;
  const { id: orderId, amount } = order;
  if (!(await markAsked(deps.db, own, orderId, now))) return;
  const idempotencyKey = toChargeKey(own, period);
  // A month that is over is never charged; whether it was is looked up.
  const paid =
    month.end <= now
      ? await findPayment(orderId)
      : await chargeStored({ storedKey, orderId, currency, amount, idempotencyKey });
  if (paid.state === 'declined') return bookDecline(deps, own, orderId);
  if (paid.state !== 'paid') return markAnswered(deps.db, orderId);
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
  if (dueAt === undefined || own.cancelsAtEnd) {
    await markAnswered(deps.db, orderId);
    await endSubscription(deps, own);
  } else {
    await bookRefusal(deps.db, own, { orderId, triedAt, dueAt }, (tx) =>
      sendFailedMail(deps, tx, { ...toMailFacts(own), about: orderId, day: dueAt }),
    );
  }
}

/** A card that was refused is asked again only after the refusal was booked: nothing was charged. */
function toChargeKey({ id, tries }: OwnSubscription, period: number): string {
  return tries === 0 ? `sub:${id}:${period}` : `sub:${id}:${period}:${tries}`;
}
