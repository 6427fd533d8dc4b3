import {
  type RecordSegment,
  recordSegment,
  type SegmentList,
  type SegmentRef,
  segmentList,
} from '@fovea/contract';
import { getJson } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { RecordsContent } from './records-version.ts';
import { mayHold } from './stored-segment.ts';

interface Deps {
  readonly storage: Pick<Storage, 'get'>;
}

/** Which of these recordings are there already. Only segments that may hold one are read. */
export async function findKnown(
  deps: Deps,
  records: RecordsContent,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = new Set(ids);
  const known = new Set<string>();
  for (const ref of await listHolding(deps, records, ids)) {
    const { people } = await loadSegment(deps, ref);
    for (const id of people.recordingId) if (wanted.has(id)) known.add(id);
  }
  return known;
}

/** Segments that may hold one of these recordings. */
export async function listHolding(
  deps: Deps,
  records: RecordsContent,
  ids: readonly string[],
): Promise<SegmentRef[]> {
  const mayHoldOne = (ref: Pick<SegmentRef, 'from' | 'to'>) => ids.some((id) => mayHold(ref, id));
  const { list } = records;
  const listed = list !== null && mayHoldOne(list) ? await loadList(deps, records) : [];
  return [...listed, ...records.segments].filter(mayHoldOne);
}

export async function loadSegment(
  { storage }: Deps,
  { key, inline }: Pick<SegmentRef, 'key' | 'inline'>,
): Promise<RecordSegment> {
  if (inline !== undefined) return inline;
  if (key === null) throw new RangeError('a segment is neither inside nor beside');
  return recordSegment.parse(await getJson(storage, key));
}

/** Segments that stand in the list; none without one. */
export async function loadList(
  deps: Deps,
  records: Pick<RecordsContent, 'list'>,
): Promise<readonly SegmentRef[]> {
  return (await findList(deps, records))?.segments ?? [];
}

export async function findList(
  { storage }: Deps,
  { list }: Pick<RecordsContent, 'list'>,
): Promise<SegmentList | undefined> {
  return list === null ? undefined : segmentList.parse(await getJson(storage, list.key));
}
