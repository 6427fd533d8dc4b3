// The sweep makes good what a lost job left: losing one can delay, never lose.
import { LIMITS } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import {
  dropPartition,
  ensurePartitions,
  listAbandoned,
  listSpentPartitions,
  listUnmergedProjects,
  listUnpacked,
  silenceRecordings,
} from './sweep.repo.ts';

const GRACE_MS = 60_000;
const LIMIT = 1_000;
/** While the object store is away every job is tried again by itself; more would only pile up. */
const PACK_AGAIN_S = 900;
const DAY_MS = 24 * 3_600_000;
const PARTITION_DAYS_AHEAD = 14;
/** Raw batches stay this long after packing. */
const KEEP_DAYS = 3;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'notifier' | 'log'>;

export async function sweep(deps: Deps): Promise<Outcome> {
  const nowMs = deps.clock.now().getTime();
  const ago = (ms: number) => new Date(nowMs - ms);

  for (const { id } of await listUnpacked(deps.db, ago(GRACE_MS), LIMIT)) {
    await enqueuePack(deps, id);
  }
  for (const { project_id } of await listUnmergedProjects(deps.db, ago(GRACE_MS), LIMIT)) {
    await deps.jobs.enqueue(
      deps.db,
      'build-aggregate.v1',
      { projectId: project_id },
      { key: project_id },
    );
  }
  for (const { id } of await listAbandoned(
    deps.db,
    ago(LIMITS.returnWithinHours * 3_600_000 + GRACE_MS),
    LIMIT,
  )) {
    await enqueuePack(deps, id);
  }
  const quiet = await deps.db
    .transaction()
    .execute((tx) => silenceRecordings(tx, ago(LIMITS.silentAfterMinutes * 60_000), LIMIT));
  for (const { owner_id, project_id } of quiet) {
    deps.notifier.notify({ audience: owner_id, subject: project_id, kind: 'participants' });
  }
  return done();
}

function enqueuePack(deps: Deps, recordingId: string): Promise<void> {
  const options = { key: recordingId, everyS: PACK_AGAIN_S };
  return deps.jobs.enqueue(deps.db, 'pack-recording.v1', { recordingId }, options);
}

/** Makes the days ahead, and drops days that are packed and past their keeping. */
export async function keepPartitions(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<Outcome> {
  const now = deps.clock.now();
  await ensurePartitions(deps.db, new Date(now.getTime() - DAY_MS), PARTITION_DAYS_AHEAD);
  const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS);
  for (const name of await listSpentPartitions(deps.db, before)) {
    deps.log.info({ partition: name }, 'packed gaze batches dropped');
    await dropPartition(deps.db, name);
  }
  return done();
}
