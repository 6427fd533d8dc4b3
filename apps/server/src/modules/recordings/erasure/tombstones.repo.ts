import type { ErasureReason } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export function lockForErasure(tx: Tx, id: string) {
  return tx
    .selectFrom('recordings')
    .select(['id', 'project_id', 'state', 'holds_place', 'is_test', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** One that is there already stays as it is. */
export async function insertTombstone(
  db: Db | Tx,
  tombstone: {
    readonly recordingId: string;
    readonly projectId: string;
    readonly reason: ErasureReason;
    readonly holdsPlace: boolean;
    readonly askedAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('tombstones')
    .values({
      recording_id: tombstone.recordingId,
      project_id: tombstone.projectId,
      reason: tombstone.reason,
      holds_place: tombstone.holdsPlace,
      asked_at: tombstone.askedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes a tombstone over into a database that is older than the erasure. Where the recording was
 * brought back, it is to be forgotten anew; else all there is to do is to know of it. False where
 * its project is not there.
 */
export async function reopenTombstone(
  tx: Tx,
  tombstone: {
    readonly recordingId: string;
    readonly projectId: string;
    readonly reason: ErasureReason;
    readonly askedAt: Date;
    readonly isBack: boolean;
  },
): Promise<boolean> {
  const { recordingId, projectId, reason, askedAt, isBack } = tombstone;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO tombstones (recording_id, project_id, reason, holds_place, asked_at)
    SELECT ${recordingId}, id, ${reason}, false, ${askedAt} FROM projects WHERE id = ${projectId}
    ON CONFLICT (recording_id) DO UPDATE SET
      forgotten_at = CASE WHEN ${isBack} THEN NULL ELSE tombstones.forgotten_at END,
      erased_at = CASE WHEN ${isBack} THEN NULL ELSE tombstones.erased_at END`.execute(tx);
  return numAffectedRows > 0n;
}

/** Closes a recording for writing: every writer checks this in its transaction. */
export async function closeForErasure(
  tx: Tx,
  id: string,
  { holdsPlace, now }: { readonly holdsPlace: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ removed_at: now, holds_place: holdsPlace, receipt_hmac: null, address_hmac: null })
    .where('id', '=', id)
    .execute();
}

/** Recordings that are closed and not forgotten yet, oldest first. */
export function listToForget(db: Db, projectId: string, limit: number) {
  return db
    .selectFrom('tombstones')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('forgotten_at', 'is', null)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

/** Projects whose store is to be looked through once more. */
export async function listToLookAgain(
  db: Db,
  projectId: string,
  forgottenBefore: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tombstones')
    .select('recording_id')
    .where('project_id', '=', projectId)
    .where('forgotten_at', '<', forgottenBefore)
    .where('erased_at', 'is', null)
    .execute();
  return rows.map(({ recording_id }) => recording_id);
}

/** Projects with something left to do, however it came to be left. */
export function listProjectsToErase(
  db: Db,
  { askedBefore, forgottenBefore }: { readonly askedBefore: Date; readonly forgottenBefore: Date },
) {
  return db
    .selectFrom('tombstones')
    .select('project_id as id')
    .distinct()
    .where('erased_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        and([eb('forgotten_at', 'is', null), eb('asked_at', '<', askedBefore)]),
        eb('forgotten_at', '<', forgottenBefore),
      ]),
    )
    .limit(1_000)
    .execute();
}

/** Recordings that some version of the records may hold. */
export async function listPerhapsMerged(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('state', '=', 'complete')
    .where('packed_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markForgotten(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('tombstones')
    .set({ forgotten_at: now })
    .where('recording_id', 'in', ids)
    .execute();
}

export async function markErased(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('tombstones')
    .set({ erased_at: now })
    .where('recording_id', 'in', ids)
    .execute();
}
