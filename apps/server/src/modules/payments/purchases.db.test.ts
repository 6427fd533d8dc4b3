import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import type { SignedEvent } from '@fovea/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { logIn, type Person, signUp } from '#testing/journey.ts';
import { openShop, order, toOrderBody } from '#testing/purchases.ts';
import {
  countSessions,
  DAY_MS,
  expectSound,
  give,
  listMoves,
  startPro,
} from '#testing/sessions.ts';

const shop = await openShop({ instances: 2 });
afterAll(() => expectSound(shop.server));

function tell(event: Pick<SignedEvent, 'body' | 'headers'>, instance = 0) {
  const app = shop.server.apps[instance] ?? shop.server.app;
  const request = { method: 'POST', url: '/api/v1/webhooks/stripe' } as const;
  return app.inject({ ...request, headers: event.headers, payload: event.body });
}

const read = ({ client }: Person, id: string) => client.call(CALLS.getPurchase, { params: { id } });
const refund = ({ client }: Person, id: string) =>
  client.call(CALLS.refundPurchase, { params: { id } });
const balanceOf = ({ userId }: Person) => countSessions(shop.server, userId);

async function countEvents(): Promise<number> {
  const [row] = await shop.server.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM provider_events',
  );
  return row?.count ?? 0;
}

async function buy(person: Person) {
  const placed = await order(person);
  const event = shop.stripe.pay(placed.checkoutId);
  expect((await tell(event)).statusCode).toBe(200);
  return { ...placed, event };
}

