import type { Catalogue } from '@fovea/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { toMoneyText, toShortMoneyText } from './money.ts';
import { listShelves, parseSessions, pickOffer, toTax } from './shop.ts';

const OFFERS = [10, 30, 100].map((sessions) => ({ sessions, USD: sessions * 100, KRW: sessions }));
const CATALOGUE: Catalogue = {
  version: 1,
  visible: true,
  currencyByLang: { ko: 'KRW', default: 'USD' },
  taxPercent: { USD: 0, KRW: 10 },
  plans: [
    { key: 'plan1', kind: 'one_time', offers: OFFERS },
    { key: 'plan2', kind: 'monthly', offers: OFFERS },
  ],
  organization: { minAccounts: 30, sessionsPerAccountPerYear: 100, price: null },
  providers: [
    { key: 'global', currencies: ['USD'], kinds: ['one_time'] },
    { key: 'regional', currencies: ['KRW'], kinds: ['one_time'] },
  ],
};

describe('the shelves', () => {
  const list = (catalogue: Catalogue, language: 'en' | 'ko') =>
    listShelves(catalogue, 'one_time', language).map(({ provider }) => provider);

  it("begin with the language's currency: 'the second shown first when language is ko'", () => {
    expect(list(CATALOGUE, 'en')).toEqual(['global', 'regional']);
    expect(list(CATALOGUE, 'ko')).toEqual(['regional', 'global']);
  });

  it('are in dollars for everybody while nobody takes won', () => {
    const providers = CATALOGUE.providers.slice(0, 1);
    expect(list({ ...CATALOGUE, providers }, 'ko')).toEqual(['global']);
  });

  it('are empty when prices are hidden or nobody sells the kind', () => {
    expect(list({ ...CATALOGUE, visible: false }, 'en')).toEqual([]);
    expect(listShelves(CATALOGUE, 'monthly', 'en')).toEqual([]);
  });
});

it('picks the smallest offer that covers what is missing, else the largest', () => {
  expect([1, 10, 18, 30, 31, 5_000].map((n) => pickOffer(OFFERS, n)?.sessions)).toEqual([
    ...[10, 10, 30, 30, 100, 100],
  ]);
});

it.each(['', '0', '-5', '1.5', '1e3', '10000000', 'many'])(
  'reads no number from %j',
  (sessions) => {
    expect(parseSessions(new URLSearchParams({ sessions }))).toBeUndefined();
  },
);

it('writes money with US grouping, won without minor units', () => {
  expect(toMoneyText({ currency: 'USD', amount: 129_050 })).toBe('$1,290.50');
  expect(toMoneyText({ currency: 'KRW', amount: 129_000 })).toBe('₩129,000');
  expect(toShortMoneyText({ currency: 'USD', amount: 29_000 })).toBe('$290');
  expect(toShortMoneyText({ currency: 'USD', amount: 29_050 })).toBe('$290.50');
});

it('contains the tax', () => {
  expect(toTax(110_000, 10)).toBe(10_000);
  expect(toTax(9_900, 0)).toBe(0);
});
