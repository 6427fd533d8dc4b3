import { expect, it } from 'vitest';
import { canTransfer, isHeldBack, lacksSecondFactor, mustHaveSecondFactor } from './roles.ts';

const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'mina@lab.example',
  organization: 'Yuzu Lab',
  language: 'en',
  leavesAt: null,
  terms: null,
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

it('holds back whoever has deleted the account, has terms to agree to, or lacks the second step', () => {
  const self = { ...USER, role: 'user', hasSecondFactor: false } as const;
  const terms = { version: '2026-12-03', inForceAt: '2026-12-17T09:00:00.000Z' };
  expect(isHeldBack(self)).toBe(false);
  expect(isHeldBack({ ...self, terms: { ...terms, mustAgree: false } })).toBe(false);
  expect(isHeldBack({ ...self, terms: { ...terms, mustAgree: true } })).toBe(true);
  expect(isHeldBack({ ...self, leavesAt: '2026-12-17T09:00:00.000Z' })).toBe(true);
  expect(isHeldBack({ ...self, role: 'admin' })).toBe(true);
});
