import { expect, test } from 'vitest';
import { toUpperBound } from './exact-bound.ts';

test('no event in n tries is bounded by 1 minus the n-th root of 0.05', () => {
  for (const tries of [1, 30, 300]) {
    expect(toUpperBound(0, tries)).toBeCloseTo(1 - 0.05 ** (1 / tries), 9);
  }
});

test('events are bounded as the tables of Clopper and Pearson have it', () => {
  // One-sided 95 %: the upper ends of the two-sided 90 % intervals.
  expect(toUpperBound(1, 10)).toBeCloseTo(0.3942, 4);
  expect(toUpperBound(5, 10)).toBeCloseTo(0.7776, 4);
  expect(toUpperBound(3, 300)).toBeCloseTo(0.02567, 4);
});

test('nothing is ruled out when every try is an event', () => {
  expect(toUpperBound(7, 7)).toBe(1);
  expect(() => toUpperBound(1, 0)).toThrow(RangeError);
});
