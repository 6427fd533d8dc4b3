// Whoever deletes the account can keep it for two weeks. Nothing is taken until then but the projects
// that collect: they end at once, so that nobody gives data to somebody who leaves.

import { type CALLS, type CallBody, LEAVE_DAYS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { recordEvent } from '#modules/audit/public.ts';
import {
  askForSecondFactor,
  checkPassword,
  endSessions,
  type SecondFactorDeps,
} from '#modules/auth/public.ts';
import { endProjectsOf } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findUser } from './accounts.repo.ts';
import { countAccount, markKept, markLeaving } from './leaving.repo.ts';

export type LeavingDeps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'> & SecondFactorDeps;

export function countOwnAccount(deps: Pick<LeavingDeps, 'db' | 'clock'>, userId: string) {
  return countAccount(deps.db, userId, deps.clock.now());
}

/** Answers when the account goes; asked again, the same. */
export async function leaveAccount(
  deps: LeavingDeps,
  userId: string,
  { password, secondFactor }: CallBody<typeof CALLS.leaveAccount>,
): Promise<Date> {
  const user = await findUser(deps.db, userId);
  if (user === undefined) throw new AppError('unauthenticated');
  await checkPassword(deps, userId, password);
  await askForSecondFactor(deps, user, secondFactor);
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const date = new Date(now.getTime() + LEAVE_DAYS * DAY_MS);
    const leavesAt = await markLeaving(tx, userId, date);
    if (leavesAt === undefined) throw new AppError('unauthenticated');
    await endProjectsOf(tx, userId, now);
    await endSessions(tx, userId, now);
    await deps.jobs.enqueue(tx, 'send-leaving-mail.v1', { userId });
    await recordEvent(tx, { action: 'account_leaving', actorId: userId, subjectId: userId }, now);
    return leavesAt;
  });
}

export async function keepAccount(
  deps: Pick<LeavingDeps, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markKept(tx, userId))) return;
    const event = { action: 'account_kept', actorId: userId, subjectId: userId } as const;
    await recordEvent(tx, event, deps.clock.now());
  });
}
