import { trySharedLock } from '#platform/db/session-lock.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, type Outcome, retry } from '#platform/jobs/outcome.ts';
import { findProjectForAggregate } from './analysis.repo.ts';
import { toAggregatesPrefix, toArchivesPrefix } from './record-keys.ts';
import { ProjectGone } from './records-version.ts';
import { removeSuperseded } from './superseded.repo.ts';

export type RecordedProject = NonNullable<Awaited<ReturnType<typeof findProjectForAggregate>>>;

/** Held by whoever writes records of a project, and alone by whoever erases somebody. */
export const toRecordsLock = (projectId: string) => `records ${projectId}`;

/** Leaves nothing behind for a project that is deleted meanwhile, and waits while somebody is erased. */
export async function whileThere(
  deps: Pick<ServerDeps, 'db' | 'storage'>,
  projectId: string,
  work: (project: RecordedProject) => Promise<Outcome>,
): Promise<Outcome> {
  const project = await findProjectForAggregate(deps.db, projectId);
  if (project === undefined) return discard('no_project');
  try {
    const lock = toRecordsLock(projectId);
    const outcome = await trySharedLock(deps.db, lock, () => work(project));
    return outcome ?? retry('somebody_is_erased');
  } catch (error) {
    if (error instanceof ProjectGone) return discard('no_project');
    throw error;
  } finally {
    // Records written for a deleted project may have come after its objects had gone.
    if ((await findProjectForAggregate(deps.db, projectId)) === undefined) {
      await deps.storage.removeAll(toAggregatesPrefix(projectId));
      await deps.storage.removeAll(toArchivesPrefix(projectId));
      await removeSuperseded(deps.db, projectId);
    }
  }
}
