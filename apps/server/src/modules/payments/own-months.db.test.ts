import type { VaultCharge } from '@fovea/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { type Person, signUp } from '#testing/journey.ts';
import { openShop } from '#testing/purchases.ts';
import { countSessions, DAY_MS, expectSound } from '#testing/sessions.ts';
import { type OwnMonths, openOwnMonths } from '#testing/subscriptions.ts';
import { renewSubscriptions } from './months.schedule.ts';
import { toMonthStart } from './own-months.ts';
import {
  cancelSubscription,
  changeSubscription,
  getSubscription,
} from './subscriptions.service.ts';

let own: OwnMonths;
let person: Person;
let card: string;
let startedAt: Date;

const shop = await openShop();
beforeEach(async () => {
  own = openOwnMonths(shop.server.deps);
  person = await signUp(shop.server);
  startedAt = shop.server.clock.now();
  ({ card } = await own.subscribe(person.userId));
});
afterAll(() => expectSound(shop.server));

const balance = () => countSessions(shop.server, person.userId);
const read = () => getSubscription(own.deps, person);
const charges = () => own.vault.charged.filter(({ storedKey }) => storedKey === card);

function goTo(months: number, ms = 0): void {
  const to = toMonthStart(startedAt, months).getTime() + ms;
  shop.server.clock.advance(to - shop.server.clock.now().getTime());
}

describe('months that we count', () => {
  it('are charged once each, under the key of the month, and bring their sessions', async () => {
    expect([await balance(), charges().length]).toEqual([30, 1]);
    goTo(1, -1);
    await own.renew();
    expect([await balance(), charges().length]).toEqual([30, 1]);
    goTo(1);
    await Promise.all([own.renew(), own.renew()]);
    await own.renew();
    expect([await balance(), charges().length]).toEqual([30, 2]);
    expect(charges()[1]?.idempotencyKey).toMatch(/^sub:[0-9a-f-]{36}:1$/);
    expect(await read()).toMatchObject({ paidUntil: toMonthStart(startedAt, 2).toISOString() });
  });

  it('whose answer was lost are asked for again, and charged once', async () => {
    goTo(1);
    own.vault.loseAnswers(card, 2);
    for (const _ of [1, 2, 3]) await own.renew();
    expect([await balance(), charges().length]).toEqual([30, 2]);
  });

  it('are renewed side by side: a provider that is slow about one keeps nobody else waiting', async () => {
    const other = await signUp(shop.server);
    const both = [card, (await own.subscribe(other.userId)).card];
    const asked = Promise.withResolvers<void>();
    const waiting = new Set(both);
    const providers = own.deps.providers.map((provider) => ({
      ...provider,
      async chargeStored(charge: VaultCharge) {
        if (waiting.delete(charge.storedKey) && waiting.size === 0) asked.resolve();
        if (both.includes(charge.storedKey)) await asked.promise;
        return own.vault.charge(charge, shop.server.clock.now().getTime());
      },
    }));
    goTo(1);
    await renewSubscriptions({ ...own.deps, providers: providers as PaymentProvider[] });
    expect([await balance(), charges().length]).toEqual([30, 2]);
    expect(await countSessions(shop.server, other.userId)).toBe(30);
  });

  it('are late when the scheduler was dead for 3 days, and end when they should', async () => {
    goTo(1, 3 * DAY_MS);
    expect(await balance()).toBe(0);
    await own.renew();
    expect(await balance()).toBe(30);
    goTo(2, -1);
    expect(await balance()).toBe(30);
    goTo(2);
    expect(await balance()).toBe(0);
  });

  it('tries on days 0, 1, 3, 7, then it ends, and the card is forgotten', async () => {
    own.vault.empty.add(card);
    for (let hour = 0; hour < 10 * 24; hour += 6) {
      goTo(1, hour * 3_600_000);
      await own.renew();
    }
    const startMs = toMonthStart(startedAt, 1).getTime();
    const days = own.vault.refused.get(card)?.map((ms) => (ms - startMs) / DAY_MS);
    expect(days).toEqual([0, 1, 3, 7]);
    expect([await read(), own.vault.forgotten.has(card)]).toEqual([null, true]);
  });

  it('tries that a dead scheduler missed are not made up for at once', async () => {
    own.vault.empty.add(card);
    for (const day of [0, 5, 5, 5.5, 6, 6]) {
      goTo(1, day * DAY_MS);
      await own.renew();
    }
    const startMs = toMonthStart(startedAt, 1).getTime();
    const days = own.vault.refused.get(card)?.map((ms) => (ms - startMs) / DAY_MS);
    expect(days).toEqual([0, 5, 6]);
  });

  it('a card that pays on day 3 brings the sessions of the month that was meant', async () => {
    own.vault.empty.add(card);
    for (const day of [0, 1]) {
      goTo(1, day * DAY_MS);
      await own.renew();
    }
    expect(await read()).toMatchObject({ state: 'past_due' });
    own.vault.empty.delete(card);
    goTo(1, 3 * DAY_MS);
    await own.renew();
    const paidUntil = toMonthStart(startedAt, 2).toISOString();
    expect(await read()).toMatchObject({ state: 'active', left: 30, paidUntil });
  });

  it('cancelled, it ends with the month and the card is forgotten', async () => {
    await cancelSubscription(own.deps, person);
    goTo(1, -1);
    await own.renew();
    expect([await balance(), own.vault.forgotten.has(card)]).toEqual([30, false]);
    goTo(1);
    await own.renew();
    expect([await read(), charges().length, own.vault.forgotten.has(card)]).toEqual([
      null,
      1,
      true,
    ]);
  });

  it('cancelled while nobody knows whether the card was charged, the month that was paid is there', async () => {
    goTo(1);
    own.vault.loseAnswers(card, 1);
    await own.renew();
    await cancelSubscription(own.deps, person);
    await own.renew();
    expect([await balance(), charges().length]).toEqual([30, 2]);
    goTo(2);
    await own.renew();
    expect([await read(), charges().length]).toEqual([null, 2]);
  });

  it('another number of sessions from the next payment on', async () => {
    await changeSubscription(own.deps, person, { sessions: 100, amount: 299_000 });
    goTo(1);
    await own.renew();
    expect(charges().map(({ amount }) => amount)).toEqual([99_000, 299_000]);
    expect([await balance(), (await read())?.next]).toEqual([100, null]);
  });
});
