import { expect, it } from 'vitest';
import { matches } from './row.ts';

it.each([
  ['', true],
  ['proj', true],
  ['PROJECT new', true],
  ['new account', false],
])('finds “New project” by %j: %s', (typed, expected) => {
  expect(matches(typed, 'New project')).toBe(expected);
});

it('finds Korean that arrives in pieces', () => {
  expect(matches('프로'.normalize('NFD'), '새 프로젝트')).toBe(true);
});
