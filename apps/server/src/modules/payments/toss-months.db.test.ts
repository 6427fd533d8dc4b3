import { CALLS } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { logIn, type Person, signUp } from '#testing/journey.ts';
import { openShop, toOrderBody } from '#testing/purchases.ts';
import { countSessions, expectSound } from '#testing/sessions.ts';
import { keepStoredKey } from './orders.repo.ts';
import { toMonthStart } from './own-months.ts';

const shop = await openShop({ instances: 2 });
afterAll(() => expectSound(shop.server));

const WON = 99_000;
const MONTHLY = { plan: 'plan2', provider: 'regional', currency: 'KRW', amount: WON } as const;
const balanceOf = ({ userId }: Person) => countSessions(shop.server, userId);
const wait = (ms = 2_001) => shop.server.clock.advance(ms);
const renew = () => shop.server.runJob('renew-subscriptions.v1', {});
const settle = () => shop.server.runJob('settle-payments.v1', {});
const comeBack = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await logIn(shop.server.app, person.email)),
});
const order = async ({ client }: Person) =>
  (await client.call(CALLS.createPurchase, { body: toOrderBody(MONTHLY) })).id;
const confirm = ({ client }: Person, id: string, authKey: string) =>
  client.call(CALLS.confirmPurchase, { params: { id }, body: { paymentKey: authKey } });
const readPlan = async ({ client }: Person) =>
  (await client.call(CALLS.getSubscription)).subscription;
const listCharged = (id: string) =>
  [...shop.toss.payments.values()].filter(
    ({ orderId, approvedMs }) => orderId === id && approvedMs !== undefined,
  );
async function readStoredKey(id: string): Promise<string | null | undefined> {
  const rows = await shop.server.database.query<{ key: string | null }>(
    'SELECT stored_key AS key FROM orders WHERE id = $1',
    [id],
  );
  return rows[0]?.key;
}

/** As a process leaves it that dies before the charge. */
async function keepCard(id: string): Promise<void> {
  const provider = shop.server.deps.providers.find(({ key }) => key === 'regional');
  const given = { customerKey: id, authKey: shop.toss.giveCard(id) };
  const stored = await provider?.storeCard?.(given);
  await keepStoredKey(shop.server.deps.db, id, stored ?? '');
}

async function subscribe(person: Person) {
  const id = await order(person);
  const authKey = shop.toss.giveCard(id);
  expect(await confirm(person, id, authKey)).toMatchObject({ state: 'paid', kind: 'monthly' });
  return { id, authKey };
}

describe('a monthly plan with a Korean card', () => {
  it("'discounted sessions renewed monthly': the card is kept, charged, and charged again each month", async () => {
    const person = await signUp(shop.server);
    const startedAt = shop.server.clock.now();
    const { id } = await subscribe(person);
    expect([await balanceOf(person), listCharged(id).length]).toEqual([30, 1]);
    const nextAt = toMonthStart(new Date(Math.floor(startedAt.getTime() / 1_000) * 1_000), 1);
    expect(await readPlan(person)).toMatchObject({
      state: 'active',
      provider: 'regional',
      sessions: 30,
      currency: 'KRW',
      amount: WON,
      nextPaymentAt: nextAt.toISOString(),
    });
    expect(await readStoredKey(id)).toBeNull();
    const before = shop.toss.payments.size;
    wait(nextAt.getTime() - startedAt.getTime() + 1);
    await Promise.all([renew(), renew()]);
    expect([await balanceOf(person), shop.toss.payments.size]).toEqual([30, before + 1]);
  });

  it('is charged once and granted once, however often it is confirmed and whatever is lost', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const keys = [0, 1].map(() => shop.toss.giveCard(id));
    shop.toss.cutAnswers(2);
    await Promise.all(keys.map((key) => confirm(person, id, key)));
    for (const key of [...keys, ...keys]) {
      wait();
      await confirm(person, id, key);
    }
    expect(listCharged(id)).toHaveLength(1);
    expect(await balanceOf(person)).toBe(30);
  });

  it('begins when the answer was lost and nobody came back', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    await keepCard(id);
    shop.toss.cutAnswers(1);
    await confirm(person, id, 'bln_again');
    expect([listCharged(id).length, await balanceOf(person)]).toEqual([1, 0]);
    wait(11 * 60_000);
    await settle();
    expect(await balanceOf(person)).toBe(30);
    expect(await readPlan(await comeBack(person))).toMatchObject({ state: 'active' });
  });

  it('does not begin with a card that is declined, and the card is forgotten', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const before = shop.toss.cards.size;
    const authKey = shop.toss.giveCard(id, true);
    expect(await confirm(person, id, authKey)).toMatchObject({ state: 'ended' });
    expect([await balanceOf(person), await readPlan(person)]).toEqual([0, null]);
    expect([shop.toss.cards.size, await readStoredKey(id)]).toEqual([before, null]);
  });

  it('takes no card that was given for another order', async () => {
    const [one, two] = [await signUp(shop.server), await signUp(shop.server)];
    const [own, other] = [await order(one), await order(two)];
    const authKey = shop.toss.giveCard(own);
    expect(await confirm(two, other, authKey)).toMatchObject({ state: 'ended' });
    await expect(confirm(two, own, authKey)).rejects.toMatchObject({ code: 'not_found' });
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([0, 0]);
  });

  it('is one for each person: of two windows the second is not charged', async () => {
    const person = await signUp(shop.server);
    const second = await order(person);
    await subscribe(person);
    wait();
    const late = await confirm(person, second, shop.toss.giveCard(second));
    expect(late).toMatchObject({ state: 'ended' });
    expect([listCharged(second).length, await balanceOf(person)]).toEqual([0, 30]);
  });

  it('forgets a card that nobody was charged for within the day', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const before = shop.toss.cards.size;
    await keepCard(id);
    expect(shop.toss.cards.size).toBe(before + 1);
    wait(27 * 3_600_000);
    await settle();
    expect([shop.toss.cards.size, await readStoredKey(id)]).toEqual([before, null]);
    expect([listCharged(id).length, await balanceOf(person)]).toEqual([0, 0]);
  });

  it('refunding the newest month ends it, and the card is forgotten', async () => {
    const person = await signUp(shop.server);
    const before = shop.toss.cards.size;
    const { id } = await subscribe(person);
    expect(shop.toss.cards.size).toBe(before + 1);
    const refunded = await person.client.call(CALLS.refundPurchase, { params: { id } });
    expect(refunded).toMatchObject({ refund: 'refunded' });
    expect([shop.toss.cards.size, await readPlan(person)]).toEqual([before, null]);
    expect(listCharged(id)[0]?.canceled).toBe(WON);
  });
});
