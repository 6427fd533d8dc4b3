import type { Db } from '#platform/db/db.ts';

/** Recordings left of a project, also of people who never finished. */
export async function listKept(db: Db, projectId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('id')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function hasRecordings(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recordings')
    .select('id')
    .where('project_id', '=', projectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
