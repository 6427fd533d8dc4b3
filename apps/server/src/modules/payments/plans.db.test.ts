import { MINUTE_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServerDeps } from '#platform/deps.ts';
import { toMortal } from '#testing/mortal.ts';
import { judgePlans } from '#testing/plan-judge.ts';
import {
  type Buyer,
  type Checkout,
  createBuyer,
  openCheckout,
  pay,
  race,
  recover,
} from '#testing/plan-races.ts';
import { openShop } from '#testing/purchases.ts';
import { countSessions, expectSound } from '#testing/sessions.ts';
import { waitForLocks } from '#testing/waits.ts';
import { renewSubscriptions } from './months.schedule.ts';
import { settlePayments } from './payments.schedule.ts';
import { getPurchase, refundPurchase } from './purchases.service.ts';
import { findDifferences } from './reconcile.schedule.ts';
import { findLive, lockSubscription, setCancelled } from './subscriptions.repo.ts';
import {
  cancelSubscription,
  endSubscriptionsOf,
  getSubscription,
} from './subscriptions.service.ts';

/** As many as a run can afford; 200 before a change of all this is done. */
const RACES = Number(process.env['PLAN_RACES'] ?? 20);

const shop = await openShop();
const { server, stripe, toss } = shop;
const { deps } = server;

afterAll(async () => {
  await expectSound(server);
  for (const provider of deps.providers) expect(await findDifferences(deps, provider)).toEqual([]);
});

const open = (buyer: Buyer, ...providers: Checkout['provider'][]) =>
  Promise.all(providers.map((provider) => openCheckout(shop, buyer, provider)));
const payFor = (buyer: Buyer, one: Checkout, isTold = true) => pay(shop, deps, buyer, one, isTold);
const read = (buyer: Buyer, { id }: Checkout) => getPurchase(deps, buyer, id);
const planAt = ({ checkoutId }: Checkout) => stripe.sessions.get(checkoutId)?.subscription;
const listCharged = ({ id }: Checkout) =>
  [...toss.payments.values()].filter(
    ({ orderId, approvedMs }) => orderId === id && approvedMs !== undefined,
  );
const balanceOf = ({ userId }: Buyer) => countSessions(server, userId);
const wait = (minutes: number) => server.clock.advance(minutes * MINUTE_MS);

/** Dies as soon as it has charged a card. */
function toCharging(): ServerDeps {
  const providers = deps.providers.map((one) => ({
    ...one,
    chargeStored: async (charge: Parameters<NonNullable<typeof one.chargeStored>>[0]) => {
      await one.chargeStored?.(charge);
      throw new Error('killed');
    },
  }));
  return { ...deps, providers };
}

/** Nothing of an account stays for the tests after it. */
async function finish(buyer: Buyer): Promise<void> {
  expect(await judgePlans(shop, buyer)).toEqual([]);
  await endSubscriptionsOf(deps, buyer.userId);
}

describe('an account has one monthly plan', () => {
  it('of two cards that are given at the same time, one is charged', async () => {
    const buyer = await createBuyer(shop);
    const both = await open(buyer, 'regional', 'regional');
    await Promise.all(both.map((one) => payFor(buyer, one)));
    expect(both.flatMap(listCharged)).toHaveLength(1);
    expect(await balanceOf(buyer)).toBe(30);
    await finish(buyer);
  });

  it('of two pages that are both paid, the second is paid back, once, and has no sessions', async () => {
    const buyer = await createBuyer(shop);
    const both = await open(buyer, 'global', 'global');
    const [first, second] = both as [Checkout, Checkout];
    const events = both.map(({ checkoutId }) => stripe.pay(checkoutId));
    expect(events).toHaveLength(2);
    await read(buyer, first);
    await read(buyer, second);
    wait(1);
    await settlePayments(deps);
    expect(await balanceOf(buyer)).toBe(30);
    expect([planAt(first)?.status, planAt(second)?.status]).toEqual(['active', 'canceled']);
    expect(planAt(second)?.invoices.map(({ refunded }) => refunded)).toEqual([7_900]);
    expect(await read(buyer, second)).toMatchObject({
      state: 'paid',
      refund: 'refunded',
      balanceBefore: null,
    });
    const refused = { code: 'refund_refused' };
    await expect(refundPurchase(deps, buyer, second.id)).rejects.toMatchObject(refused);
    await finish(buyer);
  });

  it.each([1, 3, 5, 7, 9, 11])(
    'a second payment goes back when its process died after %i steps',
    async (steps) => {
      const buyer = await createBuyer(shop);
      const [first, second] = (await open(buyer, 'global', 'global')) as [Checkout, Checkout];
      await payFor(buyer, second, false);
      await payFor(buyer, first);
      const told = getPurchase(toMortal(deps, steps), buyer, second.id);
      await told.catch(() => undefined);
      await recover(shop);
      expect(planAt(second)?.invoices.map(({ refunded }) => refunded)).toEqual([7_900]);
      await finish(buyer);
    },
  );

  it('no card is charged beside a page that was paid, although no event has come', async () => {
    const buyer = await createBuyer(shop);
    const [page, card] = (await open(buyer, 'global', 'regional')) as [Checkout, Checkout];
    await payFor(buyer, page, false);
    await payFor(buyer, card);
    expect([listCharged(card).length, await balanceOf(buyer)]).toEqual([0, 30]);
    expect(await read(buyer, card)).toMatchObject({ state: 'ended' });
    await finish(buyer);
  });

  it('a card that was charged while a page was paid is paid back, and forgotten', async () => {
    const buyer = await createBuyer(shop);
    const [page, card] = (await open(buyer, 'global', 'regional')) as [Checkout, Checkout];
    await pay(shop, toCharging(), buyer, card);
    const before = listCharged(card).length;
    await payFor(buyer, page);
    await recover(shop);
    expect(before).toBe(1);
    expect(await balanceOf(buyer)).toBe(30);
    await finish(buyer);
  });

  it('other pages and windows close when it begins, also when its process dies then', async () => {
    for (const steps of [100, 8]) {
      const buyer = await createBuyer(shop);
      const all = await open(buyer, 'global', 'global', 'regional');
      const [first, page, card] = all as [Checkout, Checkout, Checkout];
      await pay(shop, toMortal(deps, steps), buyer, first).catch(() => undefined);
      if (steps < 100) await recover(shop);
      expect(stripe.sessions.get(page.checkoutId)?.status).toBe('expired');
      for (const one of [page, card])
        expect(await read(buyer, one)).toMatchObject({ state: 'ended' });
      await finish(buyer);
    }
  });
});

