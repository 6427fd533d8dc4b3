import { isDeepStrictEqual } from 'node:util';
import type { RecordObject, SegmentRef, StoredChunk, StoredRecords } from '@fovea/contract';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { type DecodedRecords, readRecords } from '@fovea/records';
import { rebuildRecords } from '#modules/analysis/rebuild-records.service.ts';
import { RECORDS_WORK } from '#modules/analysis/records-work.ts';
import {
  addRecordings,
  createRecordsProject,
  joinAll,
  loadAll,
  merge,
  type RecordsDeps,
} from './records-project.ts';

type Loaded = { records: StoredRecords; objects: Map<string, RecordObject | StoredChunk> };
type Plant = (loaded: Loaded) => void;

/** A fault in what is stored. Each must show as a difference. */
const PLANTS: Readonly<Record<string, Plant>> = {
  'two segments changed places': (loaded) => {
    const segments = findSegments(loaded);
    if (segments.length > 1) segments.reverse();
    else segments.pop();
  },
  'a segment is there in place of another': (loaded) => {
    const segments = findSegments(loaded);
    const [first] = segments;
    const last = segments.findLastIndex(({ participants }) => participants === first?.participants);
    if (first && last > 0) segments[last] = first;
    else segments.pop();
  },
  'a sample is 0.25 px off': ({ objects }) => {
    for (const object of objects.values()) {
      if (object.format !== 'fovea-segment') continue;
      const chunk = object.pages[0]?.chunks[0]?.inline;
      if (chunk !== undefined) chunk.x[0] = (chunk.x[0] ?? 0) + 1;
    }
  },
  'a fixation is 0.5 ms late': ({ objects }) => {
    for (const object of objects.values()) {
      if (object.format !== 'fovea-segment') continue;
      const onset = object.pages[0]?.findings.inline?.fixations.onset;
      if (onset !== undefined) onset[0] = (onset[0] ?? 0) + 1;
    }
  },
  'a participant is a year older': ({ objects }) => {
    for (const object of objects.values()) {
      if (object.format === 'fovea-segment') object.people.age[0] = 99;
    }
  },
  'a level of immersion is another': ({ objects }) => {
    for (const object of objects.values()) {
      if (object.format !== 'fovea-segment') continue;
      const immersion = object.pages[0]?.findings.inline?.immersion;
      if (immersion !== undefined) immersion[0] = [...(immersion[0] ?? []), 2];
    }
  },
};

/** Those of the manifest, or of its list where these are more. */
function findSegments({ records, objects }: Loaded): SegmentRef[] {
  const beside = records.v === 3 ? records.segments : [];
  const list = [...objects.values()].find((object) => object.format === 'fovea-segments');
  return list !== undefined && list.segments.length > beside.length ? list.segments : beside;
}

export interface OrderReport {
  readonly people: number;
  readonly segments: number;
  readonly merges: number;
  readonly joins: number;
  readonly repeats: number;
  /** Of what readers get from a rebuild. */
  readonly isSame: boolean;
  readonly plants: number;
  readonly found: number;
}

/** Adds people in random groups, some of them again, with joins between, and compares with a rebuild. */
export async function playOrder(
  deps: RecordsDeps,
  { seed, people }: { readonly seed: number; readonly people: number },
): Promise<OrderReport> {
  const random = createSeededRandom(seed);
  const pick = (max: number) => Math.floor(random() * max);
  const project = await createRecordsProject(deps, { pages: 1 + pick(2), seconds: 2, packs: 5 });
  const ids = Array.from({ length: people }, () => deps.ids.next());
  for (let i = ids.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [ids[i], ids[j]] = [ids[j] as string, ids[i] as string];
  }
  let [merges, joins, repeats] = [0, 0, 0];
  for (let added = 0; added < people; ) {
    const own = ids.slice(added, added + (pick(3) === 0 ? 1 + pick(9) : 1));
    await addRecordings(deps, project, own.length, own);
    if (pick(4) === 0 && added > 0) {
      repeats += 1;
      await deps.pool.query('UPDATE recordings SET merged_version = NULL WHERE id = $1', [
        ids[pick(added)],
      ]);
    }
    await merge(deps, project.id);
    merges += 1;
    added += own.length;
    if (pick(3) === 0) joins += await joinAll(deps, project.id);
  }
  const loaded = await loadAll(deps, project.id);
  const found = readRecords(loaded.records, loaded.objects);
  await rebuildRecords({ ...deps, merger: RECORDS_WORK }, project.id, new Set());
  const anew = await loadAll(deps, project.id);
  const wanted = readRecords(anew.records, anew.objects);
  const missed = Object.values(PLANTS).filter((plant) => isMissed(loaded, plant, wanted));
  return {
    ...{ people, merges, joins, repeats },
    segments: loaded.records.v === 3 ? loaded.records.segments.length : 0,
    isSame: isDeepStrictEqual(found, wanted),
    plants: Object.keys(PLANTS).length,
    found: Object.keys(PLANTS).length - missed.length,
  };
}

function isMissed(loaded: Loaded, plant: Plant, wanted: DecodedRecords): boolean {
  const changed = structuredClone({ records: loaded.records, objects: loaded.objects });
  plant(changed);
  try {
    return isDeepStrictEqual(readRecords(changed.records, changed.objects), wanted);
  } catch {
    return false;
  }
}
