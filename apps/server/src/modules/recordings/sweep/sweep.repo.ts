import { sql } from 'kysely';
import { isCollected } from '#modules/projects/public.ts';
import type { ParkedReason } from '#modules/recordings/pack/pack.repo.ts';
import type { Db, Tx } from '#platform/db/db.ts';

/** Where the last page ended; the first one begins before every id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface PageOf {
  readonly after: string;
  readonly limit: number;
}

const LOCK_WAIT_OVER = '55P03';

/** Complete for a while and still not packed: their job was lost or failed. */
export function listUnpacked(db: Db, completedBefore: Date, { after, limit }: PageOf) {
  return db
    .selectFrom('recordings')
    .select('id')
    .where('state', '=', 'complete')
    .where('packed_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('completed_at', '<', completedBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function listUnmergedProjects(db: Db, packedBefore: Date, { after, limit }: PageOf) {
  return db
    .selectFrom('recordings')
    .select('project_id as id')
    .distinct()
    .where('state', '=', 'complete')
    .where('packed_at', '<', packedBefore)
    .where('merged_version', 'is', null)
    .where('parked_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(({ eb, or }) => or([isCollected(), eb('is_test', '=', true)]))
    .where('project_id', '>', after)
    .orderBy('project_id')
    .limit(limit)
    .execute();
}

/** Silent past the time in which a phone may return, and not packed yet. */
export function listAbandoned(db: Db, createdBefore: Date, { after, limit }: PageOf) {
  return db
    .selectFrom('recordings')
    .select('id')
    .where('state', '=', 'silent')
    .where('packed_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Open recordings without gaze since the given time, which lose the places that they hold. */
export async function silenceRecordings(tx: Tx, since: Date, limit: number) {
  const quiet = await tx
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select(['recordings.id', 'recordings.holds_place', 'recordings.project_id'])
    .select('projects.owner_id')
    .where('recordings.state', '=', 'open')
    .where('recordings.removed_at', 'is', null)
    .where('recordings.created_at', '<', since)
    .where((eb) => eb(eb.fn.coalesce('recordings.gaze_at', 'recordings.created_at'), '<', since))
    .orderBy('recordings.id')
    .limit(limit)
    .forUpdate('recordings')
    .skipLocked()
    .execute();
  if (quiet.length === 0) return quiet;
  await tx
    .updateTable('recordings')
    .set({ state: 'silent', holds_place: false, address_hmac: null })
    .where(
      'id',
      'in',
      quiet.map(({ id }) => id),
    )
    .execute();
  return quiet;
}

export async function ensurePartitions(db: Db, from: Date, days: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    SELECT ensure_gaze_partitions((${from} AT TIME ZONE 'UTC')::date, ${days}::int) AS made
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/**
 * Parked batches past their keeping move to the dead letters, where they are found again when the
 * recording is tried anew: one bad recording must not keep a whole day.
 */
export async function setParkedBatchesAside(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    WITH moved AS (
      DELETE FROM gaze_batches b USING recordings r
      WHERE r.parked_at < ${before} AND r.packed_at IS NULL AND r.removed_at IS NULL
        AND b.recording_id = r.id
      RETURNING b.recording_id, b.seq, b.sha256, b.payload
    )
    INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
    SELECT gen_random_uuid(), recording_id, seq, 'parked', sha256, payload, ${now} FROM moved
    ON CONFLICT DO NOTHING`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Day partitions whose every batch belongs to a recording that was packed before the given time and
 * whose pack was read back. It looks from the day's recordings, because a day of batches is too many
 * to look through.
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
        AND (r.packed_at IS NULL OR r.packed_at >= ${before} OR r.pack_checked_at IS NULL)
        AND EXISTS (SELECT 1 FROM gaze_batches b WHERE b.recording_id = r.id)
    )
    ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * False when somebody reads or writes batches for longer than we may wait: whoever comes after us
 * waits behind us. A partition cannot be detached concurrently beside one for all other days.
 */
export async function tryDropPartition(db: Db, name: string): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`SET LOCAL lock_timeout = '100ms'`.execute(tx);
      await sql`SELECT drop_gaze_partition(${name})`.execute(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_WAIT_OVER) return false;
    throw error;
  }
}

export async function countParked(db: Db): Promise<ReadonlyMap<ParkedReason, number>> {
  const rows = await db
    .selectFrom('recordings')
    .select(({ fn }) => ['parked_reason', fn.countAll<string>().as('count')])
    .where('parked_at', 'is not', null)
    .groupBy('parked_reason')
    .execute();
  return new Map(
    rows.flatMap(({ parked_reason, count }) =>
      parked_reason === null ? [] : [[parked_reason, Number(count)]],
    ),
  );
}

export async function countUnpacked(db: Db, completedBefore: Date): Promise<number> {
  const row = await db
    .selectFrom('recordings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'complete')
    .where('packed_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('completed_at', '<', completedBefore)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function countDeadLetters(db: Db): Promise<number> {
  const row = await db
    .selectFrom('dead_letters')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
