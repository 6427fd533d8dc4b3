import { randomUUID } from 'node:crypto';
import type { Catalogue, Purchase, Subscription } from '@fovea/contract';
import { EXAMPLE_CATALOGUE } from '@fovea/testkit';
import type { Page } from '@playwright/test';
import { answerPlainly } from '#drivers/answer-call.ts';

/** No name that anybody answers at. */
const SCRIPT_URL = 'http://toss.localhost/v2/standard';
export const ORDER = randomUUID();

const CATALOGUE: Catalogue = {
  ...EXAMPLE_CATALOGUE,
  providers: [
    { key: 'global', currencies: ['USD'], kinds: ['one_time', 'monthly'] },
    {
      key: 'regional',
      currencies: ['KRW'],
      kinds: ['one_time', 'monthly'],
      window: { clientKey: 'test_ck', script: SCRIPT_URL },
    },
  ],
};

const PURCHASE: Purchase = {
  id: ORDER,
  state: 'paid',
  kind: 'one_time',
  sessions: 30,
  currency: 'USD',
  amount: 9_900,
  provider: 'global',
  createdAt: '2026-11-14T09:00:00.000Z',
  paidAt: '2026-11-14T09:01:00.000Z',
  balanceBefore: 98,
  receiptUrl: 'https://receipts.example/1',
  refund: 'possible',
  returnTo: null,
};

const SUBSCRIPTION: Subscription = {
  state: 'active',
  provider: 'global',
  sessions: 100,
  currency: 'USD',
  amount: 22_900,
  startedAt: '2026-09-14T12:00:00.000Z',
  paidUntil: '2026-12-14T12:00:00.000Z',
  nextPaymentAt: '2026-12-14T12:00:00.000Z',
  next: { sessions: 300, amount: 59_900 },
  left: 68,
};

type Row = [day: string, changes: Partial<Purchase>];

const MONTH = { kind: 'monthly', sessions: 100, amount: 22_900 } as const;
const WON = { provider: 'regional', currency: 'KRW', sessions: 10, amount: 49_000 } as const;

/** Every look that a row has, newest first. */
const ROWS: Row[] = [
  ['2026-11-14', MONTH],
  ['2026-11-10', {}],
  ['2026-11-02', { refund: 'used' }],
  ['2026-10-20', { ...WON, refund: 'requested' }],
  ['2026-10-14', { ...MONTH, refund: 'late' }],
  ['2026-09-28', { ...WON, refund: 'refunded', receiptUrl: null }],
  ['2026-09-14', { ...MONTH, refund: 'reversed' }],
];

export function answerCatalogue(page: Page): Promise<void> {
  return answerPlainly(page, '/catalogue', CATALOGUE);
}

export async function answerPaid(page: Page, changes: Partial<Purchase> = {}): Promise<void> {
  await answerPlainly(page, `/purchases/${ORDER}`, { ...PURCHASE, ...changes });
}

export async function answerPlan(page: Page, changes: Partial<Subscription> = {}): Promise<void> {
  await answerCatalogue(page);
  await answerPlainly(page, '/subscription', { subscription: { ...SUBSCRIPTION, ...changes } });
  const purchases = ROWS.map(([day, own]) => {
    const at = `${day}T09:00:00.000Z`;
    return { ...PURCHASE, id: randomUUID(), createdAt: at, paidAt: at, ...own };
  });
  await answerPlainly(page, '/purchases?*', { purchases, next: null });
}
