import { sql } from 'kysely';
import { isCollected } from '#modules/projects/public.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { RecordingRow } from './analysis.repo.ts';

export interface Archive {
  readonly id: string;
  readonly projectId: string;
  readonly key: string;
  readonly version: number;
  readonly recordingIds: readonly string[];
  readonly now: Date;
}

export function findNewestArchive(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('archives')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** False if the project is already deleted. */
export async function insertArchive(tx: Tx, archive: Archive): Promise<boolean> {
  const { id, key, version, recordingIds, now } = archive;
  const inserted = await tx
    .insertInto('archives')
    .columns(['id', 'project_id', 'object_key', 'version', 'recording_ids', 'made_at'])
    .expression((eb) =>
      eb
        .selectFrom('projects')
        .select(({ ref }) => [
          sql<string>`${id}::uuid`.as('id'),
          ref('projects.id').as('project_id'),
          sql<string>`${key}::text`.as('object_key'),
          sql<number>`${version}::integer`.as('version'),
          sql<string[]>`${sql.val([...recordingIds])}::uuid[]`.as('recording_ids'),
          sql<Date>`${now}::timestamptz`.as('made_at'),
        ])
        .where('projects.id', '=', archive.projectId)
        .where('projects.deleted_at', 'is', null)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setArchiveVersion(db: Db, id: string, version: number): Promise<void> {
  await db.updateTable('archives').set({ version }).where('id', '=', id).execute();
}

/** Answers the keys of those that have gone. */
export async function removeOtherArchives(
  tx: Tx,
  projectId: string,
  id: string,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('archives')
    .where('project_id', '=', projectId)
    .where('id', '!=', id)
    .returning('object_key')
    .execute();
  return rows.map(({ object_key }) => object_key);
}

export function listOldArchives(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('archives')
    .select(['id', 'project_id', 'object_key'])
    .where('made_at', '<=', before)
    .orderBy('made_at')
    .limit(limit)
    .execute();
}

export async function forgetArchives(db: Db | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('archives').where('id', 'in', ids).execute();
}

export async function listArchives(db: Db, projectId: string) {
  return db
    .selectFrom('archives')
    .select(['id', 'object_key'])
    .where('project_id', '=', projectId)
    .execute();
}

/** Archives that hold one of the recordings. */
export async function listArchivesWith(db: Db, projectId: string, ids: readonly string[]) {
  return db
    .selectFrom('archives')
    .select(['id', 'object_key'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`recording_ids && ${sql.val([...ids])}::uuid[]`)
    .execute();
}

export async function removeArchives(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('archives').where('project_id', '=', projectId).execute();
}

/** In the records. */
function selectArchived(db: Db, projectId: string) {
  return db
    .selectFrom('recordings')
    .where('project_id', '=', projectId)
    .where(isCollected())
    .where('merged_version', 'is not', null)
    .where('pack_key', 'is not', null)
    .orderBy('number');
}

export function listArchived(
  db: Db,
  projectId: string,
  { after, limit }: { after: number; limit: number },
): Promise<RecordingRow[]> {
  return selectArchived(db, projectId)
    .selectAll()
    .where('number', '>', after)
    .limit(limit)
    .execute();
}

export async function listArchivedIds(db: Db, projectId: string): Promise<string[]> {
  const rows = await selectArchived(db, projectId).select('id').execute();
  return rows.map(({ id }) => id);
}
