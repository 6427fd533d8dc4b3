import { expect, test } from 'vitest';
import { toPercentile } from './percentile.ts';

test('percentiles lie between ranks', () => {
  const values = [1, 2, 3, 4, 5];
  expect(toPercentile(values, 0.5)).toBe(3);
  expect(toPercentile(values, 0.75)).toBe(4);
  expect(toPercentile(values, 0.95)).toBeCloseTo(4.8, 12);
});
