import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export interface NewHashtag {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly color: number;
  readonly now: Date;
}

/** Deleted projects count for nothing. */
const projects = sql<number>`(
  SELECT count(*)::int FROM project_hashtags t JOIN projects p ON p.id = t.project_id
  WHERE t.hashtag_id = hashtags.id AND p.deleted_at IS NULL
)`.as('projects');

/** The most used first. */
export function listHashtagRows(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom('hashtags')
    .select(['id', 'name', 'color', projects])
    .where('owner_id', '=', ownerId)
    .orderBy('projects', 'desc')
    .orderBy(sql`lower(name)`)
    .execute();
}

export function findHashtag(db: Db | Tx, ownerId: string, id: string) {
  return db
    .selectFrom('hashtags')
    .select(['id', 'name', 'color', projects])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One writer at a time for the hashtags of an account: limits and names hold. */
export async function lockHashtags(tx: Tx, ownerId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

export async function insertHashtags(tx: Tx, rows: readonly NewHashtag[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('hashtags')
    .values(
      rows.map(({ id, ownerId, name, color, now }) => ({
        id,
        owner_id: ownerId,
        name,
        color,
        created_at: now,
      })),
    )
    .execute();
}

export async function setHashtagFields(
  tx: Tx,
  id: string,
  { name, color }: { name?: string | undefined; color?: number | undefined },
): Promise<void> {
  const values = {
    ...(name === undefined ? {} : { name }),
    ...(color === undefined ? {} : { color }),
  };
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('hashtags').set(values).where('id', '=', id).execute();
}

export async function deleteHashtag(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('hashtags').where('id', '=', id).execute();
}

export async function replaceProjectHashtags(
  tx: Tx,
  projectId: string,
  hashtagIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('project_hashtags').where('project_id', '=', projectId).execute();
  if (hashtagIds.length === 0) return;
  const rows = hashtagIds.map((hashtagId, position) => ({
    project_id: projectId,
    hashtag_id: hashtagId,
    position,
  }));
  await tx.insertInto('project_hashtags').values(rows).execute();
}

export async function copyHashtags(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    INSERT INTO project_hashtags (project_id, hashtag_id, position)
    SELECT ${toId}, hashtag_id, position FROM project_hashtags WHERE project_id = ${fromId}`.execute(
    tx,
  );
}

export async function removeProjectHashtags(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('project_hashtags').where('project_id', '=', projectId).execute();
}

export async function removeHashtagsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('hashtags').where('owner_id', '=', ownerId).execute();
}
