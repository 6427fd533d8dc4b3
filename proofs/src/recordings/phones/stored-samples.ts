import { createHash } from 'node:crypto';
import type { PageSpan } from '@fovea/contract';
import { DT_UNIT_MS, decodeBatch } from '@fovea/gaze/samples';
import { withClient } from '#harness/database.ts';
import type { StoredSample } from './judge-samples.ts';

export interface StoredRecordings {
  /** Counted showings of each complete recording. */
  readonly complete: readonly (readonly PageSpan[])[];
  readonly samples: ReadonlyMap<string, readonly StoredSample[]>;
  /** By `recording/seq`. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** Everything that the database has of a project's recordings. */
export function readRecordings(databaseUrl: string, projectId: string): Promise<StoredRecordings> {
  return withClient(databaseUrl, async (client) => {
    const recordings = await client.query<{ spans: PageSpan[] | null }>(
      "SELECT spans FROM recordings WHERE project_id = $1 AND state = 'complete'",
      [projectId],
    );
    const batches = await client.query<{ id: string; seq: number; payload: Buffer }>(
      'SELECT recording_id AS id, seq, payload FROM gaze_batches ORDER BY recording_id, seq',
    );
    const samples = new Map<string, StoredSample[]>();
    const hashes = new Map<string, string>();
    for (const { id, seq, payload } of batches.rows) {
      hashes.set(`${id}/${seq}`, createHash('sha256').update(payload).digest('hex'));
      samples.set(id, [...(samples.get(id) ?? []), ...listSamples(payload)]);
    }
    const complete = recordings.rows.map(({ spans }) => spans ?? []);
    return { complete, samples, hashes };
  });
}

function listSamples(payload: Uint8Array): StoredSample[] {
  const decoded = decodeBatch(payload);
  if (!decoded.ok) throw new Error(`a batch cannot be read: ${decoded.reason}`);
  const { page, t0, columns } = decoded.batch;
  return Array.from(columns.dt, (dt) => ({ page, tMs: t0 + dt * DT_UNIT_MS }));
}
