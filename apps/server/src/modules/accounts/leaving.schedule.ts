// Accounts whose two weeks are over. Each run takes every one as far as it comes: projects are
// forgotten by workers and give back what they did not use, and that lapses in the next run.
import { randomUUID } from 'node:crypto';
import { recordEvent } from '#modules/audit/public.ts';
import { hashPassword, removeAuthRows } from '#modules/auth/public.ts';
import { lapseCredits } from '#modules/credits/public.ts';
import { removeHashtagsOf } from '#modules/hashtags/public.ts';
import { endSubscriptionsOf } from '#modules/payments/public.ts';
import { removeProjectsOf } from '#modules/projects/public.ts';
import { lapseCodesOf } from '#modules/transfers/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { eraseIdentity, isEmpty, listGoing, markErased } from './leaving.repo.ts';

type Deps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'jobs' | 'log' | 'config' | 'metrics' | 'providers'
>;

export async function eraseAccounts(deps: Deps): Promise<Outcome> {
  for (const { id, left_at } of await listGoing(deps.db, deps.clock.now())) {
    try {
      // Somebody who came back a moment ago stays.
      if (left_at !== null || (await closeAccount(deps, id))) await emptyAccount(deps, id);
    } catch (error) {
      deps.log.error({ err: error, userId: id }, 'an account could not be erased');
    }
  }
  return done();
}

/** From here on nobody can log in, and nobody can tell who it was. */
async function closeAccount(deps: Deps, id: string): Promise<boolean> {
  // A password that nobody knows.
  const passwordHash = await hashPassword(deps, randomUUID());
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    if (!(await eraseIdentity(tx, { id, passwordHash, now }))) return false;
    await removeAuthRows(tx, id);
    await removeHashtagsOf(tx, id);
    await recordEvent(tx, { action: 'account_left', actorId: null, subjectId: id }, now);
    return true;
  });
}

async function emptyAccount(deps: Deps, id: string): Promise<void> {
  await endSubscriptionsOf(deps, id);
  await removeProjectsOf(deps, id);
  await lapseCodesOf(deps, id);
  await lapseCredits(deps, id);
  if (!(await isEmpty(deps.db, id))) return;
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    await markErased(tx, id, now);
    await recordEvent(tx, { action: 'account_erased', actorId: null, subjectId: id }, now);
  });
}
