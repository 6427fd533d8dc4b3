import { BATCH_BOUNDS } from '@fovea/contract';
import { readHead } from '@fovea/gaze/samples';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/db/db.ts';
import type { Pool } from '#platform/db/pool.ts';
import { WAIT_FOR_REPLICAS } from '#platform/db/replicas.ts';

export interface BatchRow {
  readonly recordingId: string;
  readonly seq: number;
  readonly sha256: Buffer;
  readonly payload: Buffer;
}

export interface BatchKey {
  readonly recordingId: string;
  readonly seq: number;
}

interface StoredBatch {
  readonly recording_id: string;
  readonly seq: number;
  readonly sha256: Buffer | null;
  readonly has_ended: boolean | null;
}

/** State of a recording's batches in the database. */
export interface LookedUp {
  /** The highest number up to which nothing is missing; -1 without a first batch. */
  readonly through: number;
  /** As far as the recording's row says. */
  readonly keptThrough: number;
  readonly bytes: number;
}

/**
 * One INSERT for a group. Payloads and hashes travel as two long byte strings: an array of bytea
 * would be sent as hex text, twice the size. Rows go in key order, so that two groups with the same
 * batches wait for each other instead of deadlocking. The join stands in for a foreign key and
 * leaves out what is not open, so a bad row is refused alone; it goes by the key, whatever the
 * planner thinks of a table that it has not counted yet.
 */
const INSERT_GROUP = `
  INSERT INTO gaze_batches (recording_id, seq, sha256, payload, received_at)
  SELECT i.recording_id, i.seq,
    substring($3::bytea FROM (i.n::int - 1) * 32 + 1 FOR 32),
    substring($4::bytea FROM i.start FOR i.length),
    $7::timestamptz
  FROM unnest($1::uuid[], $2::int[], $5::int[], $6::int[])
    WITH ORDINALITY AS i (recording_id, seq, start, length, n)
  CROSS JOIN LATERAL (
    SELECT FROM recordings r
    WHERE r.id = i.recording_id AND r.state IN ('open', 'silent')
      AND r.ended_at IS NULL AND r.closed_at IS NULL AND r.removed_at IS NULL OFFSET 0
  ) AS open
  ORDER BY i.recording_id, i.seq
  ON CONFLICT DO NOTHING`;

/** Answers how many rows are new. The statement is its own transaction: when it returns, COMMIT has. */
export async function insertBatches(
  pool: Pool,
  rows: readonly BatchRow[],
  now: Date,
): Promise<number> {
  let start = 1;
  const starts = rows.map(({ payload }) => {
    const at = start;
    start += payload.length;
    return at;
  });
  const result = await pool.query({
    name: 'insert-batches',
    text: INSERT_GROUP,
    values: [
      toArray(rows.map(({ recordingId }) => recordingId)),
      toArray(rows.map(({ seq }) => seq)),
      Buffer.concat(rows.map(({ sha256 }) => sha256)),
      Buffer.concat(rows.map(({ payload }) => payload)),
      toArray(starts),
      toArray(rows.map(({ payload }) => payload.length)),
      now,
    ],
  });
  return result.rowCount ?? 0;
}

/** Ids and numbers need no quotes; leaving them out saves the driver a look at every element. */
function toArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

/** The stored hashes under these keys, for standbys too; nothing where no batch is stored. */
export async function findStored(pool: Pool, keys: readonly BatchKey[]): Promise<StoredBatch[]> {
  const result = await pool.query<StoredBatch>({
    name: 'find-stored-batches',
    text: `
      SELECT i.recording_id, i.seq, b.sha256, r.ended_at IS NOT NULL AS has_ended
      FROM unnest($1::uuid[], $2::int[]) AS i (recording_id, seq)
      CROSS JOIN ${WAIT_FOR_REPLICAS} AS waited
      LEFT JOIN recordings r ON r.id = i.recording_id
      LEFT JOIN gaze_batches b ON b.recording_id = i.recording_id AND b.seq = i.seq`,
    values: [keys.map(({ recordingId }) => recordingId), keys.map(({ seq }) => seq)],
  });
  return result.rows;
}

