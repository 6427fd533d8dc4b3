import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

export async function copyHashtags(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    INSERT INTO project_hashtags (project_id, hashtag_id, position)
    SELECT ${toId}, hashtag_id, position FROM project_hashtags WHERE project_id = ${fromId}`.execute(
    tx,
  );
}

/** From the id of each original to that of its copy. The bytes are shared. */
export async function copyAssets(
  tx: Tx,
  copies: ReadonlyMap<string, string>,
  { projectId, now }: { projectId: string; now: Date },
): Promise<void> {
  if (copies.size === 0) return;
  await sql`
    INSERT INTO assets (id, project_id, file_name, content_type, bytes, status, upload_key,
      object_key, width_px, height_px, kind, duration_ms, thumb_key, poster_key, hover_keys, sources,
      created_at)
    SELECT copy.id, ${projectId}, a.file_name, a.content_type, a.bytes, a.status, a.upload_key,
      a.object_key, a.width_px, a.height_px, a.kind, a.duration_ms, a.thumb_key, a.poster_key,
      a.hover_keys, a.sources, ${now}
    FROM unnest(${[...copies.keys()]}::uuid[], ${[...copies.values()]}::uuid[])
      AS copy (original_id, id)
    JOIN assets a ON a.id = copy.original_id`.execute(tx);
}
