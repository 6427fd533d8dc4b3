// A recording whose pack speaks of fraud is set aside before it takes a place or a session for good. Its
// owner counts it or leaves it out; after some days it is left out by itself.
import { recordEvent } from '#modules/audit/public.ts';
import { admit } from '#modules/recordings/complete/waiting.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { isUpToOwner, listOverdueFlags, lockFlagged, setFlagState } from './flags.repo.ts';

const AT_ONCE = 500;

interface Own {
  readonly id: string;
  readonly projectId: string;
}

/**
 * One that counts takes a place and a session like all who complete, or waits for a place like them.
 * False where it is not up to its owner any more.
 */
export async function decideFlagged(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  actorId: string | null,
  { id, projectId }: Own,
  counts: boolean,
): Promise<boolean> {
  const now = deps.clock.now();
  const state = counts ? 'counted' : 'left_out';
  const admitted = await deps.db.transaction().execute(async (tx) => {
    const recording = await lockFlagged(tx, id);
    if (recording === undefined || !isUpToOwner(recording)) return undefined;
    if (recording.flag_state === state) return 0;
    await setFlagState(tx, id, state);
    const action = counts ? 'recording_counted' : 'recording_left_out';
    await recordEvent(tx, { action, actorId, subjectId: id }, now);
    return counts ? admit(tx, projectId, [recording], now) : 0;
  });
  // After the commit: a job that ran before would not find it.
  if (admitted === 1) {
    await deps.jobs.enqueue(deps.db, 'build-aggregate.v1', { projectId }, { key: projectId });
  }
  return admitted !== undefined;
}

/** What its owner did not decide in time. */
export async function leaveOutOverdue(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'notifier'>,
): Promise<void> {
  const overdue = await listOverdueFlags(deps.db, deps.clock.now(), AT_ONCE);
  for (const { id, project_id: projectId, owner_id } of overdue) {
    await decideFlagged(deps, null, { id, projectId }, false);
    deps.notifier.notify({ audience: owner_id, subject: projectId, kind: 'participants' });
  }
}
