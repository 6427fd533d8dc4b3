// Payments as Toss's list of transactions has them. A charge and each cancellation are one each.
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { ListedPayment } from './payment-provider.ts';
import type { createTossCalls, TossTransaction } from './toss-calls.ts';

const PAGE = 1_000;
const SEOUL_MS = 9 * HOUR_MS;

/**
 * Payments that were charged in a range. What went back of them may have done so after it, so the
 * list is read to its end.
 */
export async function* listTossPayments(
  toss: ReturnType<typeof createTossCalls>,
  { from, to }: { from: Date; to: Date },
): AsyncIterable<ListedPayment> {
  const byPayment = new Map<string, TossTransaction[]>();
  const untilMs = to.getTime() + DAY_MS;
  for await (const one of listTransactions(
    toss,
    toSeoulTime(from.getTime()),
    toSeoulTime(untilMs),
  )) {
    byPayment.set(one.paymentKey, [...(byPayment.get(one.paymentKey) ?? []), one]);
  }
  for (const [paymentRef, own] of byPayment) {
    const charge = own.find(({ status }) => status === 'DONE');
    if (charge === undefined || new Date(charge.transactionAt) >= to) continue;
    const { orderId, currency, amount } = charge;
    yield { paymentRef, orderId, money: { currency, amount }, isReturned: own.length > 1 };
  }
}

async function* listTransactions(
  toss: ReturnType<typeof createTossCalls>,
  startDate: string,
  endDate: string,
): AsyncIterable<TossTransaction> {
  let startingAfter: string | undefined;
  do {
    const page = await toss.listTransactions({ startDate, endDate, limit: PAGE, startingAfter });
    yield* page;
    startingAfter = page.length < PAGE ? undefined : page.at(-1)?.transactionKey;
  } while (startingAfter !== undefined);
}

/** Toss reads times of Seoul, without a zone. */
function toSeoulTime(atMs: number): string {
  return new Date(atMs + SEOUL_MS).toISOString().slice(0, 19);
}
