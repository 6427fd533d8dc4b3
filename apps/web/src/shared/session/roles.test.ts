import { expect, it } from 'vitest';
import { canTransfer, lacksSecondFactor, mustHaveSecondFactor } from './roles.ts';

const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'mina@lab.example',
  organization: 'Yuzu Lab',
  language: 'en',
  leavesAt: null,
} as const;

it.each([
  ['user', false],
  ['admin', true],
  ['superuser', true],
] as const)('lets a %s hand sessions to others: %s', (role, may) => {
  expect(canTransfer(role)).toBe(may);
  expect(mustHaveSecondFactor(role)).toBe(may);
});

it('wants the second step of administrators alone', () => {
  expect(lacksSecondFactor({ ...USER, role: 'user', hasSecondFactor: false })).toBe(false);
  expect(lacksSecondFactor({ ...USER, role: 'admin', hasSecondFactor: false })).toBe(true);
  expect(lacksSecondFactor({ ...USER, role: 'admin', hasSecondFactor: true })).toBe(false);
});
