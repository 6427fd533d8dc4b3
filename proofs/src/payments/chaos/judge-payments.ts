import type { Bought } from './payment-clients.ts';

interface Booked {
  readonly lots: number;
  /** Sessions of the lot that anybody holds. */
  readonly held: number;
  readonly refunds: readonly string[];
}

export interface PaymentFacts {
  readonly booked: ReadonlyMap<string, Booked>;
  readonly charged: ReadonlyMap<string, { readonly times: number; readonly refunded: number }>;
  /** Pages to pay on that the provider made. */
  readonly pages: number;
}

interface PaymentJudgement {
  readonly notChargedOnce: number;
  readonly notGrantedOnce: number;
  readonly notRefundedOnce: number;
  readonly both: number;
  /** In words, for whoever looks. */
  readonly cases: readonly string[];
}

/** Each is charged once and granted once; money that is back has no sessions any more. */
export function judgePayments(
  bought: readonly Bought[],
  { booked, charged, pages }: PaymentFacts,
): PaymentJudgement {
  const cases: string[] = [];
  const count = (name: string, isWrong: (one: Bought) => boolean) => {
    const wrong = bought.filter(isWrong);
    cases.push(...wrong.map(({ orderId }) => `${name}: ${orderId}`));
    return wrong.length;
  };
  const refundedOf = ({ orderId }: Bought) => charged.get(orderId)?.refunded ?? 0;
  const notChargedOnce = count(
    'not charged once',
    ({ orderId }) => charged.get(orderId)?.times !== 1,
  );
  const notGrantedOnce = count(
    'not granted once',
    ({ orderId }) => booked.get(orderId)?.lots !== 1,
  );
  const notRefundedOnce = count('not refunded once', (one) => {
    const { refunds = [] } = booked.get(one.orderId) ?? {};
    const wanted = one.wantsRefund ? 'confirmed' : '';
    return refundedOf(one) !== (one.wantsRefund ? one.amount : 0) || refunds.join() !== wanted;
  });
  const both = count('refunded and granted', (one) => {
    const left = refundedOf(one) > 0 ? 0 : one.sessions;
    return booked.get(one.orderId)?.held !== left;
  });
  // A second page of an order could be paid as well.
  const more = Math.max(pages - bought.length, 0);
  return { notChargedOnce: notChargedOnce + more, notGrantedOnce, notRefundedOnce, both, cases };
}
