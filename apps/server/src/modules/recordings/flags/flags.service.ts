// A recording whose pack speaks of fraud is set aside before it takes a place or a session for good. Its
// owner counts it or leaves it out; after some days it is left out by itself.
import { recordEvent } from '#modules/audit/public.ts';
import { admit } from '#modules/recordings/complete/waiting.service.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { isUpToOwner, listOverdueFlags, lockFlagged, setFlagState } from './flags.repo.ts';

const AT_ONCE = 500;

interface Own {
  readonly id: string;
  readonly projectId: string;
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;

/**
 * A recording that counts takes a place and a session like all that complete, or waits for a place.
 * False where its owner has no say any more, because it is read by now.
 */
export async function decideFlagged(
  deps: Deps,
  actorId: string,
  { id, projectId }: Own,
  counts: boolean,
): Promise<boolean> {
  const now = deps.clock.now();
  const admitted = await deps.db.transaction().execute(async (tx) => {
    const recording = await lockFlagged(tx, id);
    if (recording === undefined || !isUpToOwner(recording)) return undefined;
    if (recording.flag_state === (counts ? 'counted' : 'left_out')) return 0;
    if (!counts) return leaveOut(tx, { id, actorId, now });
    await setFlagState(tx, id, 'counted');
    await recordEvent(tx, { action: 'recording_counted', actorId, subjectId: id }, now);
    return admit(tx, projectId, [recording], now);
  });
  // After the commit: a job that ran before would not find it.
  if (admitted === 1) {
    await deps.jobs.enqueue(deps.db, 'build-aggregate.v1', { projectId }, { key: projectId });
  }
  return admitted !== undefined;
}

async function leaveOut(
  tx: Tx,
  {
    id,
    actorId,
    now,
  }: { readonly id: string; readonly actorId: string | null; readonly now: Date },
): Promise<0> {
  await setFlagState(tx, id, 'left_out');
  await recordEvent(tx, { action: 'recording_left_out', actorId, subjectId: id }, now);
  return 0;
}

/** Leaves out every recording whose owner has not decided in time. */
export async function leaveOutOverdue(deps: Deps & Pick<ServerDeps, 'notifier'>): Promise<void> {
  const now = deps.clock.now();
  for (const { id, project_id, owner_id } of await listOverdueFlags(deps.db, now, AT_ONCE)) {
    await deps.db.transaction().execute(async (tx) => {
      const recording = await lockFlagged(tx, id);
      // Its owner may have decided since it was found.
      if (recording?.flag_state === 'undecided') await leaveOut(tx, { id, actorId: null, now });
    });
    deps.notifier.notify({ audience: owner_id, subject: project_id, kind: 'participants' });
  }
}
