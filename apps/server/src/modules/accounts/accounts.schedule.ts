import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { removeOldAccountRows } from './accounts.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** Ended sessions are of use while somebody may ask who was logged in. */
const KEEP_SESSIONS_MS = 30 * DAY_MS;
/** As long as a browser keeps its number. */
const KEEP_DEVICES_MS = 400 * DAY_MS;

/** Removes what has run out: counters, codes, links, sessions, devices, unfinished factors. */
export async function forgetExpired(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'limits'>,
): Promise<Outcome> {
  const now = deps.clock.now();
  await deps.limits.removeExpired();
  await removeOldAccountRows(deps.db, {
    before: new Date(now.getTime() - DAY_MS),
    sessionsBefore: new Date(now.getTime() - KEEP_SESSIONS_MS),
    devicesBefore: new Date(now.getTime() - KEEP_DEVICES_MS),
  });
  return done();
}
