// An owner marks a recording invalid and may take the mark back. Nothing of the records is written
// again: marks are answered beside them.
import type { RecordingMark } from '@fovea/contract';
import { recordEvent } from '#modules/audit/public.ts';
import type { UserActor } from '#modules/auth/public.ts';
import { takeCreditAgain } from '#modules/credits/public.ts';
import { getVisibleProject, markDoneIfFull, takePlaces } from '#modules/projects/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findMarkable, insertMark, removeMark, removeReturnedMark } from './marks.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock'>;

interface Marking {
  readonly valid: boolean;
  readonly reason?: string | undefined;
}

export async function markRecording(
  deps: Deps,
  actor: UserActor,
  id: string,
  { valid, reason }: Marking,
): Promise<RecordingMark | null> {
  const recording = await findMarkable(deps.db, id);
  if (recording === undefined) throw new AppError('not_found');
  await getVisibleProject(deps.db, actor, recording.project_id);
  if (!valid) await mark(deps, actor, id, reason ?? null);
  else if (recording.session_returned) await takeBackReturned(deps, actor, id);
  else if (recording.invalid_at !== null) await takeBack(deps, actor, id);
  const now = await findMarkable(deps.db, id);
  const isMarked = now !== undefined && now.invalid_at !== null;
  return isMarked ? { recordingId: id, returned: now.session_returned } : null;
}

async function mark(deps: Deps, actor: UserActor, id: string, reason: string | null) {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (await insertMark(tx, { id, reason, now })) await record(tx, actor, id, false, now);
  });
}

async function takeBack(deps: Deps, actor: UserActor, id: string): Promise<void> {
  const isRemoved = await deps.db.transaction().execute(async (tx) => {
    if (!(await removeMark(tx, id))) return false;
    await record(tx, actor, id, true, deps.clock.now());
    return true;
  });
  if (isRemoved) return;
  // Its session came back in that moment.
  const recording = await findMarkable(deps.db, id);
  if (recording?.session_returned === true) await takeBackReturned(deps, actor, id);
}

/** Takes a place and a session of the project again, or is refused. */
async function takeBackReturned(deps: Deps, actor: UserActor, id: string): Promise<void> {
  await takeCreditAgain(deps, id, async (tx, projectId) => {
    if (!(await removeReturnedMark(tx, id))) throw new AppError('mark_final');
    if ((await takePlaces(tx, projectId, 1)) === 0) throw new AppError('mark_final');
    await markDoneIfFull(tx, projectId);
    await record(tx, actor, id, true, deps.clock.now());
  });
}

/** Without the reason: it is the owner's own text, and events are for ever. */
function record(tx: Tx, { userId }: UserActor, id: string, valid: boolean, now: Date) {
  const action = valid ? 'recording_marked_valid' : 'recording_marked_invalid';
  return recordEvent(tx, { action, actorId: userId, subjectId: id }, now);
}
