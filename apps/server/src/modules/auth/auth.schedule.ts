import { DAY_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { removeOldAuthRows } from './auth.repo.ts';

/** Ended sessions are of use while somebody may ask who was logged in. */
const KEEP_SESSIONS_MS = 30 * DAY_MS;
/** As long as a browser keeps its number. */
const KEEP_DEVICES_MS = 400 * DAY_MS;

/** Sessions, devices, unfinished factors. */
export async function forgetExpiredSessions({
  db,
  clock,
}: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.now().getTime();
  await removeOldAuthRows(db, {
    factorsBefore: new Date(nowMs - DAY_MS),
    sessionsBefore: new Date(nowMs - KEEP_SESSIONS_MS),
    devicesBefore: new Date(nowMs - KEEP_DEVICES_MS),
  });
}
