import type { AggregatedRecords, JobPayload, SegmentList, SegmentRef } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome, retry } from '#platform/jobs/outcome.ts';
import { findList, loadList } from './find-known.ts';
import { loadLayouts } from './load-layouts.ts';
import type { Merger } from './merger.ts';
import { placeSegments } from './place-segments.ts';
import { countListed, planJoin } from './plan-join.ts';
import { orRebuild } from './rebuild-records.consumer.ts';
import { createNames, type ObjectNames } from './record-keys.ts';
import { commitVersion, loadNewest, storeObjects } from './records-version.ts';
import { type RewrittenSegment, rewriteSegments } from './rewrite-segments.ts';
import { whileThere } from './while-there.ts';

/** As often as workers may add a version meanwhile. */
const TRIES = 20;
const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, Uint8Array> = new Map();

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage'> & { readonly merger: Merger };

/** Joins small segments into a larger one. Readers get the same from either. */
export function joinRecords(
  deps: Deps,
  { projectId }: JobPayload<'join-records.v1'>,
): Promise<Outcome> {
  return whileThere(deps, projectId, () =>
    orRebuild(deps, projectId, () => joinNext(deps, projectId)),
  );
}

async function joinNext(deps: Deps, projectId: string): Promise<Outcome> {
  const { version, records } = await loadNewest(deps, projectId);
  if (records === undefined) return discard('nothing_to_join');
  const segments = [...(await loadList(deps, records)), ...records.segments];
  const plan = planJoin(segments);
  if (plan === undefined) return discard('nothing_to_join');
  const names = createNames(projectId, version + 1);
  const joined = segments.slice(plan.start, plan.end);
  const indexes = records.pages.map(({ index }) => index);
  const layouts = await loadLayouts(deps.db, projectId);
  const made = await rewriteSegments(deps, names, joined, { indexes, layouts }, NOBODY);
  const isDone = await replaceSegments(deps, names, joined, made);
  return isDone ? done() : retry('another_builder');
}

/** Versions that came meanwhile are kept, as long as they still have the segments to replace. */
export async function replaceSegments(
  deps: Omit<Deps, 'merger'>,
  names: ObjectNames,
  replaced: readonly SegmentRef[],
  { ref, written, superseded }: RewrittenSegment,
): Promise<boolean> {
  const { projectId } = names;
  for (let tries = 0; tries < TRIES; tries++) {
    const { version, manifestKey, records } = await loadNewest(deps, projectId);
    if (records === undefined) return false;
    const before = await findList(deps, records);
    const segments = exchange(records, before, replaced, ref);
    if (segments === undefined) return false;
    const isSameList =
      countListed(segments) === (records.list?.segments ?? 0) && areBeside(records, replaced);
    const placed = isSameList
      ? { list: records.list, segments: segments.slice(countListed(segments)), objects: NOTHING }
      : await placeSegments(deps, names, segments, {
          layouts: await loadLayouts(deps.db, projectId),
          before,
        });
    const { list, objects } = placed;
    await storeObjects(deps, projectId, objects);
    const content = {
      type: records.type,
      algorithms: records.algorithms,
      participants: segments.reduce((sum, { participants }) => sum + participants, 0),
      pages: records.pages,
      list,
      segments: placed.segments,
    };
    const oldList =
      isSameList || records.list === null
        ? []
        : [records.list.key, ...(before?.maps ?? []).map(({ key }) => key)];
    const change = {
      projectId,
      version: version + 1,
      content,
      manifestBefore: manifestKey,
      written: [...written, ...objects.keys()],
      superseded: [...superseded, ...oldList],
    };
    const isNewest = await commitVersion(deps, change, async (tx) => {
      if (planJoin(segments) !== undefined) {
        await deps.jobs.enqueue(tx, 'join-records.v1', { projectId }, { key: projectId });
      }
    });
    if (isNewest) return true;
  }
  return false;
}

/** Whether none of them stands in the list. */
function areBeside({ segments }: AggregatedRecords, refs: readonly SegmentRef[]): boolean {
  const keys = new Set(segments.map(({ key }) => key));
  return refs.every(({ key }) => keys.has(key));
}

function exchange(
  records: AggregatedRecords,
  list: SegmentList | undefined,
  replaced: readonly SegmentRef[],
  by: SegmentRef | undefined,
): SegmentRef[] | undefined {
  const segments = [...(list?.segments ?? []), ...records.segments];
  const start = segments.findIndex(({ key }) => key === replaced[0]?.key);
  const isThere = replaced.every(({ key }, i) => segments[start + i]?.key === key);
  if (start < 0 || !isThere) return undefined;
  return segments.toSpliced(start, replaced.length, ...(by === undefined ? [] : [by]));
}
