import {
  type AggregatedRecords,
  aggregatedRecords,
  recordSegment,
  type SegmentRef,
  segmentList,
} from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { findWhole, readJson } from '#platform/storage/json-objects.ts';
import { findNewestAggregate } from './analysis.repo.ts';
import { listKeys } from './stored-segment.ts';

type Deps = Pick<ServerDeps, 'db' | 'storage'>;

export interface LookedThrough {
  readonly objects: number;
  /** The first object that is gone or is not what it was. */
  readonly damaged: string | undefined;
}

/** Reads every object of the newest version. */
export async function findDamage(deps: Deps, projectId: string): Promise<LookedThrough> {
  const newest = await findNewestAggregate(deps.db, projectId);
  if (newest === undefined) return { objects: 0, damaged: undefined };
  let objects = 0;
  let damaged: string | undefined;
  const walk = listVersion(newest.manifest_key);
  for (let next = await walk.next(); next.done !== true; ) {
    const key = next.value;
    const bytes = await findWhole(deps.storage, key);
    objects += 1;
    if (bytes === undefined) {
      damaged = key;
      break;
    }
    next = await walk.next(bytes);
  }
  // A newer version may have replaced this one meanwhile, whose objects then go: that is no damage.
  const isNewest = (await findNewestAggregate(deps.db, projectId))?.version === newest.version;
  return { objects, damaged: isNewest ? damaged : undefined };
}

/** Asks for the objects of a version one by one; each tells of further ones. */
async function* listVersion(manifestKey: string): AsyncGenerator<string, void, Uint8Array> {
  const records: AggregatedRecords = aggregatedRecords.parse(
    await readJson(manifestKey, yield manifestKey),
  );
  const { list } = records;
  const listed: readonly SegmentRef[] =
    list === null ? [] : segmentList.parse(await readJson(list.key, yield list.key)).segments;
  for (const { key, whole } of [...listed, ...records.segments]) {
    if (key === null) continue;
    const bytes = yield key;
    if (whole) continue;
    yield* listKeys(recordSegment.parse(await readJson(key, bytes)));
  }
}
