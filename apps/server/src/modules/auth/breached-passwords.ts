import { readFileSync } from 'node:fs';
import { AppError } from '#platform/errors/app-error.ts';

/** Passwords that everybody tries first, one a line. Without a list every password passes. */
export function createBreachedPasswords(path: string) {
  const lines = path === '' ? [] : readFileSync(path, 'utf8').split(/\r?\n/);
  const passwords = new Set(lines.filter((line) => line !== '').map((line) => line.toLowerCase()));
  return {
    assertNot(password: string): void {
      if (passwords.has(password.toLowerCase())) throw new AppError('password_breached');
    },
  };
}

export type BreachedPasswords = ReturnType<typeof createBreachedPasswords>;
