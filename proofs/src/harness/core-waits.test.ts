import { expect, test } from 'vitest';
import { toWaitMs } from './core-waits.ts';

test('the second number of a line is the time without a core', () => {
  expect(toWaitMs('249364207 959834910 579\n')).toBeCloseTo(959.83491);
  expect(toWaitMs('')).toBe(0);
});
