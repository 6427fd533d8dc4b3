import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import type { TossEvent } from '@fovea/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { logIn, type Person, signUp } from '#testing/journey.ts';
import { openShop, toOrderBody } from '#testing/purchases.ts';
import { countSessions, expectSound } from '#testing/sessions.ts';

const shop = await openShop({ instances: 2 });
afterAll(() => expectSound(shop.server));

const WON = 129_000;
const IN_WON = { provider: 'regional', currency: 'KRW', amount: WON } as const;
const balanceOf = ({ userId }: Person) => countSessions(shop.server, userId);
const read = ({ client }: Person, id: string) => client.call(CALLS.getPurchase, { params: { id } });
const refund = ({ client }: Person, id: string) =>
  client.call(CALLS.refundPurchase, { params: { id } });
/** Past the moments in which the provider is asked once only. */
const wait = (ms = 2_001) => shop.server.clock.advance(ms);

/** A log-in is over after some minutes. */
const comeBack = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await logIn(shop.server.app, person.email)),
});

async function order(person: Person): Promise<string> {
  const body = toOrderBody(IN_WON);
  const { id, payUrl } = await person.client.call(CALLS.createPurchase, { body });
  expect(payUrl).toBeNull();
  return id;
}

async function confirm({ client }: Person, id: string, paymentKey: string) {
  return client.call(CALLS.confirmPurchase, { params: { id }, body: { paymentKey } });
}

async function buy(person: Person) {
  const id = await order(person);
  const paymentKey = shop.toss.agree({ orderId: id, amount: WON });
  expect(await confirm(person, id, paymentKey)).toMatchObject({
    state: 'paid',
    refund: 'possible',
  });
  return { id, paymentKey };
}

async function countEvents(): Promise<number> {
  const [row] = await shop.server.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM provider_events',
  );
  return row?.count ?? 0;
}

async function tell({ body, headers }: TossEvent, instance = 0): Promise<number> {
  const app = shop.server.apps[instance] ?? shop.server.app;
  const request = { method: 'POST', url: '/api/v1/webhooks/toss' } as const;
  return (await app.inject({ ...request, headers, payload: body })).statusCode;
}

describe('a purchase with a Korean card', () => {
  it('is charged when it is confirmed, at the price of the order, and brings its sessions', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const paymentKey = shop.toss.agree({ orderId: id, amount: WON });
    expect(shop.toss.payments.get(paymentKey)?.status).toBe('IN_PROGRESS');
    expect(await confirm(person, id, paymentKey)).toMatchObject({
      state: 'paid',
      currency: 'KRW',
      amount: WON,
      sessions: 30,
      receiptUrl: expect.stringContaining('/receipt/'),
    });
    expect(shop.toss.payments.get(paymentKey)?.status).toBe('DONE');
    expect(await balanceOf(person)).toBe(30);
  });

  it('is charged once and granted once, however often it is confirmed', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const keys = [0, 1].map(() => shop.toss.agree({ orderId: id, amount: WON }));
    await Promise.all(keys.map((key) => confirm(person, id, key)));
    for (const key of [...keys, ...keys]) {
      wait();
      await confirm(person, id, key);
    }
    const own = [...shop.toss.payments.values()].filter(({ orderId }) => orderId === id);
    expect(own.filter(({ status }) => status === 'DONE')).toHaveLength(1);
    expect(await balanceOf(person)).toBe(30);
  });

  it('is found when the answer of the provider was cut after the charge', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const paymentKey = shop.toss.agree({ orderId: id, amount: WON });
    shop.toss.cutAnswers(1);
    expect(await confirm(person, id, paymentKey)).toMatchObject({ state: 'open' });
    expect(await balanceOf(person)).toBe(0);
    wait(11 * 60_000);
    await shop.server.runJob('settle-payments.v1', {});
    expect(await read(await comeBack(person), id)).toMatchObject({ state: 'paid' });
    expect(await balanceOf(person)).toBe(30);
  });

  it('ends when the card is declined, or when nobody confirms within 10 minutes', async () => {
    const person = await signUp(shop.server);
    const declined = await order(person);
    const first = shop.toss.agree({ orderId: declined, amount: WON, isDeclined: true });
    expect(await confirm(person, declined, first)).toMatchObject({ state: 'ended' });
    const late = await order(person);
    const second = shop.toss.agree({ orderId: late, amount: WON });
    wait(10 * 60_000 + 1);
    expect(await confirm(await comeBack(person), late, second)).toMatchObject({ state: 'ended' });
    expect(await balanceOf(person)).toBe(0);
  });

  it('goes back to the card, once, also when the answer is lost and the key forgotten', async () => {
    const person = await signUp(shop.server);
    const [one, two] = [await buy(person), await buy(person)];
    expect(await refund(person, one.id)).toMatchObject({ refund: 'refunded' });
    shop.toss.cutAnswers(1);
    expect(await refund(person, two.id)).toMatchObject({ refund: 'requested' });
    shop.toss.forgetKeys();
    wait(61_000);
    await shop.server.runJob('settle-payments.v1', {});
    expect(await read(person, two.id)).toMatchObject({ refund: 'refunded' });
    for (const { paymentKey } of [one, two]) {
      expect(shop.toss.payments.get(paymentKey)?.canceled).toBe(WON);
    }
    expect(await balanceOf(person)).toBe(0);
  });
});

