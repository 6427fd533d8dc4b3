// The state that Stripe remembers, and its refusals. Shapes are those of the objects that the
// server reads.
import { createHash, randomBytes } from 'node:crypto';
import {
  type FakeDispute,
  type FakePaid,
  type Form,
  StripeRefusal,
  type StripeRules,
} from './stripe-rules.ts';
import { createStripeSubscriptions, type FakeSubscription } from './stripe-subscriptions.ts';

export interface FakeSession {
  readonly id: string;
  readonly orderId: string;
  readonly mode: 'payment' | 'subscription';
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly email: string;
  readonly intentId: string;
  readonly createdS: number;
  amount: number;
  status: 'open' | 'complete' | 'expired';
  paidAtS: number | undefined;
  refunded: number;
  /** Subscription that began when it was paid. */
  subscription: FakeSubscription | undefined;
  dispute: FakeDispute | undefined;
}

const API_VERSION = '2026-10-28.endive';
const CURRENCIES = ['usd', 'krw'];

type Headers = Readonly<Record<string, unknown>>;

export function createStripeLedger(rules: StripeRules) {
  const sessions = new Map<string, FakeSession>();
  const answers = new Map<string, { hash: string; answer: unknown }>();
  const toId = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`;
  const nowS = () => Math.floor(rules.now() / 1_000);
  const monthly = createStripeSubscriptions({ ...rules, toId, nowS });

  function assertCaller(headers: Headers): void {
    if (headers['authorization'] !== `Bearer ${rules.secretKey}`) {
      throw new StripeRefusal(401, 'Invalid API Key provided');
    }
    if (headers['stripe-version'] !== API_VERSION) {
      throw new StripeRefusal(400, `Only ${API_VERSION} is known here`);
    }
  }

  /** The same key answers the same; with other parameters it is refused. */
  function once<T>(headers: Headers, form: Form, run: () => T): T {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') throw new StripeRefusal(400, 'a POST here needs a key');
    const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
    const before = answers.get(key);
    if (before !== undefined && before.hash !== hash) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      throw new StripeRefusal(400, message, undefined, 'idempotency_error');
    }
    if (before !== undefined) return before.answer as T;
    const answer = run();
    answers.set(key, { hash, answer });
    return answer;
  }

  function createSession(form: Form): FakeSession {
    const price = (name: string) => form[`line_items[0][price_data][${name}]`] ?? '';
    const mode = form['mode'] === 'subscription' ? 'subscription' : 'payment';
    const isMonthly = mode === 'subscription';
    const interval = form['line_items[0][price_data][recurring][interval]'];
    const wrong =
      (form['mode'] !== mode && 'mode') ||
      (form['ui_mode'] !== 'hosted_page' && 'ui_mode') ||
      (!isMonthly && form['invoice_creation[enabled]'] !== 'true' && 'invoice_creation') ||
      (interval !== (isMonthly ? 'month' : undefined) && 'recurring') ||
      (isMonthly && !form['subscription_data[metadata][orderId]'] && 'subscription_data') ||
      (form['line_items[0][quantity]'] !== '1' && 'quantity') ||
      (!CURRENCIES.includes(price('currency')) && 'currency') ||
      (!/^[1-9]\d{0,7}$/.test(price('unit_amount')) && 'unit_amount') ||
      (!rules.products.includes(price('product')) && 'product') ||
      (!URL.canParse(form['success_url'] ?? '') && 'success_url') ||
      (!URL.canParse(form['cancel_url'] ?? '') && 'cancel_url');
    if (wrong) throw new StripeRefusal(400, `Invalid ${wrong}`, 'parameter_invalid');
    const session: FakeSession = {
      id: toId('cs'),
      intentId: toId('pi'),
      orderId: form['client_reference_id'] ?? '',
      mode,
      currency: price('currency'),
      amount: Number(price('unit_amount')),
      successUrl: form['success_url'] ?? '',
      cancelUrl: form['cancel_url'] ?? '',
      email: form['customer_email'] ?? '',
      createdS: nowS(),
      status: 'open',
      paidAtS: undefined,
      refunded: 0,
      subscription: undefined,
      dispute: undefined,
    };
    sessions.set(session.id, session);
    return session;
  }

  function getSession(id: string): FakeSession {
    const session = sessions.get(id);
    if (session === undefined) throw new StripeRefusal(404, `No such session: ${id}`);
    return session;
  }

  /** Each charge: of a checkout once, of a subscription every month. */
  function listPaid(): FakePaid[] {
    const once = [...sessions.values()].filter(({ mode }) => mode === 'payment');
    return [...once, ...monthly.listInvoicesOfAll()].filter(
      (one): one is typeof one & FakePaid => one.paidAtS !== undefined,
    );
  }

  function getPaid(intentId: string): FakePaid {
    const paid = listPaid().find((one) => one.intentId === intentId);
    if (paid === undefined) throw new StripeRefusal(404, 'No such payment_intent');
    return paid;
  }

  /** A checkout's receipt has its id, that of a month its invoice's. */
  function getReceipt(id: string): FakePaid {
    const paid = listPaid().find((one) => one.id === id);
    if (paid === undefined) throw new StripeRefusal(404, 'No such receipt');
    return paid;
  }

  function refund(form: Form) {
    const paid = getPaid(form['payment_intent'] ?? '');
    const amount = Number(form['amount'] ?? paid.amount);
    if (paid.refunded === paid.amount) {
      throw new StripeRefusal(400, 'Charge has already been refunded.', 'charge_already_refunded');
    }
    if (!(amount > 0 && amount <= paid.amount - paid.refunded)) {
      throw new StripeRefusal(400, 'Refund amount is greater than the charge');
    }
    paid.refunded += amount;
    return { id: toId('re'), object: 'refund', status: 'succeeded', amount };
  }

  function pay(session: FakeSession): void {
    session.status = 'complete';
    session.paidAtS = nowS();
    if (session.mode === 'subscription') session.subscription = monthly.begin(session);
  }

  /** As Stripe shows it, with what the server asks to be expanded. */
  function present(session: FakeSession) {
    const first = session.subscription?.invoices[0];
    const { id, intentId, currency, amount, paidAtS, status } = session;
    const isPaid = paidAtS !== undefined;
    return {
      id,
      object: 'checkout.session',
      mode: session.mode,
      status,
      payment_status: isPaid ? 'paid' : 'unpaid',
      client_reference_id: session.orderId,
      currency,
      amount_total: amount,
      url: status === 'open' ? `${rules.pageUrl()}/pay/${id}` : null,
      subscription: session.subscription?.id ?? null,
      payment_intent: isPaid && first === undefined ? presentIntent(getPaid(intentId)) : null,
      invoice:
        session.subscription !== undefined && first !== undefined
          ? monthly.presentInvoice(session.subscription, first)
          : isPaid
            ? { id: `in_${intentId}`, hosted_invoice_url: `${rules.pageUrl()}/receipt/${id}` }
            : null,
    };
  }

  function presentIntent(session: FakePaid) {
    const { intentId, currency, amount, createdS } = session;
    return {
      id: intentId,
      object: 'payment_intent',
      created: createdS,
      currency,
      amount,
      amount_received: amount,
      latest_charge: presentCharge(session),
    };
  }

  function presentCharge(session: FakePaid) {
    const { id, intentId, currency, amount, paidAtS, refunded, dispute } = session;
    return {
      id: `ch_${intentId}`,
      object: 'charge',
      payment_intent: intentId,
      metadata: { orderId: session.orderId },
      created: paidAtS,
      currency,
      amount,
      paid: true,
      amount_refunded: refunded,
      disputed: dispute !== undefined,
      receipt_url: `${rules.pageUrl()}/receipt/${id}`,
    };
  }

  function presentDispute({ intentId, amount, currency, dispute }: FakePaid) {
    const own = { id: dispute?.id, status: dispute?.status, amount, currency };
    return { ...own, object: 'dispute', charge: `ch_${intentId}`, payment_intent: intentId };
  }

  const forgetKeys = () => answers.clear();

  return {
    assertCaller,
    once,
    forgetKeys,
    createSession,
    getSession,
    getPaid,
    getReceipt,
    refund,
    pay,
    present,
    monthly,
    listPaid,
    presentIntent,
    presentCharge,
    presentDispute,
    sessions,
    nowS,
    toId,
  };
}
