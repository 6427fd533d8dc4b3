import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** From the id of each original to that of its copy. The bytes are shared. */
export async function copyAssets(
  tx: Tx,
  copies: ReadonlyMap<string, string>,
  { projectId, now }: { projectId: string; now: Date },
): Promise<void> {
  if (copies.size === 0) return;
  await sql`
    INSERT INTO assets (id, project_id, file_name, content_type, bytes, status, upload_key,
      object_key, object_bytes, width_px, height_px, kind, duration_ms, thumb_key, poster_key,
      hover_keys, sources, created_at)
    SELECT copy.id, ${projectId}, a.file_name, a.content_type, a.bytes, a.status, a.upload_key,
      a.object_key, a.object_bytes, a.width_px, a.height_px, a.kind, a.duration_ms, a.thumb_key,
      a.poster_key, a.hover_keys, a.sources, ${now}
    FROM unnest(${[...copies.keys()]}::uuid[], ${[...copies.values()]}::uuid[])
      AS copy (original_id, id)
    JOIN assets a ON a.id = copy.original_id`.execute(tx);
}

/** Uploads to other projects that this one shows and no project after it. */
export async function listUploadsFromElsewhere(
  db: Db,
  projectId: string,
  ownPrefix: string,
): Promise<string[]> {
  const { rows } = await sql<{ upload_key: string }>`
    SELECT DISTINCT own.upload_key FROM assets own
    WHERE own.project_id = ${projectId} AND NOT starts_with(own.upload_key, ${ownPrefix})
      AND NOT EXISTS (
        SELECT FROM assets a WHERE a.upload_key = own.upload_key AND ${isShownAfter(projectId)}
      )`.execute(db);
  return rows.map(({ upload_key }) => upload_key);
}

/** Uploads to this project that its copies show. */
export async function listUploadsShownElsewhere(
  db: Db,
  projectId: string,
  ownPrefix: string,
): Promise<string[]> {
  const { rows } = await sql<{ upload_key: string }>`
    SELECT DISTINCT a.upload_key FROM assets a
    WHERE a.upload_key LIKE ${`${ownPrefix}%`} AND ${isShownAfter(projectId)}`.execute(db);
  return rows.map(({ upload_key }) => upload_key);
}

/**
 * The last of several deleted projects takes the shared objects along, so that workers who forget
 * them at once leave none to each other.
 */
function isShownAfter(projectId: string) {
  return sql`EXISTS (
    SELECT FROM projects other, projects own WHERE other.id = a.project_id
      AND own.id = ${projectId} AND other.id <> own.id AND (
        other.deleted_at IS NULL OR (other.deleted_at, other.id) > (own.deleted_at, own.id)
      )
  )`;
}

export async function removeAssets(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('assets').where('project_id', '=', projectId).execute();
}
