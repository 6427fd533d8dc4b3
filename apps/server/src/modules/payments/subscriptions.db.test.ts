import { CALLS, LEAVE_DAYS } from '@fovea/contract';
import type { FakeSubscription, SignedEvent } from '@fovea/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, type Person, signUp } from '#testing/journey.ts';
import { openShop, order, toOrderBody } from '#testing/purchases.ts';
import { countSessions, DAY_MS, expectSound, listMoves, startPro } from '#testing/sessions.ts';

const shop = await openShop({ instances: 2 });
afterAll(() => expectSound(shop.server));

const MONTHLY = { plan: 'plan2', sessions: 30, amount: 7_900 } as const;

async function tell(events: readonly SignedEvent[], instance = 0): Promise<void> {
  const app = shop.server.apps[instance] ?? shop.server.app;
  for (const { body, headers } of events) {
    const request = { method: 'POST', url: '/api/v1/webhooks/stripe' } as const;
    expect((await app.inject({ ...request, headers, payload: body })).statusCode).toBe(200);
  }
}

const balanceOf = ({ userId }: Person) => countSessions(shop.server, userId);
const renew = () => shop.server.runJob('renew-subscriptions.v1', {});

/** A log-in ends long before a month does. */
async function read(person: Person) {
  const { client } = await logIn(shop.server.app, person.email);
  return (await client.call(CALLS.getSubscription)).subscription;
}

interface Subscribed {
  readonly person: Person;
  readonly orderId: string;
  readonly there: FakeSubscription;
}

async function subscribe(): Promise<Subscribed> {
  const person = await signUp(shop.server);
  const { id, checkoutId } = await order(person, toOrderBody(MONTHLY));
  await tell([shop.stripe.pay(checkoutId)]);
  const there = shop.stripe.sessions.get(checkoutId)?.subscription;
  if (there === undefined) throw new Error('nothing has begun');
  return { person, orderId: id, there };
}

/** To some time after the end of the month that is paid. */
function waitForEnd({ there }: Subscribed, pastMs = 0): void {
  const endMs = (there.invoices.at(-1)?.endS ?? 0) * 1_000;
  shop.server.clock.advance(endMs + pastMs - shop.server.clock.now().getTime());
}

const asOwner = async ({ person }: Subscribed) =>
  (await logIn(shop.server.app, person.email)).client;

describe("'subscription (monthly, with next payment date) or one-time; paid date; session count'", () => {
  it('is read with all of them, in my plan and among the purchases', async () => {
    const { person, there } = await subscribe();
    const paidUntil = new Date((there.invoices[0]?.endS ?? 0) * 1_000).toISOString();
    expect(await read(person)).toMatchObject({
      state: 'active',
      sessions: 30,
      left: 30,
      currency: 'USD',
      amount: 7_900,
      next: null,
      paidUntil,
      nextPaymentAt: paidUntil,
    });
    const { purchases } = await person.client.call(CALLS.listPurchases, { query: {} });
    expect(purchases).toMatchObject([
      { kind: 'monthly', sessions: 30, paidAt: expect.any(String), refund: 'possible' },
    ]);
  });

  it('is one at a time', async () => {
    const { person } = await subscribe();
    await expect(order(person, toOrderBody(MONTHLY))).rejects.toMatchObject({
      code: 'subscription_exists',
    });
  });

  it('is null for whoever has none, who can neither cancel, keep nor change one', async () => {
    const person = await signUp(shop.server);
    expect(await read(person)).toBeNull();
    const body = { sessions: 100, amount: 22_900 };
    for (const deed of [
      () => person.client.call(CALLS.cancelSubscription),
      () => person.client.call(CALLS.keepSubscription),
      () => person.client.call(CALLS.changeSubscription, { body }),
    ]) {
      await expect(deed()).rejects.toMatchObject({ code: 'subscription_ended' });
    }
  });
});

