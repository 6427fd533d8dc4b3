import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant, providerAddress, text, told } from '#fields.ts';
import { isOwnPath } from '#own-path.ts';
import { currency, planKey, planKind, providerKey } from './catalogue.ts';

/** Open until the provider says that it is paid, or that nobody can pay it any more. */
export const PURCHASE_STATES = ['open', 'paid', 'ended'] as const;

/** Whether the money can come back; why not, or how far it is. Reversed: it went back without us. */
export const REFUND_STATES = [
  'possible',
  'used',
  'late',
  'requested',
  'refunded',
  'reversed',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const returnTo = text.check(
  z.maxLength(500),
  z.refine(isOwnPath, { error: 'The way back must stay on this site.' }),
);

export const purchase = z.object({
  id,
  state: z.enum(PURCHASE_STATES),
  kind: planKind,
  sessions: z.int(),
  currency,
  /** Minor units, tax included. */
  amount: z.int(),
  provider: providerKey,
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** Balance of the account before these sessions came; null for a second monthly plan: none come. */
  balanceBefore: z.nullable(z.int()),
  receiptUrl: z.nullable(providerAddress),
  refund: z.nullable(z.enum(REFUND_STATES)),
  returnTo: z.nullable(told(500)),
});
export type Purchase = z.infer<typeof purchase>;

const LISTED_AT_ONCE = 200;
const ofPurchase = z.object({ id });
const received = z.object({ received: z.literal(true) });

export const purchaseCalls = defineCalls({
  createPurchase: {
    summary:
      "Orders an offer of the catalogue; answers the provider's page to pay it on, if it has one.",
    method: 'POST',
    path: '/purchases',
    access: 'user',
    status: 201,
    body: z.object({
      /** One order for each key, however often it is sent. */
      orderKey: id,
      plan: planKey,
      sessions: z.int(),
      provider: providerKey,
      currency,
      /** Price that the person saw: another price is not charged. */
      amount: z.int(),
      agreedToTerms: z.literal(true),
      returnTo: z.optional(returnTo),
    }),
    /** No page: the provider's script opens its window for the order. */
    reply: z.object({ id, payUrl: z.nullable(providerAddress) }),
    errors: [
      'offer_changed',
      'purchase_ended',
      'key_reused',
      'purchases_limited',
      'subscription_exists',
    ],
  },
  listPurchases: {
    summary: 'What the signed-in user has paid, newest first.',
    method: 'GET',
    path: '/purchases',
    access: 'user',
    query: z.object({
      before: z.optional(id),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LISTED_AT_ONCE)),
        50,
      ),
    }),
    reply: z.object({
      purchases: z.array(purchase).check(z.maxLength(LISTED_AT_ONCE)),
      next: z.nullable(id),
    }),
    errors: [],
  },
  downloadPurchases: {
    summary: 'All that was paid as a file, oldest first.',
    method: 'GET',
    path: '/purchases.csv',
    access: 'user',
    isHeavy: true,
    transport: 'csv',
    reply: z.string(),
    errors: [],
  },
  getPurchase: {
    summary: 'One purchase; of an open one, the provider is asked.',
    method: 'GET',
    path: '/purchases/{id}',
    access: 'user',
    params: ofPurchase,
    reply: purchase,
    errors: ['not_found'],
  },
  confirmPurchase: {
    summary:
      "After the provider's window: charges what was ordered, once, whatever the way back says.",
    method: 'POST',
    path: '/purchases/{id}/confirm',
    access: 'user',
    params: ofPurchase,
    /**
     * Fields of the way back: those of a payment, or of the card that a monthly plan is paid with.
     */
    body: z.object({ paymentKey: text.check(z.minLength(1), z.maxLength(200)) }),
    reply: purchase,
    errors: ['not_found'],
  },
  refundPurchase: {
    summary: 'Money back, within 30 days and if none of the sessions was used.',
    method: 'POST',
    path: '/purchases/{id}/refund',
    access: 'user',
    params: ofPurchase,
    reply: purchase,
    errors: ['not_found', 'refund_refused', 'credits_paused'],
  },
  receiveStripeEvent: {
    summary: 'Stripe says that something has changed; what it is, we read there.',
    method: 'POST',
    path: '/webhooks/stripe',
    access: 'provider',
    transport: 'bytes',
    reply: received,
    errors: ['not_found'],
  },
  receiveTossEvent: {
    summary: 'A hint that a payment at Toss has changed; the truth is read there.',
    method: 'POST',
    path: '/webhooks/toss',
    access: 'provider',
    transport: 'bytes',
    reply: received,
    errors: ['not_found'],
  },
});
