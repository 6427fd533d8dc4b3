import { CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { checkPasswordChange } from './password-change.ts';

const GOOD = { current: 'x', password: 'quietlens2026', repeat: 'quietlens2026' };

it('finds nothing wrong with what the server takes', () => {
  expect(checkPasswordChange(GOOD)).toEqual({});
  const body = { currentPassword: GOOD.current, password: GOOD.password };
  expect(CALLS.updatePassword.body?.safeParse(body).success).toBe(true);
});

it('asks for the current password, whatever rules it was made by', () => {
  expect(checkPasswordChange({ ...GOOD, current: '' })).toEqual({ current: 'passwordMissing' });
});

it('holds the new password to the rules, and the repetition to the new password', () => {
  expect(checkPasswordChange({ ...GOOD, password: 'short1' })).toEqual({
    password: 'passwordShort',
    repeat: 'passwordsDiffer',
  });
  expect(checkPasswordChange({ current: '', password: '', repeat: '' })).toEqual({
    current: 'passwordMissing',
    password: 'newPasswordMissing',
  });
});
