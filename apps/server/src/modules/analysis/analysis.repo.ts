import type { ProjectType } from '@fovea/contract';
import { isCollected } from '#modules/projects/public.ts';
import type { Db, Tx } from '#platform/db/db.ts';

export function findNewestAggregate(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('aggregates')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Packed, not parked and not yet in any version, in the order of their numbers: whom a project reads, or test runs. */
export function listUnmerged(
  db: Db | Tx,
  projectId: string,
  { isTest = false, limit }: { readonly isTest?: boolean; readonly limit: number },
) {
  return db
    .selectFrom('recordings')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('state', '=', 'complete')
    .where('packed_at', 'is not', null)
    .where('merged_version', 'is', null)
    .where('parked_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(({ eb }) => (isTest ? eb('is_test', '=', true) : isCollected()))
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** The newest test run that has records, unless the project was activated since. */
export function findNewestTest(db: Db, projectId: string) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select(['recordings.id', 'recordings.created_at'])
    .where('recordings.project_id', '=', projectId)
    .where('recordings.is_test', '=', true)
    .where('recordings.merged_version', 'is not', null)
    .where('recordings.removed_at', 'is', null)
    .where(({ eb, or, ref }) =>
      or([
        eb('projects.activated_at', 'is', null),
        eb('recordings.created_at', '>=', ref('projects.activated_at')),
      ]),
    )
    .orderBy('recordings.number')
    .limit(1)
    .executeTakeFirst();
}

/** All that are read and have a pack, parked or not, in the order of their numbers. */
export function listPacked(
  db: Db | Tx,
  projectId: string,
  { after, limit }: { after: number; limit: number },
): Promise<RecordingRow[]> {
  return db
    .selectFrom('recordings')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(isCollected())
    .where('packed_at', 'is not', null)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Recordings that an operator left out of a project's records. */
export async function listLeftOut(db: Db | Tx, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('id')
    .where('project_id', '=', projectId)
    .where('parked_reason', '=', 'left_out')
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export type RecordingRow = Awaited<ReturnType<typeof listUnmerged>>[number];

export function listRecordings(db: Db | Tx, ids: readonly string[]): Promise<RecordingRow[]> {
  return db.selectFrom('recordings').selectAll().where('id', 'in', ids).execute();
}

export function listAnswers(db: Db | Tx, recordingIds: readonly string[]) {
  return db
    .selectFrom('answers')
    .selectAll()
    .where('recording_id', 'in', recordingIds)
    .orderBy('page_id')
    .execute();
}

export function findProjectForAggregate(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'owner_id', 'device', 'orientation'])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Basic when there is no such project any more. */
export async function getProjectType(db: Db | Tx, projectId: string): Promise<ProjectType> {
  const row = await db
    .selectFrom('projects')
    .select('type')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.type ?? 'basic';
}

/** A test run has nothing of Pro before the sessions of its project were paid. */
export async function getTestType(db: Db, projectId: string): Promise<ProjectType> {
  const row = await db
    .selectFrom('projects')
    .select('type')
    .where('id', '=', projectId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  return row?.type ?? 'basic';
}

/** Whether corrections of drift are undone. */
export async function isGazeRaw(db: Db | Tx, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('raw_gaze')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.raw_gaze ?? false;
}

export function listPageIds(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('pages')
    .select(['id', 'position'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();
}

/** False when another builder was faster with this version. */
export async function insertAggregate(
  tx: Tx,
  aggregate: {
    projectId: string;
    version: number;
    manifestKey: string;
    chunkKeys: readonly string[];
    participants: number;
    now: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('aggregates')
    .values({
      project_id: aggregate.projectId,
      version: aggregate.version,
      manifest_key: aggregate.manifestKey,
      chunk_keys: [...aggregate.chunkKeys],
      participants: aggregate.participants,
      built_at: aggregate.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function removeOlderAggregates(
  db: Db,
  projectId: string,
  version: number,
): Promise<void> {
  await db
    .deleteFrom('aggregates')
    .where('project_id', '=', projectId)
    .where('version', '<', version)
    .execute();
}

export async function removeAggregates(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('aggregates').where('project_id', '=', projectId).execute();
}
