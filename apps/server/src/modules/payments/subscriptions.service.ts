// A monthly plan as its owner sees and changes it. Where the provider counts the months it is told
// first, and what stands is read from it; where we do, our row is what stands.
import type { CatalogueDocument, Subscription } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findCatalogue } from './catalogue.repo.ts';
import { countLeft, isNewestMonth, stopCharges } from './months.repo.ts';
import { syncSubscription } from './months.service.ts';
import type { Order } from './orders.repo.ts';
import { tellEnd } from './payment-mails.service.ts';
import { refundSeconds } from './plans.service.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { settleCheckouts } from './settle.service.ts';
import {
  findAsked,
  findLive,
  findSubscription,
  markSubscriptionEnded,
  type OwnSubscription,
  setCancelled,
  setNext,
} from './subscriptions.repo.ts';

type Actor = Pick<UserActor, 'userId'>;

export async function getSubscription(
  deps: PaymentDeps,
  { userId }: Actor,
): Promise<Subscription | null> {
  const own = await findLive(deps.db, userId);
  if (own === undefined) return null;
  // Who cancels while a card is being charged may pay that month, and is told so.
  const isOver = own.cancelsAtEnd && (await findAsked(deps.db, own.id)) === undefined;
  return present(own, { left: await countLeft(deps.db, own), isOver });
}

function present(
  own: OwnSubscription,
  { left, isOver }: { left: number; isOver: boolean },
): Subscription {
  const { state, provider, sessions, currency, amount, periodEnd, dueAt } = own;
  const next = state === 'past_due' ? dueAt : periodEnd;
  return {
    state,
    provider,
    sessions,
    currency,
    amount,
    left,
    startedAt: own.startedAt.toISOString(),
    paidUntil: periodEnd.toISOString(),
    nextPaymentAt: isOver ? null : next.toISOString(),
    next:
      own.nextSessions === null || own.nextAmount === null
        ? null
        : { sessions: own.nextSessions, amount: own.nextAmount },
  };
}

/** 'Cancelling keeps existing sessions': what was paid goes on to its end. */
export async function cancelSubscription(deps: PaymentDeps, actor: Actor) {
  // A plan may have been paid for without our notice, or live on at its provider.
  await settleCheckouts(deps, actor.userId);
  await refundSeconds(deps, deps.clock.now(), actor.userId);
  const own = await getLive(deps, actor);
  // A month that nobody paid has nothing to keep.
  if (own.state === 'past_due') await endSubscription(deps, own);
  else await setCancel(deps, own, true);
  return getSubscription(deps, actor);
}

export async function keepSubscription(deps: PaymentDeps, actor: Actor) {
  await setCancel(deps, await getLive(deps, actor), false);
  return getSubscription(deps, actor);
}

async function getLive(deps: PaymentDeps, { userId }: Actor): Promise<OwnSubscription> {
  const own = await findLive(deps.db, userId);
  if (own === undefined) throw new AppError('subscription_ended');
  return own;
}

export async function setCancel(
  deps: PaymentDeps,
  own: OwnSubscription,
  cancelsAtEnd: boolean,
): Promise<void> {
  const { id, providerRef } = own;
  if (providerRef === null) {
    await setCancelled(deps.db, id, cancelsAtEnd);
    return;
  }
  await ask(deps, own, async ({ setCancel }) => setCancel(providerRef, cancelsAtEnd));
}

/** From the next payment on; what was paid stays as it is. */
export async function changeSubscription(
  deps: PaymentDeps,
  actor: Actor,
  wanted: { sessions: number; amount: number },
) {
  const own = await getLive(deps, actor);
  const catalogue = await findCatalogue(deps.db);
  if (catalogue === undefined || !isOffered(catalogue, own, wanted)) {
    throw new AppError('offer_changed');
  }
  const { id, providerRef, plan, currency } = own;
  const isAsItStands = wanted.amount === own.amount && wanted.sessions === own.sessions;
  const next = isAsItStands ? undefined : { ...wanted, catalogueVersion: catalogue.version };
  // Known here before the provider charges it; forgotten here after it no longer does.
  if (next !== undefined) await setNext(deps.db, id, next);
  if (providerRef !== null) {
    const money = { plan, currency, amount: wanted.amount };
    await ask(deps, own, async ({ setOffer }) => setOffer(providerRef, money));
  }
  if (next === undefined) await setNext(deps.db, id, undefined);
  return getSubscription(deps, actor);
}

function isOffered(
  { visible, plans }: CatalogueDocument,
  { plan, currency }: OwnSubscription,
  wanted: { sessions: number; amount: number },
): boolean {
  const offers = plans.find(({ key }) => key === plan)?.offers ?? [];
  const offer = offers.find(({ sessions }) => sessions === wanted.sessions);
  return visible && offer?.[currency] === wanted.amount;
}

/** Tells the provider, and reads from it what has become of it. */
async function ask(
  deps: PaymentDeps,
  { id, provider, providerRef }: OwnSubscription,
  tell: (months: NonNullable<ReturnType<typeof getProvider>['months']>) => Promise<void>,
): Promise<void> {
  const { months } = getProvider(deps, provider);
  if (providerRef === null || months === undefined) throw new Error('nobody counts these months');
  try {
    await tell(months);
    await syncSubscription(deps, { provider, subscriptionRef: providerRef });
  } catch (error) {
    deps.log.error({ err: error, subscriptionId: id }, 'a subscription could not be changed');
    throw new AppError('unavailable');
  }
}

/**
 * Now, with the card that was stored for it. Safe to repeat. False while the answer about a month is
 * not known: it ends when it is.
 */
export async function endSubscription(deps: PaymentDeps, own: OwnSubscription): Promise<boolean> {
  if (!(await stopCharges(deps.db, own.id))) return false;
  const provider = getProvider(deps, own.provider);
  if (own.providerRef !== null) {
    await provider.months?.end(own.providerRef);
    // A month that was charged until now brings its sessions.
    await syncSubscription(deps, { provider: own.provider, subscriptionRef: own.providerRef });
  }
  if (own.storedKey !== null) await provider.forgetStored?.(own.storedKey);
  return markSubscriptionEnded(deps.db, own.id, deps.clock.now(), tellEnd(deps, own));
}

/** Whoever takes the money of the newest month back has left. */
export async function endNewest(deps: PaymentDeps, { subscriptionId, id }: Order): Promise<void> {
  if (subscriptionId === null) return;
  const own = await findSubscription(deps.db, subscriptionId);
  const isLive = own !== undefined && own.state !== 'ended';
  if (isLive && (await isNewestMonth(deps.db, id))) await endSubscription(deps, own);
}

/** Somebody's account goes. */
export async function endSubscriptionsOf(deps: PaymentDeps, userId: string): Promise<void> {
  const own = await findLive(deps.db, userId);
  if (own === undefined || (await endSubscription(deps, own))) return;
  throw new Error('a payment is under way');
}
