import { expect, test } from 'vitest';
import { startYardstick, toSlowness } from './yardstick.ts';

test('a minute that is four times slower gets a quarter of the work done', () => {
  const quiet = Array.from({ length: 20 }, () => 1);
  const slow = Array.from({ length: 20 }, () => 4);
  expect(toSlowness([...quiet, ...slow])).toBeCloseTo(2 / 1.25, 9);
  expect(toSlowness(slow)).toBeCloseTo(4, 9);
});

test('a quicker processor counts as the usual one', () => {
  expect(toSlowness([0.5, 0.7])).toBe(1);
  expect(startYardstick().stop()).toBeGreaterThanOrEqual(1);
});
