import { gunzipSync } from 'node:zlib';
import { CALLS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { TaskFault } from '#platform/child/child-pool.ts';
import { type ActiveProject, createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { readRecords } from '#testing/read-records.ts';
import { makePack } from './make-pack.ts';
import { packRecording } from './pack.consumer.ts';
import { createPacker, type Packer } from './packer.ts';
import { retryParked } from './retry-parked.service.ts';

const gaze = makeGaze(2, 7);

const { server, owner, start } = await openServer({ people: ['owner'], rewinds: true });

const failFor =
  (id: string, kind: TaskFault['kind']): Packer['run'] =>
  (task) =>
    task.recordingId === id ? Promise.reject(new TaskFault(kind, 'no pack')) : makePack(task);

/** Runs packs that wait now or for their next try. */
async function runPacks(run: Packer['run']) {
  await server.database.query(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'pack-recording.v1'",
  );
  return server.deps.jobs.runWaiting('pack-recording.v1', (job) =>
    packRecording({ ...server.deps, packer: { run } }, job),
  );
}

async function readRow(id: string) {
  const [row] = await server.database.query<{
    pack_failures: number;
    parked_reason: string | null;
    pack_key: string | null;
  }>('SELECT pack_failures, parked_reason, pack_key FROM recordings WHERE id = $1', [id]);
  return row;
}

async function runSweep() {
  await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
  await server.runJobs('sweep.v1');
}

/** A recording that takes too much at every try. */
async function parkOne(project: ActiveProject) {
  const { recordingId } = await record(server.app, project.slug, gaze);
  for (let i = 0; i < 3; i++) await runPacks(failFor(recordingId, 'memory'));
  return recordingId;
}

describe('a recording whose pack cannot be made', () => {
  it('is parked with its reason at the third try, and its project goes on', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 2 });
    const bad = await record(server.app, project.slug, gaze);
    const run = failFor(bad.recordingId, 'time');
    expect(await runPacks(run)).toEqual([{ kind: 'retry', reason: 'pack_too_heavy' }]);
    expect(await readRow(bad.recordingId)).toMatchObject({ pack_failures: 1, parked_reason: null });
    expect(await runPacks(run)).toEqual([{ kind: 'retry', reason: 'pack_too_heavy' }]);
    expect(await runPacks(run)).toEqual([{ kind: 'park', reason: 'pack_too_heavy' }]);
    expect(await readRow(bad.recordingId)).toMatchObject({ parked_reason: 'pack_too_heavy' });

    const good = await record(server.app, project.slug, gaze);
    expect(await runPacks(run)).toEqual([{ kind: 'done' }]);
    await server.runJobs('build-aggregate.v1');
    const { manifest } = await readRecords(server, owner, project.id);
    expect(manifest.participants.map((each) => each.recordingId)).toEqual([good.recordingId]);
    expect(await owner.client.call(CALLS.getProject, { params: { id: project.id } })).toMatchObject(
      { status: 'done', completed: 2 },
    );
  });

  it('ends its project when it is the last one', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 1 });
    await parkOne(project);
    expect(await owner.client.call(CALLS.getProject, { params: { id: project.id } })).toMatchObject(
      { status: 'done' },
    );
  });

  it('is not asked for again by the sweep, nor by a job that was late', async () => {
    const recordingId = await parkOne(await createActiveProject(server, owner));
    server.clock.advance(DAY_MS);
    await runSweep();
    await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', { recordingId });
    expect(await runPacks(makePack)).toEqual([{ kind: 'discard', reason: 'parked' }]);
  });

  it('does not keep the batches of its day, keeps its own bytes, and is packed when it is tried again', async () => {
    const time = new Date(start.getTime() + 30 * DAY_MS);
    const project = await createActiveProject(server, owner);
    await server.database.query('SELECT ensure_gaze_partitions($1::date, 2)', [
      time.toISOString().slice(0, 10),
    ]);
    server.clock.set(time);
    const recordingId = await parkOne(project);
    const listDays = () =>
      server.database.query<{ place: string }>(
        'SELECT DISTINCT tableoid::regclass::text AS place FROM gaze_batches WHERE recording_id = $1',
        [recordingId],
      );
    const [day] = await listDays();
    server.clock.advance(5 * DAY_MS);
    await server.runJob('keep-partitions.v1', {});
    expect(await listDays()).toEqual([]);
    expect(await server.database.query('SELECT to_regclass($1) AS day', [day?.place])).toEqual([
      { day: null },
    ]);

    expect(await retryParked(server.deps, project.id)).toBe(1);
    expect(await readRow(recordingId)).toMatchObject({ pack_failures: 0, parked_reason: null });
    expect(await runPacks(makePack)).toEqual([{ kind: 'done' }]);
  });
});

it('a pack that a child makes holds the same bytes as one that is made here', async () => {
  const project = await createActiveProject(server, owner);
  const packer = createPacker(1);
  const { recordingId } = await record(server.app, project.slug, gaze);
  let here: Uint8Array | undefined;
  const run: Packer['run'] = async (task) => {
    here = (await makePack(task)).object.bytes;
    return packer.run(task);
  };
  try {
    expect(await runPacks(run)).toEqual([{ kind: 'done' }]);
  } finally {
    packer.stop();
  }
  const stored = server.storage.objects.get((await readRow(recordingId))?.pack_key ?? '');
  expect(gunzipSync(stored?.bytes ?? Buffer.of())).toEqual(gunzipSync(here ?? Buffer.of()));
});

it('the sweep finds a lost job behind a page of recordings that stay unpacked', async () => {
  const project = await createActiveProject(server, owner);
  const { recordingId } = await record(server.app, project.slug, gaze);
  await server.database.query("DELETE FROM pgboss.job WHERE name = 'pack-recording.v1'");
  // Older recordings whose jobs fail again and again.
  await server.database.query(
    `INSERT INTO recordings (id, project_id, join_key, number, state, age, device_name, width_px,
       height_px, pixel_ratio, camera_hz, batch_count, root_hash, created_at, completed_at)
     SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, gen_random_uuid(),
       n + 1000, 'complete', 30, 'Pixel 8', 412, 915, 2.6, 30, 1, '', $2, $2
     FROM generate_series(1, 1000) AS n`,
    [project.id, start],
  );
  server.clock.advance(DAY_MS / 24);
  await runSweep();
  const [job] = await server.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job
     WHERE name = 'pack-recording.v1' AND singleton_key = $1`,
    [recordingId],
  );
  expect(job?.count).toBe(1);
});
