import { recordFailedTry, recordParked } from '#modules/recordings/public.ts';
import { TaskFault } from '#platform/child/child-pool.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { RecordingRow } from './analysis.repo.ts';
import { loadAnswers } from './load-answers.ts';
import { findPack, mendUnread } from './load-recording.ts';
import type { MadeRecords, MergeTask, PackToMerge } from './make-records.ts';
import type { Merger } from './merger.ts';

/** Bounds the gzipped packs that one child receives. The first is handed over whatever its size, so that every merge moves on. */
const MERGE_BYTES = 32 * 1_048_576;
/** Bounds what one merge holds in memory. Recordings beyond it wait for the next merge. */
export const MERGE_SAMPLES = 250_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log'> & {
  readonly merger: Pick<Merger, 'merge'>;
};

const toOwn = (projectId: string, id: string) => ({ id, projectId, state: 'complete' as const });

/**
 * Parks packs that cannot be read; those that the second bucket can give back wait for the next
 * merge. Answers how many stay out.
 */
export async function parkUnreadable(
  deps: Deps,
  projectId: string,
  packs: readonly PackToMerge[],
  { unreadable }: MadeRecords,
): Promise<number> {
  let parked = 0;
  for (const { id, message } of unreadable) {
    const pack = packs.find(({ row }) => row.id === id);
    if (pack !== undefined && (await mendUnread(deps, pack))) continue;
    deps.log.error({ recording: id, message }, 'a pack cannot be read');
    parked += 1;
    await deps.db
      .transaction()
      .execute((tx) => recordParked(tx, toOwn(projectId, id), 'pack_unreadable', deps.clock.now()));
  }
  return parked;
}

export async function loadPacks(
  deps: Pick<Deps, 'db' | 'storage'>,
  rows: readonly RecordingRow[],
  pageIds: MergeTask['pageIds'],
): Promise<readonly PackToMerge[]> {
  const packs: PackToMerge[] = [];
  const toAnswers = await loadAnswers(deps, rows, pageIds);
  let size = 0;
  for (const row of rows) {
    const bytes = await findPack(deps.storage, row);
    size += bytes?.length ?? 0;
    if (size > MERGE_BYTES && packs.length > 0) break;
    packs.push({ row, bytes, answers: toAnswers(row.id) });
  }
  return packs;
}

/**
 * A merge that is too much for a child is tried with one recording alone. If that is too much, it
 * has one try less: the others do not wait for it for ever.
 */
export async function mergeLighter(
  deps: Deps,
  projectId: string,
  task: MergeTask,
): Promise<MadeRecords | undefined> {
  try {
    return await deps.merger.merge(task);
  } catch (error) {
    const [first, ...others] = task.packs;
    if (!(error instanceof TaskFault) || first === undefined) throw error;
    if (others.length > 0) return mergeLighter(deps, projectId, { ...task, packs: [first] });
    const { id } = first.row;
    deps.log.warn({ recording: id, fault: error.kind }, 'no records could be made with it');
    await recordFailedTry(deps, toOwn(projectId, id), 'pack_too_heavy');
    return undefined;
  }
}

/** As above, but one that is too much for a child counts as one that cannot be read. */
export async function mergeOrLeave(
  { merger, log }: Pick<Deps, 'merger' | 'log'>,
  task: MergeTask,
): Promise<MadeRecords> {
  try {
    const made = await merger.merge(task);
    for (const { id, message } of made.unreadable) {
      log.error({ recording: id, message }, 'a pack cannot be read');
    }
    return made;
  } catch (error) {
    const [first, ...others] = task.packs;
    if (!(error instanceof TaskFault) || first === undefined) throw error;
    if (others.length > 0) {
      return mergeOrLeave({ merger, log }, { ...task, packs: [first], inside: undefined });
    }
    const { id } = first.row;
    log.warn({ recording: id, fault: error.kind }, 'no records could be made with it');
    const unreadable = [{ id, message: error.kind }];
    const { algorithms } = task;
    return { segment: undefined, algorithms, objects: new Map(), merged: [], unreadable };
  }
}
