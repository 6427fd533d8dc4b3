import { expect, test } from 'vitest';
import { pickSize, readCount } from './part-options.ts';

test('a part is small unless --full is said', () => {
  const sizes = { short: 3, full: 500 };
  expect(pickSize([], sizes)).toBe(3);
  expect(pickSize(['--seed=1'], sizes)).toBe(3);
  expect(pickSize(['--full'], sizes)).toBe(500);
});

test('a count is a whole number above 0', () => {
  expect(readCount([], 'seed', 7)).toBe(7);
  expect(readCount(['--seed=12'], 'seed', 7)).toBe(12);
  expect(() => readCount(['--seed=x'], 'seed', 7)).toThrow(RangeError);
  expect(() => readCount(['--seed=0'], 'seed', 7)).toThrow(RangeError);
});
