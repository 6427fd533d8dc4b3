// Stripe's hosted page. Shapes are of API 2026-10-28.endive, which this version of the package names.
import type { PlanKey } from '@fovea/contract';
import Stripe from 'stripe';
import type { Secret } from '#platform/config/secret.ts';
import type {
  CheckoutOrder,
  ListedPayment,
  Payment,
  PaymentProvider,
  ProviderEvent,
} from './payment-provider.ts';
import { createStripeMonths, findSubscriptionRef, toFirstMonth } from './stripe-months.ts';

/** How old a signature may be. */
const TOLERANCE_S = 300;
const TIMEOUT_MS = 20_000;
/** A warning is a question yet, and of a dispute that was won the money is back. */
const MONEY_IS_GONE: readonly string[] = ['needs_response', 'under_review', 'lost'];
const RETURNS = /^(charge\.refunded|charge\.dispute\.|refund\.)/;

export interface StripeSettings {
  readonly secretKey: Secret;
  readonly webhookSecret: Secret;
  readonly products: Readonly<Partial<Record<PlanKey, string>>>;
  readonly url: string;
}

export function createStripe(settings: StripeSettings): PaymentProvider {
  const { hostname, port, protocol } = new URL(settings.url);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  const stripe = new Stripe(settings.secretKey.reveal(), {
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    protocol: scheme,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    key: 'global',
    kinds: settings.products.plan2 === undefined ? ['one_time'] : ['one_time', 'monthly'],
    months: createStripeMonths(stripe, settings.products),

    async startCheckout(order) {
      const product = settings.products[order.plan];
      if (product === undefined) throw new RangeError(`${order.plan} has no product at Stripe`);
      const session = await stripe.checkout.sessions.create(toSessionParams(order, product), {
        idempotencyKey: `order:${order.orderId}`,
      });
      if (session.url === null) throw new Error('Stripe answered no page to pay on');
      return { checkoutRef: session.id, payUrl: session.url };
    },

    async findPayment(checkoutRef) {
      const session = await stripe.checkout.sessions.retrieve(checkoutRef, {
        expand: ['payment_intent.latest_charge', 'invoice.payments'],
      });
      return session.mode === 'subscription' ? toFirst(session) : toPayment(session);
    },

    async closeCheckout(checkoutRef) {
      try {
        await stripe.checkout.sessions.expire(checkoutRef);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },

    async refund({ paymentRef, money, key }) {
      try {
        const { status } = await stripe.refunds.create(
          { payment_intent: paymentRef, amount: money.amount },
          { idempotencyKey: `refund:${key}` },
        );
        return status === 'failed' || status === 'canceled' ? 'refused' : 'done';
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Idempotency keys are forgotten after a day; what was refunded by then stays refunded.
        return error.code === 'charge_already_refunded' ? 'done' : 'refused';
      }
    },

    async findReturned(paymentRef) {
      const [intent, disputes] = await Promise.all([
        stripe.paymentIntents.retrieve(paymentRef, { expand: ['latest_charge'] }),
        stripe.disputes.list({ payment_intent: paymentRef, limit: 100 }),
      ]);
      const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
      const disputed = disputes.data
        .filter(({ status }) => MONEY_IS_GONE.includes(status))
        .reduce((sum, { amount }) => sum + amount, 0);
      return Math.min(intent.amount_received, (charge?.amount_refunded ?? 0) + disputed);
    },

    async *listPayments({ from, to }) {
      const created = { gte: toSeconds(from), lt: toSeconds(to) };
      for await (const charge of stripe.charges.list({ created, limit: 100 })) {
        if (charge.paid && typeof charge.payment_intent === 'string') yield toListed(charge);
      }
    },

    async readEvent(body, headers, now) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return undefined;
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          settings.webhookSecret.reveal(),
          TOLERANCE_S,
          undefined,
          now.getTime(),
        );
        return toProviderEvent(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

function toSessionParams(
  order: CheckoutOrder,
  product: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: order.orderId };
  const isMonthly = order.kind === 'monthly';
  return {
    mode: isMonthly ? 'subscription' : 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: order.orderId,
    customer_email: order.email,
    locale: order.language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product,
          ...(isMonthly && { recurring: { interval: 'month' } }),
        },
      },
    ],
    metadata,
    ...(isMonthly
      ? { subscription_data: { metadata } }
      : {
          payment_intent_data: { metadata },
          invoice_creation: { enabled: true, invoice_data: { metadata } },
        }),
    success_url: order.paidUrl,
    cancel_url: order.backUrl,
  };
}

const toUnpaid = ({ status, client_reference_id }: Stripe.Checkout.Session): Payment => ({
  state: status === 'expired' ? 'ended' : 'open',
  orderId: client_reference_id ?? '',
});

const toFirst = (session: Stripe.Checkout.Session) => toFirstMonth(session) ?? toUnpaid(session);

function toPayment(session: Stripe.Checkout.Session): Payment {
  const orderId = session.client_reference_id ?? '';
  const intent = session.payment_intent;
  if (session.payment_status !== 'paid' || intent === null || typeof intent === 'string') {
    return toUnpaid(session);
  }
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const invoice = typeof session.invoice === 'string' ? null : session.invoice;
  return {
    state: 'paid',
    orderId,
    money: { currency: intent.currency.toUpperCase(), amount: intent.amount_received },
    paymentRef: intent.id,
    paidAt: new Date((charge?.created ?? intent.created) * 1_000),
    receiptUrl: invoice?.hosted_invoice_url ?? charge?.receipt_url ?? null,
    isReturned: charge !== null && (charge.amount_refunded > 0 || charge.disputed),
  };
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1_000);

function toListed(charge: Stripe.Charge): ListedPayment {
  return {
    paymentRef: typeof charge.payment_intent === 'string' ? charge.payment_intent : '',
    orderId: charge.metadata['orderId'],
    money: { currency: charge.currency.toUpperCase(), amount: charge.amount },
    isReturned: charge.amount_refunded > 0 || charge.disputed,
  };
}

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { id, type, data } = event;
  const isCheckout = type.startsWith('checkout.session.');
  const { id: objectId, payment_intent: intent } = data.object as {
    id?: string;
    payment_intent?: unknown;
  };
  return {
    eventId: id,
    type,
    checkoutRef: isCheckout ? objectId : undefined,
    subscriptionRef: findSubscriptionRef(event),
    returnedRef: RETURNS.test(type) && typeof intent === 'string' ? intent : undefined,
  };
}
