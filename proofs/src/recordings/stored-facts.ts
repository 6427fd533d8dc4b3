import { withClient } from '#harness/database.ts';
import { type Judgement, judgeBatches } from './judge-batches.ts';

export interface StoredFacts extends Judgement {
  readonly rows: number;
  readonly dayPartitions: number;
  /** Rows that no day covers. */
  readonly otherRows: number;
  readonly recordings: number;
  readonly joined: number;
  readonly complete: number;
  readonly charged: number;
  readonly deadLetters: number;
  readonly packKeys: ReadonlyMap<string, string>;
}

interface CountRow {
  readonly joined: number;
  readonly recordings: number;
  readonly complete: number;
  readonly charged: number;
  readonly dead_letters: number;
}

/** Rows of a project after the run, against the batches that were generated and acknowledged. */
export function readStoredFacts(
  databaseUrl: string,
  projectId: string,
  crowd: {
    readonly generated: ReadonlyMap<string, readonly Uint8Array[]>;
    readonly acked: ReadonlyMap<string, ReadonlySet<number>>;
  },
): Promise<StoredFacts> {
  return withClient(databaseUrl, async (client) => {
    const batches = await client.query<{ id: string; seq: number; payload: Buffer; part: string }>(
      'SELECT recording_id AS id, seq, payload, tableoid::regclass::text AS part FROM gaze_batches',
    );
    const counts = await client.query<CountRow>(
      `SELECT p.joined,
         (SELECT count(*)::int FROM recordings WHERE project_id = p.id) AS recordings,
         (SELECT count(*)::int FROM recordings WHERE project_id = p.id AND state = 'complete')
           AS complete,
         (SELECT count(*)::int FROM consumptions WHERE project_id = p.id) AS charged,
         (SELECT count(*)::int FROM dead_letters) AS dead_letters
       FROM projects p WHERE p.id = $1`,
      [projectId],
    );
    const packs = await client.query<{ id: string; pack_key: string }>(
      'SELECT id, pack_key FROM recordings WHERE project_id = $1 AND pack_key IS NOT NULL',
      [projectId],
    );
    const rows = batches.rows.map(({ id, seq, payload }) => ({ recordingId: id, seq, payload }));
    const parts = Map.groupBy(batches.rows, ({ part }) => part);
    const other = parts.get('gaze_batches_other')?.length ?? 0;
    const found = counts.rows[0];
    if (found === undefined) throw new Error(`project ${projectId} is gone`);
    return {
      ...judgeBatches(rows, crowd.generated, crowd.acked),
      rows: rows.length,
      dayPartitions: parts.size - (other > 0 ? 1 : 0),
      otherRows: other,
      recordings: found.recordings,
      joined: found.joined,
      complete: found.complete,
      charged: found.charged,
      deadLetters: found.dead_letters,
      packKeys: new Map(packs.rows.map(({ id, pack_key }) => [id, pack_key])),
    };
  });
}

export interface Progress {
  readonly complete: number;
  readonly packed: number;
  readonly merged: number;
}

export function readProgress(databaseUrl: string): Promise<Progress> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Progress>(
      `SELECT count(*)::int AS complete, count(packed_at)::int AS packed,
         count(merged_version)::int AS merged
       FROM recordings WHERE state = 'complete' AND holds_place`,
    );
    return rows[0] ?? { complete: 0, packed: 0, merged: 0 };
  });
}
