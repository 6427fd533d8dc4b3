// The sweep makes good what a lost job left: losing one can delay, never lose.
import { LIMITS } from '@fovea/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { listProjectsWithRoom } from '#modules/recordings/complete/waiting.repo.ts';
import { admitWaiting, passPlacesOn } from '#modules/recordings/complete/waiting.service.ts';
import { fillCopies } from '#modules/recordings/copies/fill-copies.ts';
import { sweepErasure } from '#modules/recordings/erasure/erasure.schedule.ts';
import { forgetVisits } from '#modules/recordings/funnel/funnel.repo.ts';
import { REST_MS } from '#modules/recordings/join/gaze-proof.ts';
import { endTestRuns } from '#modules/recordings/test-runs/test-runs.schedule.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import {
  ensurePartitions,
  FIRST_ID,
  listAbandoned,
  listSpentPartitions,
  listUnmergedProjects,
  listUnpacked,
  type PageOf,
  setParkedBatchesAside,
  silenceRecordings,
  tryDropPartition,
} from './sweep.repo.ts';

const GRACE_MS = 60_000;
/** Gaze is noted so seldom that it may have gone on for as long as the rest. */
const SILENT_MS = LIMITS.silentAfterMinutes * MINUTE_MS + REST_MS;
const LIMIT = 1_000;
/** While the object store is away every job is tried again by itself; more would only pile up. */
const PACK_AGAIN_S = 900;
const PARTITION_DAYS_AHEAD = 14;
/** Raw batches stay this long after packing. */
const KEEP_DAYS = 3;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'notifier' | 'storage' | 'log'>;

export async function sweep(deps: Deps): Promise<Outcome> {
  const nowMs = deps.clock.now().getTime();
  const ago = (ms: number) => new Date(nowMs - ms);

  const pack = (ids: readonly string[]) => enqueuePacks(deps, ids);
  await walk((page) => listUnpacked(deps.db, ago(GRACE_MS), page), pack);
  await walk(
    (page) => listProjectsWithRoom(deps.db, page),
    async (ids) => {
      for (const id of ids) await admitWaiting(deps, id, LIMIT);
    },
  );
  await walk(
    (page) => listUnmergedProjects(deps.db, ago(GRACE_MS), page),
    (ids) => enqueueAggregates(deps, ids),
  );
  const abandonedMs = LIMITS.returnWithinHours * HOUR_MS + GRACE_MS;
  await walk((page) => listAbandoned(deps.db, ago(abandonedMs), page), pack);
  const quiet = await silence(deps, ago(SILENT_MS));
  for (const { owner_id, project_id } of quiet) {
    deps.notifier.notify({ audience: owner_id, subject: project_id, kind: 'participants' });
  }
  await endTestRuns(deps);
  await sweepErasure(deps);
  await fillCopies(deps);
  return done();
}

/** Places of silent recordings go back in the same step. */
function silence({ db, clock }: Pick<Deps, 'db' | 'clock'>, since: Date) {
  return db.transaction().execute(async (tx) => {
    const quiet = await silenceRecordings(tx, since, LIMIT);
    const held = quiet.filter(({ holds_place }) => holds_place);
    const counts = Map.groupBy(held, ({ project_id }) => project_id);
    for (const [projectId, own] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      await passPlacesOn(tx, projectId, own.length, clock.now());
    }
    return quiet;
  });
}

/** Over all there is, however much does not go away. */
async function walk(
  list: (page: PageOf) => Promise<readonly { id: string }[]>,
  take: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const rows = await list({ after, limit: LIMIT });
    await take(rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < LIMIT) return;
    after = last.id;
  }
}

function enqueuePacks({ db, jobs }: Deps, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => ({ payload: { recordingId: id }, key: id, everyS: PACK_AGAIN_S }));
  return jobs.enqueueMany(db, 'pack-recording.v1', rows);
}

function enqueueAggregates({ db, jobs }: Deps, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => ({ payload: { projectId: id }, key: id }));
  return jobs.enqueueMany(db, 'build-aggregate.v1', rows);
}

type PartitionDeps = Pick<ServerDeps, 'db' | 'clock' | 'log'>;

/** Makes the days ahead, and drops days whose packs were read back and are past their keeping. */
export async function keepPartitions(deps: PartitionDeps): Promise<Outcome> {
  const now = deps.clock.now();
  await ensurePartitions(deps.db, new Date(now.getTime() - DAY_MS), PARTITION_DAYS_AHEAD);
  const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS);
  const aside = await setParkedBatchesAside(deps.db, before, now);
  if (aside > 0) deps.log.warn({ batches: aside }, 'batches of parked recordings set aside');
  await forgetVisits(deps.db, new Date(now.getTime() - DAY_MS));
  for (const name of await listSpentPartitions(deps.db, before)) {
    const isDropped = await tryDropPartition(deps.db, name);
    const said = isDropped ? 'packed gaze batches dropped' : 'gaze batches are in use, later again';
    deps.log.info({ partition: name }, said);
  }
  return done();
}
