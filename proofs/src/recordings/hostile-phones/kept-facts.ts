import type { TestStack } from '@fovea/testkit';
import { waitUntil } from '@fovea/testkit/engines';
import { withClient } from '#harness/database.ts';

const WAIT_MS = 300_000;

/** Ms from the completion of each to its pack, when all of them are packed. */
export function waitForPacks(stack: TestStack, ids: readonly string[]): Promise<number[]> {
  return withClient(stack.databaseUrl, async (client) => {
    let timesMs: number[] = [];
    await waitUntil(
      'honest recordings to be packed',
      async () => {
        const { rows } = await client.query<{ ms: number }>(
          `SELECT extract(epoch FROM packed_at - completed_at)::float8 * 1000 AS ms
           FROM recordings WHERE id = ANY($1) AND packed_at IS NOT NULL AND state = 'complete'`,
          [ids],
        );
        timesMs = rows.map(({ ms }) => ms);
        return timesMs.length === ids.length;
      },
      WAIT_MS,
    );
    return timesMs;
  });
}

export interface KeptFacts {
  /** Complete recordings with a place of everybody, and those of them that are in the records. */
  readonly complete: number;
  readonly merged: number;
  readonly ended: number;
  readonly letters: number;
  readonly mostLetters: number;
  /** Honest ones that are complete, packed and merged. */
  readonly honest: number;
}

/** When everything that is complete is in the records. */
export function readKeptFacts(stack: TestStack, honest: readonly string[]): Promise<KeptFacts> {
  return withClient(stack.databaseUrl, async (client) => {
    const read = async () => {
      const { rows } = await client.query<KeptFacts>(
        `SELECT count(*) FILTER (WHERE state = 'complete' AND holds_place)::int AS complete,
           count(*) FILTER (WHERE merged_version IS NOT NULL)::int AS merged,
           count(*) FILTER (WHERE ended_at IS NOT NULL)::int AS ended,
           (SELECT count(*)::int FROM dead_letters) AS letters,
           (SELECT coalesce(max(own.n), 0)::int FROM
             (SELECT count(*) AS n FROM dead_letters GROUP BY recording_id) own) AS "mostLetters",
           count(*) FILTER (WHERE id = ANY($1) AND state = 'complete' AND packed_at IS NOT NULL
             AND merged_version IS NOT NULL)::int AS honest
         FROM recordings`,
        [honest],
      );
      return rows[0] as KeptFacts;
    };
    await waitUntil(
      'every complete recording to be in the records',
      async () => {
        const { complete, merged } = await read();
        return merged >= complete;
      },
      WAIT_MS,
    ).catch(() => undefined);
    return read();
  });
}
