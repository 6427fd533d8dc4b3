import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export interface DrawnMap {
  readonly pageId: string;
  readonly slot: number;
  readonly key: string;
}

/** Locks the project; false if it is already deleted. */
export async function lockDrawn(tx: Tx, projectId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDrawnMaps(
  tx: Tx,
  projectId: string,
  maps: readonly DrawnMap[],
): Promise<void> {
  if (maps.length === 0) return;
  const rows = maps.map(({ pageId, slot, key }) => ({
    project_id: projectId,
    page_id: pageId,
    slot,
    object_key: key,
  }));
  await tx.insertInto('drawn_maps').values(rows).execute();
}

/** Answers the keys of those that have gone. */
export async function removeDrawnMaps(tx: Tx | Db, projectId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('drawn_maps')
    .where('project_id', '=', projectId)
    .returning('object_key')
    .execute();
  return rows.map(({ object_key }) => object_key);
}

/** The first pictures of a project, those that its card shows. */
export async function listCardPictures(db: Db, projectId: string, limit: number) {
  const { rows } = await sql<{ page_id: string; slot: number }>`
    SELECT s.page_id, s.slot FROM pages g
    JOIN page_assets s ON s.page_id = g.id
    JOIN assets a ON a.id = s.asset_id
    WHERE g.project_id = ${projectId} AND a.status = 'ready'
    ORDER BY g.position, s.slot LIMIT ${limit}`.execute(db);
  return rows;
}
