import { expect, it } from 'vitest';
import { createPassword } from './create-password.ts';

it('has eight letters and figures that nobody mistakes', () => {
  expect(createPassword()).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
});

it('passes over bytes that would favour some letters', () => {
  let calls = 0;
  const password = createPassword((count) => new Uint8Array(count).fill(calls++ === 0 ? 255 : 0));
  expect(password).toBe('aaaaaaaa');
  expect(calls).toBe(2);
});
