import { DAY_MS } from '@fovea/contract/times';
import { forgetExpiredSessions } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { removeOldAccountRows } from './accounts.repo.ts';

/** Removes what has run out: counters, codes, links, sessions, devices, unfinished factors. */
export async function forgetExpired(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'limits'>,
): Promise<Outcome> {
  await deps.limits.removeExpired();
  await removeOldAccountRows(deps.db, new Date(deps.clock.now().getTime() - DAY_MS));
  await forgetExpiredSessions(deps);
  return done();
}