/**
 * Looks from where the recording's row says that nothing is missing, so that a look is as long as the
 * numbers may be ahead, not as long as the recording. When it came far enough, the row is moved on: an
 * end that other processes may count on, with the bytes up to it. A row that is locked is left alone.
 */
const LOOK_UP = `
  WITH seen AS (
    SELECT r.id, r.through AS kept, w.through,
      r.through_bytes + w.bytes AS bytes, r.through_bytes + w.gapless_bytes AS gapless_bytes,
      (SELECT b.payload FROM gaze_batches b
       WHERE b.recording_id = r.id AND b.payload <> '' ORDER BY b.seq LIMIT 1) AS first
    FROM recordings r
    CROSS JOIN LATERAL (
      SELECT coalesce(max(s.seq) FILTER (WHERE s.seq = s.place), r.through) AS through,
        coalesce(sum(s.bytes), 0) AS bytes,
        coalesce(sum(s.bytes) FILTER (WHERE s.seq = s.place), 0) AS gapless_bytes
      FROM (
        SELECT b.seq, octet_length(b.payload) AS bytes,
          r.through + row_number() OVER (ORDER BY b.seq) AS place
        FROM gaze_batches b WHERE b.recording_id = r.id AND b.seq > r.through
      ) s
    ) w
    WHERE r.id = ANY($1::uuid[])
  ), free AS (
    SELECT r.id FROM recordings r JOIN seen ON seen.id = r.id
    WHERE seen.through - seen.kept >= $2
    FOR UPDATE OF r SKIP LOCKED
  ), moved AS (
    UPDATE recordings r SET through = seen.through, through_bytes = seen.gapless_bytes
    FROM seen JOIN free ON free.id = seen.id
    WHERE r.id = seen.id AND r.through = seen.kept
    RETURNING r.id
  )
  SELECT seen.id, seen.through, seen.bytes::float8 AS bytes, seen.first,
    CASE WHEN moved.id IS NULL THEN seen.kept ELSE seen.through END AS kept
  FROM seen LEFT JOIN moved ON moved.id = seen.id`;

/** Also says the time of the first batch, where it has one. */
export async function lookUpRecordings(
  pool: Pool,
  ids: readonly string[],
): Promise<(LookedUp & { readonly id: string; readonly firstMs: number | undefined })[]> {
  const result = await pool.query<{
    id: string;
    through: number;
    kept: number;
    bytes: number;
    first: Buffer | null;
  }>({ name: 'look-up-recordings', text: LOOK_UP, values: [ids, BATCH_BOUNDS.numbersAhead] });
  return result.rows.map(({ id, through, kept, bytes, first }) => ({
    id,
    through,
    keptThrough: kept,
    bytes,
    firstMs: first === null ? undefined : readHead(first)?.t0,
  }));
}

/**
 * Batches without bytes stand for dead letters. Batches of a recording that was parked for long lie
 * with the dead letters.
 */
export async function listBatches(
  pool: Pool,
  recordingId: string,
): Promise<{ seq: number; sha256: Buffer; payload: Buffer }[]> {
  const result: pg.QueryResult<{ seq: number; sha256: Buffer; payload: Buffer }> = await pool.query(
    `SELECT seq, sha256, payload FROM gaze_batches WHERE recording_id = $1
     UNION ALL
     SELECT seq, sha256, payload FROM dead_letters WHERE recording_id = $1 AND reason = 'parked'
     ORDER BY seq`,
    [recordingId],
  );
  return result.rows;
}

/**
 * Transactions that are writing batches. A statement holds its table before it looks at recordings,
 * so whoever is not listed sees what was committed before.
 */
export async function listBatchWriters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    SELECT virtualtransaction AS writer FROM pg_locks
    WHERE relation = 'gaze_batches'::regclass AND mode = 'RowExclusiveLock' AND granted
      AND pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ writer }) => writer);
}
