import type { SegmentList, SegmentListRef, SegmentRef } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { toJsonObject } from '#platform/storage/json-objects.ts';
import { countSettled, planJoin } from './plan-join.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';
import type { RecordsContent } from './records-version.ts';

export interface PlacedSegments extends Pick<RecordsContent, 'list' | 'segments'> {
  /** The list, where it has to be written. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** Segments that no join will take any more stand in a list beside the manifest, which so stays small. */
export async function placeSegments(
  names: ObjectNames,
  segments: readonly SegmentRef[],
): Promise<PlacedSegments> {
  const settled = segments.slice(0, countSettled(segments));
  if (settled.length === 0) return { list: null, segments: [...segments], objects: new Map() };
  const list: SegmentList = { format: 'fovea-segments', v: 3, segments: settled };
  const { sha256, bytes } = await toJsonObject(list);
  const key = `${toObjectPrefix(names, 'segments')}${sha256}.json`;
  const add = (of: 'participants' | 'samples') =>
    settled.reduce((sum, segment) => sum + segment[of], 0);
  const ref: SegmentListRef = {
    key,
    segments: settled.length,
    participants: add('participants'),
    samples: add('samples'),
    from: settled.map(({ from }) => from).sort()[0] ?? '',
    to:
      settled
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '',
  };
  return { list: ref, segments: segments.slice(settled.length), objects: new Map([[key, bytes]]) };
}

/** In the transaction of the version that has enough segments for it. */
export async function askForJoin(
  { jobs }: Pick<ServerDeps, 'jobs'>,
  tx: Tx,
  projectId: string,
  { list, segments }: Pick<RecordsContent, 'list' | 'segments'>,
): Promise<void> {
  // The list ends in a full segment, which stands for all of it.
  const before = list === null ? [] : [{ participants: list.participants }];
  if (planJoin([...before, ...segments]) === undefined) return;
  await jobs.enqueue(tx, 'join-records.v1', { projectId }, { key: projectId });
}
