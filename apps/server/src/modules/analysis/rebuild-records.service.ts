import type { MadeBy, SegmentRef } from '@fovea/contract';
import { markLeftOut, markMerged } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import {
  findNewestAggregate,
  findProjectForAggregate,
  getProjectType,
  isGazeRaw,
  listPacked,
  listPageIds,
  listRecordings,
} from './analysis.repo.ts';
import { askForCard } from './ask-for-card.ts';
import { loadLayouts } from './load-layouts.ts';
import { mendUnread } from './load-recording.ts';
import type { MadeRecords, PackToMerge } from './make-records.ts';
import { loadPacks, MERGE_SAMPLES, mergeOrLeave } from './merge-packs.ts';
import type { Merger } from './merger.ts';
import { askForJoin, placeSegments } from './place-segments.ts';
import { createNames } from './record-keys.ts';
import { commitVersion, storeObjects } from './records-version.ts';

const AT_ONCE = 200;
/** As often as workers may add a version meanwhile. */
const TRIES = 5;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'notifier' | 'log'> & {
  readonly merger: Pick<Merger, 'merge'>;
} & Partial<Pick<ServerDeps, 'jobs'>>; // Without them the next merge asks for what is to be joined.

export interface RebuiltRecords {
  readonly version: number;
  readonly merged: readonly string[];
  readonly leftOut: readonly string[];
  readonly unreadable: readonly string[];
}

/**
 * Makes a project's records anew from its packs, without the named recordings. Readers see the old
 * version until the new one is whole. Undefined when there is no such project.
 */
export async function rebuildRecords(
  deps: Deps,
  projectId: string,
  without: ReadonlySet<string>,
): Promise<RebuiltRecords | undefined> {
  const project = await findProjectForAggregate(deps.db, projectId);
  if (project === undefined) return undefined;
  await checkOwn(deps, projectId, without);
  for (let tries = 1; tries <= TRIES; tries++) {
    const newest = await findNewestAggregate(deps.db, projectId);
    const version = (newest?.version ?? 0) + 1;
    const { content, segments, written, ...lists } = await growAnew(
      deps,
      projectId,
      version,
      without,
    );
    const change = {
      projectId,
      version,
      content,
      written,
      manifestBefore: undefined,
      superseded: 'all' as const,
    };
    const now = deps.clock.now();
    const isNewest = await commitVersion(deps, change, async (tx) => {
      if (!(await markMerged(tx, lists.merged, version))) {
        throw new Error('somebody was erased meanwhile: try again');
      }
      await markLeftOut(tx, lists.leftOut, 'left_out', now);
      await markLeftOut(tx, lists.unreadable, 'pack_unreadable', now);
      if (deps.jobs !== undefined) {
        await askForJoin({ jobs: deps.jobs }, tx, projectId, { list: null, segments });
        await askForCard({ jobs: deps.jobs }, tx, projectId);
      }
    });
    if (!isNewest) continue;
    deps.notifier.notify({ audience: project.owner_id, subject: projectId, kind: 'records' });
    return { version, ...lists };
  }
  throw new Error('workers were faster with every version: try again');
}

/** A mistyped id must not end in records that still hold whom they were to leave out. */
async function checkOwn({ db }: Deps, projectId: string, ids: ReadonlySet<string>): Promise<void> {
  const rows = ids.size === 0 ? [] : await listRecordings(db, [...ids]);
  const own = new Set(rows.filter((row) => row.project_id === projectId).map(({ id }) => id));
  const foreign = [...ids].filter((id) => !own.has(id));
  if (foreign.length > 0) throw new RangeError(`not of this project: ${foreign.join(', ')}`);
}

async function growAnew(
  deps: Deps,
  projectId: string,
  version: number,
  without: ReadonlySet<string>,
) {
  const pageIds = await listPageIds(deps.db, projectId);
  const type = await getProjectType(deps.db, projectId);
  const isRaw = await isGazeRaw(deps.db, projectId);
  const layouts = await loadLayouts(deps.db, projectId);
  let algorithms: readonly MadeBy[] = [];
  const segments: SegmentRef[] = [];
  const written: string[] = [];
  const merged: string[] = [];
  const leftOut: string[] = [];
  const unreadable: string[] = [];
  const mended = new Set<string>();
  const keep = async (objects: ReadonlyMap<string, Uint8Array>) => {
    await storeObjects(deps, projectId, objects);
    written.push(...objects.keys());
  };
  for (let after = 0; ; ) {
    const rows = await listPacked(deps.db, projectId, { after, limit: AT_ONCE });
    if (rows.length === 0) break;
    const wanted = rows.filter(({ id }) => !without.has(id));
    const packs = await loadPacks(deps, wanted, pageIds);
    const areAll = after === 0 && rows.length < AT_ONCE && packs.length === wanted.length;
    const made = await mergeOrLeave(deps, {
      names: createNames(projectId, version),
      type,
      algorithms,
      pageIds,
      layouts,
      packs,
      inside: areAll ? 'empty' : undefined,
      samplesMax: MERGE_SAMPLES,
      isRaw,
    });
    // Packs that the second bucket gave back are read again.
    if (await mendNew(deps, packs, made, mended)) continue;
    ({ algorithms } = made);
    if (made.segment !== undefined) segments.push(made.segment);
    await keep(made.objects);
    merged.push(...made.merged);
    unreadable.push(...made.unreadable.map(({ id }) => id));
    // Recordings beyond the size of one merge come with the next.
    const taken = new Set([...made.merged, ...made.unreadable.map(({ id }) => id)]);
    const next = wanted.find(({ id }) => !taken.has(id));
    const passed = rows.filter(({ number }) => next === undefined || number < next.number);
    leftOut.push(...passed.flatMap(({ id }) => (without.has(id) ? [id] : [])));
    after = passed.at(-1)?.number ?? after;
  }
  const { objects, ...placed } = await placeSegments(
    deps,
    createNames(projectId, version),
    segments,
    {
      layouts,
      before: undefined,
    },
  );
  await keep(objects);
  const content = {
    type,
    algorithms: [...algorithms],
    participants: merged.length,
    ...placed,
    pages: pageIds.map(({ id, position }) => ({ index: position, id })),
  };
  return { content, segments, written, merged, leftOut, unreadable };
}

/** Whether a pack was mended that had not been before. */
async function mendNew(
  deps: Deps,
  packs: readonly PackToMerge[],
  { unreadable }: MadeRecords,
  mended: Set<string>,
): Promise<boolean> {
  const before = mended.size;
  for (const { id } of unreadable) {
    const pack = packs.find(({ row }) => row.id === id);
    if (pack === undefined || mended.has(id)) continue;
    if (await mendUnread(deps, pack)) mended.add(id);
  }
  return mended.size > before;
}
