import { expect, it } from 'vitest';
import { judgePayments, type PaymentFacts } from './judge-payments.ts';
import type { Bought } from './payment-clients.ts';

const toBought = (orderId: string, wantsRefund = false): Bought => ({
  orderId,
  checkoutId: '',
  sessions: 10,
  amount: 3_900,
  wantsRefund,
});
const KEPT = { lots: 1, held: 10, refunds: [] };
const BACK = { lots: 1, held: 0, refunds: ['confirmed'] };
const NOTHING = { notChargedOnce: 0, notGrantedOnce: 0, notRefundedOnce: 0, both: 0 };

function judge(bought: Bought[], facts: Partial<Record<'kept' | 'back', object>> = {}, pages = 2) {
  const booked = new Map([
    ['kept', { ...KEPT, ...facts.kept }],
    ['back', { ...BACK, ...facts.back }],
  ]) as PaymentFacts['booked'];
  const charged = new Map([
    ['kept', { times: 1, refunded: 0, ...facts.kept }],
    ['back', { times: 1, refunded: 3_900, ...facts.back }],
  ]);
  const { cases: _cases, ...counts } = judgePayments(bought, { booked, charged, pages });
  return counts;
}

const BOTH = [toBought('kept'), toBought('back', true)];

it('finds nothing where each is charged once, granted once and given back once', () => {
  expect(judge(BOTH)).toEqual(NOTHING);
});

it.each([
  ['a charge twice', { kept: { times: 2 } }, { notChargedOnce: 1 }],
  ['no lot', { kept: { lots: 0, held: 0 } }, { notGrantedOnce: 1, both: 1 }],
  [
    'money back that nobody asked for',
    { kept: { refunded: 3_900 } },
    { notRefundedOnce: 1, both: 1 },
  ],
  ['a refund that waits for ever', { back: { refunds: ['requested'] } }, { notRefundedOnce: 1 }],
  ['money back twice', { back: { refunded: 7_800 } }, { notRefundedOnce: 1 }],
  ['sessions that stay after a refund', { back: { held: 10 } }, { both: 1 }],
] as const)('counts %s', (_what, facts, counts) => {
  expect(judge(BOTH, facts)).toEqual({ ...NOTHING, ...counts });
});

it('counts a second page of an order', () => {
  expect(judge(BOTH, {}, 3)).toEqual({ ...NOTHING, notChargedOnce: 1 });
});
