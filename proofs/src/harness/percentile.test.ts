import { expect, test } from 'vitest';
import { toMedian, toPercentile } from './percentile.ts';

test('percentiles lie between ranks', () => {
  const values = [1, 2, 3, 4, 5];
  expect(toPercentile(values, 0.5)).toBe(3);
  expect(toPercentile(values, 0.75)).toBe(4);
  expect(toPercentile(values, 0.95)).toBeCloseTo(4.8, 12);
});

test('the median is the middle, the upper of two, and infinite without values', () => {
  expect(toMedian([5, 1, 3])).toBe(3);
  expect(toMedian([10, 9, 1, 2])).toBe(9);
  expect(toMedian([])).toBe(Number.POSITIVE_INFINITY);
});
