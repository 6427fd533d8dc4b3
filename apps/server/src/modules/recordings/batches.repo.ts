import type pg from 'pg';
import type { Pool } from '#platform/db/pool.ts';

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
}

/**
 * One INSERT for a group. Payloads and hashes travel as two long byte strings: an array of bytea
 * would be sent as hex text, twice the size. Rows go in key order, so that two groups with the same
 * batches wait for each other instead of deadlocking. The join stands in for a foreign key and
 * leaves out what is not open, so a bad row is refused alone.
 */
const INSERT_GROUP = `
  INSERT INTO gaze_batches (recording_id, seq, sha256, payload)
  SELECT i.recording_id, i.seq,
    substring($3::bytea FROM (i.n::int - 1) * 32 + 1 FOR 32),
    substring($4::bytea FROM i.start FOR i.length)
  FROM unnest($1::uuid[], $2::int[], $5::int[], $6::int[])
    WITH ORDINALITY AS i (recording_id, seq, start, length, n)
  JOIN recordings r ON r.id = i.recording_id AND r.state IN ('open', 'silent')
  ORDER BY i.recording_id, i.seq
  ON CONFLICT DO NOTHING`;

/** Answers how many rows are new. The statement is its own transaction: when it returns, COMMIT has. */
export async function insertBatches(pool: Pool, rows: readonly BatchRow[]): Promise<number> {
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
    ],
  });
  return result.rowCount ?? 0;
}

/** Ids and numbers need no quotes; leaving them out saves the driver a look at every element. */
function toArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

/** The stored hashes under these keys; nothing where no batch is stored. */
export async function findStored(pool: Pool, keys: readonly BatchKey[]): Promise<StoredBatch[]> {
  const result = await pool.query<StoredBatch>({
    name: 'find-stored-batches',
    text: `
      SELECT i.recording_id, i.seq, b.sha256
      FROM unnest($1::uuid[], $2::int[]) AS i (recording_id, seq)
      LEFT JOIN gaze_batches b ON b.recording_id = i.recording_id AND b.seq = i.seq`,
    values: [keys.map(({ recordingId }) => recordingId), keys.map(({ seq }) => seq)],
  });
  return result.rows;
}

/** The highest number up to which nothing is missing, per recording; -1 without a first batch. */
export async function findThrough(
  pool: Pool,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const result = await pool.query<{ id: string; through: number }>({
    name: 'find-through',
    text: `
      SELECT i.id, coalesce((
        SELECT max(s.seq) FROM (
          SELECT b.seq, row_number() OVER (ORDER BY b.seq) - 1 AS rank
          FROM gaze_batches b WHERE b.recording_id = i.id
        ) s WHERE s.seq = s.rank), -1) AS through
      FROM unnest($1::uuid[]) AS i (id)`,
    values: [ids],
  });
  return new Map(result.rows.map(({ id, through }) => [id, through]));
}

export async function insertDeadLetter(
  pool: Pool,
  letter: BatchRow & { readonly id: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await pool.query(
    `INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [
      letter.id,
      letter.recordingId,
      letter.seq,
      letter.reason,
      letter.sha256,
      letter.payload,
      letter.now,
    ],
  );
}

export async function listBatches(
  pool: Pool,
  recordingId: string,
): Promise<{ seq: number; sha256: Buffer; payload: Buffer }[]> {
  const result: pg.QueryResult<{ seq: number; sha256: Buffer; payload: Buffer }> = await pool.query(
    'SELECT seq, sha256, payload FROM gaze_batches WHERE recording_id = $1 ORDER BY seq',
    [recordingId],
  );
  return result.rows;
}
