import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { AggregatedRecords, RecordObject } from '@fovea/contract';
import { checkHash, listMissing, readRecords } from '@fovea/records';
import type { OpenBucket } from '#harness/buckets.ts';
import { withClient } from '#harness/database.ts';

export interface DecodedPeople {
  /** Keys of every object that was read. */
  readonly keys: readonly string[];
  /** Content of the records about each recording, as text. */
  readonly people: ReadonlyMap<string, string>;
}

/** The newest records as the product reads them: each hash is compared, and a wrong one throws. */
export async function decodePeople(
  databaseUrl: string,
  store: OpenBucket,
  projectId: string,
): Promise<DecodedPeople> {
  const manifestKey = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT manifest_key AS key FROM aggregates WHERE project_id = $1
       ORDER BY version DESC LIMIT 1`,
      [projectId],
    );
    return rows[0]?.key ?? '';
  });
  const objects = new Map<string, RecordObject>();
  const records = (await read(store, manifestKey)) as AggregatedRecords;
  for (;;) {
    const missing = listMissing(records, objects);
    if (missing.length === 0) break;
    for (const key of missing) objects.set(key, (await read(store, key)) as RecordObject);
  }
  const { participants, pages, favourites } = readRecords(records, objects);
  const people = participants.map((participant, i): [string, string] => [
    participant.recordingId,
    JSON.stringify([
      participant,
      favourites[i],
      pages.map(({ tracks, fixations, figures, immersion, answers }) =>
        [tracks, fixations, figures, immersion, answers].map((each) => each[i]),
      ),
    ]),
  ]);
  return { keys: [manifestKey, ...objects.keys()], people: new Map(people) };
}

async function read(store: OpenBucket, key: string): Promise<unknown> {
  const bytes = await store.find(key);
  if (bytes === undefined) throw new Error(`no object ${key}`);
  const text = gunzipSync(bytes);
  checkHash(key, createHash('sha256').update(text).digest('hex'));
  return JSON.parse(text.toString());
}