describe('a purchase', () => {
  it("has 'paid date; session count', what was there before, and a way back", async () => {
    const person = await signUp(shop.server);
    await give(shop.server, person.userId, 42);
    const body = toOrderBody({ returnTo: '/project/edit/1' });
    const { id, checkoutId } = await order(person, body);
    expect(await read(person, id)).toMatchObject({ state: 'open', paidAt: null, refund: null });
    expect(await balanceOf(person)).toBe(42);
    await tell(shop.stripe.pay(checkoutId));
    const paidAt = new Date(Math.floor(shop.server.clock.now().getTime() / 1_000) * 1_000);
    expect(await read(person, id)).toMatchObject({
      state: 'paid',
      kind: 'one_time',
      sessions: 30,
      currency: 'USD',
      amount: 9_900,
      balanceBefore: 42,
      returnTo: '/project/edit/1',
      refund: 'possible',
      paidAt: paidAt.toISOString(),
      receiptUrl: expect.stringContaining('/receipt/'),
    });
    expect(await listMoves(shop.server, person.userId)).toEqual([
      ['PURCHASE', 30, 72],
      ['PURCHASE', 42, 42],
    ]);
  });

  it('is granted once, whatever is told how often, at once and by whom', async () => {
    const person = await signUp(shop.server);
    const { id, checkoutId } = await order(person);
    const event = shop.stripe.pay(checkoutId);
    const twin = shop.stripe.sign({ ...JSON.parse(event.body), id: `evt_${randomUUID()}` });
    const answers = await Promise.all([
      ...[0, 1, 0, 1].map((instance) => tell(event, instance)),
      ...[0, 1].map((instance) => tell(twin, instance)),
      ...[0, 1].map(() => read(person, id)),
    ]);
    expect(answers).toHaveLength(8);
    await tell(event);
    expect(await balanceOf(person)).toBe(30);
  });

  it('is found without any event: by whoever comes back, and by the schedule', async () => {
    const person = await signUp(shop.server);
    const [one, two] = [await order(person), await order(person)];
    shop.stripe.pay(one.checkoutId);
    expect(await read(person, one.id)).toMatchObject({ state: 'paid', sessions: 30 });
    shop.stripe.pay(two.checkoutId);
    shop.server.clock.advance(11 * 60_000);
    await shop.server.runJob('settle-payments.v1', {});
    expect(await balanceOf(person)).toBe(60);
  });

  it('is one order for its key, also when an answer is lost; another request under it is refused', async () => {
    const person = await signUp(shop.server);
    const body = toOrderBody();
    shop.stripe.cutAnswers(1);
    const placed = await order(person, body);
    expect(await order(person, body)).toEqual(placed);
    const ours = [...shop.stripe.sessions.values()].filter(({ orderId }) => orderId === placed.id);
    expect(ours).toHaveLength(1);
    const other = { ...body, sessions: 10, amount: 3_900 };
    await expect(order(person, other)).rejects.toMatchObject({ code: 'key_reused' });
    await tell(shop.stripe.pay(placed.checkoutId));
    await expect(order(person, body)).rejects.toMatchObject({ code: 'purchase_ended' });
  });

  it('is of what the catalogue offers and at its price, or not at all', async () => {
    const person = await signUp(shop.server);
    for (const wrong of [
      { amount: 9_899 },
      { sessions: 31 },
      { currency: 'KRW', amount: 129_000 },
      { provider: 'regional' },
      { plan: 'plan2', amount: 9_900 },
    ] as const) {
      await expect(order(person, toOrderBody(wrong))).rejects.toMatchObject({
        code: 'offer_changed',
      });
    }
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'keeps no way back that leads away: %s',
    async (returnTo) => {
      const person = await signUp(shop.server);
      await expect(order(person, toOrderBody({ returnTo }))).rejects.toMatchObject({
        code: 'invalid_request',
      });
    },
  );

  it('that nobody pays ends without a session', async () => {
    const person = await signUp(shop.server);
    const { id, checkoutId } = await order(person);
    expect((await tell(shop.stripe.expire(checkoutId))).statusCode).toBe(200);
    expect(await read(person, id)).toMatchObject({ state: 'ended', refund: null });
    expect(await balanceOf(person)).toBe(0);
    const { purchases } = await person.client.call(CALLS.listPurchases, { query: {} });
    expect(purchases).toEqual([]);
  });
});

describe('what is told is not believed', () => {
  it('an event that says paid, of a checkout that is not, changes nothing', async () => {
    const person = await signUp(shop.server);
    const { id, checkoutId } = await order(person);
    const object = { id: checkoutId, payment_status: 'paid', status: 'complete' };
    const type = 'checkout.session.completed';
    const lie = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object } };
    expect((await tell(shop.stripe.sign(lie))).statusCode).toBe(200);
    expect(await read(person, id)).toMatchObject({ state: 'open' });
    expect(await balanceOf(person)).toBe(0);
  });

  it.each([
    ['amount', (session: { amount: number }) => (session.amount = 100)],
    ['currency', (session: object) => Object.assign(session, { currency: 'krw' })],
    ['order', (session: object) => Object.assign(session, { orderId: 'somebody-elses' })],
  ] as const)('a payment of another %s grants nothing, and a metric says so', async (fault, by) => {
    const person = await signUp(shop.server);
    const { checkoutId } = await order(person);
    const session = shop.stripe.sessions.get(checkoutId);
    if (session === undefined) throw new Error('no session');
    by(session);
    expect((await tell(shop.stripe.pay(checkoutId))).statusCode).toBe(200);
    expect(await balanceOf(person)).toBe(0);
    const { values } = await shop.server.deps.metrics.paymentFaults.get();
    expect(values.find(({ labels }) => labels.fault === fault)?.value).toBeGreaterThan(0);
  });

  it('a checkout of one order does not pay another', async () => {
    const person = await signUp(shop.server);
    const [one, two] = [await order(person), await order(person)];
    const session = shop.stripe.sessions.get(two.checkoutId);
    Object.assign(session ?? {}, { orderId: one.id });
    await tell(shop.stripe.pay(two.checkoutId));
    expect(await balanceOf(person)).toBe(0);
  });
});

