import { LIMITS } from '@fovea/contract/limits';

export type PasswordProblem =
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordPlain'
  | 'passwordSpaces';

/** The three lines under the field. */
export function judgePassword(password: string) {
  return {
    ruleLength: password.length >= LIMITS.passwordMinLength,
    ruleLetterNumber: /\p{L}/u.test(password) && /\d/.test(password),
    // An empty field has no spaces either, but nobody has earned a tick yet.
    ruleSpaces: password !== '' && !/\s/.test(password),
  };
}

export function findPasswordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'passwordMissing';
  const rules = judgePassword(password);
  if (!rules.ruleLength) return 'passwordShort';
  if (!rules.ruleLetterNumber) return 'passwordPlain';
  return rules.ruleSpaces ? undefined : 'passwordSpaces';
}
