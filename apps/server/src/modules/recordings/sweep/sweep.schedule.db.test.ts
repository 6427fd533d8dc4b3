import { gzipSync } from 'node:zlib';
import { LIMITS } from '@fovea/contract';
import { DAY_MS, MINUTE_MS } from '@fovea/contract/times';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  begin,
  createActiveProject,
  join,
  makeGaze,
  putBatch,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const gaze = makeGaze(2);

const { server, owner, start } = await openServer({ people: ['owner'], rewinds: true });

async function runSweep(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
  expect(await server.runJobs('sweep.v1')).toEqual([{ kind: 'done' }]);
}

async function keepPartitions(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'check-copies.v1', {});
  expect(await server.runJobs('check-copies.v1')).toEqual([{ kind: 'done' }]);
  await server.deps.jobs.enqueue(server.deps.db, 'keep-partitions.v1', {});
  expect(await server.runJobs('keep-partitions.v1')).toEqual([{ kind: 'done' }]);
}

const loseJobs = (name: string) =>
  server.database.query('DELETE FROM pgboss.job WHERE name = $1', [name]);

async function readRecording(id: string) {
  const [row] = await server.database.query<{
    state: string;
    packed: boolean;
    merged: boolean;
    joined: number;
  }>(
    `SELECT r.state, r.packed_at IS NOT NULL AS packed, r.merged_version IS NOT NULL AS merged,
       p.joined
     FROM recordings r JOIN projects p ON p.id = r.project_id WHERE r.id = $1`,
    [id],
  );
  return row;
}

describe('the sweep', () => {
  it('packs a recording whose job was lost, after a minute', async () => {
    const { slug } = await createActiveProject(server, owner);
    const { recordingId } = await record(server.app, slug, gaze);
    await loseJobs('pack-recording.v1');
    await runSweep();
    expect(await server.runJobs('pack-recording.v1')).toEqual([]);
    server.clock.advance(2 * MINUTE_MS);
    await runSweep();
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    expect(await readRecording(recordingId)).toMatchObject({ packed: true, merged: false });
  });

  it('merges a recording whose aggregate job was lost, after a minute', async () => {
    const { slug } = await createActiveProject(server, owner);
    const { recordingId } = await record(server.app, slug, gaze);
    await server.runJobs('pack-recording.v1');
    await loseJobs('build-aggregate.v1');
    server.clock.advance(2 * MINUTE_MS);
    await runSweep();
    expect(await server.runJobs('build-aggregate.v1')).toContainEqual({ kind: 'done' });
    expect(await readRecording(recordingId)).toMatchObject({ merged: true });
  });

  it('does not pile up jobs while the object store is away', async () => {
    const { slug } = await createActiveProject(server, owner);
    const { recordingId } = await record(server.app, slug, gaze);
    const { put } = server.storage;
    server.storage.put = () => Promise.reject(new Error('store is away'));
    for (let minute = 0; minute < 6; minute++) {
      await server.runJobs('pack-recording.v1');
      server.clock.advance(2 * MINUTE_MS);
      await runSweep();
    }
    server.storage.put = put;
    const jobs = await server.database.query(
      'SELECT state FROM pgboss.job WHERE name = $1 AND singleton_key = $2',
      ['pack-recording.v1', recordingId],
    );
    // The first job, that of the sweep, and another if a quarter of an hour ended just now.
    expect([2, 3]).toContain(jobs.length);
    await loseJobs('pack-recording.v1');
    await runSweep();
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    await server.runJobs('build-aggregate.v1');
  });

  it('queues nothing twice for work that is done', async () => {
    const { slug } = await createActiveProject(server, owner);
    await record(server.app, slug, gaze);
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    server.clock.advance(2 * MINUTE_MS);
    await runSweep();
    await runSweep();
    expect(await server.runJobs('pack-recording.v1')).toEqual([]);
    expect(await server.runJobs('build-aggregate.v1')).toEqual([]);
  });

  it('gives a place back after 10 silent minutes and not before', async () => {
    const { slug } = await createActiveProject(server, owner);
    expect(LIMITS.silentAfterMinutes).toBe(10);
    const { recordingId } = await begin(server.app, slug);
    server.clock.advance((LIMITS.silentAfterMinutes - 1) * MINUTE_MS);
    await runSweep();
    expect(await readRecording(recordingId)).toMatchObject({ state: 'open', joined: 1 });
    server.clock.advance(3 * MINUTE_MS);
    await runSweep();
    await runSweep();
    expect(await readRecording(recordingId)).toMatchObject({ state: 'silent', joined: 0 });
    await expect(join(server.app, slug)).resolves.toMatchObject({ participant: 'P-002' });
  });

  it('gives back nothing of whoever joined and sent no gaze, who may still begin', async () => {
    const { slug } = await createActiveProject(server, owner);
    await begin(server.app, slug);
    const joined = await join(server.app, slug);
    await server.database.query(
      "UPDATE recordings SET created_at = created_at - interval '1 hour' WHERE id = $1",
      [joined.recordingId],
    );
    await runSweep();
    expect(await readRecording(joined.recordingId)).toMatchObject({ state: 'silent', joined: 1 });
    for (const [seq, bytes] of gaze.batches.entries())
      await putBatch(server.app, joined, seq, bytes);
    expect(await readRecording(joined.recordingId)).toMatchObject({ state: 'open', joined: 2 });
  });

  it('counts the silence from the last gaze, not from the join', async () => {
    const { slug } = await createActiveProject(server, owner);
    const joined = await begin(server.app, slug);
    server.clock.advance(5 * MINUTE_MS);
    const { batches } = makeGaze(4);
    for (const seq of [2, 3]) await putBatch(server.app, joined, seq, batches[seq]);
    server.clock.advance(9 * MINUTE_MS);
    await runSweep();
    expect(await readRecording(joined.recordingId)).toMatchObject({ state: 'open', joined: 1 });
    server.clock.advance(3 * MINUTE_MS);
    await runSweep();
    expect(await readRecording(joined.recordingId)).toMatchObject({ state: 'silent', joined: 0 });
  });

  it('gives back every place exactly once when two sweeps meet', async () => {
    const { slug, id } = await createActiveProject(server, owner);
    await Promise.all([1, 2, 3, 4].map(() => begin(server.app, slug)));
    server.clock.advance(12 * MINUTE_MS);
    const { sweep } = await import('./sweep.schedule.ts');
    await Promise.all([1, 2, 3].map(() => sweep(server.deps)));
    const [row] = await server.database.query<{ joined: number }>(
      'SELECT joined FROM projects WHERE id = $1',
      [id],
    );
    expect(row?.joined).toBe(0);
  });
});

