// A link in a mail sets a new password once. Asking for it does the same work for every address:
// whether there is an account is found out by the job, out of sight of whoever asks.
import type { CALLS, CallBody } from '@fovea/contract';
import { endSessions } from '#modules/auth/auth.service.ts';
import { hashPassword } from '#modules/auth/auth-passwords.service.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountsDeps } from './accounts.service.ts';
import {
  findPasswordReset,
  removePasswordResets,
  setPasswordHash,
  takePasswordReset,
} from './password-reset.repo.ts';
import { toTokenHmac } from './reset-token.ts';

export async function requestPasswordReset(
  deps: AccountsDeps,
  { email, language }: CallBody<typeof CALLS.requestPasswordReset>,
): Promise<void> {
  const resetId = deps.ids.next();
  await deps.jobs.enqueue(deps.db, 'send-reset-mail.v1', { resetId, email, language });
}

export async function checkPasswordReset(deps: AccountsDeps, token: string) {
  const tokenHmac = toTokenHmac(deps.config.CODE_SECRET, token);
  const reset = await findPasswordReset(deps.db, tokenHmac, deps.clock.now());
  if (reset === undefined) throw new AppError('reset_token_invalid');
  return reset;
}

/** Every session ends, also that of somebody who knew the old password. Nobody is logged in. */
export async function resetPassword(
  deps: AccountsDeps,
  { token, password }: CallBody<typeof CALLS.updatePassword>,
): Promise<void> {
  // A guess is refused before it costs a hash.
  await checkPasswordReset(deps, token);
  const passwordHash = await hashPassword(password);
  const tokenHmac = toTokenHmac(deps.config.CODE_SECRET, token);
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const reset = await takePasswordReset(tx, tokenHmac, now);
    if (reset === undefined) throw new AppError('reset_token_invalid');
    const userId = reset.user_id;
    await setPasswordHash(tx, userId, passwordHash);
    await removePasswordResets(tx, userId);
    await endSessions(tx, userId, now);
    await deps.jobs.enqueue(tx, 'send-password-changed-mail.v1', {
      resetId: reset.id,
      userId,
    });
  });
}
