import { expect, it } from 'vitest';
import { requireValue } from './require-value.ts';

it.each([0, '', false])('lets %j through', (value) => {
  expect(requireValue(value, 'value')).toBe(value);
});

it.each([null, undefined])('throws for %j and says what is missing', (value) => {
  expect(() => requireValue(value, 'account of a code')).toThrow('account of a code is missing');
});
