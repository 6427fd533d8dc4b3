import { expect, it } from 'vitest';
import { toInitials } from './initials.ts';

it('takes the first letters of two words, else the first two letters', () => {
  expect(toInitials('mina.kim@hanbit.example')).toBe('MK');
  expect(toInitials('demo@fovea.localhost')).toBe('DE');
  expect(toInitials('j-p_sartre@example.com')).toBe('JP');
  expect(toInitials('x@example.com')).toBe('X');
});