describe('events that are not what they should be have 0 effects', () => {
  const toEvent = async () => {
    const person = await signUp(shop.server);
    const { checkoutId } = await order(person);
    return { person, event: shop.stripe.pay(checkoutId) };
  };

  it.each([
    [
      'a bad signature',
      ({ body }: SignedEvent) => ({ body, headers: { 'stripe-signature': 't=1,v1=00' } }),
    ],
    ['no signature', ({ body }: SignedEvent) => ({ body, headers: {} })],
    [
      'bytes that were changed',
      ({ body, headers }: SignedEvent) => ({ body: `${body} `, headers }),
    ],
    [
      'an old timestamp',
      ({ body }: SignedEvent) =>
        shop.stripe.sign(JSON.parse(body), {
          atMs: shop.server.clock.now().getTime() - 301_000,
        }),
    ],
    [
      "another provider's key",
      ({ body }: SignedEvent) => shop.stripe.sign(JSON.parse(body), { secret: 'whsec_of_others' }),
    ],
  ] as const)('%s', async (_what, spoil) => {
    const { person, event } = await toEvent();
    const before = await countEvents();
    const reply = await tell(spoil(event));
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'signature_invalid']);
    expect([await balanceOf(person), await countEvents()]).toEqual([0, before]);
  });

  it('a replay', async () => {
    const { person, event } = await toEvent();
    await tell(event);
    const before = await countEvents();
    expect((await tell(event)).statusCode).toBe(200);
    expect([await balanceOf(person), await countEvents()]).toEqual([30, before]);
  });

  it('an unknown event is taken note of, and nothing else', async () => {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'customer.created' };
    const signed = shop.stripe.sign({ ...event, data: { object: { id: 'cus_1' } } });
    const before = await countEvents();
    expect((await tell(signed)).statusCode).toBe(200);
    expect(await countEvents()).toBe(before + 1);
  });
});

describe("'Refund only within 30 days of purchase and only if purchased sessions are unused, back to the original payment method.'", () => {
  const refused = { code: 'refund_refused' };

  it('takes the sessions, gives the money back once, and can be read', async () => {
    const person = await signUp(shop.server);
    const { id, checkoutId } = await buy(person);
    expect(await refund(person, id)).toMatchObject({ refund: 'refunded' });
    expect(shop.stripe.sessions.get(checkoutId)?.refunded).toBe(9_900);
    expect(await balanceOf(person)).toBe(0);
    await expect(refund(person, id)).rejects.toMatchObject(refused);
    const file = await person.client.call(CALLS.downloadPurchases);
    expect(file.split('\n')[1]).toMatch(/one_time,30,USD,9900,refunded/);
  });

  it('not when one of them is used', async () => {
    const person = await signUp(shop.server);
    const { id } = await buy(person);
    await startPro(shop.server, person, 1);
    expect(await read(person, id)).toMatchObject({ refund: 'used' });
    await expect(refund(person, id)).rejects.toMatchObject(refused);
  });

  it('at 30 days, and not 1 ms after', async () => {
    const person = await signUp(shop.server);
    const [one, two] = [await buy(person), await buy(person)];
    const { paidAt } = await read(person, one.id);
    const endMs = new Date(paidAt ?? 0).getTime() + LIMITS.refundDays * DAY_MS;
    shop.server.clock.advance(endMs - shop.server.clock.now().getTime());
    // The log-in has ended long since.
    const again = { ...person, ...(await logIn(shop.server.app, person.email)) };
    expect(await refund(again, one.id)).toMatchObject({ refund: 'refunded' });
    shop.server.clock.advance(1);
    expect(await read(again, two.id)).toMatchObject({ refund: 'late' });
    await expect(refund(again, two.id)).rejects.toMatchObject(refused);
  });

  it('goes on by itself when the answer of the provider is lost; it is asked under one key', async () => {
    const person = await signUp(shop.server);
    const { id, checkoutId } = await buy(person);
    // The client tries three times.
    shop.stripe.cutAnswers(3);
    expect(await refund(person, id)).toMatchObject({ refund: 'requested' });
    expect(await balanceOf(person)).toBe(0);
    shop.server.clock.advance(61_000);
    await shop.server.runJob('settle-payments.v1', {});
    expect(await read(person, id)).toMatchObject({ refund: 'refunded' });
    expect(shop.stripe.sessions.get(checkoutId)?.refunded).toBe(9_900);
  });

  it('brings the sessions back when the provider refuses', async () => {
    const person = await signUp(shop.server);
    const { id, checkoutId } = await buy(person);
    const session = shop.stripe.sessions.get(checkoutId);
    Object.assign(session ?? {}, { refunded: 1 });
    expect(await refund(person, id)).toMatchObject({ refund: 'possible' });
    expect(await balanceOf(person)).toBe(30);
  });
});
