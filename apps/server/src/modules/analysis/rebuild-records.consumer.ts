// Objects of records have no second copy: what is gone, is not what it was, or is of another type than
// its project is made anew from packs.
import type { JobPayload } from '@fovea/contract';
import { WrongBytes } from '@fovea/records';
import { TaskFault } from '#platform/child/child-pool.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { isNoObject } from '#platform/storage/store-fault.ts';
import { getProjectType, listLeftOut } from './analysis.repo.ts';
import { findDamage } from './find-damage.ts';
import type { Merger } from './merger.ts';
import { rebuildRecords } from './rebuild-records.service.ts';
import { loadNewest } from './records-version.ts';
import { whileThere } from './while-there.ts';

/** A store that loses them faster than this needs a person. */
const AGAIN_S = 900;

type RebuildDeps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier' | 'log'> & {
  readonly merger: Pick<Merger, 'merge'>;
};
type Deps = RebuildDeps & Pick<ServerDeps, 'metrics'>;

export function renewRecords(
  deps: Deps,
  { projectId }: JobPayload<'rebuild-records.v1'>,
): Promise<Outcome> {
  return whileThere(deps, projectId, async () => {
    const { damaged } = await findDamage(deps, projectId);
    if (damaged !== undefined) {
      deps.log.error({ project: projectId, key: damaged }, 'records are damaged and made anew');
      deps.metrics.rebuiltRecords.inc();
    } else if (await areAsWanted(deps, projectId)) {
      return discard('nothing_to_rebuild');
    }
    await rebuildAsTheyWere(deps, projectId);
    return done();
  });
}

/** An upgrade to Pro leaves records of another type behind. */
async function areAsWanted(deps: Deps, projectId: string): Promise<boolean> {
  const { records } = await loadNewest(deps, projectId);
  if (records === undefined) return true;
  return records.type === (await getProjectType(deps.db, projectId));
}

/** Whoever an operator left out stays out. */
export async function rebuildAsTheyWere(
  deps: RebuildDeps,
  projectId: string,
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  const leftOut = await listLeftOut(deps.db, projectId);
  await rebuildRecords(deps, projectId, new Set([...leftOut, ...without]));
}

export function askForRebuild(
  { db, jobs }: Pick<ServerDeps, 'db' | 'jobs'>,
  projectId: string,
): Promise<void> {
  const once = { key: projectId, everyS: AGAIN_S };
  return jobs.enqueue(db, 'rebuild-records.v1', { projectId }, once);
}

/** Where work fails because of what it reads, that is made anew; the rebuild has what the work would add. */
export async function orRebuild(
  deps: Pick<ServerDeps, 'db' | 'jobs' | 'storage'>,
  projectId: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(await isOfDamage(deps, projectId, error))) throw error;
    await askForRebuild(deps, projectId);
    return discard('records_damaged');
  }
}

export async function isOfDamage(
  deps: Pick<ServerDeps, 'db' | 'storage'>,
  projectId: string,
  error: unknown,
): Promise<boolean> {
  if (!isOfBytes(error)) return false;
  return (await findDamage(deps, projectId)).damaged !== undefined;
}

/** Everything is read again for these alone: an object is gone, is no gzip or has another text. */
function isOfBytes(error: unknown): boolean {
  if (error instanceof TaskFault) return error.kind === 'threw';
  const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
  return isZlib || error instanceof WrongBytes || isNoObject(error);
}
