// Random lives of purchases at the provider that charges when we say so. What must be so is read from
// what the provider has charged and given back, without a line of the server's code.
import { randomUUID } from 'node:crypto';
import { createSeededRandom, type FakeToss, type TossEvent } from '@fovea/testkit';
import type { Pool } from 'pg';
import type { LedgerDriver } from '#credits/ledger-driver.ts';

export interface TossLane {
  readonly driver: LedgerDriver;
  readonly pool: Pool;
  readonly toss: FakeToss;
  readonly clock: { nowMs: number };
}

interface Placed {
  readonly id: string;
  readonly owner: number;
  readonly paymentKeys: string[];
}

const OFFER = { sessions: 30, amount: 129_000, currency: 'KRW' };
const WAITS_MS = [500, 2_001, 2_001, 61_000, 11 * 60_000];
const STEPS = 14;

/** Plays one; says what was wrong first, or nothing. */
export async function playTossHistory(lane: TossLane, seed: number): Promise<string | undefined> {
  const { driver, pool, toss, clock } = lane;
  const random = createSeededRandom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const users = [randomUUID(), randomUUID()];
  await pool.query(
    `INSERT INTO users (id, email, password_hash, organization, role, language,
       age_confirmed_at, terms_version, created_at)
     SELECT id, id::text || '@example.com', 'none', 'Drill', 'user', 'ko', now(), '1', now()
     FROM unnest($1::uuid[]) AS id`,
    [users],
  );
  const orders: Placed[] = [];
  // The schedule looks at nothing of the histories before.
  clock.nowMs += 27 * 3_600_000;
  const send = (command: string, input: object) => driver.send(command, input, clock.nowMs);
  const userOf = (owner: number) => users[owner] ?? '';

  async function order(): Promise<void> {
    const owner = random() < 0.7 ? 0 : 1;
    const { id } = await driver.get<{ id: string }>(
      'order',
      {
        userId: userOf(owner),
        orderKey: randomUUID(),
        plan: 'plan1',
        provider: 'regional',
        ...OFFER,
        agreedToTerms: true,
      },
      clock.nowMs,
    );
    orders.push({ id, owner, paymentKeys: [] });
  }

  /** At the window, where anybody can change what a browser sends. */
  function agree(placed: Placed): void {
    const isCharged = [...toss.payments.values()].some(
      (payment) => payment.orderId === placed.id && payment.approvedMs !== undefined,
    );
    if (isCharged) return;
    const spoilt = pick([
      {},
      {},
      {},
      {},
      { amount: 100 },
      { currency: 'JPY' },
      { isDeclined: true },
    ]);
    const key = toss.agree({ orderId: placed.id, amount: OFFER.amount, ...spoilt });
    placed.paymentKeys.push(key);
  }

  async function confirm(placed: Placed): Promise<void> {
    const isOwner = random() < 0.85;
    const from = random() < 0.85 ? placed : pick(orders);
    const paymentKey = from.paymentKeys.at(-1) ?? 'none';
    const isLost = random() < 0.4;
    if (isLost) pick([toss.failAnswers, toss.cutAnswers])(1);
    const userId = userOf(isOwner ? placed.owner : 1 - placed.owner);
    await send('confirm', { userId, purchaseId: placed.id, paymentKey });
    toss.failAnswers(0);
    toss.cutAnswers(0);
    if (isLost && random() < 0.5) change(placed);
  }

  /** True, repeated, or made up by somebody who knows the order. */
  async function tell(placed: Placed): Promise<void> {
    const forged = toss.tell({ orderId: placed.id, paymentKey: 'tpay', status: 'DONE' });
    const event: TossEvent = random() < 0.5 ? forged : (pick(toss.events) ?? forged);
    await send('tell', { provider: 'regional', ...event });
  }

  /** The charge is changed over there before anybody here has seen it. */
  function change(placed: Placed): void {
    const isSeen = seen.has(placed.id);
    for (const payment of toss.payments.values()) {
      if (payment.orderId !== placed.id || payment.status !== 'DONE' || isSeen) continue;
      if (random() < 0.5) payment.amount = 100;
      else payment.currency = 'USD';
    }
  }

  const seen = new Set<string>();
  /** Ordered, agreed to and confirmed; then anything. */
  async function step(number: number): Promise<void> {
    const placed = orders.length > 0 ? pick(orders) : undefined;
    const at = [0, 0.1, 0.3][number - 1] ?? random();
    if (placed === undefined || at < 0.08) return order();
    if (at < 0.26) return agree(placed);
    if (at < 0.5) return confirm(placed);
    if (at < 0.6) return tell(placed);
    if (at < 0.64) return change(placed);
    if (at < 0.7) return void (await send('settlePayments', {}));
    if (at < 0.74) return toss.forgetKeys();
    const own = { userId: userOf(placed.owner), purchaseId: placed.id };
    if (at < 0.8) return void (await send('readPurchase', own));
    if (at < 0.88) {
      const isLost = random() < 0.5;
      if (isLost) toss.failAnswers(1);
      await send('refund', own);
      toss.failAnswers(0);
      if (isLost && random() < 0.5) toss.forgetKeys();
      return;
    }
    clock.nowMs += pick(WAITS_MS);
  }

  const compare = (isAtRest: boolean) => findDifference({ pool, toss, users, orders, isAtRest });
  for (let number = 1; number <= STEPS; number += 1) {
    await step(number);
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM orders WHERE user_id = ANY($1::uuid[]) AND state = 'paid'`,
      [users],
    );
    for (const { id } of rows) seen.add(id);
    const wrong = await compare(false);
    if (wrong !== undefined) return `after step ${number}: ${wrong}`;
  }
  // All acts are over; the schedule looks after the rest.
  clock.nowMs += 11 * 60_000;
  await send('settlePayments', {});
  return compare(true);
}

interface Compared {
  readonly pool: Pool;
  readonly toss: FakeToss;
  readonly users: readonly string[];
  readonly orders: readonly Placed[];
  readonly isAtRest: boolean;
}

async function findDifference(compared: Compared): Promise<string | undefined> {
  const { pool, toss, users, orders, isAtRest } = compared;
  const { rows } = await pool.query<{
    id: string;
    state: string;
    held: number;
    back: string | null;
  }>(
    `SELECT orders.id, orders.state, coalesce(held.amount, 0)::int AS held, refund.state AS back
     FROM orders
     LEFT JOIN credit_lots AS lot ON lot.source_ref = orders.id::text AND lot.source = 'purchase'
     LEFT JOIN credit_balances AS held ON held.lot_id = lot.id AND held.account_id = lot.buyer_id
     LEFT JOIN refund_requests AS refund ON refund.lot_id = lot.id AND refund.state <> 'refused'
     WHERE orders.user_id = ANY($1::uuid[])`,
    [users],
  );
  for (const { id } of orders) {
    const charged = [...toss.payments.values()].filter(
      (payment) => payment.orderId === id && payment.approvedMs !== undefined,
    );
    if (charged.length > 1) return `an order was charged ${charged.length} times`;
    const keys = new Set(
      toss.confirmations.filter(({ orderId }) => orderId === id).map((c) => c.key),
    );
    if (keys.size > 1) return `an order was confirmed under ${keys.size} keys`;
    const [payment] = charged;
    const own = rows.find((row) => row.id === id);
    const isRight = payment?.amount === OFFER.amount && payment.currency === OFFER.currency;
    const isPaid = own?.state === 'paid';
    if (isPaid && !isRight) return 'an order is paid that nobody was charged for as ordered';
    if (isAtRest && isRight && !isPaid && payment.canceled === 0) return 'a charge brought nothing';
    const sessions = isPaid && own.back === null ? OFFER.sessions : 0;
    if (own?.held !== sessions) return `an order holds ${own?.held} sessions, not ${sessions}`;
    const canceled = payment?.canceled ?? 0;
    const isBack = own.back === 'confirmed';
    if (isBack && canceled !== OFFER.amount) return 'a refund is booked that was not made';
    if (own.back === null && canceled > 0) return 'money went back and the sessions stayed';
  }
  return undefined;
}
