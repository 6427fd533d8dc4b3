import type { JobPayload } from '@fovea/contract';
import { setAggregateVersion } from '#modules/projects/public.ts';
import { markMerged, recordFailedTry, recordParked } from '#modules/recordings/public.ts';
import { TaskFault } from '#platform/child/child-pool.ts';
import { trySharedLock } from '#platform/db/session-lock.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome, retry } from '#platform/jobs/outcome.ts';
import {
  findNewestAggregate,
  findProjectForAggregate,
  insertAggregate,
  listPageIds,
  listUnmerged,
  type RecordingRow,
} from './analysis.repo.ts';
import { type BaseRecords, loadBaseRecords, toAggregatesPrefix } from './base-records.ts';
import { toRecordsLock } from './erased-records.service.ts';
import { findPack } from './load-recording.ts';
import type { MadeRecords, PackToMerge, RecordsTask } from './make-records.ts';
import type { Merger } from './merger.ts';

const MERGE_AT_ONCE = 200;
/** Bounds the gzipped packs that one child receives. The first is handed over whatever its size, so that every merge moves on. */
const MERGE_BYTES = 32 * 1_048_576;
/** Bounds what one merge holds in memory. Recordings beyond it wait for the next merge. */
const MERGE_SAMPLES = 250_000;

/** Deleted while its records were built: the version must not come into being. */
class ProjectGone extends Error {}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier' | 'log'> & {
  readonly merger: Merger;
};

/**
 * Adds packed recordings to the newest version. Only the last chunk of each page and the manifest
 * are read and written again, so the cost of one more participant does not grow with the project's
 * gaze. A recording that is there already changes nothing, one that cannot be read is parked alone.
 * What costs time is done by a child; database and store stay here.
 */
export async function buildAggregate(
  deps: Deps,
  { projectId }: JobPayload<'build-aggregate.v1'>,
): Promise<Outcome> {
  const project = await findProjectForAggregate(deps.db, projectId);
  if (project === undefined) return discard('no_project');
  try {
    const lock = toRecordsLock(projectId);
    const outcome = await trySharedLock(deps.db, lock, () => addRecordings(deps, project));
    return outcome ?? retry('somebody_is_erased');
  } catch (error) {
    if (error instanceof ProjectGone) return discard('no_project');
    throw error;
  } finally {
    // It was deleted meanwhile: what was written for it may have come after its objects had gone.
    if ((await findProjectForAggregate(deps.db, projectId)) === undefined) {
      await deps.storage.removeAll(toAggregatesPrefix(projectId));
    }
  }
}

async function addRecordings(
  deps: Deps,
  { id: projectId, owner_id }: { readonly id: string; readonly owner_id: string },
): Promise<Outcome> {
  const added = await listUnmerged(deps.db, projectId, MERGE_AT_ONCE);
  if (added.length === 0) return discard('nothing_new');

  const newest = await findNewestAggregate(deps.db, projectId);
  const base = await loadBaseRecords(deps, projectId, newest?.manifest_key);
  const version = (newest?.version ?? 0) + 1;
  const known = new Set(base.participants.map(({ recordingId }) => recordingId));
  const there = added.map(({ id }) => id).filter((id) => known.has(id));
  const packs = await loadPacks(
    deps,
    added.filter(({ id }) => !known.has(id)),
  );
  const made = await makeLighter(deps, {
    ...{ projectId, version, base, packs, samplesMax: MERGE_SAMPLES },
    pageIds: await listPageIds(deps.db, projectId),
    chunks: await loadLastChunks(deps, base),
  });
  if (made === undefined) return retry('merge_too_heavy');
  for (const { id, message } of made.unreadable) {
    deps.log.error({ recording: id, message }, 'a pack cannot be read');
    await deps.db
      .transaction()
      .execute((tx) => recordParked(tx, toOwn(projectId, id), 'pack_unreadable', deps.clock.now()));
  }
  for (const [key, bytes] of made.objects) {
    await deps.storage.put(key, bytes, { contentType: 'application/json', gzipped: true });
  }
  const merged = [...there, ...made.merged];
  const isMore =
    added.length === MERGE_AT_ONCE || merged.length + made.unreadable.length < added.length;
  const isNewest = await deps.db.transaction().execute(async (tx) => {
    if (made.written !== undefined) {
      const row = { projectId, version, ...made.written, now: deps.clock.now() };
      if (!(await insertAggregate(tx, row))) return false;
      if (!(await setAggregateVersion(tx, projectId, version))) throw new ProjectGone();
    }
    const mergedIn = made.written === undefined ? version - 1 : version;
    if (!(await markMerged(tx, merged, mergedIn))) throw new Error('somebody was erased meanwhile');
    if (isMore) {
      await deps.jobs.enqueue(tx, 'build-aggregate.v1', { projectId }, { key: projectId });
    }
    return true;
  });
  if (!isNewest) return retry('another_builder');
  if (merged.length === 0) return discard('nothing_readable');
  deps.notifier.notify({ audience: owner_id, subject: projectId, kind: 'records' });
  return done();
}

const toOwn = (projectId: string, id: string) => ({ id, projectId, state: 'complete' as const });

async function loadPacks(
  { storage }: Deps,
  rows: readonly RecordingRow[],
): Promise<readonly PackToMerge[]> {
  const packs: PackToMerge[] = [];
  let size = 0;
  for (const row of rows) {
    const bytes = await findPack(storage, row);
    size += bytes?.length ?? 0;
    if (size > MERGE_BYTES && packs.length > 0) break;
    packs.push({ row, bytes });
  }
  return packs;
}

/** They grow; a manifest of few people holds them itself. */
async function loadLastChunks({ storage }: Deps, { pages }: BaseRecords) {
  const chunks = new Map<string, Uint8Array>();
  for (const last of pages.map((page) => page.chunks.at(-1))) {
    if (last !== undefined && last.inline === undefined) {
      chunks.set(last.key, await storage.get(last.key));
    }
  }
  return chunks;
}

/**
 * What is too much for a child is tried with one recording alone. If that is too much, it has one
 * try less: the others do not wait for it for ever.
 */
async function makeLighter(deps: Deps, task: RecordsTask): Promise<MadeRecords | undefined> {
  try {
    return await deps.merger.run(task);
  } catch (error) {
    const [first, ...others] = task.packs;
    if (!(error instanceof TaskFault) || first === undefined) throw error;
    if (others.length > 0) return makeLighter(deps, { ...task, packs: [first] });
    const { id } = first.row;
    deps.log.warn({ recording: id, fault: error.kind }, 'no records could be made with it');
    await recordFailedTry(deps, toOwn(task.projectId, id), 'pack_too_heavy');
    return undefined;
  }
}
