import { findPasswordProblem, type PasswordProblem } from '#shared/forms/password.ts';

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly repeat: string;
}

/** Faults by field, in the order of the screen. */
export function checkPasswordChange({ current, password, repeat }: PasswordChange): {
  readonly current?: 'passwordMissing';
  readonly password?: Exclude<PasswordProblem, 'passwordMissing'> | 'newPasswordMissing';
  readonly repeat?: 'passwordsDiffer';
} {
  const problem = findPasswordProblem(password);
  return {
    ...(current === '' && { current: 'passwordMissing' }),
    ...(problem && {
      password: problem === 'passwordMissing' ? 'newPasswordMissing' : problem,
    }),
    ...(repeat !== password && { repeat: 'passwordsDiffer' }),
  };
}
