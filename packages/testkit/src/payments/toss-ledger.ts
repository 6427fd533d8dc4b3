// The payments that Toss remembers, and its refusals. Shapes are those of the objects that the
// server reads.
import { randomBytes } from 'node:crypto';

/** As the list of Toss has it: a charge, or one cancellation. */
interface FakeTransaction {
  readonly transactionKey: string;
  readonly payment: FakePayment;
  readonly status: FakePayment['status'];
  readonly atMs: number;
  readonly amount: number;
}

export interface FakePayment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly beganMs: number;
  /** Amount that the person agreed to at the window. */
  amount: number;
  currency: string;
  status: 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED';
  approvedMs: number | undefined;
  canceled: number;
  /** The bank says no when it is charged. */
  isDeclined: boolean;
}

/** An answer with a status other than 200. */
export class TossFault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface TossRules {
  readonly now: () => number;
  readonly pageUrl: () => string;
  /** After each change of a payment. */
  readonly onChange: (payment: FakePayment) => void;
}

export type Content = Readonly<Record<string, unknown>>;

/** A payment that nobody confirms by then is none. */
const CONFIRM_MS = 10 * 60_000;
const ORDER_ID = /^[A-Za-z0-9_=-]{6,64}$/;

export const toTossKey = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`;

export function createTossLedger({ now, pageUrl, onChange }: TossRules) {
  const payments = new Map<string, FakePayment>();
  const transactions: FakeTransaction[] = [];
  const note = (payment: FakePayment, amount: number) =>
    transactions.push({
      transactionKey: toTossKey('txn'),
      payment,
      status: payment.status,
      atMs: now(),
      amount,
    });
  const ofOrder = (orderId: unknown) =>
    [...payments.values()].filter((payment) => payment.orderId === orderId);
  const isCharged = ({ approvedMs }: FakePayment) => approvedMs !== undefined;

  /** Somebody is at the window and agrees; nothing is charged yet. */
  function begin(request: Content): FakePayment {
    const amount = Number(request.amount);
    const orderId = String(request.orderId);
    const wrong =
      (!ORDER_ID.test(orderId) && 'orderId') ||
      (!(Number.isInteger(amount) && amount > 0) && 'amount') ||
      (!/^[A-Z]{3}$/.test(String(request.currency)) && 'currency');
    if (wrong) throw new TossFault(400, 'INVALID_REQUEST', wrong);
    if (ofOrder(orderId).some(isCharged)) throw new TossFault(400, 'DUPLICATED_ORDER_ID');
    const payment: FakePayment = {
      paymentKey: toTossKey('tpay'),
      orderId,
      amount,
      beganMs: now(),
      currency: String(request.currency),
      status: 'IN_PROGRESS',
      approvedMs: undefined,
      canceled: 0,
      isDeclined: request.isDeclined === true,
    };
    payments.set(payment.paymentKey, payment);
    return payment;
  }

  function approve(payment: FakePayment): FakePayment {
    if (ofOrder(payment.orderId).some(isCharged)) throw new TossFault(400, 'DUPLICATED_ORDER_ID');
    if (payment.isDeclined) {
      payment.status = 'ABORTED';
      onChange(payment);
      throw new TossFault(403, 'REJECT_CARD_COMPANY');
    }
    payment.status = 'DONE';
    payment.approvedMs = now();
    note(payment, payment.amount);
    onChange(payment);
    return payment;
  }

  function expire(payment: FakePayment): void {
    if (payment.status !== 'IN_PROGRESS' || now() - payment.beganMs <= CONFIRM_MS) return;
    payment.status = 'EXPIRED';
    onChange(payment);
  }

  function confirm({ paymentKey, orderId, amount }: Content): FakePayment {
    const payment = payments.get(String(paymentKey));
    if (payment === undefined) throw new TossFault(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (payment.orderId !== orderId || payment.amount !== amount) {
      throw new TossFault(400, 'INVALID_REQUEST', 'another order or amount');
    }
    expire(payment);
    if (payment.status === 'EXPIRED') throw new TossFault(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (payment.status !== 'IN_PROGRESS') throw new TossFault(400, 'ALREADY_PROCESSED_PAYMENT');
    return approve(payment);
  }

  function cancel(paymentKey: string, { cancelReason, cancelAmount }: Content): FakePayment {
    const payment = payments.get(paymentKey);
    if (payment === undefined || !isCharged(payment)) throw new TossFault(404, 'NOT_FOUND_PAYMENT');
    if (typeof cancelReason !== 'string') throw new TossFault(400, 'INVALID_REQUEST');
    const left = payment.amount - payment.canceled;
    if (left === 0) throw new TossFault(400, 'ALREADY_CANCELED_PAYMENT');
    const amount = Number(cancelAmount ?? left);
    if (!(amount > 0 && amount <= left)) throw new TossFault(403, 'NOT_CANCELABLE_AMOUNT');
    payment.canceled += amount;
    payment.status = payment.canceled === payment.amount ? 'CANCELED' : 'PARTIAL_CANCELED';
    note(payment, amount);
    onChange(payment);
    return payment;
  }

  function findByKey(paymentKey: string): FakePayment {
    const payment = payments.get(paymentKey);
    if (payment === undefined) throw new TossFault(404, 'NOT_FOUND_PAYMENT');
    return payment;
  }

  /** Oldest first, between two times of Seoul. */
  function listTransactions(query: URLSearchParams): unknown[] {
    const [from, to] = ['startDate', 'endDate'].map((name) => {
      const time = query.get(name) ?? '';
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(time)) {
        throw new TossFault(400, 'INVALID_REQUEST', name);
      }
      return Date.parse(`${time}+09:00`);
    });
    const found = transactions.filter(({ atMs }) => atMs >= (from ?? 0) && atMs <= (to ?? 0));
    const after = query.get('startingAfter');
    const start = found.findIndex(({ transactionKey }) => transactionKey === after) + 1;
    return found
      .slice(start, start + Number(query.get('limit') ?? 100))
      .map(({ transactionKey, payment, status, atMs, amount }) => ({
        mId: 'fake',
        transactionKey,
        paymentKey: payment.paymentKey,
        method: '카드',
        orderId: payment.orderId,
        status,
        transactionAt: toKoreanTime(atMs),
        currency: payment.currency,
        amount: status === 'DONE' ? payment.amount : amount,
      }));
  }

  /** The one that was charged, else the last try. */
  function findByOrder(orderId: string): FakePayment {
    const own = ofOrder(orderId);
    const payment = own.find(isCharged) ?? own.at(-1);
    if (payment === undefined) throw new TossFault(404, 'NOT_FOUND_PAYMENT');
    expire(payment);
    return payment;
  }

  function present({ paymentKey, orderId, amount, currency, ...payment }: FakePayment) {
    const { status, approvedMs, canceled } = payment;
    return {
      version: '2024-06-01',
      mId: 'fake',
      type: 'NORMAL',
      method: '카드',
      paymentKey,
      orderId,
      orderName: '',
      status,
      currency,
      totalAmount: amount,
      balanceAmount: amount - canceled,
      approvedAt: approvedMs === undefined ? null : toKoreanTime(approvedMs),
      receipt: approvedMs === undefined ? null : { url: `${pageUrl()}/receipt/${paymentKey}` },
    };
  }

  return {
    payments,
    begin,
    approve,
    confirm,
    cancel,
    findByOrder,
    findByKey,
    listTransactions,
    present,
  };
}

export type TossLedger = ReturnType<typeof createTossLedger>;

/** Toss writes times of Seoul, to the second. */
export function toKoreanTime(atMs: number): string {
  const shifted = new Date(atMs + 9 * 3_600_000).toISOString();
  return `${shifted.slice(0, 19)}+09:00`;
}