describe("'discounted sessions renewed monthly; unused sessions expire at month end; cancelling keeps existing sessions'", () => {
  it('renewed monthly, and what is left expires: told twice, out of order, by two', async () => {
    const own = await subscribe();
    waitForEnd(own);
    expect(await balanceOf(own.person)).toBe(0);
    const events = shop.stripe.moveOn();
    await Promise.all([tell(events, 0), tell([...events].reverse(), 1)]);
    await tell(events);
    expect(await balanceOf(own.person)).toBe(30);
    await shop.server.runJob('settle-credits.v1', {});
    expect(await listMoves(shop.server, own.person.userId)).toEqual(
      expect.arrayContaining([
        ['GRANT', 30, expect.any(Number)],
        ['EXPIRE', -30, expect.any(Number)],
      ]),
    );
    const client = await asOwner(own);
    const { purchases } = await client.call(CALLS.listPurchases, { query: {} });
    expect(purchases).toHaveLength(2);
  });

  it('is found without any event', async () => {
    const own = await subscribe();
    waitForEnd(own);
    shop.stripe.moveOn();
    await renew();
    expect(await balanceOf(own.person)).toBe(30);
  });

  it('cancelling keeps existing sessions until the month ends; then nothing is charged', async () => {
    const own = await subscribe();
    const { subscription } = await own.person.client.call(CALLS.cancelSubscription);
    expect(subscription).toMatchObject({ nextPaymentAt: null, left: 30 });
    waitForEnd(own, -1);
    expect(await balanceOf(own.person)).toBe(30);
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    expect([await balanceOf(own.person), own.there.invoices.length]).toEqual([0, 1]);
    expect(await read(own.person)).toBeNull();
  });

  it('kept again, it goes on', async () => {
    const own = await subscribe();
    await own.person.client.call(CALLS.cancelSubscription);
    const { subscription } = await own.person.client.call(CALLS.keepSubscription);
    expect(subscription?.nextPaymentAt).not.toBeNull();
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    expect(await balanceOf(own.person)).toBe(30);
  });

  it('another number of sessions from the next payment on, and nothing in between', async () => {
    const own = await subscribe();
    const body = { sessions: 100, amount: 22_900 };
    const { subscription } = await own.person.client.call(CALLS.changeSubscription, { body });
    expect(subscription).toMatchObject({ sessions: 30, left: 30, next: body });
    expect(own.there.invoices.map(({ amount }) => amount)).toEqual([7_900]);
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    expect(own.there.invoices.map(({ amount }) => amount)).toEqual([7_900, 22_900]);
    expect(await balanceOf(own.person)).toBe(100);
    expect(await read(own.person)).toMatchObject({ sessions: 100, amount: 22_900, next: null });
  });

  it('changed back, it stays as it was; at a price that nobody offers, not at all', async () => {
    const own = await subscribe();
    const change = (sessions: number, amount: number) =>
      own.person.client.call(CALLS.changeSubscription, { body: { sessions, amount } });
    await change(100, 22_900);
    expect(await change(30, 7_900)).toMatchObject({ subscription: { next: null } });
    await expect(change(100, 1)).rejects.toMatchObject({ code: 'offer_changed' });
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    expect(await balanceOf(own.person)).toBe(30);
  });
});

describe('a card that is refused', () => {
  it('brings no sessions until it pays; then they end with the month that was meant', async () => {
    const own = await subscribe();
    own.there.isDeclined = true;
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    expect(await balanceOf(own.person)).toBe(0);
    const triedAgainMs = ((own.there.invoices[1]?.createdS ?? 0) + 3 * 86_400) * 1_000;
    expect(await read(own.person)).toMatchObject({
      state: 'past_due',
      nextPaymentAt: new Date(triedAgainMs).toISOString(),
    });
    own.there.isDeclined = false;
    shop.server.clock.advance(3 * DAY_MS);
    await tell(shop.stripe.moveOn());
    const endMs = (own.there.invoices[1]?.endS ?? 0) * 1_000;
    expect(await read(own.person)).toMatchObject({
      state: 'active',
      left: 30,
      paidUntil: new Date(endMs).toISOString(),
    });
  });

  it('that never pays ends it', async () => {
    const own = await subscribe();
    own.there.isDeclined = true;
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    shop.server.clock.advance(7 * DAY_MS);
    await tell(shop.stripe.moveOn());
    expect(await read(own.person)).toBeNull();
    expect(await balanceOf(own.person)).toBe(0);
  });
});

describe('what is told of a month is not believed', () => {
  it.each([
    ['amount', (own: Subscribed) => Object.assign(own.there, { amount: 100 })],
    ['currency', (own: Subscribed) => Object.assign(own.there, { currency: 'krw' })],
    ['order', (own: Subscribed) => Object.assign(own.there, { orderId: 'somebody-elses' })],
  ] as const)('another %s grants nothing', async (_fault, by) => {
    const own = await subscribe();
    by(own);
    waitForEnd(own);
    await tell(shop.stripe.moveOn());
    expect(await balanceOf(own.person)).toBe(0);
  });

  it('an event that says paid of a month that is not', async () => {
    const own = await subscribe();
    own.there.isDeclined = true;
    waitForEnd(own);
    const [failed] = shop.stripe.moveOn();
    const event = JSON.parse(failed?.body ?? '{}');
    Object.assign(event, { id: `${event.id}_lie`, type: 'invoice.paid' });
    Object.assign(event.data.object, { status: 'paid', amount_paid: 7_900 });
    await tell([shop.stripe.sign(event)]);
    expect(await balanceOf(own.person)).toBe(0);
  });
});

describe('refunds of months', () => {
  it('of the newest: the money comes back and the subscription ends', async () => {
    const own = await subscribe();
    const { client } = own.person;
    expect(await client.call(CALLS.refundPurchase, { params: { id: own.orderId } })).toMatchObject({
      refund: 'refunded',
    });
    expect([own.there.status, own.there.invoices[0]?.refunded]).toEqual(['canceled', 7_900]);
    expect([await balanceOf(own.person), await read(own.person)]).toEqual([0, null]);
  });

  it('not of one whose sessions were used', async () => {
    const own = await subscribe();
    await startPro(shop.server, own.person, 1);
    const params = { id: own.orderId };
    await expect(own.person.client.call(CALLS.refundPurchase, { params })).rejects.toMatchObject({
      code: 'refund_refused',
    });
    expect(own.there.status).toBe('active');
  });
});

it('whoever deletes the account pays for no further month, and the subscription ends with it', async () => {
  const own = await subscribe();
  const body = { password: PASSWORD };
  await own.person.client.call(CALLS.leaveAccount, { body });
  await renew();
  expect(own.there.cancelsAtEnd).toBe(true);
  shop.server.clock.advance(LEAVE_DAYS * DAY_MS);
  await shop.server.runJob('erase-accounts.v1', {});
  expect(own.there.status).toBe('canceled');
});
