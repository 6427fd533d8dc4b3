// The provider's list beside our books: pure, so that every difference has a name and a test.
import type { ListedPayment } from '#platform/payments/payment-provider.ts';
import { toUnpaidSessions } from './returned.service.ts';

export const DIFFERENCES = [
  /** Paid there, and no paid order here. */
  'not_booked',
  /** Paid here, and not in the list. */
  'not_charged',
  /** Another amount or currency. */
  'amount',
  /** Paid twice for one order. */
  'twice',
  /** Paid and without its sessions, or with more or fewer. */
  'lot',
  /** Money went back and sessions did not leave, or the other way round. */
  'returned',
] as const;

export interface Difference {
  readonly name: (typeof DIFFERENCES)[number];
  readonly orderId: string;
  readonly paymentRef: string;
  readonly checkoutRef: string | null;
  /** The provider's name of the monthly plan, for a month that was not booked. */
  readonly subscriptionRef: string | undefined;
}

export interface ListedReturn extends ListedPayment {
  readonly orderId: string;
  readonly returned: number;
  /**
   * The monthly plan of a month after the first that has no order: the counter of the months knows
   * it.
   */
  readonly subscriptionRef?: string;
}

/** An order with what the ledger has of it. */
export interface Booked {
  readonly orderId: string;
  readonly isPaid: boolean;
  /** Paid within what the list covers. */
  readonly isInRange: boolean;
  readonly checkoutRef: string | null;
  readonly paymentRef: string | null;
  readonly currency: string;
  readonly amount: number;
  /** None where the money is to go back. */
  readonly sessions: number;
  readonly lotAmount: number;
  readonly refundState: 'requested' | 'confirmed' | null;
  readonly unpaid: number;
}

export function compareBooks(
  listed: readonly ListedReturn[],
  booked: readonly Booked[],
): Difference[] {
  const books = new Map(booked.map((one) => [one.orderId, one]));
  const seen = new Set(listed.map(({ paymentRef }) => paymentRef));
  const missing = booked.filter(
    ({ isPaid, isInRange, paymentRef }) => isPaid && isInRange && !seen.has(paymentRef ?? ''),
  );
  return [
    ...listed.flatMap((payment) => compare(payment, books.get(payment.orderId))),
    ...missing.map(({ orderId, paymentRef, checkoutRef }) => ({
      name: 'not_charged' as const,
      orderId,
      paymentRef: paymentRef ?? '',
      checkoutRef,
      subscriptionRef: undefined,
    })),
  ];
}

function compare(payment: ListedReturn, order: Booked | undefined): Difference[] {
  const { orderId, paymentRef, subscriptionRef } = payment;
  const name = findName(payment, order);
  const checkoutRef = order?.checkoutRef ?? null;
  return name === undefined ? [] : [{ name, orderId, paymentRef, checkoutRef, subscriptionRef }];
}

function findName(
  { paymentRef, money, returned, subscriptionRef }: ListedReturn,
  order: Booked | undefined,
): Difference['name'] | undefined {
  // Money that went back whole and was never granted concerns nobody.
  const isBooked = order?.isPaid === true && subscriptionRef === undefined;
  if (!isBooked) return returned === money.amount ? undefined : 'not_booked';
  if (order.paymentRef !== paymentRef) return returned === money.amount ? undefined : 'twice';
  if (money.amount !== order.amount || money.currency !== order.currency) return 'amount';
  if (order.lotAmount !== order.sessions) return 'lot';
  return isReturnedAlike(order, returned) ? undefined : 'returned';
}

/** A refund that is under way may be on either side of it. */
function isReturnedAlike(order: Booked, returned: number): boolean {
  if (order.refundState === 'requested') return true;
  if (order.refundState === 'confirmed') return returned === order.amount;
  return order.unpaid === toUnpaidSessions(order, returned);
}
