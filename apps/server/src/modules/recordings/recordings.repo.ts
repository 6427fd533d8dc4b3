import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/**
 * In the given version of the project's records; nothing is wrong with them any more. False where one
 * of them is being erased: then that version must not come into being.
 */
export async function markMerged(
  tx: Tx,
  recordingIds: readonly string[],
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set({ merged_version: version, parked_at: null, parked_reason: null })
    .where('id', '=', sql<string>`ANY(${recordingIds}::uuid[])`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === recordingIds.length;
}

/**
 * In no version of the records; the next merge may take them. They were merged until now, so what has
 * parked them is the rebuild that left them out.
 */
export async function markUnmerged(db: Db, recordingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('recordings')
    .set({ merged_version: null, parked_at: null, parked_reason: null })
    .where('id', 'in', recordingIds)
    .execute();
}

/** Packed, and in no version of the records from here on. */
export async function markLeftOut(
  tx: Tx,
  recordingIds: readonly string[],
  reason: 'pack_unreadable' | 'left_out',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ merged_version: null, parked_at: now, parked_reason: reason })
    .where('id', '=', sql<string>`ANY(${recordingIds}::uuid[])`)
    .execute();
}

/** From here on they take no batch; who was writing one has to be waited for. */
export async function closeRecordings(db: Db, projectId: string, now: Date): Promise<void> {
  await db
    .updateTable('recordings')
    .set({ removed_at: now, address_hmac: null })
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .execute();
}

export function listRemoved(db: Db, projectId: string, limit: number) {
  return db
    .selectFrom('recordings')
    .select('id')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is not', null)
    .limit(limit)
    .execute();
}

/** Up to so many batches and dead letters of these recordings; answers how many went. */
export async function removeBytes(
  db: Db,
  recordingIds: readonly string[],
  limit: number,
): Promise<number> {
  const { numAffectedRows: batches = 0n } = await sql`
    DELETE FROM gaze_batches WHERE (recording_id, seq) IN (
      SELECT recording_id, seq FROM gaze_batches WHERE recording_id = ANY(${recordingIds}::uuid[])
      LIMIT ${limit})`.execute(db);
  const { numAffectedRows: letters = 0n } = await sql`
    DELETE FROM dead_letters WHERE id IN (
      SELECT id FROM dead_letters WHERE recording_id = ANY(${recordingIds}::uuid[])
      LIMIT ${limit})`.execute(db);
  return Number(batches + letters);
}

export async function removeRecordings(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('recordings').where('id', 'in', ids).execute();
}
