// Erases what was closed for it: bytes, answers, packs, and each version of the records that holds
// somebody. What is closed takes no batch, pack or merge any more, so nothing comes back.
import type { JobPayload } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { writersEnded } from '#modules/recordings/batches/batch-writers.ts';
import { BATCHES_AT_ONCE, toPacksPrefix } from '#modules/recordings/project-part.ts';
import { removeBytes, removeRecordings } from '#modules/recordings/recordings.repo.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { putTombstone } from './tombstone-objects.ts';
import {
  listPerhapsMerged,
  listToForget,
  listToLookAgain,
  markErased,
  markForgotten,
} from './tombstones.repo.ts';

const AT_ONCE = 100;
/** Longer than any job may run: who wrote for a recording when it was forgotten has ended by then. */
export const WRITERS_ENDED_MS = HOUR_MS;

/**
 * The records module's part of an erasure. That module is above this one, so an entry point hands
 * it in.
 */
export interface ErasedRecords {
  /** Makes records without them and removes every older version. */
  leaveOut(projectId: string, recordingIds: ReadonlySet<string>): Promise<void>;
  /** Makes records from the packs that are there, for a database whose records have lost objects. */
  makeAnew(projectId: string): Promise<void>;
  /** Removes objects that no version names. */
  removeUnnamed(projectId: string): Promise<void>;
}

export type ErasureDeps = Pick<ServerDeps, 'db' | 'clock' | 'storage'> & {
  readonly records: ErasedRecords;
};

/** Safe to repeat from wherever it stopped. */
export async function eraseRecordings(
  deps: ErasureDeps,
  { projectId }: JobPayload<'erase-recordings.v1'>,
): Promise<Outcome> {
  for (;;) {
    const tombstones = await listToForget(deps.db, projectId, AT_ONCE);
    if (tombstones.length === 0) break;
    for (const row of tombstones) await putTombstone(deps.storage, row);
    await forget(
      deps,
      projectId,
      tombstones.map(({ recording_id }) => recording_id),
    );
  }
  await lookAgain(deps, projectId);
  return done();
}

async function forget(deps: ErasureDeps, projectId: string, ids: readonly string[]): Promise<void> {
  await writersEnded(deps.db);
  await removeAllBytes(deps, ids);
  const merged = await listPerhapsMerged(deps.db, ids);
  if (merged.length > 0) await deps.records.leaveOut(projectId, new Set(merged));
  await removePacks(deps, projectId, ids);
  await removeRecordings(deps.db, ids);
  await markForgotten(deps.db, ids, deps.clock.now());
}

/**
 * Removes objects written by a worker that died before it could see that the recording was closed.
 */
async function lookAgain(deps: ErasureDeps, projectId: string): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - WRITERS_ENDED_MS);
  const ids = await listToLookAgain(deps.db, projectId, before);
  if (ids.length === 0) return;
  await removeAllBytes(deps, ids);
  await removePacks(deps, projectId, ids);
  await deps.records.removeUnnamed(projectId);
  await markErased(deps.db, ids, now);
}

async function removeAllBytes({ db }: ErasureDeps, ids: readonly string[]): Promise<void> {
  while ((await removeBytes(db, ids, BATCHES_AT_ONCE)) > 0);
}

async function removePacks(
  { storage }: ErasureDeps,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await storage.removeAll(`${toPacksPrefix(projectId)}${id}/`);
}
