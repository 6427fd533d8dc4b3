import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { CALLS, LIMITS, recordingPack } from '@fovea/contract';
import { fromColumns, type RecordingColumns } from '@fovea/gaze/samples';
import { toRootHash } from '@fovea/testkit';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  complete,
  createActiveProject,
  join,
  makeGaze,
  putBatch,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitForLocks, waitUntil } from '#testing/waits.ts';

const gaze = makeGaze(4, 7);

let project: ActiveProject;

const { server, owner, start } = await openServer({ people: ['owner'], rewinds: true });
beforeEach(async () => {
  project = await createActiveProject(server, owner);
});

async function readRow(id: string) {
  const [row] = await server.database.query<{
    pack_key: string | null;
    packed_at: Date | null;
    validity: number | null;
    effective_hz: number | null;
    state: string;
  }>('SELECT pack_key, packed_at, validity, effective_hz, state FROM recordings WHERE id = $1', [
    id,
  ]);
  return row;
}

async function readPack(id: string) {
  const object = server.storage.objects.get((await readRow(id))?.pack_key ?? '');
  expect(object).toMatchObject({ gzipped: true, contentType: 'application/json' });
  return recordingPack.parse(JSON.parse(gunzipSync(object?.bytes ?? Buffer.of()).toString()));
}

/** Sends the third batch while a transaction that holds its row keeps the INSERT waiting. */
async function holdUpThirdBatch(joined: Awaited<ReturnType<typeof join>>) {
  const holder = await server.deps.pool.connect();
  await holder.query('BEGIN');
  await holder.query(
    `INSERT INTO gaze_batches (recording_id, seq, sha256, payload) VALUES ($1, 2, '', '')`,
    [joined.recordingId],
  );
  const late = putBatch(server.app, joined, 2, gaze.batches[2]);
  await waitForLocks(server);
  const release = async () => {
    await holder.query('ROLLBACK');
    holder.release();
  };
  return { late, release };
}

