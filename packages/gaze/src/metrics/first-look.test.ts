import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFirstLooks, estimateFirstLook, getNoticedBy } from './first-look.ts';

function estimate(rows: readonly (readonly [tMs: number, looked: 0 | 1])[]) {
  const tMs = Float64Array.from(rows, ([t]) => t);
  return estimateFirstLook(
    countFirstLooks(
      tMs,
      Uint8Array.from(rows, ([, looked]) => looked),
    ),
  );
}

it('[ME21] keeps those who never looked at risk until their page ended', () => {
  // Worked by hand: (1 − 1/5) · (1 − 1/3) · (1 − 1/1).
  const result = estimate([
    [1000, 1],
    [2000, 0],
    [3000, 1],
    [4000, 0],
    [5000, 1],
  ]);
  expect([...result.tMs]).toEqual([1000, 3000, 5000]);
  expect(result.notYet[0]).toBeCloseTo(0.8, 12);
  expect(result.notYet[1]).toBeCloseTo(0.8 * (2 / 3), 12);
  expect(result.notYet[2]).toBe(0);
  expect(result).toMatchObject({ medianMs: 5000, neverShare: 0.4, n: 5 });
});

it('[ME22] counts a page that ends at the time of a look as still at risk', () => {
  const result = estimate([
    [1000, 1],
    [1000, 0],
    [2000, 1],
  ]);
  expect([...result.notYet]).toEqual([2 / 3, 0]);
});

it('[ME23] takes as median the first time at which half or more have looked', () => {
  for (let n = 2; n <= 300; n += 2) {
    const rows = Array.from({ length: n }, (_, i) => [i + 1, 1] as const);
    expect(estimate(rows).medianMs).toBe(n / 2);
  }
  expect(
    estimate([
      [10, 1],
      [20, 0],
      [30, 0],
    ]).medianMs,
  ).toBeNull();
});

it('[ME24] has no median and no shares without people, and refuses missing times', () => {
  expect(estimate([])).toMatchObject({ n: 0, medianMs: null, neverShare: null });
  expect(getNoticedBy(estimate([]), 1000)).toBeNull();
  expect(() => countFirstLooks(Float64Array.of(-1), Uint8Array.of(1))).toThrow(RangeError);
  expect(() => countFirstLooks(Float64Array.of(1), new Uint8Array(2))).toThrow(RangeError);
});

it('[ME25] tells the share that has noticed by a time, which only rises', () => {
  const rows = [
    [500, 1],
    [1500, 1],
    [1700, 0],
    [2500, 1],
  ] as const;
  const shares = [0, 499, 500, 1500, 2000, 2500].map((t) => getNoticedBy(estimate(rows), t));
  expect(shares).toEqual([0, 0, 0.25, 0.5, 0.5, 1]);
  const people = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 50 }), fc.constantFrom(0 as const, 1 as const)),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(people, (list) => {
      const result = estimate(list);
      const falls = result.notYet.every((share, i) => share <= (result.notYet[i - 1] ?? 1));
      expect(falls).toBe(true);
      const isEverybody = list.every(([, looked]) => looked === 1);
      if (isEverybody) expect(result.notYet.at(-1)).toBe(0);
    }),
  );
});
