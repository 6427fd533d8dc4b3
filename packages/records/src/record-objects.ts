// The way from a manifest to all objects that it leads to.
import {
  type AggregatedRecords,
  checkFile,
  type RecordObject,
  type RecordSegment,
  type SegmentList,
  type SegmentRef,
} from '@fovea/contract';

/** Objects loaded so far, by key. */
export type RecordObjects = ReadonlyMap<string, RecordObject>;

/**
 * How much a reader wants: who took part, also what was found in their gaze, or also the gaze. That
 * of one page is read from `listTrackSources`, one object after the other.
 */
export type Wanted = 'people' | 'findings' | 'everything';

/**
 * Keys of what must be loaded next. Objects name others, so whoever reads asks again after each
 * round, until there is none.
 */
export function listMissing(
  records: AggregatedRecords,
  objects: RecordObjects,
  wanted: Wanted = 'everything',
): string[] {
  checkFile(records, 'fovea-aggregated');
  const isMissing = (key: string | null) => key !== null && !objects.has(key);
  const toKeys = (refs: readonly { readonly key: string | null; readonly inline?: unknown }[]) =>
    refs.flatMap(({ key, inline }) => (key !== null && inline === undefined ? [key] : []));
  const list = records.list === null ? [] : [records.list];
  const first = toKeys([...list, ...records.segments]).filter(isMissing);
  if (list.some(({ key }) => isMissing(key))) return first;
  const heads = toKeys(listRefs(records, objects)).filter(isMissing);
  if (heads.length > 0 || wanted === 'people') return heads;
  const refs = listSegments(records, objects).flatMap((segment) =>
    wanted === 'findings' ? listFound(segment) : listBeside(segment),
  );
  return toKeys(refs).filter(isMissing);
}

/** Objects that a segment has inside or beside it. */
export function listBeside(segment: RecordSegment) {
  return [...segment.pages.flatMap(({ chunks }) => chunks), ...listFound(segment)];
}

/** All of it but the gaze. */
function listFound({ pages, answers }: RecordSegment) {
  const ofPages = pages.map(({ findings }) => findings);
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

export function findObject<Found extends RecordObject>(
  objects: RecordObjects,
  key: string | null,
  format: Found['format'],
): Found {
  const object = key === null ? undefined : objects.get(key);
  if (object === undefined) throw new RangeError(`object ${key} is missing`);
  if (object.format !== format) throw new RangeError(`object ${key} is no ${format}`);
  checkFile(object, format);
  return object as Found;
}
