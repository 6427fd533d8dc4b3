import type { Catalogue, Purchase, Subscription } from '@fovea/contract';

/** A catalogue with made-up figures. */
export const CATALOGUE: Catalogue = {
  version: 7,
  visible: true,
  currencyByLang: { ko: 'KRW', default: 'USD' },
  taxPercent: { USD: 0, KRW: 10 },
  plans: [
    {
      key: 'plan1',
      kind: 'one_time',
      offers: [
        { sessions: 10, USD: 3_900, KRW: 49_000 },
        { sessions: 30, USD: 9_900, KRW: 129_000 },
        { sessions: 100, USD: 29_000, KRW: 380_000 },
      ],
    },
    {
      key: 'plan2',
      kind: 'monthly',
      offers: [
        { sessions: 30, USD: 7_900, KRW: 99_000 },
        { sessions: 100, USD: 22_900, KRW: 299_000 },
      ],
    },
  ],
  organization: { minAccounts: 30, sessionsPerAccountPerYear: 100, price: null },
  providers: [{ key: 'global', currencies: ['USD'], kinds: ['one_time'] }],
};

/** Somebody sells months too. */
export const MONTHLY: Catalogue = {
  ...CATALOGUE,
  providers: [{ key: 'global', currencies: ['USD'], kinds: ['one_time', 'monthly'] }],
};

/** Before anything is published: prices are on request. */
export const HIDDEN: Catalogue = { ...CATALOGUE, visible: false, plans: [], providers: [] };

export const toPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: '019a0000-0000-7000-8000-0000000000aa',
  state: 'paid',
  kind: 'one_time',
  sessions: 30,
  currency: 'USD',
  amount: 9_900,
  provider: 'global',
  createdAt: '2026-11-14T09:00:00.000Z',
  paidAt: '2026-11-14T09:01:00.000Z',
  balanceBefore: 42,
  receiptUrl: 'https://receipts.example/1',
  refund: 'possible',
  returnTo: null,
  ...changes,
});

export const toSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  state: 'active',
  provider: 'global',
  sessions: 30,
  currency: 'USD',
  amount: 7_900,
  startedAt: '2026-10-14T12:00:00.000Z',
  paidUntil: '2026-12-14T12:00:00.000Z',
  nextPaymentAt: '2026-12-14T12:00:00.000Z',
  next: null,
  left: 12,
  ...changes,
});
