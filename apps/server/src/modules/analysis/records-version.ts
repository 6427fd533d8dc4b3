// A version of a project's records: a manifest and the objects it leads to. Objects are noted before
// they are written, so that what no version came to name is removed like what none names any more.
import { type AggregatedRecords, aggregatedRecords } from '@fovea/contract';
import { setAggregateVersion } from '#modules/projects/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { getJson, toJsonObject } from '#platform/storage/json-objects.ts';
import { findNewestAggregate, insertAggregate } from './analysis.repo.ts';
import { createNames, toAggregatesPrefix, toObjectPrefix } from './record-keys.ts';
import { noteObjects, releaseObjects, supersedeOlder } from './superseded.repo.ts';

const PUTS_AT_ONCE = 8;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage'>;

/** Deleted while its records were built: the version must not come into being. */
export class ProjectGone extends Error {}

/** The growing part of a manifest; the rest says which version it is. */
export type RecordsContent = Pick<
  AggregatedRecords,
  'type' | 'algorithms' | 'participants' | 'pages' | 'list' | 'segments'
>;

export interface NewestRecords {
  /** 0 while there is none. */
  readonly version: number;
  readonly manifestKey: string | undefined;
  readonly records: AggregatedRecords | undefined;
}

export async function loadNewest(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  projectId: string,
): Promise<NewestRecords> {
  const newest = await findNewestAggregate(db, projectId);
  if (newest === undefined) return { version: 0, manifestKey: undefined, records: undefined };
  const { version, manifest_key: manifestKey } = newest;
  const records = aggregatedRecords.parse(await getJson(storage, manifestKey));
  return { version, manifestKey, records };
}

export async function storeObjects(
  { db, clock, storage }: Deps,
  projectId: string,
  objects: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await noteObjects(db, projectId, [...objects.keys()], clock.now());
  const waiting = [...objects];
  for (let start = 0; start < waiting.length; start += PUTS_AT_ONCE) {
    await Promise.all(
      waiting
        .slice(start, start + PUTS_AT_ONCE)
        .map(([key, bytes]) =>
          storage.put(key, bytes, { contentType: 'application/json', gzipped: true }),
        ),
    );
  }
}

export interface VersionChange {
  readonly projectId: string;
  readonly version: number;
  readonly content: RecordsContent;
  /** Objects of this version that are written already. */
  readonly written: readonly string[];
  /** Keys that this version drops, beside the manifest before it; or everything that is older. */
  readonly superseded: readonly string[] | 'all';
  readonly manifestBefore: string | undefined;
}

/** Writes the manifest and makes it the newest. False when another builder was faster. */
export async function commitVersion(
  deps: Deps,
  { projectId, version, content, written, superseded, manifestBefore }: VersionChange,
  alongside: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const manifest: AggregatedRecords = {
    format: 'fovea-aggregated',
    v: 3,
    projectId,
    version,
    type: content.type,
    algorithms: content.algorithms,
    participants: content.participants,
    pages: content.pages,
    list: content.list,
    segments: content.segments,
  };
  // A manifest that could not be read again must not be written.
  aggregatedRecords.parse(manifest);
  const { sha256, bytes } = await toJsonObject(manifest);
  const manifestKey = `${toObjectPrefix(createNames(projectId, version))}${sha256}.json`;
  await storeObjects(deps, projectId, new Map([[manifestKey, bytes]]));
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const row = { projectId, version, manifestKey, participants: content.participants, now };
    if (!(await insertAggregate(tx, { ...row, chunkKeys: listNamed(content) }))) return false;
    if (!(await setAggregateVersion(tx, projectId, version))) throw new ProjectGone();
    if (!(await releaseObjects(tx, [...written, manifestKey]))) {
      throw new Error('objects were removed before a version named them');
    }
    if (superseded === 'all') {
      await supersedeOlder(tx, projectId, toAggregatesPrefix(projectId), version, now);
    } else {
      const keys = [...superseded, ...(manifestBefore === undefined ? [] : [manifestBefore])];
      await noteObjects(tx, projectId, keys, now);
    }
    await alongside(tx);
    return true;
  });
}

/** Keys that the manifest itself names. */
function listNamed({ list, segments }: RecordsContent): string[] {
  const keys = segments.flatMap(({ key }) => (key === null ? [] : [key]));
  return list === null ? keys : [list.key, ...keys];
}
