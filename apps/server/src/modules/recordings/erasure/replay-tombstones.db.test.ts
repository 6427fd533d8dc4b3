import { expect, it } from 'vitest';
import { createErasedRecords } from '#modules/analysis/erased-records.service.ts';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { replayTombstones } from './replay-tombstones.service.ts';

const RESTORED = ['recordings', 'consents', 'gaze_batches', 'aggregates', 'tombstones'];

const { server, owner } = await openServer({ people: ['owner'] });

const replay = () =>
  replayTombstones({
    ...server.deps,
    records: createErasedRecords({ ...server.deps, merger: MERGED_IN_PLACE }),
  });

/** Dump of the tables that an erasure touches. */
async function dump(): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  for (const table of RESTORED) {
    const [found] = await server.database.query<{ rows: unknown }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} AS t`,
    );
    rows.set(table, found?.rows);
  }
  return rows;
}

async function restore(rows: ReadonlyMap<string, unknown>): Promise<void> {
  for (const table of [...RESTORED].reverse()) {
    await server.database.query(`DELETE FROM ${table}`);
  }
  for (const table of RESTORED) {
    await server.database.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
      [rows.get(table)],
    );
  }
}

it('whoever withdrew is erased again after a restore, and records can be read', async () => {
  const { id, slug } = await createActiveProject(server, owner);
  const keys = makeKeys();
  const kept = await record(server.app, slug, makeGaze(1, 1));
  const gone = await record(server.app, slug, makeGaze(1, 2), keys.join);
  await packAndMerge(server);
  const before = await dump();
  await withdraw(server, keys.receipt);
  expect(await replay()).toEqual({ tombstones: 1, erasedAgain: 0, projects: 1 });

  await restore(before);
  const count = () =>
    server.database.query('SELECT FROM recordings WHERE id = $1', [gone.recordingId]);
  expect(await count()).toHaveLength(1);
  expect(await replay()).toEqual({ tombstones: 1, erasedAgain: 1, projects: 1 });
  expect(await count()).toEqual([]);
  const batches = await server.database.query('SELECT FROM gaze_batches WHERE recording_id = $1', [
    gone.recordingId,
  ]);
  expect(batches).toEqual([]);
  const { manifest } = await readRecords(server, owner, id);
  expect(manifest.participants.map(({ recordingId }) => recordingId)).toEqual([kept.recordingId]);
  expect(await replay()).toEqual({ tombstones: 1, erasedAgain: 0, projects: 1 });
});

it('a backup from before somebody joined learns of the tombstone, and its records are made anew', async () => {
  const { id, slug } = await createActiveProject(server, owner);
  const keys = makeKeys();
  const kept = await record(server.app, slug, makeGaze(1, 3));
  await packAndMerge(server);
  const before = await dump();
  const gone = await record(server.app, slug, makeGaze(1, 4), keys.join);
  await packAndMerge(server);
  await withdraw(server, keys.receipt);
  await restore(before);
  await replay();
  const { manifest } = await readRecords(server, owner, id);
  expect(manifest.participants.map(({ recordingId }) => recordingId)).toEqual([kept.recordingId]);
  const stones = await server.database.query('SELECT FROM tombstones WHERE recording_id = $1', [
    gone.recordingId,
  ]);
  expect(stones).toHaveLength(1);
});
