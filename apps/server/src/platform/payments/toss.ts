// Toss Payments by its REST API, v1. A payment begins in the browser, in the window of Toss's script,
// and is charged when we confirm it. Cards that are charged by the month are keys, kept sealed.

import { z } from 'zod';
import type { Secret } from '#platform/config/secret.ts';
import { seal, toKey, unseal } from '#platform/crypto/seal.ts';
import type { Payment, PaymentProvider, ProviderEvent, StoredOutcome } from './payment-provider.ts';
import { listTossPayments } from './toss-books.ts';
import { createTossCalls, isFinal, type TossPayment, TossRefusal } from './toss-calls.ts';

/** Toss signs what it tells of payouts and sellers only, so a payment's event is not signed. */
const tossEvent = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({ orderId: z.uuid() }),
});
const TRANSMISSION = /^[\w-]{1,200}$/;

interface StoredCard {
  /** Customer that the card was given for. */
  readonly customerKey: string;
  readonly billingKey: string;
}

export interface TossSettings {
  readonly secretKey: Secret;
  readonly clientKey: string;
  readonly cardSecret: Secret;
  readonly url: string;
  readonly script: string;
}

/** Name of the goods on a card's statement and on Toss's receipt. */
const ORDER_NAME = 'Fovea sessions';
/** Somebody was first: what came of it can be read. */
const PROCESSED = ['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'];

export function createToss(settings: TossSettings): PaymentProvider {
  const toss = createTossCalls(settings);
  const cards = createCardSeal(settings.cardSecret);
  return {
    key: 'regional',
    kinds: ['one_time', 'monthly'],
    window: { clientKey: settings.clientKey, script: settings.script },

    // Toss knows nothing of an order before somebody is at its window.
    async startCheckout({ orderId, currency }) {
      assertWon(currency);
      return { checkoutRef: orderId, payUrl: null };
    },

    async findPayment(orderId) {
      try {
        return toPayment(await toss.findByOrder(orderId));
      } catch (error) {
        const isUnknown = error instanceof TossRefusal && error.code === 'NOT_FOUND_PAYMENT';
        if (isUnknown) return { state: 'open', orderId };
        throw error;
      }
    },

    async confirm({ orderId, amount, paymentKey }) {
      try {
        await toss.confirm({ paymentKey, orderId, amount }, `order:${orderId}`);
        return 'done';
      } catch (error) {
        if (!isFinal(error)) throw error;
        return PROCESSED.includes(error.code) ? 'done' : 'refused';
      }
    },

    async refund({ paymentRef, money, key }) {
      try {
        const content = { cancelReason: 'Refund', cancelAmount: money.amount };
        await toss.cancel(paymentRef, content, `refund:${key}`);
        return 'done';
      } catch (error) {
        if (!isFinal(error)) throw error;
        // Keys are forgotten after a while; what was cancelled by then stays cancelled.
        return error.code === 'ALREADY_CANCELED_PAYMENT' ? 'done' : 'refused';
      }
    },

    async findReturned(paymentRef) {
      const { totalAmount, balanceAmount } = await toss.findByKey(paymentRef);
      return totalAmount - balanceAmount;
    },

    listPayments: (range) => listTossPayments(toss, range),

    readEvent: async (body, headers) => readTossEvent(body, headers),

    async storeCard({ customerKey, authKey }) {
      try {
        const { billingKey } = await toss.issueCard({ customerKey, authKey }, `card:${authKey}`);
        return cards.seal({ customerKey, billingKey });
      } catch (error) {
        if (isFinal(error)) return undefined;
        throw error;
      }
    },

    async chargeStored({ storedKey, currency, amount, orderId, idempotencyKey }) {
      assertWon(currency);
      const { customerKey, billingKey } = cards.open(storedKey);
      const charge = { customerKey, amount, orderId, orderName: ORDER_NAME };
      try {
        return toOutcome(await toss.chargeCard(billingKey, charge, idempotencyKey));
      } catch (error) {
        if (!isFinal(error)) throw error;
        // Toss charges an order once, also under a second key.
        if (!PROCESSED.includes(error.code)) return { state: 'declined' };
        return toOutcome(await toss.findByOrder(orderId));
      }
    },

    async forgetStored(storedKey) {
      try {
        await toss.removeCard(cards.open(storedKey).billingKey);
      } catch (error) {
        // One that is gone already is what was wanted.
        if (!isFinal(error)) throw error;
      }
    },
  };
}

function toOutcome(answer: TossPayment): StoredOutcome {
  const payment = toPayment(answer);
  return payment.state === 'paid' ? payment : { state: 'declined' };
}

/** Calls of Toss name no currency. */
function assertWon(currency: string): void {
  if (currency !== 'KRW') throw new RangeError(`Toss takes won, not ${currency}`);
}

const CHARGED = ['DONE', 'CANCELED', 'PARTIAL_CANCELED'];
const OVER = ['ABORTED', 'EXPIRED'];

function toPayment(payment: TossPayment): Payment {
  const { orderId, status, approvedAt, currency, totalAmount, balanceAmount } = payment;
  if (!CHARGED.includes(status) || approvedAt === null) {
    return { state: OVER.includes(status) ? 'ended' : 'open', orderId };
  }
  return {
    state: 'paid',
    orderId,
    money: { currency, amount: totalAmount },
    paymentRef: payment.paymentKey,
    paidAt: new Date(approvedAt),
    receiptUrl: payment.receipt?.url ?? null,
    isReturned: balanceAmount < totalAmount,
  };
}

/** Whoever has the database alone can charge no card. The key leaves the adapter only as this text. */
function createCardSeal(secret: Secret) {
  const key = toKey(secret, 'stored card');
  return {
    /** Bound to whom it was given for. */
    seal: ({ customerKey, billingKey }: StoredCard): string =>
      `${customerKey}.${seal(key, Buffer.from(billingKey), customerKey).toString('base64url')}`,

    open(sealed: string): StoredCard {
      const at = sealed.lastIndexOf('.');
      const customerKey = sealed.slice(0, at);
      const bytes = Buffer.from(sealed.slice(at + 1), 'base64url');
      return { customerKey, billingKey: unseal(key, bytes, customerKey).toString() };
    },
  };
}

/** Says which order to look at, and nothing else is read from it. */
function readTossEvent(
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
): ProviderEvent | undefined {
  const given = headers['tosspayments-webhook-transmission-id'];
  const eventId = typeof given === 'string' ? given : '';
  const { data: read } = tossEvent.safeParse(parseJson(body));
  if (read === undefined || !TRANSMISSION.test(eventId)) return undefined;
  return { eventId, type: read.eventType, checkoutRef: read.data.orderId };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
