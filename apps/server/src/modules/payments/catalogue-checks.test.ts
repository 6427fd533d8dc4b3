import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#testing/purchases.ts';
import { listCatalogueFaults } from './catalogue-checks.ts';

type Faulty = Parameters<typeof listCatalogueFaults>[0];

function change(by: (copy: Faulty) => void): string[] {
  const copy = structuredClone(CATALOGUE);
  by(copy);
  return listCatalogueFaults(copy);
}

const offer = (copy: Faulty, plan: number, at: number) => {
  const found = copy.plans[plan]?.offers[at];
  if (found === undefined) throw new RangeError('no such offer');
  return found;
};

it('has nothing against the example', () => {
  expect(listCatalogueFaults(CATALOGUE)).toEqual([]);
});

describe("'monthly subscription: discounted sessions renewed monthly'", () => {
  it('refuses a month that costs as much as the same sessions once, in either currency', () => {
    expect(change((copy) => (offer(copy, 1, 0).USD = 9_900))).toEqual([
      '30 sessions a month are not cheaper than once, in USD',
    ]);
    expect(change((copy) => (offer(copy, 1, 1).KRW = 380_000)).join()).toMatch('in KRW');
  });
});

describe('more sessions never cost more per session', () => {
  it('refuses an offer that is dearer than a smaller one', () => {
    expect(change((copy) => (offer(copy, 0, 2).USD = 33_001))).toEqual([
      'plan1: 100 sessions cost more USD per session than 30',
    ]);
    expect(change((copy) => (offer(copy, 0, 2).USD = 33_000))).toEqual([]);
  });

  it('refuses offers that do not grow', () => {
    expect(change((copy) => void copy.plans[0]?.offers.reverse())).toContain(
      'plan1: offers must grow, fewest sessions first',
    );
  });
});

describe("'Two paid plans (plan 1, plan 2) are configured with a payment provider; a second regional card provider is also configured.'", () => {
  it('refuses plans of another kind, a provider twice, and a currency that nobody takes', () => {
    const isPlan = /plan1 must be one_time/;
    expect(change((copy) => void copy.plans.reverse()).join()).toMatch(isPlan);
    expect(change((copy) => void copy.plans.pop()).join()).toMatch(isPlan);
    expect(change((copy) => void copy.providers.pop())).toEqual(['no provider takes KRW']);
    const twice = change((copy) => void copy.providers.push({ key: 'global', currencies: [] }));
    expect(twice).toEqual(['a provider is named twice']);
  });
});

it('The specification says "minimum 30 accounts, 100 sessions per account per year": a catalogue with another plan is refused', () => {
  expect(change((copy) => (copy.organization.minAccounts = 29))).toHaveLength(1);
  expect(change((copy) => (copy.organization.sessionsPerAccountPerYear = 99))).toHaveLength(1);
});
