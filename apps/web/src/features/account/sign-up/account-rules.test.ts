import { expect, it } from 'vitest';
import { type AccountForm, checkAccount } from './account-rules.ts';

const form: AccountForm = {
  password: 'quietlens2026',
  repeat: 'quietlens2026',
  organization: 'Hanbit University',
  referralCode: '',
  isAdult: true,
  agrees: true,
};
const withPassword = (password: string) => ({ ...form, password, repeat: password });

it('finds nothing wrong in a complete form, and needs no referral code', () => {
  expect(checkAccount(form)).toEqual({});
});

it.each([
  ['', 'passwordMissing'],
  ['short1', 'passwordShort'],
  ['onlyletters', 'passwordPlain'],
  ['1234567890', 'passwordPlain'],
  ['quiet lens 2026', 'passwordSpaces'],
])('says of the password %j: %s', (password, error) => {
  expect(checkAccount(withPassword(password))).toEqual({ password: error });
});

it('names every field that is missing, in the order of the screen', () => {
  const empty = { ...form, repeat: 'other', organization: '  ', isAdult: false, agrees: false };
  expect(Object.entries(checkAccount(empty))).toEqual([
    ['repeat', 'passwordsDiffer'],
    ['organization', 'organizationMissing'],
    ['isAdult', 'ageMissing'],
    ['agrees', 'termsMissing'],
  ]);
});
