import { isCollected } from '#modules/projects/public.ts';
import type { Db, Tx } from '#platform/db/db.ts';

/** What an owner may mark: recordings that are read, those whose session came back, and flagged ones. */
export function findMarkable(db: Db | Tx, id: string) {
  return db
    .selectFrom('recordings')
    .select(['id', 'project_id', 'invalid_at', 'session_returned', 'flag_state', 'holds_place'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(({ eb, or }) =>
      or([isCollected(), eb('session_returned', '=', true), eb('flag_state', 'is not', null)]),
    )
    .executeTakeFirst();
}

/** False where it has a mark already. */
export async function insertMark(
  tx: Tx,
  { id, reason, now }: { readonly id: string; readonly reason: string | null; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set({ invalid_at: now, invalid_reason: reason })
    .where('id', '=', id)
    .where('invalid_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const NO_MARK = {
  invalid_at: null,
  invalid_reason: null,
  mark_decided_at: null,
  session_returned: false,
} as const;

/** False where there is none, or its session has come back meanwhile. */
export async function removeMark(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set(NO_MARK)
    .where('id', '=', id)
    .where('invalid_at', 'is not', null)
    .where('session_returned', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the recording its place again. */
export async function removeReturnedMark(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set({ ...NO_MARK, holds_place: true })
    .where('id', '=', id)
    .where('session_returned', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks that have stood since then. One whose session is not paid yet waits for that. */
export function listUndecided(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select(['recordings.id', 'recordings.project_id', 'recordings.invalid_at'])
    .select('projects.owner_id')
    .where('recordings.invalid_at', '<=', before)
    .where('recordings.mark_decided_at', 'is', null)
    .where('recordings.removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consumptions')
            .select('consumptions.recording_id')
            .whereRef('consumptions.recording_id', '=', 'recordings.id')
            .where('consumptions.settled_at', 'is', null),
        ),
      ),
    )
    .orderBy('recordings.invalid_at')
    .limit(limit)
    .execute();
}

/** The session stays used. */
export async function markDecided(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('recordings')
    .set({ mark_decided_at: now })
    .where('id', '=', id)
    .where('invalid_at', 'is not', null)
    .where('mark_decided_at', 'is', null)
    .execute();
}

/**
 * Session and place are given up. False where the mark that was found was taken back meanwhile; an
 * operator needs none.
 */
export async function markReturnedSession(
  tx: Tx,
  id: string,
  { markedAt, now }: { readonly markedAt: Date | undefined; readonly now: Date },
): Promise<boolean> {
  let update = tx
    .updateTable('recordings')
    .set(({ fn, ref, val }) => ({
      invalid_at: fn.coalesce(ref('invalid_at'), val(now)),
      mark_decided_at: now,
      session_returned: true,
      holds_place: false,
    }))
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  if (markedAt !== undefined) update = update.where('invalid_at', '=', markedAt);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Recordings whose session came back while a version of the records had them. */
export async function listReturnedInRecords(db: Db, projectId: string): Promise<string[]> {
  const rows = await selectReturned(db).select('id').where('project_id', '=', projectId).execute();
  return rows.map(({ id }) => id);
}

export function listProjectsWithReturned(db: Db, limit: number) {
  return selectReturned(db).select('project_id as id').distinct().limit(limit).execute();
}

const selectReturned = (db: Db) =>
  db
    .selectFrom('recordings')
    .where('session_returned', '=', true)
    .where('merged_version', 'is not', null)
    .where('removed_at', 'is', null);

export async function listMarks(db: Db, projectId: string) {
  const rows = await db
    .selectFrom('recordings')
    .select(['id', 'session_returned'])
    .where('project_id', '=', projectId)
    .where('invalid_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ id, session_returned }) => ({ recordingId: id, returned: session_returned }));
}
