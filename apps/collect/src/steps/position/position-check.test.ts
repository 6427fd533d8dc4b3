import { expect, it } from 'vitest';
import { findFailing, isReady } from './position-check.ts';

it('asks for the first check that fails', () => {
  const good = { face: true, distance: true, light: true, steady: true };
  expect(findFailing({ ...good, distance: false, steady: false })).toBe('distance');
  expect(findFailing(good)).toBeUndefined();
});

it.each([
  ['a check fails', undefined, 60_000, 60_000, false],
  ['it has not been good for 1.5 s', 1_000, 2_499, 5_000, false],
  ['the rate was not measured for 3 s', 1_000, 9_000, 2_999, false],
  ['both waits are over', 1_000, 2_500, 3_000, true],
])('when %s', (_, goodSinceMs, nowMs, spanMs, ready) => {
  expect(isReady(goodSinceMs, nowMs, spanMs)).toBe(ready);
});
