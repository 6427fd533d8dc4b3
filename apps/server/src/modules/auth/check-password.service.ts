import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findUserById } from './auth.repo.ts';
import { PASSWORD_GUESSES } from './auth-limits.ts';
import { verifyPassword } from './auth-passwords.ts';

/**
 * Asks a signed-in user for the password again and answers its hash. A session that was left open
 * has few guesses.
 */
export async function checkPassword(
  deps: Pick<ServerDeps, 'db' | 'limits' | 'metrics'>,
  userId: string,
  password: string,
): Promise<string> {
  const subject = `signed-in|${userId}`;
  await deps.limits.takeAll('password_limited', [[PASSWORD_GUESSES, subject]]);
  const user = await findUserById(deps.db, userId);
  if (user === undefined) throw new AppError('unauthenticated');
  if (!(await verifyPassword(deps.metrics, user.password_hash, password))) {
    throw new AppError('password_wrong');
  }
  await deps.limits.clear(PASSWORD_GUESSES, subject);
  return user.password_hash;
}
