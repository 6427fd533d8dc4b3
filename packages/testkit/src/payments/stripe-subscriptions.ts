// Monthly plans as Stripe keeps them: it counts the months by its clock and charges each of them.
import { type FakeDispute, type Form, StripeRefusal, type StripeRules } from './stripe-rules.ts';

export interface FakeInvoice {
  readonly id: string;
  readonly intentId: string;
  readonly currency: string;
  amount: number;
  readonly startS: number;
  readonly endS: number;
  readonly createdS: number;
  paidAtS: number | undefined;
  refunded: number;
  dispute: FakeDispute | undefined;
}

export interface FakeSubscription {
  readonly id: string;
  readonly itemId: string;
  readonly orderId: string;
  readonly startedS: number;
  readonly currency: string;
  /** Amount of the next invoice. */
  amount: number;
  status: 'active' | 'past_due' | 'canceled';
  cancelsAtEnd: boolean;
  /** The card is refused from now on, or no longer. */
  isDeclined: boolean;
  /** How far its own clock is ahead. */
  aheadS: number;
  /** Oldest first. */
  readonly invoices: FakeInvoice[];
}

type Tell = (type: string, object: object) => void;

/** Time until an unpaid invoice cancels the subscription. */
const UNPAID_S = 7 * 86_400;
/** And when it is tried again. */
const RETRY_S = 3 * 86_400;

