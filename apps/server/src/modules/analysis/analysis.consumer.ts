import type { JobPayload } from '@fovea/contract';
import { markMerged } from '#modules/recordings/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome, retry } from '#platform/jobs/outcome.ts';
import { getProjectType, isGazeRaw, listPageIds, listUnmerged } from './analysis.repo.ts';
import { askForCard } from './ask-for-card.ts';
import { findKnown } from './find-known.ts';
import { loadLayouts } from './load-layouts.ts';
import type { MadeRecords } from './make-records.ts';
import { loadPacks, MERGE_SAMPLES, mergeLighter, parkUnreadable } from './merge-packs.ts';
import type { Merger } from './merger.ts';
import { askForJoin } from './place-segments.ts';
import { orRebuild } from './rebuild-records.consumer.ts';
import { createNames } from './record-keys.ts';
import { commitVersion, loadNewest, type RecordsContent, storeObjects } from './records-version.ts';
import { addTestRecords } from './test-records.ts';
import { type RecordedProject, whileThere } from './while-there.ts';

const MERGE_AT_ONCE = 200;
const EMPTY: Omit<RecordsContent, 'type'> = {
  algorithms: [],
  participants: 0,
  pages: [],
  list: null,
  segments: [],
};

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier' | 'log'> & {
  readonly merger: Merger;
};

/**
 * Adds packed recordings to the newest version, as a segment of their own. Nothing of the gaze that
 * is there is read or written again, so one more participant costs the same in every project. A
 * recording that is there already changes nothing, one that cannot be read is parked alone. What
 * costs time is done by a child; database and store stay here.
 */
export async function buildAggregate(
  deps: Deps,
  { projectId }: JobPayload<'build-aggregate.v1'>,
): Promise<Outcome> {
  return whileThere(deps, projectId, async (project) => {
    const tests = await addTestRecords(deps, projectId);
    if (tests > 0) tellOwner(deps, project);
    return orRebuild(deps, projectId, () => addRecordings(deps, project));
  });
}

function tellOwner({ notifier }: Pick<Deps, 'notifier'>, { id, owner_id }: RecordedProject): void {
  notifier.notify({ audience: owner_id, subject: id, kind: 'records' });
}

async function addRecordings(deps: Deps, project: RecordedProject): Promise<Outcome> {
  const { id: projectId } = project;
  const added = await listUnmerged(deps.db, projectId, { limit: MERGE_AT_ONCE });
  if (added.length === 0) return discard('nothing_new');

  const newest = await loadNewest(deps, projectId);
  const { records: stored } = newest;
  // After the version was read: whoever upgrades then makes a newer one, and this one gives way.
  const type = await getProjectType(deps.db, projectId);
  const records: RecordsContent = stored ?? { ...EMPTY, type };
  const version = newest.version + 1;
  const ids = added.map(({ id }) => id);
  const known = await findKnown(deps, records, ids);
  const there = ids.filter((id) => known.has(id));
  const pageIds = await listPageIds(deps.db, projectId);
  const packs = await loadPacks(
    deps,
    added.filter(({ id }) => !known.has(id)),
    pageIds,
  );
  const made = await mergeLighter(deps, projectId, {
    type,
    names: createNames(projectId, version),
    algorithms: records.algorithms,
    inside: records.participants === 0 ? 'empty' : records.segments[0]?.inline,
    pageIds,
    layouts: await loadLayouts(deps.db, projectId),
    packs,
    samplesMax: MERGE_SAMPLES,
    isRaw: await isGazeRaw(deps.db, projectId),
  });
  if (made === undefined) return retry('merge_too_heavy');
  const parked = await parkUnreadable(deps, projectId, packs, made);
  const merged = [...there, ...made.merged];
  const isMore = added.length === MERGE_AT_ONCE || merged.length + parked < added.length;
  const mark = async (tx: Tx, inVersion: number) => {
    if (!(await markMerged(tx, merged, inVersion))) {
      throw new Error('somebody was erased meanwhile');
    }
    if (isMore) {
      await deps.jobs.enqueue(tx, 'build-aggregate.v1', { projectId }, { key: projectId });
    }
    if (records.type !== type) {
      await deps.jobs.enqueue(tx, 'rebuild-records.v1', { projectId }, { key: projectId });
    }
  };
  if (made.segment === undefined) {
    await deps.db.transaction().execute((tx) => mark(tx, newest.version));
  } else {
    const content = grow(records, made, pageIds);
    await storeObjects(deps, projectId, made.objects);
    const change = {
      projectId,
      version,
      content,
      manifestBefore: newest.manifestKey,
      written: [...made.objects.keys()],
      superseded: [],
    };
    const isNewest = await commitVersion(deps, change, async (tx) => {
      await mark(tx, version);
      await askForJoin(deps, tx, projectId, content);
      await askForCard(deps, tx, projectId, records.participants === 0);
    });
    if (!isNewest) return retry('another_builder');
  }
  if (merged.length === 0) return discard('nothing_readable');
  tellOwner(deps, project);
  return done();
}

function grow(
  records: RecordsContent,
  { segment, algorithms }: MadeRecords,
  pageIds: readonly { readonly id: string; readonly position: number }[],
): RecordsContent {
  const apart = records.segments.filter(({ inline }) => inline === undefined);
  const segments = segment === undefined ? apart : [...apart, segment];
  const counted = [...segments, ...(records.list === null ? [] : [records.list])];
  return {
    type: records.type,
    algorithms: [...algorithms],
    participants: counted.reduce((sum, { participants }) => sum + participants, 0),
    pages: pageIds.map(({ id, position }) => ({ index: position, id })),
    list: records.list,
    segments,
  };
}
