import { randomUUID } from 'node:crypto';
import type { FakeStripe, SignedEvent } from '@fovea/testkit';
import type { Pool } from 'pg';
import type { LedgerDriver } from '#credits/ledger-driver.ts';
import { createModel, type ModelOrder } from './model.ts';
import { LAST, OFFERS, type Step } from './plan.ts';
import { listStates, listWrongRefunds } from './states.ts';

export interface Lane {
  readonly driver: LedgerDriver;
  readonly pool: Pool;
  readonly stripe: FakeStripe;
  /** The clock of both sides. */
  readonly clock: { nowMs: number };
}

export interface Played {
  readonly steps: number;
  readonly refusals: number;
  readonly difference: string | undefined;
}

interface Placed extends ModelOrder {
  readonly orderKey: string;
  id: string | undefined;
  checkoutId: string | undefined;
  /** The provider has forgotten that it was asked for a page. */
  isForgotten?: boolean;
}

const LANGUAGE = 'en';

/** Plays one history on the server and on the model; the first step after which they differ ends it. */
export async function playHistory(lane: Lane, steps: readonly Step[]): Promise<Played> {
  const { driver, pool, stripe, clock } = lane;
  const users = [randomUUID(), randomUUID()];
  await pool.query(
    `INSERT INTO users (id, email, password_hash, organization, role, language,
       age_confirmed_at, terms_version, created_at)
     SELECT id, id::text || '@example.com', 'none', 'Drill', 'user', $2, now(), '1', now()
     FROM unnest($1::uuid[]) AS id`,
    [users, LANGUAGE],
  );
  const model = createModel();
  const orders = model.orders as Placed[];
  const events: { signed: SignedEvent; order: Placed; isKnown: boolean; isReturn: boolean }[] = [];
  let refusals = 0;
  let said: string | undefined;
  const at = <T>(items: readonly T[], index: number) =>
    index === LAST ? items.at(-1) : items[index % items.length];
  const idOf = (owner: number) => users[owner] ?? '';
  const session = (order: Placed) => stripe.sessions.get(order.checkoutId ?? '');

  /** Sends, and notes an answer that is not the expected one: nothing, or a code. */
  async function expectAnswer(command: string, input: object, code: string | undefined) {
    const answer = await driver.send<{ id: string; payUrl: string }>(command, input, clock.nowMs);
    const got = answer.ok ? undefined : answer.code;
    if (got !== undefined) refusals += 1;
    const isFine = code === 'any' ? got !== undefined : got === code;
    if (!isFine) said = `${command} answered ${got ?? 'well'}, the model ${code ?? 'well'}`;
    return answer.ok ? answer.value : undefined;
  }

  const toInput = (
    order: Placed,
    offer: (typeof OFFERS)[number],
    amount: number = offer.amount,
  ) => ({
    userId: idOf(order.owner),
    orderKey: order.orderKey,
    plan: 'plan1',
    currency: 'USD',
    sessions: offer.sessions,
    amount,
    provider: 'global',
    agreedToTerms: true,
  });
  const offerOf = ({ sessions }: ModelOrder) =>
    OFFERS.find((offer) => offer.sessions === sessions) ?? OFFERS[0];

  function keep(order: Placed, made: { id: string; payUrl: string } | undefined): void {
    if (made === undefined) return;
    order.hasPage = true;
    order.id = made.id;
    order.checkoutId = made.payUrl.split('/').at(-1);
  }

  async function take(step: Step): Promise<void> {
    const nowMs = clock.nowMs;
    if (step.do === 'wait') clock.nowMs += step.ms;
    if (step.do === 'job') {
      await expectAnswer('settlePayments', {}, undefined);
      model.runJob(nowMs);
    }
    if (step.do === 'forgetKeys') {
      stripe.forgetKeys();
      for (const order of orders) order.isForgotten ||= !order.hasPage;
    }
    if (step.do === 'order') {
      const offer = at(OFFERS, step.offer) ?? OFFERS[0];
      const own = { orderKey: randomUUID(), id: undefined, checkoutId: undefined };
      const order = Object.assign(
        model.place(step.who % users.length, offer.sessions, nowMs, false),
        own,
      ) as Placed;
      if (step.fails) stripe.failAnswers(1);
      const code = step.fails ? 'unavailable' : undefined;
      keep(order, await expectAnswer('order', toInput(order, offer), code));
    }
    if (step.do === 'use') {
      const owner = step.who % users.length;
      const input = { key: randomUUID(), userId: idOf(owner), amount: -1, reason: 'drill' };
      await expectAnswer('adjust', input, model.use(owner) ? undefined : 'credits_insufficient');
    }
    if (step.do === 'tell') await tell(step);
    if (!('which' in step)) return;
    const order = at(orders, step.which);
    if (order !== undefined) await takeOn(step, order);
  }

  async function tell(step: Extract<Step, { do: 'tell' }>): Promise<void> {
    const event = at(events, step.event);
    if (event === undefined) return;
    const body = JSON.parse(event.signed.body) as object;
    const atMs = clock.nowMs;
    // A provider signs each time that it tells.
    const fresh = stripe.sign(body, { atMs });
    if (step.as !== 'sent') {
      const spoilt = {
        forged: () => stripe.sign(body, { atMs, secret: 'whsec_of_somebody_else' }),
        old: () => stripe.sign(body, { atMs: atMs - 302_000 }),
        changed: () => ({ ...fresh, body: `${fresh.body} ` }),
      }[step.as]();
      await expectAnswer('tell', spoilt, 'signature_invalid');
      return;
    }
    if (step.fails) stripe.failAnswers(1);
    // The provider is not asked about a payment that we do not know.
    const isAsked = !event.isReturn || event.order.state === 'paid';
    const isLost = step.fails && !event.isKnown && isAsked;
    await expectAnswer('tell', fresh, isLost ? 'any' : undefined);
    if (isLost) return;
    if (!event.isKnown && isAsked) {
      if (event.isReturn) model.lookForReturns(event.order);
      else model.look(event.order);
    }
    event.isKnown = true;
  }

  async function takeOn(step: Extract<Step, { which: number }>, order: Placed): Promise<void> {
    const nowMs = clock.nowMs;
    const paid = session(order);
    if (step.do === 'orderAgain') await orderAgain(step, order);
    if (step.do === 'waitForEnd' && order.state === 'paid') {
      clock.nowMs = Math.max(nowMs, order.paidMs + 30 * 86_400_000 + step.pastMs);
    }
    if (paid === undefined || order.id === undefined) return;
    if (step.do === 'pay' && paid.status === 'open') {
      spoil(step, order);
      order.atProvider = 'paid';
      order.paidMs = Math.floor(nowMs / 1_000) * 1_000;
      events.push({ signed: stripe.pay(paid.id), order, isKnown: false, isReturn: false });
    }
    if (step.do === 'expire' && paid.status === 'open') {
      order.atProvider = 'expired';
      events.push({ signed: stripe.expire(paid.id), order, isKnown: false, isReturn: false });
    }
    takeBack(step.do, order);
    if (step.do === 'lie') {
      const object = { id: paid.id, status: 'complete', payment_status: 'paid' };
      const type = 'checkout.session.completed';
      const lie = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object } };
      await expectAnswer('tell', stripe.sign(lie), undefined);
      model.look(order);
    }
    if (step.do === 'refuseRefund' && paid.refunded === 0) {
      paid.refunded = 1;
      order.refusesRefund = true;
    }
    if (step.do !== 'read' && step.do !== 'refund') return;
    const isOwner = step.by === 'owner';
    const userId = idOf(isOwner ? order.owner : 1 - order.owner);
    const command = step.do === 'read' ? 'readPurchase' : 'refund';
    if (step.fails) stripe.failAnswers(1);
    const canDo = step.do === 'read' || model.canRefund(order, nowMs);
    const code = !isOwner ? 'not_found' : canDo ? undefined : 'refund_refused';
    await expectAnswer(command, { userId, purchaseId: order.id }, code);
    if (code !== undefined) return;
    if (step.do === 'read') model.read(order, nowMs, step.fails);
    else model.refund(order, nowMs, step.fails && !order.refusesRefund && !order.isGivenBack);
  }

  async function orderAgain(step: Extract<Step, { do: 'orderAgain' }>, order: Placed) {
    const offer = offerOf(order);
    if (step.twist === 'price') {
      const fresh = { ...toInput(order, offer, offer.amount - 1), orderKey: randomUUID() };
      await expectAnswer('order', fresh, 'offer_changed');
    } else if (step.twist === 'offer') {
      const other = OFFERS.find((one) => one !== offer) ?? offer;
      await expectAnswer('order', toInput(order, other), 'key_reused');
    } else {
      const code = order.state === 'open' ? undefined : 'purchase_ended';
      keep(order, await expectAnswer('order', toInput(order, offer), code));
    }
  }

  /** At the provider, and past us. */
  function takeBack(deed: string, order: Placed): void {
    const paid = session(order);
    if (paid?.paidAtS === undefined || !order.isRight) return;
    const tellOf = (signed: SignedEvent) =>
      events.push({ signed, order, isKnown: false, isReturn: true });
    if (deed === 'giveBack' && paid.refunded === 0) {
      order.isGivenBack = true;
      tellOf(stripe.giveBack(paid.id));
    }
    if (deed === 'dispute' && paid.dispute === undefined) {
      order.isDisputed = true;
      tellOf(stripe.dispute(paid.id));
    }
    if (deed === 'winDispute' && order.isDisputed) {
      order.isDisputed = false;
      tellOf(stripe.closeDispute(paid.id, 'won'));
    }
  }

  /** Payments changed at the provider are not what was ordered. */
  function spoil({ as }: Extract<Step, { do: 'pay' }>, order: Placed): void {
    const paid = session(order);
    if (paid === undefined || as === 'ordered') return;
    order.isRight = false;
    if (as === 'cheaper') paid.amount = 100;
    if (as === 'otherCurrency') Object.assign(paid, { currency: 'krw' });
    if (as !== 'another') return;
    const other = orders.find((one) => one !== order && one.id !== undefined);
    Object.assign(paid, { orderId: other?.id ?? randomUUID() });
    if (other !== undefined) paid.amount = offerOf(other).amount;
  }

  for (const [number, step] of steps.entries()) {
    await take(step);
    stripe.failAnswers(0);
    const wrong =
      said ?? (await listStates(pool, users, model)) ?? listWrongRefunds(stripe, orders);
    if (wrong === undefined) continue;
    const difference = `after step ${number + 1}, ${JSON.stringify(step)}: ${wrong}`;
    return { steps: number + 1, refusals, difference };
  }
  return { steps: steps.length, refusals, difference: undefined };
}