describe('partitions', () => {
  const toName = (time: Date) =>
    `gaze_batches_${time.toISOString().slice(0, 10).replaceAll('-', '')}`;

  async function listPartitions(): Promise<string[]> {
    const rows = await server.database.query<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       WHERE inhparent = 'gaze_batches'::regclass ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  }

  async function recordAt(time: Date, project: ActiveProject) {
    server.clock.set(time);
    return record(server.app, project.slug, gaze);
  }

  it('are made for yesterday and the days ahead, and a repeat changes nothing', async () => {
    await keepPartitions();
    const made = await listPartitions();
    for (const days of [-1, 0, 1, 7, 12]) {
      expect(made).toContain(toName(new Date(start.getTime() + days * DAY_MS)));
    }
    await keepPartitions();
    expect(await listPartitions()).toEqual(made);
  });

  it('are dropped three days after the last pack, and only when all is packed', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 100 });
    const [packedDay, unpackedDay] = [20, 21].map((days) => start.getTime() + days * DAY_MS);
    await server.database.query('SELECT ensure_gaze_partitions($1::date, 3)', [
      new Date(packedDay ?? 0).toISOString().slice(0, 10),
    ]);
    const packed = await recordAt(new Date(packedDay ?? 0), project);
    expect(await server.runJobs('pack-recording.v1')).toContainEqual({ kind: 'done' });
    const unpacked = await recordAt(new Date(unpackedDay ?? 0), project);
    await loseJobs('pack-recording.v1');
    const [spent, kept] = [packedDay, unpackedDay].map((time) => toName(new Date(time ?? 0)));

    server.clock.set(new Date((packedDay ?? 0) + 2.9 * DAY_MS));
    await keepPartitions();
    expect(await listPartitions()).toEqual(expect.arrayContaining([spent, kept]));

    server.clock.set(new Date((packedDay ?? 0) + 5 * DAY_MS));
    await keepPartitions();
    const left = await listPartitions();
    expect(left).not.toContain(spent);
    expect(left).toContain(kept);
    expect(await readRecording(packed.recordingId)).toMatchObject({ packed: true });
    const rows = await server.database.query('SELECT 1 FROM gaze_batches WHERE recording_id = $1', [
      unpacked.recordingId,
    ]);
    expect(rows).toHaveLength(2);
  });

  /** One recording of a day of its own, packed, its three days over. */
  async function packOneAt(days: number) {
    const project = await createActiveProject(server, owner, { maxParticipant: 100 });
    const time = new Date(start.getTime() + days * DAY_MS);
    await server.database.query('SELECT ensure_gaze_partitions($1::date, 1)', [
      time.toISOString().slice(0, 10),
    ]);
    const { recordingId } = await recordAt(time, project);
    expect(await server.runJobs('pack-recording.v1')).toContainEqual({ kind: 'done' });
    server.clock.set(new Date(time.getTime() + 5 * DAY_MS));
    const key = [...server.storage.objects.keys()].find((each) => each.includes(recordingId));
    return { name: toName(time), key: key ?? '' };
  }

  it.each([
    ['is gone', 40, (key: string) => server.storage.objects.delete(key)],
    [
      'has other bytes',
      50,
      (key: string) =>
        server.storage.objects.set(key, {
          bytes: gzipSync('{"format":"fovea-recording"}'),
          contentType: 'application/json',
        }),
    ],
    [
      'cannot be read',
      60,
      (key: string) =>
        server.storage.objects.set(key, {
          bytes: Buffer.of(1, 2, 3),
          contentType: 'application/json',
        }),
    ],
  ])('stay, and are counted, while a pack %s in both buckets', async (_title, days, damage) => {
    const { name, key } = await packOneAt(days);
    const kept = server.storage.objects.get(key);
    damage(key);
    server.storage.copies?.objects.delete(key);
    await keepPartitions();
    expect(await listPartitions()).toContain(name);
    const { damagedPacks } = server.deps.metrics;
    expect((await damagedPacks.get()).values).toMatchObject([{ value: 1 }]);
    if (kept !== undefined) server.storage.objects.set(key, kept);
    await keepPartitions();
    expect(await listPartitions()).not.toContain(name);
    expect((await damagedPacks.get()).values).toMatchObject([{ value: 0 }]);
  });

  it('are not waited for while somebody reads them, and go an hour later', async () => {
    const { name } = await packOneAt(70);
    // The days ahead are there: making them is another matter.
    const yesterday = new Date(server.clock.now().getTime() - DAY_MS);
    await server.database.query('SELECT ensure_gaze_partitions($1::date, 14)', [
      yesterday.toISOString().slice(0, 10),
    ]);
    await server.deps.db.transaction().execute(async (tx) => {
      await sql`SELECT count(*) FROM gaze_batches`.execute(tx);
      await keepPartitions();
    });
    expect(await listPartitions()).toContain(name);
    await keepPartitions();
    expect(await listPartitions()).not.toContain(name);
  });

  it('never refuse gaze of a day that has none yet, and take it over when it is made', async () => {
    const project = await createActiveProject(server, owner);
    server.clock.set(new Date(start.getTime() + 200 * DAY_MS));
    const joined = await join(server.app, project.slug);
    const findPlace = async () => {
      const rows = await server.database.query<{ place: string }>(
        'SELECT tableoid::regclass::text AS place FROM gaze_batches WHERE recording_id = $1',
        [joined.recordingId],
      );
      return rows.map(({ place }) => place);
    };
    expect(await putBatch(server.app, joined, 0, gaze.batches[0])).toMatchObject({ through: 0 });
    expect(await findPlace()).toEqual(['gaze_batches_other']);
    await keepPartitions();
    expect(await findPlace()).toEqual([toName(server.clock.now())]);
    expect(await putBatch(server.app, joined, 0, gaze.batches[0])).toMatchObject({ through: 0 });
    expect(await findPlace()).toHaveLength(1);
  });
});
