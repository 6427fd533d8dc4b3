import { createHash } from 'node:crypto';
import pg from 'pg';

/** The statement of apps/server/src/modules/recordings/batches/batches.repo.ts, read from there. */
export interface BareOptions {
  readonly databaseUrl: string;
  readonly statement: string;
  readonly recordingIds: readonly string[];
  readonly bytes: Uint8Array;
  readonly groupRows: number;
  readonly connections: number;
  readonly durationMs: number;
  readonly firstSeq: number;
}

export interface BareResult {
  readonly rows: number;
  readonly seconds: number;
  readonly nextSeq: number;
}

/** The same group INSERT straight through `pg`, each connection one group after the other. */
export async function runBareInsert(options: BareOptions): Promise<BareResult> {
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: options.connections });
  const sha256 = createHash('sha256').update(options.bytes).digest();
  const { groupRows, recordingIds } = options;
  const payloads = Buffer.concat(Array.from({ length: groupRows }, () => options.bytes));
  const hashes = Buffer.concat(Array.from({ length: groupRows }, () => sha256));
  const starts = Array.from({ length: groupRows }, (_, i) => i * options.bytes.length + 1);
  const lengths = Array.from({ length: groupRows }, () => options.bytes.length);
  let next = options.firstSeq * recordingIds.length;
  let rows = 0;

  async function keepInserting(deadline: number): Promise<void> {
    while (performance.now() < deadline) {
      const keys = Array.from({ length: groupRows }, () => next++);
      const result = await pool.query({
        name: 'insert-batches',
        text: options.statement,
        values: [
          toArray(keys.map((key) => recordingIds[key % recordingIds.length] ?? '')),
          toArray(keys.map((key) => Math.floor(key / recordingIds.length))),
          hashes,
          payloads,
          toArray(starts),
          toArray(lengths),
          new Date(),
        ],
      });
      // A row that was there already costs less, and would make the ratio look better.
      if (result.rowCount !== groupRows) throw new Error(`${result.rowCount} of ${groupRows} rows`);
      rows += groupRows;
    }
  }

  const start = performance.now();
  const deadline = start + options.durationMs;
  await Promise.all(Array.from({ length: options.connections }, () => keepInserting(deadline)));
  const seconds = (performance.now() - start) / 1_000;
  await pool.end();
  return { rows, seconds, nextSeq: Math.ceil(next / recordingIds.length) };
}

function toArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
