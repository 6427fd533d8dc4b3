// The way from a manifest to all objects that it leads to.
import type {
  AggregatedRecords,
  RecordObject,
  RecordSegment,
  SegmentList,
  SegmentRef,
  StoredChunk,
  StoredRecords,
} from '@fovea/contract';

/** What was loaded so far, by key. */
export type RecordObjects = ReadonlyMap<string, RecordObject | StoredChunk>;

export interface Wanted {
  /** Who took part, without their gaze. */
  readonly peopleOnly?: boolean;
}

/**
 * Keys of what must be loaded next. Objects name others, so whoever reads asks again after each
 * round, until there is none.
 */
export function listMissing(
  records: StoredRecords,
  objects: RecordObjects,
  { peopleOnly = false }: Wanted = {},
): string[] {
  const isMissing = (key: string | null) => key !== null && !objects.has(key);
  const toKeys = (refs: readonly { readonly key: string | null; readonly inline?: unknown }[]) =>
    refs.flatMap(({ key, inline }) => (key !== null && inline === undefined ? [key] : []));
  if (records.v !== 3) {
    const chunks = peopleOnly ? [] : records.pages.flatMap((page) => page.chunks);
    return toKeys(chunks).filter(isMissing);
  }
  const list = records.list === null ? [] : [records.list];
  const first = toKeys([...list, ...records.segments]).filter(isMissing);
  if (list.some(({ key }) => isMissing(key))) return first;
  const heads = toKeys(listRefs(records, objects)).filter(isMissing);
  if (heads.length > 0 || peopleOnly) return heads;
  return listSegments(records, objects)
    .flatMap((segment) => toKeys(listBeside(segment)))
    .filter(isMissing);
}

/** What a segment has inside or beside it. */
export function listBeside({ pages, answers }: RecordSegment) {
  const ofPages = pages.flatMap(({ chunks, findings }) => [...chunks, findings]);
  return answers === undefined ? ofPages : [...ofPages, answers];
}

/** In the order of the participants. */
export function listRefs(records: AggregatedRecords, objects: RecordObjects): SegmentRef[] {
  if (records.list === null) return records.segments;
  const { segments } = findObject<SegmentList>(objects, records.list.key, 'fovea-segments');
  return [...segments, ...records.segments];
}

export function listSegments(records: AggregatedRecords, objects: RecordObjects): RecordSegment[] {
  return listRefs(records, objects).map(
    ({ key, inline }) => inline ?? findObject<RecordSegment>(objects, key, 'fovea-segment'),
  );
}

export function findObject<Found extends RecordObject | StoredChunk>(
  objects: RecordObjects,
  key: string | null,
  format: Found['format'],
): Found {
  const object = key === null ? undefined : objects.get(key);
  if (object === undefined) throw new RangeError(`object ${key} is missing`);
  if (object.format !== format) throw new RangeError(`object ${key} is no ${format}`);
  return object as Found;
}

export function countParticipants({ participants }: StoredRecords): number {
  return typeof participants === 'number' ? participants : participants.length;
}
