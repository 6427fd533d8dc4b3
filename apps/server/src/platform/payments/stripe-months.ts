// Monthly plans at Stripe: it counts the months and charges them; we read what came of it.
import type { SubscriptionState } from '@fovea/contract';
import Stripe from 'stripe';
import type {
  Month,
  MonthsThere,
  Payment,
  ProviderSubscription,
  Received,
} from './payment-provider.ts';

/** More than anybody could have missed. */
const INVOICES = 24;

export function createStripeMonths(
  stripe: Stripe,
  products: Readonly<Record<string, string | undefined>>,
): MonthsThere {
  return {
    async find(subscriptionRef) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionRef, {
        expand: ['latest_invoice'],
      });
      const { data: invoices } = await stripe.invoices.list({
        subscription: subscriptionRef,
        status: 'paid',
        limit: INVOICES,
        expand: ['data.payments'],
      });
      return toSubscription(subscription, invoices);
    },

    async findByPayment(paymentRef) {
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentRef },
        expand: ['data.invoice'],
      });
      const [invoice] = data.flatMap(({ invoice }) => (isWhole(invoice) ? [invoice] : []));
      const plan = invoice?.parent?.subscription_details;
      const orderId = plan?.metadata?.['orderId'];
      if (plan == null || orderId === undefined) return undefined;
      return { subscriptionRef: toId(plan.subscription), orderId };
    },

    async setCancel(subscriptionRef, cancelsAtEnd) {
      await stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: cancelsAtEnd });
    },

    async setOffer(subscriptionRef, { plan, currency, amount }) {
      const product = products[plan];
      if (product === undefined) throw new RangeError(`${plan} has no product at Stripe`);
      const { items } = await stripe.subscriptions.retrieve(subscriptionRef);
      const [item] = items.data;
      if (item === undefined) throw new Error('a subscription has nothing in it');
      await stripe.subscriptions.update(subscriptionRef, {
        items: [
          {
            id: item.id,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amount,
              product,
              recurring: { interval: 'month' },
            },
          },
        ],
        proration_behavior: 'none',
      });
    },

    async end(subscriptionRef) {
      try {
        await stripe.subscriptions.cancel(subscriptionRef, { invoice_now: false, prorate: false });
      } catch (error) {
        const isGone =
          error instanceof Stripe.errors.StripeInvalidRequestError &&
          error.code === 'resource_missing';
        if (!isGone) throw error;
      }
    },
  };
}

function toSubscription(
  { metadata, status, cancel_at_period_end, latest_invoice: latest }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): ProviderSubscription {
  const nextTryS = isWhole(latest) ? latest.next_payment_attempt : null;
  return {
    orderId: metadata['orderId'] ?? '',
    state: STATES[status] ?? 'past_due',
    cancelsAtEnd: cancel_at_period_end,
    nextTryAt: nextTryS === null ? undefined : new Date(nextTryS * 1_000),
    months: invoices.flatMap((invoice) => toPaidMonth(invoice) ?? []).reverse(),
  };
}

/** Not a name of it only, nor one that was deleted. */
const isWhole = (
  invoice: string | Stripe.Invoice | Stripe.DeletedInvoice | null,
): invoice is Stripe.Invoice =>
  invoice !== null && typeof invoice !== 'string' && !('deleted' in invoice);

const toId = (named: string | { id: string }) => (typeof named === 'string' ? named : named.id);

const STATES: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'active',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** Nothing unless money has arrived for a month. */
function toPaidMonth(invoice: Stripe.Invoice): (Received & Month) | undefined {
  const { paid_at: paidAtS } = invoice.status_transitions;
  const period = invoice.lines.data[0]?.period;
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment;
  const intent = paid?.payment_intent;
  if (invoice.status !== 'paid' || paidAtS === null) return undefined;
  if (period === undefined || intent === undefined) return undefined;
  return {
    start: new Date(period.start * 1_000),
    end: new Date(period.end * 1_000),
    money: { currency: invoice.currency.toUpperCase(), amount: invoice.amount_paid },
    paymentRef: toId(intent),
    paidAt: new Date(paidAtS * 1_000),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** A checkout that began a monthly plan. */
export function toFirstMonth(session: Stripe.Checkout.Session): Payment | undefined {
  const { subscription, invoice } = session;
  if (session.payment_status !== 'paid' || subscription === null) return undefined;
  if (invoice === null || typeof invoice === 'string') return undefined;
  const month = toPaidMonth(invoice);
  if (month === undefined) return undefined;
  const { start, end, ...received } = month;
  return {
    state: 'paid',
    orderId: session.client_reference_id ?? '',
    ...received,
    subscriptionRef: toId(subscription),
    month: { start, end },
  };
}

/** The monthly plan that an event is about; nothing if it is about none. */
export function findSubscriptionRef({ type, data }: Stripe.Event): string | undefined {
  if (type.startsWith('customer.subscription.')) return (data.object as { id?: string }).id;
  if (!type.startsWith('invoice.')) return undefined;
  const { parent } = data.object as Pick<Stripe.Invoice, 'parent'>;
  const of = parent?.subscription_details?.subscription;
  return of === undefined ? undefined : toId(of);
}