/** Starts packing and waits until it has looked who is writing batches. */
async function startPacking<Packed>(pack: () => Promise<Packed>) {
  const [now] = await server.database.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  const packing = pack();
  await waitUntil(async () => {
    const looks = await server.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
         AND pid <> pg_backend_pid() AND query LIKE '%pg_locks%' AND query_start > $1`,
      [now?.at],
    );
    return looks.length > 0;
  });
  return { packing };
}

const listPacks = () =>
  [...server.storage.objects.keys()].filter((key) => key.startsWith(`recordings/${project.id}/`));
const bytesOf = (columns: unknown) =>
  fromColumns(columns as RecordingColumns).map(({ bytes }) => Buffer.from(bytes).toString('hex'));
const hexOf = (batches: readonly Uint8Array[]) =>
  batches.map((bytes) => Buffer.from(bytes).toString('hex'));

describe('a pack', () => {
  it('holds the very bytes that the phone sent, and its quality', async () => {
    const { recordingId } = await record(server.app, project.slug, gaze);
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    const pack = await readPack(recordingId);
    expect(bytesOf(pack.columns)).toEqual(hexOf(gaze.batches));
    expect(pack).toMatchObject({ complete: true, recordingId, rateHz: 30 });
    const row = await readRow(recordingId);
    expect(row?.validity).toBeGreaterThan(90);
    expect(row?.effective_hz).toBeGreaterThan(25);
  });

  it('has a key that ends in the hash of its content', async () => {
    const { recordingId } = await record(server.app, project.slug, gaze);
    await server.runJobs('pack-recording.v1');
    const key = (await readRow(recordingId))?.pack_key ?? '';
    const text = gunzipSync(server.storage.objects.get(key)?.bytes ?? Buffer.of());
    expect(key).toBe(
      `recordings/${project.id}/${recordingId}/${createHash('sha256').update(text).digest('hex')}.json`,
    );
  });

  it('is made once when its job runs twice', async () => {
    const { recordingId } = await record(server.app, project.slug, gaze);
    const again = { recordingId };
    await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', again);
    expect(await server.runJobs('pack-recording.v1')).toEqual([
      { kind: 'done' },
      { kind: 'discard', reason: 'packed_already' },
    ]);
    expect(listPacks()).toHaveLength(1);
  });

  it('is the same object when the mark of the pack was lost', async () => {
    const { recordingId } = await record(server.app, project.slug, gaze);
    await server.runJobs('pack-recording.v1');
    const [key] = listPacks();
    await server.database.query(
      'UPDATE recordings SET packed_at = NULL, pack_key = NULL WHERE id = $1',
      [recordingId],
    );
    await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', { recordingId });
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    expect(listPacks()).toEqual([key]);
  });

  it('keeps what cannot be read, inside and as dead letters', async () => {
    const joined = await join(server.app, project.slug);
    const noise = Buffer.from('these are no samples');
    const [first = noise, second = noise] = gaze.batches;
    const batches = [first, noise, first, second];
    for (const [seq, bytes] of batches.entries()) await putBatch(server.app, joined, seq, bytes);
    const hashes = batches.map((bytes) => createHash('sha256').update(bytes).digest());
    await complete(server.app, joined, {
      batches: [first, noise, first, second],
      rootHash: toRootHash(hashes),
    } as never);
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    const pack = await readPack(joined.recordingId);
    expect(bytesOf(pack.columns)).toEqual(hexOf(batches));
    expect(pack.columns.unread.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(pack.columns.unread.map(({ reason }) => reason).slice(1)).toEqual([
      'seq_mismatch',
      'seq_mismatch',
    ]);
    const letters = await server.database.query<{ seq: number; payload: Buffer }>(
      'SELECT seq, payload FROM dead_letters WHERE recording_id = $1 ORDER BY seq',
      [joined.recordingId],
    );
    expect(letters.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(letters[0]?.payload.equals(noise)).toBe(true);
  });

  it('keeps a batch aside that is still being written when it is made', async () => {
    const joined = await join(server.app, project.slug);
    for (const seq of [0, 1]) await putBatch(server.app, joined, seq, gaze.batches[seq]);
    const counted = gaze.batches.slice(0, 2);
    const { late, release } = await holdUpThirdBatch(joined);
    const rootHash = toRootHash(gaze.sha256.slice(0, 2));
    await complete(server.app, joined, { batches: counted, rootHash });
    const { packing } = await startPacking(() => server.runJobs('pack-recording.v1'));
    await release();
    expect((await late).status).toBe(200);
    expect(await packing).toEqual([{ kind: 'done' }]);
    expect(bytesOf((await readPack(joined.recordingId)).columns)).toEqual(hexOf(counted));
    const letters = await server.database.query<{ seq: number; reason: string; payload: Buffer }>(
      'SELECT seq, reason, payload FROM dead_letters WHERE recording_id = $1',
      [joined.recordingId],
    );
    expect(letters).toMatchObject([{ seq: 2, reason: 'after_complete' }]);
    expect(hexOf(letters.map(({ payload }) => payload))).toEqual(hexOf(gaze.batches.slice(2, 3)));
  });

  it('is tried again when the object store is away, and nothing is marked', async () => {
    const { recordingId } = await record(server.app, project.slug, gaze);
    const { put } = server.storage;
    server.storage.put = () => Promise.reject(new Error('store is away'));
    expect(await server.runJobs('pack-recording.v1')).toEqual([
      { kind: 'retry', reason: 'store is away' },
    ]);
    server.storage.put = put;
    expect(await readRow(recordingId)).toMatchObject({ packed_at: null, pack_key: null });
    await server.database.query(
      "UPDATE pgboss.job SET start_after = now() WHERE data->>'recordingId' = $1",
      [recordingId],
    );
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
  });

  it('is parked when batches are gone, for a person to look at', async () => {
    const { recordingId } = await record(server.app, project.slug, gaze);
    await server.database.query('DELETE FROM gaze_batches WHERE recording_id = $1 AND seq = 2', [
      recordingId,
    ]);
    expect(await server.runJobs('pack-recording.v1')).toEqual([
      { kind: 'park', reason: 'batches_gone' },
    ]);
    const parked = await server.database.query<{ data: object }>(
      "SELECT data FROM pgboss.job WHERE name = 'parked' AND data->'data'->>'recordingId' = $1",
      [recordingId],
    );
    expect(parked).toMatchObject([
      { data: { queue: 'pack-recording.v1', reason: 'batches_gone' } },
    ]);
  });

  it('ends the project when the last place is complete', async () => {
    const small = await createActiveProject(server, owner, { maxParticipant: 2 });
    const read = () => owner.client.call(CALLS.getProject, { params: { id: small.id } });
    await record(server.app, small.slug, gaze);
    await server.runJobs('pack-recording.v1');
    expect(await read()).toMatchObject({ status: 'active', joined: 1, completed: 1 });
    await record(server.app, small.slug, makeGaze(6, 2));
    await server.runJobs('pack-recording.v1');
    expect(await read()).toMatchObject({ status: 'done', joined: 2, completed: 2 });
  });

  it('ends the project also when the worker dies before it could say so', async () => {
    const small = await createActiveProject(server, owner, { maxParticipant: 1 });
    const { recordingId } = await record(server.app, small.slug, gaze);
    await server.database.query(
      `ALTER TABLE projects ADD CONSTRAINT never_done CHECK (status <> 'done') NOT VALID`,
    );
    await server.runJobs('pack-recording.v1');
    await server.database.query('ALTER TABLE projects DROP CONSTRAINT never_done');
    await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', { recordingId });
    await server.runJobs('pack-recording.v1');
    expect(await owner.client.call(CALLS.getProject, { params: { id: small.id } })).toMatchObject({
      status: 'done',
    });
  });

  it('is in the records that follow, also when records are built while it is being marked', async () => {
    await record(server.app, project.slug, gaze);
    await server.runJobs('pack-recording.v1');
    await record(server.app, project.slug, makeGaze(6, 2));
    const running: Promise<unknown>[] = [];
    // Both stop where they write to the project: the pack is marked but not committed, and whoever
    // builds has read what is packed.
    await server.deps.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE projects IN SHARE MODE`.execute(tx);
      for (const name of ['pack-recording.v1', 'build-aggregate.v1'] as const) {
        running.push(server.runJobs(name));
        await waitForLocks(server, running.length);
      }
    });
    await Promise.all(running);
    await server.runJobs('build-aggregate.v1');
    const { participants } = await server.database
      .query<{ participants: number }>(
        'SELECT participants FROM aggregates WHERE project_id = $1 ORDER BY version DESC',
        [project.id],
      )
      .then(([newest]) => newest ?? { participants: 0 });
    expect(participants).toBe(2);
  });
});

