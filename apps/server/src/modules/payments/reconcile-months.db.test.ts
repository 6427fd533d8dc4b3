import { CALLS, type ProviderKey } from '@fovea/contract';
import { expect, it } from 'vitest';
import { type Person, signUp } from '#testing/journey.ts';
import { openShop, order, toOrderBody } from '#testing/purchases.ts';
import { DAY_MS } from '#testing/sessions.ts';
import { findDifferences } from './reconcile.schedule.ts';

const shop = await openShop();

async function reconcile(key: ProviderKey): Promise<string[]> {
  const provider = shop.server.deps.providers.find((one) => one.key === key);
  if (provider === undefined) throw new Error('there is no provider');
  const found = await findDifferences(shop.server.deps, provider);
  return found.map(({ name, orderId }) => `${name} ${orderId}`).sort();
}

const MONTHLY = { plan: 'plan2', amount: 7_900 } as const;
const IN_WON = { plan: 'plan2', provider: 'regional', currency: 'KRW', amount: 99_000 } as const;

async function subscribeGlobal(person: Person) {
  const { id, checkoutId } = await order(person, toOrderBody(MONTHLY));
  const { body, headers } = shop.stripe.pay(checkoutId);
  const url = '/api/v1/webhooks/stripe';
  await shop.server.app.inject({ method: 'POST', url, headers, payload: body });
  const there = [...shop.stripe.subscriptions.values()].find((one) => one.orderId === id);
  return { id, receiptOf: (month: number) => there?.invoices[month]?.id ?? '' };
}

async function subscribeRegional({ client }: Person) {
  const body = toOrderBody(IN_WON);
  const { id } = await client.call(CALLS.createPurchase, { body });
  const card = { params: { id }, body: { paymentKey: shop.toss.giveCard(id) } };
  await client.call(CALLS.confirmPurchase, card);
  const payment = [...shop.toss.payments.values()].find((one) => one.orderId === id);
  return { id, paymentKey: payment?.paymentKey ?? '' };
}

async function plant(ids: { gone: string; cheap: string; empty: string }): Promise<string[]> {
  const change = (set: string, id: string) =>
    shop.server.database.query(`UPDATE orders SET ${set} WHERE id = $1`, [id]);
  await change(`payment_ref = 'pay_of_nobody_' || id`, ids.gone);
  await change('amount = amount - 1', ids.cheap);
  await change('sessions = 31', ids.empty);
  return [`not_charged ${ids.gone}`, `amount ${ids.cheap}`, `lot ${ids.empty}`];
}

async function gather<T>(run: (person: Person) => Promise<T>): Promise<[T, T, T, T]> {
  const made: T[] = [];
  for (let i = 0; i < 4; i++) made.push(await run(await signUp(shop.server)));
  return made as [T, T, T, T];
}

it('L6 of months that the provider counts: five planted differences are named, else 0', async () => {
  const [gone, cheap, empty, back] = await gather(subscribeGlobal);
  shop.server.clock.advance(2 * 3_600_000);
  expect(await reconcile('global')).toEqual([]);
  // A month that nobody told of is found, and booked.
  shop.server.clock.advance(31 * DAY_MS);
  shop.stripe.moveOn();
  shop.server.clock.advance(2 * 3_600_000);
  const all = [gone, cheap, empty, back].map(({ id }) => `not_booked ${id}`);
  expect(await reconcile('global')).toEqual(all.sort());
  expect(await reconcile('global')).toEqual([]);

  const named = await plant({ gone: gone.id, cheap: cheap.id, empty: empty.id });
  shop.stripe.giveBack(back.receiptOf(0));
  // The month that left our books still has a payment at the provider, which then belongs to no order.
  const planted = [...named, `returned ${back.id}`, `not_booked ${gone.id}`];
  expect(await reconcile('global')).toEqual(planted.sort());
});

it('L6 of months that we count: five planted differences are named, else 0', async () => {
  const [gone, cheap, empty, back] = await gather(subscribeRegional);
  shop.server.clock.advance(2 * 3_600_000);
  expect(await reconcile('regional')).toEqual([]);
  const named = await plant({ gone: gone.id, cheap: cheap.id, empty: empty.id });
  shop.toss.giveBack(back.paymentKey);
  const planted = [...named, `returned ${back.id}`, `twice ${gone.id}`];
  expect(await reconcile('regional')).toEqual(planted.sort());
  // Sessions of returned money have left by now.
  expect(await reconcile('regional')).toEqual(planted.filter((one) => !one.includes(back.id)));
});
