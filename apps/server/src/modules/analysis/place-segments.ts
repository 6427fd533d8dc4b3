import type { SegmentList, SegmentListRef, SegmentRef } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { toJsonObject } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { countListed, mayJoin } from './plan-join.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';
import type { RecordsContent } from './records-version.ts';
import { type Listing, sumMaps } from './sum-maps.ts';

export interface PlacedSegments extends Pick<RecordsContent, 'list' | 'segments'> {
  /** The list and its maps, where they have to be written. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** Large segments stand in a list beside the manifest, so that each merge writes few names. */
export async function placeSegments(
  deps: { readonly storage: Pick<Storage, 'get'> },
  names: ObjectNames,
  segments: readonly SegmentRef[],
  { layouts, before }: Omit<Listing, 'listed'>,
): Promise<PlacedSegments> {
  const listed = segments.slice(0, countListed(segments));
  if (listed.length === 0) return { list: null, segments: [...segments], objects: new Map() };
  const { maps, objects } = await sumMaps(deps, names, { layouts, listed, before });
  const list: SegmentList = { format: 'fovea-segments', v: 3, segments: listed, maps };
  const { sha256, bytes } = await toJsonObject(list);
  const key = `${toObjectPrefix(names, 'segments')}${sha256}.json`;
  const add = (of: 'participants' | 'samples') =>
    listed.reduce((sum, segment) => sum + segment[of], 0);
  const ref: SegmentListRef = {
    key,
    segments: listed.length,
    participants: add('participants'),
    samples: add('samples'),
    from: listed.map(({ from }) => from).sort()[0] ?? '',
    to:
      listed
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '',
  };
  return {
    list: ref,
    segments: segments.slice(listed.length),
    objects: new Map([...objects, [key, bytes]]),
  };
}

/** In the transaction of the version that may have enough segments for it. What is new stands beside the list. */
export async function askForJoin(
  { jobs }: Pick<ServerDeps, 'jobs'>,
  tx: Tx,
  projectId: string,
  { list, segments }: Pick<RecordsContent, 'list' | 'segments'>,
): Promise<void> {
  if (!mayJoin(list !== null, segments)) return;
  await jobs.enqueue(tx, 'join-records.v1', { projectId }, { key: projectId });
}
