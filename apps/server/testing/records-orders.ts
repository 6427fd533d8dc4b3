import { isDeepStrictEqual } from 'node:util';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { type DecodedRecords, readFirstMap, readRecords } from '@fovea/records';
import { createErasedRecords } from '#modules/analysis/erased-records.service.ts';
import { loadLayouts } from '#modules/analysis/load-layouts.ts';
import { rebuildRecords } from '#modules/analysis/rebuild-records.service.ts';
import { RECORDS_WORK } from '#modules/analysis/records-work.ts';
import { closeRecordingForErasure } from '#modules/recordings/erasure/close-recording.service.ts';
import { eraseRecordings } from '#modules/recordings/erasure/erase-recordings.consumer.ts';
import { listMarks } from '#modules/recordings/marks/marks.repo.ts';
import { markRecording } from '#modules/recordings/marks/marks.service.ts';
import { drawWhole } from './drawn-map.ts';
import { type LoadedRecords, PLANTS, type Plant } from './records-plants.ts';
import {
  addAnswers,
  addRecordings,
  createRecordsProject,
  joinAll,
  loadAll,
  merge,
  type RecordsDeps,
  type RecordsProject,
} from './records-project.ts';

export interface OrderReport {
  readonly people: number;
  readonly segments: number;
  readonly merges: number;
  readonly joins: number;
  readonly repeats: number;
  readonly marks: number;
  readonly undone: number;
  readonly erased: number;
  /**
   * The records equal those of a rebuild and hold everybody who was not erased, with the marks that
   * stand.
   */
  readonly isSame: boolean;
  /** The first map of each page is what the whole of the records gives; true without a list. */
  readonly isMapSame: boolean;
  /** Whether each planted fault shows. */
  readonly found: Readonly<Record<string, boolean>>;
}

/** People who are there and people who are marked, by the order alone. */
interface Model {
  readonly added: string[];
  readonly marked: Set<string>;
}

/**
 * Adds people in random groups, some of them again, with joins, marks, marks taken back and erasures
 * between, and compares with a rebuild.
 */
export async function playOrder(
  deps: RecordsDeps,
  { seed, people }: { readonly seed: number; readonly people: number },
): Promise<OrderReport> {
  const random = createSeededRandom(seed);
  const pick = (max: number) => Math.floor(random() * max);
  const type = seed % 5 === 0 ? 'basic' : 'pro';
  const size = { pages: 1 + pick(2), questions: 1 + pick(2), seconds: 2, packs: 5 };
  const project = await createRecordsProject(deps, size, type);
  const ids = Array.from({ length: people }, () => deps.ids.next());
  for (let i = ids.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [ids[i], ids[j]] = [ids[j] as string, ids[i] as string];
  }
  const model: Model = { added: [], marked: new Set() };
  const counts = { merges: 0, joins: 0, repeats: 0, marks: 0, undone: 0, erased: 0 };
  while (ids.length > 0) {
    const own = ids.splice(0, pick(3) === 0 ? 1 + pick(9) : 1);
    await addRecordings(deps, project, own.length, own);
    await addAnswers(deps, project, own, pick);
    if (pick(4) === 0 && model.added.length > 0) {
      counts.repeats += 1;
      await deps.pool.query('UPDATE recordings SET merged_version = NULL WHERE id = $1', [
        model.added[pick(model.added.length)],
      ]);
    }
    // Some marks stand before the recording is in the records.
    model.added.push(...own);
    counts.marks += await markSome(deps, project, model, pick, false);
    await merge(deps, project.id);
    counts.merges += 1;
    counts.undone += await markSome(deps, project, model, pick, true);
    if (pick(6) === 0) counts.erased += await eraseSome(deps, project, model, 1 + pick(2), pick);
    if (pick(3) === 0) counts.joins += await joinAll(deps, project.id);
  }
  const loaded = await loadAll(deps, project.id, { withMaps: true });
  const merged = readRecords(loaded.records, loaded.objects);
  await rebuildRecords({ ...deps, merger: RECORDS_WORK }, project.id, new Set());
  const anew = await loadAll(deps, project.id);
  const wanted = readRecords(anew.records, anew.objects);
  const found = Object.entries(PLANTS).map(
    ([name, plant]) => [name, !isMissed(loaded, plant, wanted)] as const,
  );
  return {
    people,
    ...counts,
    segments: loaded.records.segments.length,
    isSame: isDeepStrictEqual(merged, wanted) && (await isAsModel(deps, project, merged, model)),
    isMapSame: await isMapSame(deps, project, loaded, merged),
    found: Object.fromEntries(found),
  };
}

async function isMapSame(
  { db }: RecordsDeps,
  { id }: RecordsProject,
  { records, objects }: LoadedRecords,
  found: DecodedRecords,
): Promise<boolean> {
  if (records.list === null) return true;
  const { participants } = records.list;
  const layouts = await loadLayouts(db, id);
  return records.pages.every(({ index }) =>
    isDeepStrictEqual(
      readFirstMap(records, objects, index),
      drawWhole(found, layouts, index, participants),
    ),
  );
}

async function isAsModel(
  { db }: RecordsDeps,
  { id }: RecordsProject,
  { participants }: DecodedRecords,
  { added, marked }: Model,
): Promise<boolean> {
  const there = participants.map(({ recordingId }) => recordingId);
  const marks = (await listMarks(db, id)).map(({ recordingId }) => recordingId);
  return (
    isDeepStrictEqual(there.toSorted(), added.toSorted()) &&
    isDeepStrictEqual(marks.toSorted(), [...marked].sort())
  );
}

/** Marks somebody, or takes a mark back, as the project's owner does. Answers how many. */
async function markSome(
  deps: RecordsDeps,
  { ownerId }: RecordsProject,
  { added, marked }: Model,
  pick: (max: number) => number,
  valid: boolean,
): Promise<number> {
  const from = valid ? [...marked] : added.filter((id) => !marked.has(id));
  const id = from[pick(from.length)];
  if (id === undefined || pick(4) !== 0) return 0;
  const actor = { userId: ownerId, role: 'user', authSessionId: '', passedSecondFactor: false };
  await markRecording(deps, actor as Parameters<typeof markRecording>[1], id, { valid });
  if (valid) marked.delete(id);
  else marked.add(id);
  return 1;
}

/** As whoever withdraws, or whose time is over. Answers how many. */
async function eraseSome(
  deps: RecordsDeps,
  { id: projectId }: RecordsProject,
  { added, marked }: Model,
  count: number,
  pick: (max: number) => number,
): Promise<number> {
  const erased = Array.from({ length: Math.min(count, added.length - 1) }, () => {
    const [id = ''] = added.splice(pick(added.length), 1);
    marked.delete(id);
    return id;
  });
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    for (const id of erased) await closeRecordingForErasure(tx, { id, reason: 'withdrawn', now });
  });
  const records = createErasedRecords({ ...deps, merger: RECORDS_WORK });
  await eraseRecordings({ ...deps, records }, { projectId });
  return erased.length;
}

function isMissed(loaded: LoadedRecords, plant: Plant, wanted: DecodedRecords): boolean {
  const changed = structuredClone({ records: loaded.records, objects: loaded.objects });
  plant(changed);
  try {
    return isDeepStrictEqual(readRecords(changed.records, changed.objects), wanted);
  } catch {
    return false;
  }
}
