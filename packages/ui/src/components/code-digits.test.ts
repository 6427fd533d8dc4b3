import { expect, it } from 'vitest';
import { toDigits } from './code-digits.ts';

it.each([
  ['407512', '407512'],
  ['407 512', '407512'],
  ['Your code: 407-512.', '407512'],
  ['４０７５１２', '407512'],
  ['4075123', '407512'],
  ['abc', ''],
])('takes from "%s" the figures "%s"', (text, digits) => {
  expect(toDigits(text, 6)).toBe(digits);
});