export function createStripeSubscriptions(
  rules: StripeRules & { toId: (kind: string) => string; nowS: () => number },
) {
  const subscriptions = new Map<string, FakeSubscription>();
  const nowOf = ({ aheadS }: FakeSubscription) => rules.nowS() + aheadS;

  function begin(given: { orderId: string; currency: string; amount: number }): FakeSubscription {
    const subscription: FakeSubscription = {
      ...given,
      id: rules.toId('sub'),
      itemId: rules.toId('si'),
      startedS: rules.nowS(),
      status: 'active',
      cancelsAtEnd: false,
      isDeclined: false,
      aheadS: 0,
      invoices: [],
    };
    subscriptions.set(subscription.id, subscription);
    createInvoice(subscription);
    return subscription;
  }

  function createInvoice(subscription: FakeSubscription): FakeInvoice {
    const { startedS, invoices, currency, amount } = subscription;
    const invoice: FakeInvoice = {
      id: rules.toId('in'),
      intentId: rules.toId('pi'),
      currency,
      amount,
      startS: toMonthS(startedS, invoices.length),
      endS: toMonthS(startedS, invoices.length + 1),
      createdS: nowOf(subscription),
      paidAtS: subscription.isDeclined ? undefined : nowOf(subscription),
      refunded: 0,
      dispute: undefined,
    };
    invoices.push(invoice);
    return invoice;
  }

  /** As far as the clock is: months end, are charged, or are not. */
  function moveOn(tell: Tell): void {
    for (const subscription of subscriptions.values()) {
      while (subscription.status !== 'canceled' && step(subscription, tell)) {}
    }
  }

  /** For a person who tries it, and does not wait: of one receipt's subscription, with what card. */
  function skipMonth(receiptId: string, isDeclined: boolean, tell: Tell): void {
    const found = [...subscriptions.values()].find(
      ({ invoices }) => invoices.at(-1)?.id === receiptId,
    );
    const last = found?.invoices.at(-1);
    if (found === undefined || last === undefined) throw new StripeRefusal(404, 'No such month');
    found.isDeclined = isDeclined;
    found.aheadS = last.endS - rules.nowS();
    step(found, tell);
  }

  function step(subscription: FakeSubscription, tell: Tell): boolean {
    const last = subscription.invoices.at(-1);
    if (last === undefined) return false;
    if (last.paidAtS === undefined) return chase(subscription, last, tell);
    if (last.endS > nowOf(subscription)) return false;
    if (subscription.cancelsAtEnd) {
      end(subscription, tell);
      return false;
    }
    const invoice = createInvoice(subscription);
    subscription.status = invoice.paidAtS === undefined ? 'past_due' : 'active';
    tell(
      invoice.paidAtS === undefined ? 'invoice.payment_failed' : 'invoice.paid',
      presentInvoice(subscription, invoice),
    );
    tell('customer.subscription.updated', present(subscription));
    return invoice.paidAtS !== undefined;
  }

  function chase(subscription: FakeSubscription, invoice: FakeInvoice, tell: Tell): boolean {
    if (!subscription.isDeclined) {
      invoice.paidAtS = nowOf(subscription);
      subscription.status = 'active';
      tell('invoice.paid', presentInvoice(subscription, invoice));
      return true;
    }
    if (nowOf(subscription) - invoice.createdS >= UNPAID_S) end(subscription, tell);
    return false;
  }

  function end(subscription: FakeSubscription, tell: Tell): void {
    subscription.status = 'canceled';
    tell('customer.subscription.deleted', present(subscription));
  }

  function get(id: string): FakeSubscription {
    const found = subscriptions.get(id);
    if (found === undefined) throw new StripeRefusal(404, `No such subscription: ${id}`, MISSING);
    return found;
  }

  function update(subscription: FakeSubscription, form: Form, tell: Tell): object {
    if (subscription.status === 'canceled') {
      throw new StripeRefusal(400, 'A canceled subscription can only update its metadata');
    }
    const cancels = form['cancel_at_period_end'];
    if (cancels !== undefined) subscription.cancelsAtEnd = cancels === 'true';
    if (form['items[0][id]'] !== undefined) setPrice(subscription, form);
    tell('customer.subscription.updated', present(subscription));
    return present(subscription);
  }

  function setPrice(subscription: FakeSubscription, form: Form): void {
    const price = (name: string) => form[`items[0][price_data]${name}`] ?? '';
    const wrong =
      (form['items[0][id]'] !== subscription.itemId && 'item') ||
      (form['proration_behavior'] !== 'none' && 'proration_behavior') ||
      (price('[currency]') !== subscription.currency && 'currency') ||
      (price('[recurring][interval]') !== 'month' && 'interval') ||
      (!rules.products.includes(price('[product]')) && 'product') ||
      (!/^[1-9]\d{0,7}$/.test(price('[unit_amount]')) && 'unit_amount');
    if (wrong) throw new StripeRefusal(400, `Invalid ${wrong}`, 'parameter_invalid');
    subscription.amount = Number(price('[unit_amount]'));
  }

  function cancel(subscription: FakeSubscription, tell: Tell): object {
    if (subscription.status === 'canceled') {
      throw new StripeRefusal(404, `No such subscription: ${subscription.id}`, MISSING);
    }
    end(subscription, tell);
    return present(subscription);
  }

  function present(subscription: FakeSubscription): object {
    const { id, itemId, orderId, status, cancelsAtEnd, currency, amount, invoices } = subscription;
    const last = invoices.at(-1);
    const price = { object: 'price', currency, unit_amount: amount };
    const period = { current_period_start: last?.startS, current_period_end: last?.endS };
    return {
      id,
      object: 'subscription',
      status,
      cancel_at_period_end: cancelsAtEnd,
      currency,
      metadata: { orderId },
      latest_invoice: last && presentInvoice(subscription, last),
      items: {
        object: 'list',
        data: [{ id: itemId, object: 'subscription_item', price, ...period }],
      },
    };
  }

  function presentInvoice(of: FakeSubscription, invoice: FakeInvoice): object {
    const { id, intentId, currency, amount, startS, endS, createdS, paidAtS } = invoice;
    const plan = { subscription: of.id, metadata: { orderId: of.orderId } };
    const isPaid = paidAtS !== undefined;
    const payment = { type: 'payment_intent', payment_intent: intentId };
    const made = { id: `inpay_${id}`, object: 'invoice_payment', payment };
    return {
      id,
      object: 'invoice',
      currency,
      created: createdS,
      status: isPaid ? 'paid' : 'open',
      amount_due: amount,
      amount_paid: isPaid ? amount : 0,
      hosted_invoice_url: `${rules.pageUrl()}/receipt/${id}`,
      status_transitions: { paid_at: paidAtS ?? null },
      next_payment_attempt: isPaid ? null : createdS + RETRY_S,
      parent: { type: 'subscription_details', subscription_details: plan },
      lines: { object: 'list', data: [{ period: { start: startS, end: endS }, amount }] },
      payments: { object: 'list', data: [{ ...made, status: isPaid ? 'paid' : 'open' }] },
    };
  }

  /** Newest first. */
  function listInvoices(query: URLSearchParams): object {
    const of = get(query.get('subscription') ?? '');
    const wanted = query.get('status');
    const data = of.invoices
      .filter(({ paidAtS }) => wanted !== 'paid' || paidAtS !== undefined)
      .map((invoice) => presentInvoice(of, invoice));
    return { object: 'list', has_more: false, data: data.reverse() };
  }

  /** The invoice that a payment is of. */
  function listInvoicePayments(intentId: string | null): object {
    const data = [...subscriptions.values()].flatMap((of) =>
      of.invoices
        .filter((invoice) => invoice.intentId === intentId)
        .map((invoice) => ({
          id: `inpay_${invoice.id}`,
          object: 'invoice_payment',
          invoice: presentInvoice(of, invoice),
        })),
    );
    return { object: 'list', has_more: false, data };
  }

  const listInvoicesOfAll = () => [...subscriptions.values()].flatMap(({ invoices }) => invoices);

  return {
    subscriptions,
    begin,
    moveOn,
    skipMonth,
    get,
    update,
    cancel,
    present,
    presentInvoice,
    listInvoices,
    listInvoicePayments,
    listInvoicesOfAll,
  };
}

const MISSING = 'resource_missing';

/** The day of the first month, or the last one that a month has. */
function toMonthS(startedS: number, months: number): number {
  const first = new Date(startedS * 1_000);
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth() + months;
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnightMs = Date.UTC(year, month, Math.min(first.getUTCDate(), days));
  return Math.floor((midnightMs + (first.getTime() % 86_400_000)) / 1_000);
}
