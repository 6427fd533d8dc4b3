import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import type { SignedEvent } from '@fovea/testkit';
import { afterAll, expect, it } from 'vitest';
import { type Person, signUp } from '#testing/journey.ts';
import { openShop, order } from '#testing/purchases.ts';
import {
  countSessions,
  createProDraft,
  expectSound,
  give,
  listMoves,
  settle,
  startPro,
} from '#testing/sessions.ts';

const shop = await openShop({ instances: 2 });
afterAll(() => expectSound(shop.server));

async function tell({ headers, body }: SignedEvent, instance = 0): Promise<void> {
  const app = shop.server.apps[instance] ?? shop.server.app;
  const request = { method: 'POST', url: '/api/v1/webhooks/stripe' } as const;
  const { statusCode } = await app.inject({ ...request, headers, payload: body });
  expect(statusCode).toBe(200);
}

const balanceOf = ({ userId }: Person) => countSessions(shop.server, userId);
const owedBy = async ({ client }: Person) => (await client.call(CALLS.getCredits)).owed ?? 0;
const readRefund = async ({ client }: Person, id: string) =>
  (await client.call(CALLS.getPurchase, { params: { id } })).refund;
const activate = ({ client }: Person, id: string) =>
  client.call(CALLS.activateProject, { params: { id } });

async function buy(person: Person) {
  const placed = await order(person);
  await tell(shop.stripe.pay(placed.checkoutId));
  return placed;
}

/** Thirty sessions, of which a project took some. */
async function buyAndUse(used: number) {
  const person = await signUp(shop.server);
  const bought = await buy(person);
  const project = await startPro(shop.server, person, used);
  return { person, project, ...bought };
}

it('a refund made at the provider: what is left leaves, told once or often, by whom ever', async () => {
  const person = await signUp(shop.server);
  await give(shop.server, person.userId, 5);
  const { id, checkoutId } = await buy(person);
  const event = shop.stripe.giveBack(checkoutId);
  const twin = shop.stripe.sign({ ...JSON.parse(event.body), id: `evt_${randomUUID()}` });
  await Promise.all([tell(event), tell(event, 1)]);
  await tell(twin, 1);
  expect(await balanceOf(person)).toBe(5);
  expect(await owedBy(person)).toBe(0);
  expect(await readRefund(person, id)).toBe('reversed');
  expect(await listMoves(shop.server, person.userId)).toEqual([
    ['REFUND', -30, 5],
    ['PURCHASE', 30, 35],
    ['PURCHASE', 5, 5],
  ]);
});

it('a part of the money takes as many whole sessions as it paid for', async () => {
  const person = await signUp(shop.server);
  const { checkoutId } = await buy(person);
  await tell(shop.stripe.giveBack(checkoutId, 3_465));
  expect(await balanceOf(person)).toBe(20);
  await tell(shop.stripe.giveBack(checkoutId, 9_900 - 3_465));
  expect(await balanceOf(person)).toBe(0);
});

it('a dispute: the rest is a debt that stops activation, never a negative balance', async () => {
  const { person, checkoutId, id } = await buyAndUse(12);
  await tell(shop.stripe.dispute(checkoutId));
  expect(await balanceOf(person)).toBe(0);
  expect(await owedBy(person)).toBe(12);
  expect(await readRefund(person, id)).toBe('reversed');
  const projectId = await createProDraft(shop.server, person, 3);
  await expect(activate(person, projectId)).rejects.toMatchObject({
    code: 'credits_owed',
    details: { owed: 12, balance: 0, needed: 3 },
  });
  await expect(person.client.call(CALLS.refundPurchase, { params: { id } })).rejects.toMatchObject({
    code: 'refund_refused',
  });
});

it('the next purchase pays what is owed, and activation goes on', async () => {
  const { person, checkoutId } = await buyAndUse(12);
  await tell(shop.stripe.dispute(checkoutId));
  await tell(shop.stripe.closeDispute(checkoutId, 'lost'));
  expect(await owedBy(person)).toBe(12);
  await buy(person);
  expect(await owedBy(person)).toBe(0);
  expect(await balanceOf(person)).toBe(18);
  await activate(person, await createProDraft(shop.server, person, 18));
  expect(await balanceOf(person)).toBe(0);
});

it('what a project gives back pays what is owed', async () => {
  const { person, project, checkoutId } = await buyAndUse(12);
  await tell(shop.stripe.dispute(checkoutId));
  await person.client.call(CALLS.finishProject, { params: { id: project.id } });
  await settle(shop.server);
  expect(await owedBy(person)).toBe(0);
  expect(await balanceOf(person)).toBe(0);
});

it('a dispute that was won gives back what it took, and the debt is gone', async () => {
  const { person, checkoutId, id } = await buyAndUse(12);
  await tell(shop.stripe.dispute(checkoutId));
  await give(shop.server, person.userId, 4);
  expect(await owedBy(person)).toBe(8);
  await tell(shop.stripe.closeDispute(checkoutId, 'won'));
  expect(await owedBy(person)).toBe(0);
  expect(await balanceOf(person)).toBe(22);
  expect(await readRefund(person, id)).toBe('used');
});

it('our own refund is no reversal: its event changes nothing', async () => {
  const person = await signUp(shop.server);
  const { id, checkoutId } = await buy(person);
  await person.client.call(CALLS.refundPurchase, { params: { id } });
  const { intentId, refunded } = shop.stripe.sessions.get(checkoutId) ?? {};
  expect(refunded).toBe(9_900);
  const object = { id: `ch_${intentId}`, payment_intent: intentId };
  const type = 'charge.refunded';
  await tell(
    shop.stripe.sign({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } }),
  );
  expect(await readRefund(person, id)).toBe('refunded');
  expect(await listMoves(shop.server, person.userId)).toHaveLength(2);
});

it('an event that only says so takes nothing: the provider is asked', async () => {
  const person = await signUp(shop.server);
  const { checkoutId } = await buy(person);
  const { intentId } = shop.stripe.sessions.get(checkoutId) ?? {};
  const object = { id: 'dp_1', payment_intent: intentId, status: 'lost', amount: 9_900 };
  const lie = { id: `evt_${randomUUID()}`, type: 'charge.dispute.closed', data: { object } };
  await tell(shop.stripe.sign(lie));
  expect(await balanceOf(person)).toBe(30);
});

it('what went back before we knew that it was paid is granted and leaves at once', async () => {
  const person = await signUp(shop.server);
  const { id, checkoutId } = await order(person);
  const paid = shop.stripe.pay(checkoutId);
  await tell(shop.stripe.giveBack(checkoutId));
  await tell(paid);
  expect(await balanceOf(person)).toBe(0);
  expect(await readRefund(person, id)).toBe('reversed');
});
