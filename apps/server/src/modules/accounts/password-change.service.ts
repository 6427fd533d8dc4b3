// Whoever is signed in and knows the password sets another one. Other browsers must log in again.
import { recordEvent } from '#modules/audit/public.ts';
import {
  type Caller,
  checkPassword,
  endSessions,
  hashPassword,
  trustOnly,
  type UserActor,
} from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { removePasswordResets, replacePasswordHash } from './password-reset.repo.ts';

export async function changePassword(
  deps: AccountsDeps,
  actor: UserActor,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  caller: Caller,
): Promise<void> {
  const { userId, authSessionId } = actor;
  const currentHash = await checkPassword(deps, userId, currentPassword);
  deps.breached.assertNot(password);
  const passwordHash = await hashPassword(deps, password);
  const changeId = deps.ids.next();
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const isCurrent = await replacePasswordHash(tx, userId, currentHash, passwordHash);
    if (!isCurrent) throw new AppError('password_wrong');
    await removePasswordResets(tx, userId);
    await endSessions(tx, userId, now, authSessionId);
    await trustOnly(tx, { userId, hash: caller.device.hash, now });
    await deps.jobs.enqueue(tx, 'send-password-changed-mail.v2', {
      changeId,
      userId,
      by: 'profile',
    });
    const event = { action: 'password_changed', actorId: userId, subjectId: userId } as const;
    await recordEvent(tx, { ...event, details: { by: 'profile' } }, now);
  });
}
