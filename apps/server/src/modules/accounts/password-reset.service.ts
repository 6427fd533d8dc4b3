// A link in a mail sets a new password once. Asking for it does the same work for every address:
// whether there is an account is found out by the job, out of sight of whoever asks.
import type { CALLS, CallBody } from '@fovea/contract';
import { recordEvent } from '#modules/audit/public.ts';
import {
  type Caller,
  endSessions,
  hashPassword,
  toMailClaims,
  trustOnly,
  WRONG_TOKENS,
} from '#modules/auth/public.ts';
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
  caller: Caller,
): Promise<void> {
  await deps.limits.takeAll('reset_limited', toMailClaims(caller));
  const resetId = deps.ids.next();
  await deps.jobs.enqueue(deps.db, 'send-reset-mail.v1', { resetId, email, language });
}

export async function checkPasswordReset(deps: AccountsDeps, token: string, caller: Caller) {
  await deps.limits.assertRoom('reset_limited', [WRONG_TOKENS, caller.address]);
  const tokenHmac = toTokenHmac(deps.config.CODE_SECRET, token);
  const reset = await findPasswordReset(deps.db, tokenHmac, deps.clock.now());
  if (reset !== undefined) return reset;
  await deps.limits.take(WRONG_TOKENS, caller.address);
  throw new AppError('reset_token_invalid');
}

/** Every session ends, also that of somebody who knew the old password. Nobody is logged in. */
export async function resetPassword(
  deps: AccountsDeps,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<void> {
  // A guess is refused before it costs a hash.
  await checkPasswordReset(deps, token, caller);
  deps.breached.assertNot(password);
  const passwordHash = await hashPassword(deps, password);
  const tokenHmac = toTokenHmac(deps.config.CODE_SECRET, token);
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const reset = await takePasswordReset(tx, tokenHmac, now);
    if (reset === undefined) throw new AppError('reset_token_invalid');
    const userId = reset.user_id;
    await setPasswordHash(tx, userId, passwordHash);
    await removePasswordResets(tx, userId);
    await endSessions(tx, userId, now);
    await trustOnly(tx, { userId, hash: caller.device.hash, now });
    await deps.jobs.enqueue(tx, 'send-password-changed-mail.v2', {
      changeId: reset.id,
      userId,
      by: 'link',
    });
    const event = { action: 'password_changed', actorId: null, subjectId: userId } as const;
    await recordEvent(tx, { ...event, details: { by: 'link' } }, now);
  });
}
