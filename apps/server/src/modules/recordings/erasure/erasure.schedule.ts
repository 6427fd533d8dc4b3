import type { ServerDeps } from '#platform/deps.ts';
import { WRITERS_ENDED_MS } from './erase-recordings.consumer.ts';
import { listProjectsToErase } from './tombstones.repo.ts';
import { listLateWithdrawals } from './withdrawals.repo.ts';

const GRACE_MS = 60_000;
const LIMIT = 1_000;
/** While a job waits to be tried again, another one of its key would only pile up. */
const AGAIN_S = 900;

/** Asks for what a lost job left, and for the second look at what was erased an hour ago. */
export async function sweepErasure({
  db,
  clock,
  jobs,
}: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const nowMs = clock.now().getTime();
  const askedBefore = new Date(nowMs - GRACE_MS);
  const late = await listLateWithdrawals(db, askedBefore, LIMIT);
  await jobs.enqueueMany(
    db,
    'withdraw-recording.v1',
    late.map(({ id }) => ({ payload: { withdrawalId: id }, key: id, everyS: AGAIN_S })),
  );
  const forgottenBefore = new Date(nowMs - WRITERS_ENDED_MS);
  const projects = await listProjectsToErase(db, { askedBefore, forgottenBefore });
  await jobs.enqueueMany(
    db,
    'erase-recordings.v1',
    projects.map(({ id }) => ({ payload: { projectId: id }, key: id, everyS: AGAIN_S })),
  );
}
