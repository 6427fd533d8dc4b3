import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** Complete for a while and still not packed: their job was lost or failed. */
export function listUnpacked(db: Db, completedBefore: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .select('id')
    .where('state', '=', 'complete')
    .where('packed_at', 'is', null)
    .where('completed_at', '<', completedBefore)
    .orderBy('completed_at')
    .limit(limit)
    .execute();
}

export function listUnmergedProjects(db: Db, packedBefore: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .select('project_id')
    .distinct()
    .where('state', '=', 'complete')
    .where('packed_at', '<', packedBefore)
    .where('merged_version', 'is', null)
    .limit(limit)
    .execute();
}

/** Silent past the time in which a phone may return, with batches and no pack yet. */
export function listAbandoned(db: Db, createdBefore: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .select('id')
    .where('state', '=', 'silent')
    .where('packed_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .limit(limit)
    .execute();
}

/** Open recordings without a batch since the given time; their places go back in the same step. */
export async function silenceRecordings(tx: Tx, since: Date, limit: number) {
  const quiet = await tx
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select(['recordings.id', 'recordings.project_id', 'projects.owner_id'])
    .where('recordings.state', '=', 'open')
    .where('recordings.created_at', '<', since)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM gaze_batches b
        WHERE b.recording_id = recordings.id AND b.received_at >= ${since})`,
    )
    .orderBy('recordings.id')
    .limit(limit)
    .forUpdate('recordings')
    .skipLocked()
    .execute();
  if (quiet.length === 0) return quiet;
  await tx
    .updateTable('recordings')
    .set({ state: 'silent', holds_place: false })
    .where(
      'id',
      'in',
      quiet.map(({ id }) => id),
    )
    .execute();
  const counts = Map.groupBy(quiet, ({ project_id }) => project_id);
  for (const [projectId, own] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await tx
      .updateTable('projects')
      .set({ joined: sql`joined - ${own.length}` })
      .where('id', '=', projectId)
      .execute();
  }
  return quiet;
}

export async function ensurePartitions(db: Db, from: Date, days: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    SELECT ensure_gaze_partitions((${from} AT TIME ZONE 'UTC')::date, ${days}::int) AS made
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Day partitions whose every batch belongs to a recording that was packed before the given time. */
export async function listSpentPartitions(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string; day: string }>`
    SELECT c.relname AS name, right(c.relname, 8) AS day
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'gaze_batches'::regclass AND c.relname ~ '^gaze_batches_[0-9]{8}$'
      AND to_date(right(c.relname, 8), 'YYYYMMDD') < (${before} AT TIME ZONE 'UTC')::date
  `.execute(db);
  const spent: string[] = [];
  for (const { name } of rows) {
    const { rows: kept } = await sql<{ kept: boolean }>`
      SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT recording_id FROM ${sql.table(name)}) b
        LEFT JOIN recordings r ON r.id = b.recording_id
        WHERE r.packed_at IS NULL OR r.packed_at >= ${before}
      ) AS kept`.execute(db);
    if (kept[0]?.kept === false) spent.push(name);
  }
  return spent;
}

export async function dropPartition(db: Db, name: string): Promise<void> {
  await sql`DROP TABLE ${sql.table(name)}`.execute(db);
}
