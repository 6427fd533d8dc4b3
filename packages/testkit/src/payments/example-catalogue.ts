import type { CatalogueDocument } from '@fovea/contract';

/** Figures to try things with; they are nobody's prices. */
export const EXAMPLE_CATALOGUE: CatalogueDocument = {
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
        { sessions: 300, USD: 59_900, KRW: 790_000 },
      ],
    },
  ],
  organization: { minAccounts: 30, sessionsPerAccountPerYear: 100, price: null },
  providers: [
    { key: 'global', currencies: ['USD'] },
    { key: 'regional', currencies: ['KRW'] },
  ],
};
