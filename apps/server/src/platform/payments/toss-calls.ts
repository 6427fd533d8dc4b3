import { z } from 'zod';
import type { Secret } from '#platform/config/secret.ts';

const TIMEOUT_MS = 20_000;

const payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  currency: z.string(),
  totalAmount: z.number(),
  /** The part of the money that has not gone back. */
  balanceAmount: z.number(),
  approvedAt: z.string().nullable(),
  receipt: z.object({ url: z.string() }).nullish(),
});
export type TossPayment = z.infer<typeof payment>;

const transaction = z.object({
  transactionKey: z.string(),
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  transactionAt: z.string(),
  currency: z.string(),
  amount: z.number(),
});
export type TossTransaction = z.infer<typeof transaction>;

interface TransactionRange {
  readonly startDate: string;
  readonly endDate: string;
  readonly limit: number;
  readonly startingAfter: string | undefined;
}

const card = z.object({ billingKey: z.string() });
const refusal = z.object({ code: z.string(), message: z.string() });

export class TossRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`Toss answered ${status} ${code}`);
    this.name = 'TossRefusal';
    this.status = status;
    this.code = code;
  }
}

/** The same request will never be answered otherwise. A wrong key, a hurry and an outage may pass. */
export function isFinal(error: unknown): error is TossRefusal {
  return error instanceof TossRefusal && [400, 403, 404].includes(error.status);
}

/** Nothing is tried again here: whoever asks does, under the same key. */
export function createTossCalls({ secretKey, url }: { secretKey: Secret; url: string }) {
  const authorization = `Basic ${Buffer.from(`${secretKey.reveal()}:`).toString('base64')}`;

  async function ask<T>(
    schema: z.ZodType<T>,
    path: string,
    request: { method: 'GET' | 'POST' | 'DELETE'; content?: object; key?: string },
  ): Promise<T> {
    const { method, content, key } = request;
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: {
        authorization,
        ...(content && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(content && { body: JSON.stringify(content) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return schema.parse(answer);
    throw new TossRefusal(response.status, refusal.safeParse(answer).data?.code ?? 'UNKNOWN');
  }

  const at = encodeURIComponent;
  const post = (content: object, key: string) => ({ method: 'POST', content, key }) as const;
  return {
    findByOrder: (orderId: string) =>
      ask(payment, `payments/orders/${at(orderId)}`, { method: 'GET' }),
    findByKey: (paymentKey: string) =>
      ask(payment, `payments/${at(paymentKey)}`, { method: 'GET' }),
    listTransactions({ startingAfter, limit, ...dates }: TransactionRange) {
      const query = new URLSearchParams({ ...dates, limit: String(limit) });
      if (startingAfter !== undefined) query.set('startingAfter', startingAfter);
      return ask(z.array(transaction), `transactions?${query}`, { method: 'GET' });
    },
    confirm: (content: { paymentKey: string; orderId: string; amount: number }, key: string) =>
      ask(payment, 'payments/confirm', post(content, key)),
    cancel: (
      paymentKey: string,
      content: { cancelReason: string; cancelAmount: number },
      key: string,
    ) => ask(payment, `payments/${at(paymentKey)}/cancel`, post(content, key)),
    issueCard: (content: { customerKey: string; authKey: string }, key: string) =>
      ask(card, 'billing/authorizations/issue', post(content, key)),
    chargeCard: (
      billingKey: string,
      content: { customerKey: string; amount: number; orderId: string; orderName: string },
      key: string,
    ) => ask(payment, `billing/${at(billingKey)}`, post(content, key)),
    removeCard: (billingKey: string) =>
      ask(z.unknown(), `billing/${at(billingKey)}`, { method: 'DELETE' }),
  };
}
