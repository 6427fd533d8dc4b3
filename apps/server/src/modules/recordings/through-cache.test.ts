import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ThroughCache } from './through-cache.ts';

it('answers from the first batch on and asks the database after a gap', () => {
  const cache = new ThroughCache();
  expect(cache.note('a', 3)).toBeUndefined();
  expect(cache.note('a', 0)).toBe(0);
  expect(cache.note('a', 1)).toBe(1);
  expect(cache.note('a', 5)).toBeUndefined();
  expect(cache.set('a', 5)).toBe(5);
  expect(cache.note('a', 2)).toBe(5);
});

it('never leads what was noted, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (seqs) => {
      const cache = new ThroughCache();
      const stored = new Set<number>();
      for (const seq of seqs) {
        stored.add(seq);
        const through = cache.note('a', seq) ?? -1;
        for (let each = 0; each <= through; each++) expect(stored.has(each)).toBe(true);
      }
    }),
  );
});

it('forgets the recording that came first', () => {
  const cache = new ThroughCache(2);
  cache.note('a', 0);
  cache.note('b', 0);
  cache.note('c', 0);
  expect(cache.note('b', 1)).toBe(1);
  expect(cache.note('a', 1)).toBeUndefined();
});
