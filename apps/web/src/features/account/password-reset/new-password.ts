import { findPasswordProblem, type PasswordProblem } from '#shared/forms/password.ts';

export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

/** Faults by field, in the order of the screen. */
export function checkNewPassword({ password, repeat }: NewPassword): {
  readonly password?: PasswordProblem;
  readonly repeat?: 'passwordsDiffer';
} {
  const problem = findPasswordProblem(password);
  return {
    ...(problem && { password: problem }),
    ...(repeat !== password && { repeat: 'passwordsDiffer' }),
  };
}