describe('a cancel', () => {
  it('ends what is left over at the provider as well, and tells the truth', async () => {
    const buyer = await createBuyer(shop);
    const [first, second] = (await open(buyer, 'global', 'global')) as [Checkout, Checkout];
    await payFor(buyer, second, false);
    await payFor(buyer, first);
    expect(planAt(second)?.status).toBe('active');
    expect(await cancelSubscription(deps, buyer)).toMatchObject({ nextPaymentAt: null });
    expect([planAt(first)?.cancelsAtEnd, planAt(second)?.status]).toEqual([true, 'canceled']);
    await finish(buyer);
  });

  it('finds a plan that was paid and not noticed yet', async () => {
    const buyer = await createBuyer(shop);
    const [page] = (await open(buyer, 'global')) as [Checkout];
    await payFor(buyer, page, false);
    expect(await cancelSubscription(deps, buyer)).toMatchObject({ nextPaymentAt: null });
    expect([planAt(page)?.cancelsAtEnd, await balanceOf(buyer)]).toEqual([true, 30]);
    await finish(buyer);
  });
});

describe('a month that ends beside a cancel', () => {
  /** A plan whose card was refused once, and is good again at the next try. */
  async function openPastDue() {
    const buyer = await createBuyer(shop);
    const [card] = (await open(buyer, 'regional')) as [Checkout];
    await payFor(buyer, card);
    const there = [...toss.cards.values()].find(({ customerKey }) => customerKey === card.id);
    if (there === undefined) throw new Error('there is no card');
    await goToNext(buyer);
    there.isDeclined = true;
    await renewSubscriptions(deps);
    there.isDeclined = false;
    await goToNext(buyer);
    return buyer;
  }

  async function goToNext(buyer: Buyer): Promise<void> {
    const next = (await getSubscription(deps, buyer))?.nextPaymentAt;
    server.clock.set(new Date(next ?? ''));
  }

  const withForget = (forgetStored: (storedKey: string) => Promise<void>): ServerDeps => ({
    ...deps,
    providers: deps.providers.map((one) =>
      one.key === 'regional' ? { ...one, forgetStored } : one,
    ),
  });

  it('is charged with its sessions or not at all, although the process that charged it died', async () => {
    const buyer = await openPastDue();
    const before = toss.payments.size;
    // The renewal comes when the cancel has seen that no card is being charged.
    const between = withForget(async () => void (await renewSubscriptions(toCharging())));
    await cancelSubscription(between, buyer);
    expect(toss.payments.size).toBe(before);
    await recover(shop);
    await finish(buyer);
  });

  it('is not charged once it was cancelled, although a renewal had begun', async () => {
    const buyer = await createBuyer(shop);
    const [card] = (await open(buyer, 'regional')) as [Checkout];
    await payFor(buyer, card);
    await goToNext(buyer);
    const before = toss.payments.size;
    const renewal = await deps.db.transaction().execute(async (tx) => {
      const own = await findLive(deps.db, buyer.userId);
      await lockSubscription(tx, own?.id ?? '');
      const begun = renewSubscriptions(deps);
      await waitForLocks(server);
      await setCancelled(tx, own?.id ?? '', true);
      return { begun };
    });
    await renewal.begun;
    await recover(shop);
    expect([toss.payments.size, await getSubscription(deps, buyer)]).toEqual([before, null]);
    await finish(buyer);
  });

  it('is looked up when it is over before its answer is known', async () => {
    const buyer = await createBuyer(shop);
    const [card] = (await open(buyer, 'regional')) as [Checkout];
    await payFor(buyer, card);
    await goToNext(buyer);
    const before = toss.payments.size;
    await renewSubscriptions(toCharging());
    const cancelled = await cancelSubscription(deps, buyer);
    expect(cancelled?.nextPaymentAt).toBe(cancelled?.paidUntil);
    wait(40 * 24 * 60);
    await recover(shop);
    expect([toss.payments.size, await getSubscription(deps, buyer)]).toEqual([before + 1, null]);
    await finish(buyer);
  });
});

describe('whatever happens at the same time, whoever dies', () => {
  it.each(Array.from({ length: RACES }, (_, at) => at + 1))('race %i', async (seed) => {
    await finish(await race(shop, seed));
  });
});
