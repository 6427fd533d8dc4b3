// Checkouts of monthly plans, events, cancels and renewals of one account at the same time, in an
// order that a seed decides; some of the processes die on the way.
import { HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { SignedEvent } from '@fovea/testkit';
import { confirmPurchase } from '#modules/payments/confirm.service.ts';
import { renewSubscriptions } from '#modules/payments/months.schedule.ts';
import { createPurchase } from '#modules/payments/orders.service.ts';
import { settlePayments } from '#modules/payments/payments.schedule.ts';
import { getProvider } from '#modules/payments/providers.ts';
import { getPurchase } from '#modules/payments/purchases.service.ts';
import { reconcilePayments } from '#modules/payments/reconcile.schedule.ts';
import { takeEvent } from '#modules/payments/settle.service.ts';
import { cancelSubscription } from '#modules/payments/subscriptions.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { toMortal } from './mortal.ts';
import { type Shop, toOrderBody } from './purchases.ts';

export const OFFERS = {
  global: { plan: 'plan2', provider: 'global', currency: 'USD', amount: 7_900 },
  regional: { plan: 'plan2', provider: 'regional', currency: 'KRW', amount: 99_000 },
} as const;

export interface Checkout {
  readonly id: string;
  readonly provider: keyof typeof OFFERS;
  /** Of the page to pay on, where there is one. */
  readonly checkoutId: string;
}

export interface Buyer {
  readonly userId: string;
  /** Plans that were there when their owner cancelled, and was told that it is done. */
  readonly cancelled: Set<string>;
  /**
   * Orders that a second card was given for, or whose process may have died before it kept the key:
   * without the key a card can be neither charged nor forgotten.
   */
  readonly lostCards: Set<string>;
}

/** An account that nobody logs in to. */
export async function createBuyer({ server }: Shop): Promise<Buyer> {
  const userId = server.deps.ids.next();
  await server.database.query(
    `INSERT INTO users (id, email, password_hash, organization, language, age_confirmed_at,
       terms_version, created_at)
     VALUES ($1, $2, 'none', 'Drill', 'en', $3, '1', $3)`,
    [userId, `${userId}@example.com`, server.clock.now()],
  );
  return { userId, cancelled: new Set(), lostCards: new Set() };
}

export async function openCheckout(
  { server }: Shop,
  buyer: Pick<Buyer, 'userId'>,
  provider: Checkout['provider'],
): Promise<Checkout> {
  const { id, payUrl } = await createPurchase(server.deps, buyer, toOrderBody(OFFERS[provider]));
  return { id, provider, checkoutId: payUrl?.split('/').at(-1) ?? '' };
}

/** The event as it comes in, or not at all. */
export async function tell(deps: ServerDeps, { body, headers }: SignedEvent): Promise<void> {
  const { readEvent } = getProvider(deps, 'global');
  const event = await readEvent(Buffer.from(body), headers, deps.clock.now());
  if (event !== undefined) await takeEvent(deps, 'global', event);
}

/** A person pays: at Stripe's page, or at Toss's window and back. */
export async function pay(
  { stripe, toss }: Shop,
  deps: ServerDeps,
  { userId }: Pick<Buyer, 'userId'>,
  { id, provider, checkoutId }: Checkout,
  isTold = true,
): Promise<void> {
  if (provider === 'regional') {
    await confirmPurchase(deps, { userId }, id, toss.giveCard(id));
    return;
  }
  const event = stripe.pay(checkoutId);
  if (isTold) await tell(deps, event);
}

export async function cancel({ server }: Shop, deps: ServerDeps, buyer: Buyer): Promise<void> {
  const plans = await server.database.query<{ id: string }>(
    `SELECT id FROM subscriptions WHERE user_id = $1 AND state <> 'ended'`,
    [buyer.userId],
  );
  await cancelSubscription(deps, buyer);
  for (const { id } of plans) buyer.cancelled.add(id);
}

/** What the minute's and the nightly look find, long after the last thing that happened. */
export async function recover({ server: { deps, clock } }: Shop): Promise<void> {
  for (const waitMs of [11 * MINUTE_MS, 2 * HOUR_MS, 11 * MINUTE_MS]) {
    clock.advance(waitMs);
    await settlePayments(deps);
    await renewSubscriptions(deps);
    await reconcilePayments(deps);
  }
}

/** One account's race from its first checkout to some time after the end of its first month. */
export async function race(shop: Shop, seed: number): Promise<Buyer> {
  const random = createSeededRandom(seed);
  const isSo = (share: number) => random() < share;
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  const { server, stripe } = shop;
  const buyer = await createBuyer(shop);
  const toProcess = () =>
    isSo(0.4) ? toMortal(server.deps, Math.floor(random() * 30)) : server.deps;

  const open = () => openCheckout(shop, buyer, pick(['global', 'regional']));
  const checkouts = [await open(), await open()];
  if (isSo(0.5)) checkouts.push(await open());

  const deeds = {
    look: () => getPurchase(toProcess(), buyer, pick(checkouts).id),
    open: async () => void checkouts.push(await open()),
    cancel: () => cancel(shop, toProcess(), buyer),
    minute: () => settlePayments(toProcess()),
    renew: () => renewSubscriptions(toProcess()),
  };
  const toDeed = () => deeds[pick(Object.keys(deeds) as (keyof typeof deeds)[])];
  /** What fails on the way is what the looks afterwards are for. */
  const atOnce = (all: readonly (() => Promise<unknown>)[]) =>
    Promise.allSettled(all.toSorted(() => random() - 0.5).map(async (run) => run()));

  const tried = new Set<string>();
  const payFor = (one: Checkout) => () => {
    const process = toProcess();
    if (process !== server.deps || tried.has(one.id)) buyer.lostCards.add(one.id);
    tried.add(one.id);
    return pay(shop, process, buyer, one, isSo(0.7));
  };
  const payAll = () => checkouts.map(payFor);
  await atOnce([...payAll(), toDeed(), toDeed()]);
  server.clock.advance(isSo(0.5) ? 3_000 : HOUR_MS);
  await atOnce([...payAll().slice(-1), toDeed()]);
  if (isSo(0.5)) await recover(shop);
  server.clock.advance(11 * MINUTE_MS);
  await settlePayments(server.deps);

  const ends = await server.database.query<{ at: Date }>(
    `SELECT period_end AS at FROM subscriptions WHERE user_id = $1 AND state <> 'ended'`,
    [buyer.userId],
  );
  const end = ends.at(0);
  if (end !== undefined) server.clock.set(end.at);
  const events = stripe.moveOn().filter(() => isSo(0.6));
  const told = events.map((event) => () => tell(toProcess(), event));
  const renewals = [deeds.renew, deeds.renew];
  await atOnce([...told, ...renewals, ...(isSo(0.6) ? [deeds.cancel] : []), toDeed()]);
  await recover(shop);
  return buyer;
}
