import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Runs } from './room.ts';

/** Enough of them show gaze, where there is any. */
const FIRST_BATCHES = 8;
/** The largest batch that can be read. */
const READABLE_BYTES = 16 * 1024;

/** Recordings that run. */
export function listRuns(db: Db, ids: readonly string[]) {
  return selectRuns(db, ids).select(['id', 'project_id']).execute();
}

/** In the order in which they joined. Recordings are locked before their project, everywhere. */
export function lockRuns(tx: Tx, ids: readonly string[]) {
  return selectRuns(tx, ids)
    .select(['id', 'holds_place', 'is_test', 'address_hmac'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type LockedRun = Awaited<ReturnType<typeof lockRuns>>[number];

function selectRuns(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('recordings')
    .where('id', 'in', ids)
    .where('state', 'in', ['open', 'silent'])
    .where('closed_at', 'is', null)
    .where('removed_at', 'is', null);
}

/** One that was silent runs again. */
export async function noteGaze(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('recordings')
    .set({ gaze_at: now, state: 'open' })
    .where('id', 'in', ids)
    .execute();
}

export async function holdPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('recordings').set({ holds_place: true }).where('id', 'in', ids).execute();
}

/** When the recordings showed gaze last; of those that have not, the first batches. */
export async function listFirstGaze(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    gazeAt: Date | null;
    seq: number;
    payload: Buffer | null;
  }>`
    SELECT r.id, r.gaze_at AS "gazeAt", b.seq, b.payload FROM recordings r
    LEFT JOIN LATERAL (
      SELECT seq, payload FROM gaze_batches
      WHERE recording_id = r.id AND r.gaze_at IS NULL AND octet_length(payload) <= ${READABLE_BYTES}
      ORDER BY seq LIMIT ${FIRST_BATCHES}
    ) b ON true
    WHERE r.id = ANY(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Places that running recordings of these addresses hold, and those of no address. */
export async function countHeld(
  tx: Tx,
  projectId: string,
  addresses: readonly Buffer[],
): Promise<Runs> {
  const { rows } = await sql<{ address: string; held: number }>`
    SELECT coalesce(encode(address_hmac, 'hex'), '') AS address, count(*)::int AS held
    FROM recordings
    WHERE project_id = ${projectId} AND state = 'open' AND holds_place
      AND (address_hmac = ANY(${addresses}::bytea[]) OR address_hmac IS NULL)
    GROUP BY address_hmac`.execute(tx);
  return new Map(rows.map(({ address, held }) => [address, held]));
}

/**
 * Recordings of a project that run: those with gaze, and those that joined a short while ago. And the
 * places they hold.
 */
export async function countRuns(
  tx: Tx,
  projectId: string,
  joinedAfter: Date,
): Promise<{ readonly runs: Runs; readonly held: number }> {
  const { rows } = await sql<{ address: string; running: number; held: number }>`
    SELECT coalesce(encode(address_hmac, 'hex'), '') AS address,
      (count(*) FILTER (WHERE gaze_at IS NOT NULL OR created_at > ${joinedAfter}))::int AS running,
      (count(*) FILTER (WHERE holds_place))::int AS held
    FROM recordings
    WHERE project_id = ${projectId} AND state = 'open' AND NOT is_test AND removed_at IS NULL
    GROUP BY address_hmac`.execute(tx);
  return {
    runs: new Map(rows.map(({ address, running }) => [address, running])),
    held: rows.reduce((sum, { held }) => sum + held, 0),
  };
}

/** Whether a recording that runs has one of the project's places, which may come back. */
export async function isHeldByRun(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recordings')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', 'open')
    .where('holds_place', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Complete recordings that hold places until their packs tell whether they use them. */
export async function countUnpacked(db: Db | Tx, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('recordings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('state', '=', 'complete')
    .where('packed_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('holds_place', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
