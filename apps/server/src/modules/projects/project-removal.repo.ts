import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export async function markDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE projects SET deleted_at = ${now},
      status = CASE status WHEN 'active' THEN 'done' ELSE status END,
      finished_at = CASE status WHEN 'active' THEN ${now} ELSE finished_at END
    WHERE id = ${id}`.execute(tx);
}

export function findDeleted(db: Db, id: string) {
  return db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
}

export function listDeleted(db: Db) {
  return db
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .orderBy('deleted_at')
    .limit(100)
    .execute();
}

export function listRecordings(db: Db, projectId: string, limit: number) {
  return db
    .selectFrom('recordings')
    .select(['id', 'pack_key'])
    .where('project_id', '=', projectId)
    .limit(limit)
    .execute();
}

export async function removeRecordings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('gaze_batches').where('recording_id', 'in', ids).execute();
  await tx.deleteFrom('dead_letters').where('recording_id', 'in', ids).execute();
  await tx.deleteFrom('recordings').where('id', 'in', ids).execute();
}

/** Of pictures and of aggregated records. */
export async function listObjectKeys(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    ${toAssetKeys(sql`a.project_id = ${projectId}`)}
    UNION SELECT upload_key FROM assets
      WHERE project_id = ${projectId} AND status IN ('uploading', 'checking')
    UNION SELECT manifest_key FROM aggregates WHERE project_id = ${projectId}
    UNION SELECT unnest(chunk_keys) FROM aggregates WHERE project_id = ${projectId}`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Keys of this project that a copy of it shows too. Of several deleted ones the last takes the
 * shared objects along, so that workers who forget them at once leave none to each other.
 */
export async function listSharedKeys(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    ${toAssetKeys(sql`a.object_key IN (
      SELECT object_key FROM assets WHERE project_id = ${projectId}
    ) AND EXISTS (
      SELECT FROM projects other, projects own WHERE other.id = a.project_id
        AND own.id = ${projectId} AND other.id <> own.id AND (
          other.deleted_at IS NULL OR (other.deleted_at, other.id) > (own.deleted_at, own.id)
        )
    )`)}`.execute(db);
  return rows.map(({ key }) => key);
}

function toAssetKeys(where: ReturnType<typeof sql>) {
  return sql`
    SELECT key FROM assets a
    CROSS JOIN LATERAL unnest(
      ARRAY[a.object_key, a.thumb_key, a.poster_key] || a.hover_keys
        || ARRAY(SELECT source->>'key' FROM jsonb_array_elements(a.sources) AS source)
    ) AS key
    WHERE key IS NOT NULL AND ${where}`;
}

export async function removeRows(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('aggregates').where('project_id', '=', projectId).execute();
  await tx.deleteFrom('pages').where('project_id', '=', projectId).execute();
  await tx.deleteFrom('assets').where('project_id', '=', projectId).execute();
  await tx.deleteFrom('project_hashtags').where('project_id', '=', projectId).execute();
}

export async function markForgotten(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ forgotten_at: now, password_sealed: null })
    .where('id', '=', id)
    .execute();
}
