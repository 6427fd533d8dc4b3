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

/** Silent past the time in which a phone may return, and not packed yet. */
export function listAbandoned(db: Db, createdBefore: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .select('id')
    .where('state', '=', 'silent')
    .where('packed_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .orderBy('created_at')
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

/**
 * Day partitions whose every batch belongs to a recording that was packed before the given time. It
 * looks from the day's recordings, because a day of batches is too many to look through.
 */
export async function listSpentPartitions(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH days AS (
      SELECT c.relname AS name, to_date(right(c.relname, 8), 'YYYYMMDD') AS day
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'gaze_batches'::regclass AND c.relname ~ '^gaze_batches_[0-9]{8}$'
    )
    SELECT name FROM days
    WHERE day < (${before} AT TIME ZONE 'UTC')::date AND NOT EXISTS (
      SELECT 1 FROM recordings r
      WHERE r.id >= gaze_day_bound(day) AND r.id < gaze_day_bound(day + 1)
        AND (r.packed_at IS NULL OR r.packed_at >= ${before})
        AND EXISTS (SELECT 1 FROM gaze_batches b WHERE b.recording_id = r.id)
    )
    ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function dropPartition(db: Db, name: string): Promise<void> {
  await sql`DROP TABLE ${sql.table(name)}`.execute(db);
}
