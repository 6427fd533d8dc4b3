import { expect, it } from 'vitest';
import { toSeconds } from './metric.ts';

it('writes seconds of few people with one digit, wherever they stand', () => {
  expect([480, 1_480].map((ms) => toSeconds(ms, 9))).toEqual(['0.5', '1.5']);
  expect([480, 1_480].map((ms) => toSeconds(ms, 10))).toEqual(['0.48', '1.5']);
  expect(toSeconds(480)).toBe('0.48');
});
