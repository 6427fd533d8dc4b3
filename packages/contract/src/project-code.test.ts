import { expect, it } from 'vitest';
import { PROJECT_CODE, toCodeText, toTypedCode } from './project-code.ts';

it.each([
  ['', ''],
  ['kx4', 'KX4'],
  ['kx47', 'KX4-7'],
  ['KX4-', 'KX4'],
  [' kx4 - 72p ', 'KX4-72P'],
  ['KX472PQQ', 'KX4-72P'],
  ['한kx4', 'KX4'],
])('the ID is case-free, and its dash is added by itself: %j reads %j', (typed, shown) => {
  expect(toCodeText(toTypedCode(typed))).toBe(shown);
});

it.each(['KX472', 'KX472O', 'KX4720', 'kx472p'])('no project has the ID %s', (code) => {
  expect(code).not.toMatch(PROJECT_CODE);
});
