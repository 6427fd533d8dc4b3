// Terms are announced by an operator and come into force some days later. An account agrees to them
// at its first log-in from then on; a session that began before is never interrupted.
import { LIMITS } from '@fovea/contract/limits';
import { DAY_MS } from '@fovea/contract/times';
import { recordEvent } from '#modules/audit/public.ts';
import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findNewestTerms, findTerms, insertTerms, markAgreed } from './terms.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock'>;

/** Terms with their times; those of the first time when they are announced again. */
export async function announceTerms({ db, clock }: Deps, version: string) {
  const announcedAt = clock.now();
  const newest = await findNewestTerms(db);
  if (newest?.version === version) return newest;
  if (newest !== undefined && newest.in_force_at > announcedAt) {
    throw new Error(`${newest.version} is announced and not in force yet`);
  }
  if (newest !== undefined && newest.version > version) {
    throw new Error(`${newest.version} is newer and in force`);
  }
  const inForceAt = new Date(announcedAt.getTime() + LIMITS.termsNoticeDays * DAY_MS);
  await insertTerms(db, { version, announcedAt, inForceAt });
  return { version, announced_at: announcedAt, in_force_at: inForceAt };
}

/** Agreeing again changes nothing. */
export async function agreeToTerms(
  { db, clock }: Deps,
  { userId }: Pick<UserActor, 'userId'>,
  version: string,
): Promise<void> {
  if ((await findTerms(db, version)) === undefined) throw new AppError('not_found');
  await db.transaction().execute(async (tx) => {
    if (!(await markAgreed(tx, userId, version))) return;
    const event = { action: 'terms_agreed', actorId: userId, subjectId: userId } as const;
    await recordEvent(tx, { ...event, details: { version } }, clock.now());
  });
}
