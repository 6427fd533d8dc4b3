import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeStripe, SignedEvent } from '@fovea/testkit';
import type { LedgerDriver } from '#credits/ledger-driver.ts';

const RETRY_MS = 100;
const GIVE_UP_MS = 60_000;
const OFFER = { plan: 'plan1', sessions: 10, currency: 'USD', amount: 3_900, provider: 'global' };
/** Refusals that the rules mean, and those that these requests must never get. */
const REFUSALS = ['refund_refused', 'key_reused', 'offer_changed', 'purchase_ended', 'not_found'];

export interface Bought {
  readonly orderId: string;
  readonly checkoutId: string;
  readonly sessions: number;
  readonly amount: number;
  readonly wantsRefund: boolean;
}

export interface PaymentWorld {
  /** A process that died is replaced in its place. */
  readonly drivers: LedgerDriver[];
  readonly stripe: FakeStripe;
  readonly users: readonly { readonly id: string }[];
  readonly random: () => number;
  readonly bought: Bought[];
  readonly defects: string[];
  readonly counts: { done: number; retries: number; told: number; untold: number };
}

/** The whole life of a purchase: ordered, paid, told or not, read, and money wanted back. */
export async function buy(world: PaymentWorld, number: number, wantsRefund: boolean) {
  const { stripe, users, random, counts } = world;
  const userId = users[number % users.length]?.id ?? '';
  const order = { userId, orderKey: randomUUID(), agreedToTerms: true, ...OFFER };
  const placed = await sendUntilAnswered<{ id: string; payUrl: string }>(world, 'order', order);
  if (placed === undefined) return;
  const checkoutId = placed.payUrl.split('/').at(-1) ?? '';
  const { sessions, amount } = OFFER;
  world.bought.push({ orderId: placed.id, checkoutId, sessions, amount, wantsRefund });
  const event = stripe.pay(checkoutId);
  const isTold = wantsRefund || random() < 0.7;
  if (isTold) await tellOften(world, event);
  else counts.untold += 1;
  if (wantsRefund) {
    const own = { userId, purchaseId: placed.id };
    await sendUntilAnswered(world, 'refund', own, ['refund_refused']);
  }
  counts.done += 1;
}

/** A provider tells until somebody says yes, at times two at once. */
async function tellOften(world: PaymentWorld, event: SignedEvent): Promise<void> {
  const times = world.random() < 0.4 ? 2 : 1;
  const tell = () => sendUntilAnswered(world, 'tell', event);
  await Promise.all(Array.from({ length: times }, tell));
  world.counts.told += times;
}

/** By any process, again until one answers. Of a refusal that a lost answer explains, nothing. */
async function sendUntilAnswered<T>(
  world: PaymentWorld,
  command: string,
  input: object,
  explained: readonly string[] = [],
): Promise<T | undefined> {
  const startMs = performance.now();
  let attempts = 0;
  for (;;) {
    const driver = world.drivers[Math.floor(world.random() * world.drivers.length)];
    const answer = await driver?.send<T>(command, input);
    attempts += 1;
    if (answer?.ok) return answer.value;
    const code = answer?.code ?? 'nobody';
    if (attempts > 1 && explained.includes(code)) return undefined;
    const isOver = performance.now() - startMs > GIVE_UP_MS;
    if (REFUSALS.includes(code) || isOver) {
      world.defects.push(`${command}: ${code} ${answer?.ok === false ? answer.message : ''}`);
      return undefined;
    }
    world.counts.retries += 1;
    await sleep(RETRY_MS);
  }
}