describe('what the window or the way back says is not believed', () => {
  it('a window that was opened with another amount is not confirmed', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const paymentKey = shop.toss.agree({ orderId: id, amount: 100 });
    expect(await confirm(person, id, paymentKey)).toMatchObject({ state: 'ended' });
    expect(shop.toss.payments.get(paymentKey)?.status).toBe('IN_PROGRESS');
    expect(await balanceOf(person)).toBe(0);
  });

  it('nor does another currency bring sessions', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const paymentKey = shop.toss.agree({ orderId: id, amount: WON, currency: 'JPY' });
    expect(await confirm(person, id, paymentKey)).toMatchObject({ state: 'open' });
    expect(await balanceOf(person)).toBe(0);
    const { values } = await shop.server.deps.metrics.paymentFaults.get();
    expect(values.find(({ labels }) => labels.fault === 'currency')?.value).toBeGreaterThan(0);
  });

  it("somebody else's payment pays nothing, and somebody else's order cannot be confirmed", async () => {
    const [one, two] = [await signUp(shop.server), await signUp(shop.server)];
    const [own, other] = [await order(one), await order(two)];
    const paymentKey = shop.toss.agree({ orderId: own, amount: WON });
    expect(await confirm(two, other, paymentKey)).toMatchObject({ state: 'ended' });
    await expect(confirm(two, own, paymentKey)).rejects.toMatchObject({ code: 'not_found' });
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([0, 0]);
    expect(await confirm(one, own, paymentKey)).toMatchObject({ state: 'paid' });
  });
});

describe('events, which Toss does not sign, have 0 effects unless they are true', () => {
  const toData = (orderId: string) => ({ orderId, paymentKey: 'tpay', status: 'DONE' });

  it('a true one brings what nobody came back for, once', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    shop.toss.cutAnswers(1);
    await confirm(person, id, shop.toss.agree({ orderId: id, amount: WON }));
    const event = shop.toss.events.at(-1);
    if (event === undefined) throw new Error('no event');
    wait();
    const before = await countEvents();
    await Promise.all([0, 1, 0].map((instance) => tell(event, instance)));
    expect([await balanceOf(person), await countEvents()]).toEqual([30, before + 1]);
    wait();
    expect(await tell(event)).toBe(200);
    expect([await balanceOf(person), await countEvents()]).toEqual([30, before + 1]);
  });

  it('a refund made at Toss: what is left leaves; a lie about it takes nothing', async () => {
    const person = await signUp(shop.server);
    const { id, paymentKey } = await buy(person);
    wait();
    const lie = { orderId: id, paymentKey, status: 'CANCELED', balanceAmount: 0 };
    expect(await tell(shop.toss.tell(lie))).toBe(200);
    expect(await balanceOf(person)).toBe(30);
    wait();
    const event = shop.toss.giveBack(paymentKey, WON / 3);
    await Promise.all([0, 1, 0].map((instance) => tell(event, instance)));
    expect(await balanceOf(person)).toBe(20);
    expect(await read(person, id)).toMatchObject({ refund: 'reversed' });
  });

  it('a forged one that says paid', async () => {
    const person = await signUp(shop.server);
    const id = await order(person);
    const before = await countEvents();
    expect(await tell(shop.toss.tell(toData(id)))).toBe(200);
    expect(await read(person, id)).toMatchObject({ state: 'open' });
    expect([await balanceOf(person), await countEvents()]).toEqual([0, before]);
  });

  it.each([
    ['an order of nobody', async () => randomUUID()],
    [
      'an order of another provider',
      async (person: Person) =>
        (await person.client.call(CALLS.createPurchase, { body: toOrderBody() })).id,
    ],
  ] as const)('one of %s', async (_what, toId) => {
    const person = await signUp(shop.server);
    const id = await toId(person);
    const before = await countEvents();
    expect(await tell(shop.toss.tell(toData(id)))).toBe(200);
    expect([await balanceOf(person), await countEvents()]).toEqual([0, before]);
  });

  it.each([
    ['no JSON', { body: 'paid!' }],
    ['no order', { body: '{"eventType":"PAYMENT_STATUS_CHANGED","data":{}}' }],
    ['another kind', { body: '{"eventType":"payout.changed","data":{}}' }],
    ['no transmission', { headers: { 'content-type': 'application/json' } }],
  ])('what cannot be read: %s', async (_what, change) => {
    const before = await countEvents();
    const event = shop.toss.tell(toData(randomUUID()));
    expect(await tell({ ...event, ...change })).toBe(400);
    expect(await countEvents()).toBe(before);
  });
});
