// Recordings that the owner of a project made to try it: records of their own, in the format of all
// others, so that no count and no map of the project has to leave anybody out. They lie with the
// pack and go with it.
import { type AggregatedRecords, aggregatedRecords } from '@fovea/contract';
import { markMerged, recordParked, toPacksPrefix } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { JSON_OBJECT, toJsonObject } from '#platform/storage/json-objects.ts';
import {
  getTestType,
  isGazeRaw,
  listPageIds,
  listUnmerged,
  type RecordingRow,
} from './analysis.repo.ts';
import { loadLayouts } from './load-layouts.ts';
import { loadPacks, MERGE_SAMPLES, mergeOrLeave } from './merge-packs.ts';
import type { Merger } from './merger.ts';
import { createNames } from './record-keys.ts';

const AT_ONCE = 20;
/** A test run is never added to: its records have one version. */
const VERSION = 1;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log'> & { readonly merger: Merger };

export const toTestRecordsKey = (projectId: string, recordingId: string) =>
  `${toPacksPrefix(projectId)}${recordingId}/test-records.json`;

/** Answers how many there are now that were not there before. */
export async function addTestRecords(deps: Deps, projectId: string): Promise<number> {
  const tests = await listUnmerged(deps.db, projectId, { isTest: true, limit: AT_ONCE });
  let added = 0;
  for (const test of tests) if (await addTest(deps, test)) added += 1;
  return added;
}

async function addTest(deps: Deps, row: RecordingRow): Promise<boolean> {
  const { db, clock, storage } = deps;
  const { id, project_id: projectId } = row;
  const records = await makeRecordsOf(deps, row);
  if (records === undefined) {
    const own = { id, projectId, state: 'complete' as const };
    await db.transaction().execute((tx) => recordParked(tx, own, 'pack_unreadable', clock.now()));
    return false;
  }
  const { bytes } = await toJsonObject(records);
  await storage.put(toTestRecordsKey(projectId, id), bytes, JSON_OBJECT);
  return db.transaction().execute((tx) => markMerged(tx, [id], VERSION));
}

/** Nothing where the pack cannot be read, or holds more than anybody could try in half an hour. */
async function makeRecordsOf(
  deps: Deps,
  row: RecordingRow,
): Promise<AggregatedRecords | undefined> {
  const { project_id: projectId } = row;
  const pageIds = await listPageIds(deps.db, projectId);
  const type = await getTestType(deps.db, projectId);
  const { segment, algorithms } = await mergeOrLeave(deps, {
    type,
    names: createNames(projectId, VERSION),
    algorithms: [],
    inside: 'empty',
    pageIds,
    layouts: await loadLayouts(deps.db, projectId),
    packs: await loadPacks(deps, [row], pageIds),
    samplesMax: MERGE_SAMPLES,
    isRaw: await isGazeRaw(deps.db, projectId),
  });
  if (segment?.inline === undefined) return undefined;
  const records: AggregatedRecords = {
    format: 'fovea-aggregated',
    v: 3,
    projectId,
    version: VERSION,
    type,
    algorithms: [...algorithms],
    participants: segment.participants,
    pages: pageIds.map((page) => ({ index: page.position, id: page.id })),
    list: null,
    segments: [segment],
  };
  // Records that could not be read again must not be written.
  aggregatedRecords.parse(records);
  return records;
}