describe('a recording that never completed', () => {
  async function abandon() {
    const joined = await join(server.app, project.slug);
    for (const seq of [0, 1, 3]) await putBatch(server.app, joined, seq, gaze.batches[seq]);
    server.clock.advance(LIMITS.silentAfterMinutes * 60_000 + 600_000);
    await runSweep();
    return joined;
  }

  async function runSweep() {
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    await server.runJobs('sweep.v1');
  }

  it('gets a partial pack after 24 hours, which no aggregate counts', async () => {
    const { recordingId } = await abandon();
    await runSweep();
    await server.runJobs('pack-recording.v1');
    expect(await readRow(recordingId)).toMatchObject({ state: 'silent', packed_at: null });
    server.clock.advance(LIMITS.returnWithinHours * 3_600_000);
    await runSweep();
    await server.runJobs('pack-recording.v1');
    server.clock.set(start);
    const pack = await readPack(recordingId);
    expect(pack.complete).toBe(false);
    expect(bytesOf(pack.columns)).toEqual(
      hexOf([0, 1, 3].map((seq) => gaze.batches[seq] ?? new Uint8Array())),
    );
    await server.runJobs('build-aggregate.v1');
    await expect(
      owner.client.call(CALLS.getAggregatedRecords, { params: { id: project.id } }),
    ).rejects.toMatchObject({ code: 'records_not_ready' });
  });

  it('takes no batch after its partial pack, also when the phone joined again meanwhile', async () => {
    const joinKey = randomUUID();
    const first = await join(server.app, project.slug, { joinKey });
    await putBatch(server.app, first, 0, gaze.batches[0]);
    server.clock.advance((LIMITS.returnWithinHours - 1) * 3_600_000);
    await runSweep();
    const again = await join(server.app, project.slug, { joinKey });
    expect((await putBatch(server.app, again, 1, gaze.batches[1])).status).toBe(200);
    server.clock.advance(2 * 3_600_000);
    // It ran again: one sweep finds it silent, the next one packs it.
    await runSweep();
    await runSweep();
    await server.runJobs('pack-recording.v1');
    expect((await readPack(first.recordingId)).complete).toBe(false);
    expect(await putBatch(server.app, again, 2, gaze.batches[2])).toMatchObject({
      code: 'recording_token_invalid',
    });
  });

  it('is packed with a batch that was being written, and refuses what comes after', async () => {
    const joined = await abandon();
    const { late, release } = await holdUpThirdBatch(joined);
    const { recordingId } = joined;
    const pack = () => server.runJob('pack-recording.v1', { recordingId });
    const { packing } = await startPacking(pack);
    await release();
    expect((await late).status).toBe(200);
    expect(await packing).toEqual({ kind: 'done' });
    expect(bytesOf((await readPack(recordingId)).columns)).toEqual(hexOf(gaze.batches));
    const lie = makeGaze(1, 9, 1).batches[0]?.slice() ?? new Uint8Array();
    new DataView(lie.buffer).setFloat64(8, 8e15, true);
    for (const bytes of [makeGaze(1, 9).batches[0], lie]) {
      expect(await putBatch(server.app, joined, 4, bytes)).toMatchObject({
        code: 'recording_closed',
      });
    }
  });

  it('is packed whole when the phone completes it after a partial pack', async () => {
    const joined = await abandon();
    await putBatch(server.app, joined, 2, gaze.batches[2]);
    await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', {
      recordingId: joined.recordingId,
    });
    await server.runJobs('pack-recording.v1');
    expect((await readPack(joined.recordingId)).complete).toBe(false);
    await complete(server.app, joined, gaze);
    expect(await readRow(joined.recordingId)).toMatchObject({ packed_at: null, state: 'complete' });
    expect(await server.runJobs('pack-recording.v1')).toContainEqual({ kind: 'done' });
    const pack = await readPack(joined.recordingId);
    expect(pack.complete).toBe(true);
    expect(bytesOf(pack.columns)).toEqual(hexOf(gaze.batches));
  });
});
