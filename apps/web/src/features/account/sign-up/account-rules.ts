import { findPasswordProblem } from '#shared/forms/password.ts';
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

/** Faults by field, in the order of the screen. */
export function checkAccount(form: AccountForm): AccountErrors {
  const password = findPasswordProblem(form.password);
  return {
    ...(password && { password }),
    ...(form.repeat !== form.password && { repeat: 'passwordsDiffer' }),
    ...(form.organization.trim() === '' && { organization: 'organizationMissing' }),
    ...(!form.isAdult && { isAdult: 'ageMissing' }),
    ...(!form.agrees && { agrees: 'termsMissing' }),
  };
}
