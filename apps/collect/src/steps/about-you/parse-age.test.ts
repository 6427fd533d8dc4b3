import { expect, it } from 'vitest';
import { parseAge } from './parse-age.ts';

it.each([
  ['18', 18],
  [' 27 ', 27],
  ['099', 99],
])('takes %j as %i', (typed, age) => {
  expect(parseAge(typed)).toBe(age);
});

it.each(['', '17', '100', '27.5', '-27', '2e1', 'old'])('does not take %j', (typed) => {
  expect(parseAge(typed)).toBeUndefined();
});
