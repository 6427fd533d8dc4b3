// Duties of every provider behind the port: asked of each adapter in the server's process, over its
// fake, and over the provider's own test service where there is a key for it.
import { randomUUID } from 'node:crypto';
import type { LedgerDriver } from '#credits/ledger-driver.ts';

export interface Contestant {
  readonly name: string;
  readonly key: 'global' | 'regional';
  readonly money: { readonly currency: string; readonly amount: number };
  readonly driver: LedgerDriver;
  readonly nowMs: () => number;
  /** A person pays, as far as that is done without us; nobody does at a test service. */
  readonly pay?: (orderId: string, checkoutRef: string) => string | undefined;
  readonly failNext?: () => void;
  /** A person gives a card at the window, where there is one. */
  readonly giveCard?: (customerKey: string) => string;
}

interface Listed {
  readonly paymentRef: string;
  readonly orderId?: string;
  readonly money: { readonly amount: number };
  readonly isReturned: boolean;
}

interface Payment {
  readonly state: string;
  readonly orderId: string;
  readonly money?: { currency: string; amount: number };
  readonly paymentRef?: string;
}

export interface Verdict {
  readonly passed: number;
  readonly skipped: number;
  readonly faults: readonly string[];
}

/** Each rule once; those that need a person are left out where there is none. */
export async function passContract(contestant: Contestant): Promise<Verdict> {
  const { driver, key, money, nowMs, pay, failNext, giveCard } = contestant;
  const ask = <T>(call: string, input: object) =>
    driver.send<T>('askProvider', { provider: key, call, input }, nowMs());
  const get = async <T>(call: string, input: object): Promise<T> => {
    const answer = await ask<T>(call, input);
    if (!answer.ok) throw new Error(`${call}: ${answer.code}`);
    return answer.value;
  };
  const toOrder = () => ({
    orderId: randomUUID(),
    plan: 'plan1',
    kind: 'one_time',
    sessions: 30,
    ...money,
    email: 'drill@example.com',
    language: 'en',
    paidUrl: 'https://app.example.com/paid',
    backUrl: 'https://app.example.com/back',
  });
  const start = async (order = toOrder()) => {
    const { checkoutRef } = await get<{ checkoutRef: string }>('startCheckout', order);
    return { ...order, checkoutRef };
  };
  const find = (checkoutRef: string) => get<Payment>('findPayment', { checkoutRef });

  /** Pays, confirms where the provider waits for it, and reads what is there. */
  async function buy() {
    const { orderId, checkoutRef } = await start();
    const paymentKey = pay?.(orderId, checkoutRef);
    const confirmed = { orderId, paymentKey, ...money };
    if (paymentKey !== undefined) expectIs(await get('confirm', confirmed), 'done');
    return { orderId, checkoutRef, confirmed, payment: await find(checkoutRef) };
  }
  const refund = (paymentRef: string | undefined, amount: number, refundKey: string) =>
    ({ paymentRef, money: { ...money, amount }, key: refundKey }) as const;

  const rules: readonly (readonly [
    name: string,
    needsPerson: boolean,
    run: () => Promise<void>,
  ])[] = [
    [
      'an order that is started twice is one checkout',
      false,
      async () => {
        const order = toOrder();
        expectIs((await start(order)).checkoutRef, (await start(order)).checkoutRef);
      },
    ],
    [
      'a checkout that nobody paid is open',
      false,
      async () => expectIs((await find((await start()).checkoutRef)).state, 'open'),
    ],
    [
      'a checkout that is closed is not open, where one can be closed; one that is gone is no fault',
      false,
      async () => {
        const { checkoutRef } = await start();
        if ((await find(checkoutRef)).state !== 'open') throw new Error('it is not open');
        for (const _ of [1, 2]) await get('closeCheckout', { checkoutRef });
        expectIs((await find(checkoutRef)).state, key === 'global' ? 'ended' : 'open');
      },
    ],
    [
      'bytes that are not the provider’s are no event',
      false,
      async () => {
        const input = { body: '{"id":"evt_1"}', headers: {} };
        expectIs(await get('readEvent', input), undefined);
      },
    ],
    [
      'money of a payment that is not there is refused, not awaited',
      false,
      async () => expectIs(await get('refund', refund('pi_nothing', 1, randomUUID())), 'refused'),
    ],
    [
      'a payment has the order, its amount and its currency',
      true,
      async () => {
        const { orderId, payment } = await buy();
        const { currency, amount } = payment.money ?? {};
        expectIs(
          [payment.state, payment.orderId, currency, amount].join(),
          ['paid', orderId, money.currency, money.amount].join(),
        );
      },
    ],
    [
      'what is confirmed again is the same payment',
      true,
      async () => {
        const { checkoutRef, confirmed, payment } = await buy();
        if (confirmed.paymentKey !== undefined) expectIs(await get('confirm', confirmed), 'done');
        expectIs((await find(checkoutRef)).paymentRef, payment.paymentRef);
      },
    ],
    [
      'a refund is done once for its key, and once at all',
      true,
      async () => {
        const { paymentRef } = (await buy()).payment;
        const first = refund(paymentRef, money.amount, randomUUID());
        expectIs(await get('refund', first), 'done');
        expectIs(await get('refund', first), 'done');
        const second = refund(paymentRef, money.amount, randomUUID());
        expectIs(await get('refund', second), 'done');
      },
    ],
    [
      'more than was paid is refused',
      true,
      async () => {
        const { paymentRef } = (await buy()).payment;
        const tooMuch = refund(paymentRef, money.amount + 1, randomUUID());
        expectIs(await get('refund', tooMuch), 'refused');
      },
    ],
    [
      'a provider that fails has neither done nor refused anything',
      true,
      async () => {
        const { paymentRef } = (await buy()).payment;
        const asked = refund(paymentRef, money.amount, randomUUID());
        failNext?.();
        expectIs((await ask('refund', asked)).ok, false);
        expectIs(await get('refund', asked), 'done');
      },
    ],
    [
      'a payment is in the list once, and what went back of it can be read',
      true,
      async () => {
        const { orderId, payment } = await buy();
        const { paymentRef = '' } = payment;
        await get('refund', refund(paymentRef, 100, randomUUID()));
        const [from, to] = [-1, 1].map((h) => new Date(nowMs() + h * 3_600_000).toISOString());
        const listed = await get<Listed[]>('listPayments', { from, to });
        const own = listed.filter((one) => one.paymentRef === paymentRef);
        expectIs(
          own.map((one) => [one.orderId, one.money.amount, one.isReturned].join()).join(';'),
          [orderId, money.amount, true].join(),
        );
        expectIs(await get('findReturned', { paymentRef }), 100);
      },
    ],
    [
      'a stored card is charged once for its key, and not after it is forgotten',
      true,
      async () => {
        if (giveCard === undefined) return;
        const customerKey = randomUUID();
        const given = { customerKey, authKey: giveCard(customerKey) };
        const storedKey = await get<string>('storeCard', given);
        const toCharge = () => ({
          storedKey,
          ...money,
          orderId: randomUUID(),
          idempotencyKey: randomUUID(),
        });
        const charge = toCharge();
        failNext?.();
        expectIs((await ask('chargeStored', charge)).ok, false);
        const first = await get<Payment>('chargeStored', charge);
        const again = await get<Payment>('chargeStored', charge);
        expectIs([first.state, again.paymentRef].join(), ['paid', first.paymentRef].join());
        await get('forgetStored', { storedKey });
        expectIs((await get<Payment>('chargeStored', toCharge())).state, 'declined');
      },
    ],
  ];

  const faults: string[] = [];
  let passed = 0;
  const asked = rules.filter(([, needsPerson]) => pay !== undefined || !needsPerson);
  for (const [name, , run] of asked) {
    try {
      await run();
      passed += 1;
    } catch (error) {
      faults.push(`${contestant.name}: ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { passed, skipped: rules.length - asked.length, faults };
}

function expectIs(value: unknown, wanted: unknown): void {
  if (value !== wanted) throw new Error(`${String(value)}, not ${String(wanted)}`);
}
