import { CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { canCall, canRemoveSecondFactor } from './second-factor.policy.ts';

const user = {
  userId: 'u1',
  role: 'user',
  authSessionId: 's1',
  passedSecondFactor: false,
} as const;
const admin = { ...user, role: 'admin' } as const;

it('asks administrators for a second factor before anything but what leads to it', () => {
  expect(canCall(user, CALLS.listProjects)).toBeUndefined();
  expect(canCall(admin, CALLS.listProjects)).toBe('second_factor_required');
  expect(canCall(admin, CALLS.startSecondFactor)).toBeUndefined();
  expect(canCall({ ...admin, passedSecondFactor: true }, CALLS.listProjects)).toBeUndefined();
});

it('lets everybody remove it but those who need it', () => {
  expect(canRemoveSecondFactor(user)).toBeUndefined();
  expect(canRemoveSecondFactor({ ...admin, passedSecondFactor: true })).toBe(
    'second_factor_required',
  );
});
