import { LIMITS } from '@fovea/contract/limits';
import type { AccountTextKey } from './account-texts.ts';

export interface AccountForm {
  readonly password: string;
  readonly repeat: string;
  readonly organization: string;
  readonly referralCode: string;
  readonly isAdult: boolean;
  readonly agrees: boolean;
}

export type AccountErrors = Partial<Record<keyof AccountForm, AccountTextKey>>;

/** The three lines under the field. */
export function judgePassword(password: string) {
  return {
    ruleLength: password.length >= LIMITS.passwordMinLength,
    ruleLetterNumber: /\p{L}/u.test(password) && /\d/.test(password),
    // An empty field has no spaces either, but nobody has earned a tick yet.
    ruleSpaces: password !== '' && !/\s/.test(password),
  };
}

function findPasswordError(password: string): AccountTextKey | undefined {
  if (password === '') return 'passwordMissing';
  const rules = judgePassword(password);
  if (!rules.ruleLength) return 'passwordShort';
  if (!rules.ruleLetterNumber) return 'passwordPlain';
  return rules.ruleSpaces ? undefined : 'passwordSpaces';
}

/** What is wrong, by field, in the order of the screen. */
export function checkAccount(form: AccountForm): AccountErrors {
  const password = findPasswordError(form.password);
  return {
    ...(password && { password }),
    ...(form.repeat !== form.password && { repeat: 'passwordsDiffer' }),
    ...(form.organization.trim() === '' && { organization: 'organizationMissing' }),
    ...(!form.isAdult && { isAdult: 'ageMissing' }),
    ...(!form.agrees && { agrees: 'termsMissing' }),
  };
}
