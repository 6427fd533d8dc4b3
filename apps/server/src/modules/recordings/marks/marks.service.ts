// An owner marks a recording invalid and may take the mark back. Marks are answered beside the records,
// which are written again only once a session has come back, and when it is taken again.
import type { RecordingMark } from '@fovea/contract';
import { recordEvent } from '#modules/audit/public.ts';
import type { UserActor } from '#modules/auth/public.ts';
import { takeCreditAgain } from '#modules/credits/public.ts';
import { getVisibleProject, markDoneIfFull, takePlaces } from '#modules/projects/public.ts';
import { isUpToOwner } from '#modules/recordings/flags/flags.repo.ts';
import { decideFlagged } from '#modules/recordings/flags/flags.service.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findMarkable, insertMark, removeMark, removeReturnedMark } from './marks.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;

interface Own {
  readonly id: string;
  readonly projectId: string;
}

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
  const own = { id, projectId: recording.project_id };
  await getVisibleProject(deps.db, actor, own.projectId);
  const isDecided = isUpToOwner(recording) && (await decideFlagged(deps, actor.userId, own, valid));
  if (isDecided) return null;
  if (!valid) await mark(deps, actor, own, reason ?? null);
  else if (recording.session_returned) await takeBackReturned(deps, actor, own);
  else if (recording.invalid_at !== null) await takeBack(deps, actor, own);
  const now = await findMarkable(deps.db, id);
  const isMarked = now !== undefined && now.invalid_at !== null;
  return isMarked ? { recordingId: id, returned: now.session_returned } : null;
}

async function mark(deps: Deps, actor: UserActor, own: Own, reason: string | null) {
  const { id } = own;
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await insertMark(tx, { id, reason, now: deps.clock.now() });
    if (isNew) await follow(deps, tx, actor, own, false);
  });
}

async function takeBack(deps: Deps, actor: UserActor, own: Own): Promise<void> {
  const isRemoved = await deps.db.transaction().execute(async (tx) => {
    if (!(await removeMark(tx, own.id))) return false;
    await follow(deps, tx, actor, own, true);
    return true;
  });
  if (isRemoved) return;
  // The recording's credit came back in that moment.
  const recording = await findMarkable(deps.db, own.id);
  if (recording?.session_returned === true) await takeBackReturned(deps, actor, own);
}

/** Takes a place and a session of the project again, or is refused. */
async function takeBackReturned(deps: Deps, actor: UserActor, own: Own): Promise<void> {
  await takeCreditAgain(deps, own.id, async (tx, projectId) => {
    if (!(await removeReturnedMark(tx, own.id))) throw new AppError('mark_final');
    if ((await takePlaces(tx, projectId, 1)) === 0) throw new AppError('mark_final');
    await markDoneIfFull(tx, projectId);
    await follow(deps, tx, actor, own, true);
  });
  const { projectId } = own;
  await deps.jobs.enqueue(deps.db, 'build-aggregate.v1', { projectId }, { key: projectId });
}

/**
 * Follow-ups of a mark: an event without the reason, which is the owner's own text while events are
 * for ever, and a new map on the project's card, which leaves out marked people.
 */
async function follow(
  { jobs, clock }: Deps,
  tx: Tx,
  { userId }: UserActor,
  { id, projectId }: Own,
  valid: boolean,
): Promise<void> {
  const action = valid ? 'recording_marked_valid' : 'recording_marked_invalid';
  await recordEvent(tx, { action, actorId: userId, subjectId: id }, clock.now());
  await jobs.enqueue(tx, 'draw-card.v1', { projectId }, { key: projectId });
}
