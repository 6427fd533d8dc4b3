import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { createActiveProject, makeGaze, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { rot } from '#testing/rot.ts';
import { buildTestServer } from '#testing/test-server.ts';
import { askWithdrawal, makeKeys, withdraw } from '#testing/withdrawals.ts';
import { checkAllCopies } from './check-copies.schedule.ts';

const { server, owner, start } = await openServer({ people: ['owner'], rewinds: true });

async function run(name: 'sweep.v1' | 'check-copies.v1'): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, name, {});
  expect(await server.runJobs(name)).toEqual([{ kind: 'done' }]);
}

function listKeys(needle: string): { first: string[]; second: string[] } {
  const { objects, copies } = server.storage;
  const own = (from: ReadonlyMap<string, unknown> = new Map()) =>
    [...from.keys()].filter((key) => key.includes(needle));
  return { first: own(objects), second: own(copies?.objects) };
}

function getSecond() {
  const { copies } = server.storage;
  if (copies === undefined) throw new Error('there is no second bucket');
  return copies;
}

async function readRow(id: string) {
  const [row] = await server.database.query<{
    key: string;
    copied: boolean;
    checked: boolean;
    lost: boolean;
    parked: string | null;
  }>(
    `SELECT pack_key AS key, pack_copied_at IS NOT NULL AS copied, pack_lost_at IS NOT NULL AS lost,
       pack_checked_at IS NOT NULL AS checked, parked_reason AS parked
     FROM recordings WHERE id = $1`,
    [id],
  );
  if (row === undefined) throw new Error(`no recording ${id}`);
  return row;
}

async function pack(keys?: ReturnType<typeof makeKeys>) {
  const project = await createActiveProject(server, owner);
  const { recordingId } = await record(server.app, project.slug, makeGaze(1, 1), keys?.join);
  await server.runJobs('pack-recording.v1');
  return { ...project, recordingId, key: (await readRow(recordingId)).key };
}

describe('the sweep copies', () => {
  it('each pack once, and again when it was made anew', async () => {
    const { recordingId, key } = await pack();
    expect(listKeys(recordingId).second).toEqual([]);
    await run('sweep.v1');
    expect(listKeys(recordingId)).toEqual({ first: [key], second: [key] });
    expect(await readRow(recordingId)).toMatchObject({ copied: true });
    getSecond().objects.delete(key);
    await run('sweep.v1');
    expect(listKeys(recordingId).second).toEqual([]);
    await server.database.query('UPDATE recordings SET packed_at = NULL WHERE id = $1', [
      recordingId,
    ]);
    await server.runJob('pack-recording.v1', { recordingId });
    await run('sweep.v1');
    expect(listKeys(recordingId).second).toEqual([key]);
  });

  it('nothing while the second bucket is away, and everything else goes on', async () => {
    const { recordingId, key } = await pack();
    const second = getSecond();
    const { put } = second;
    second.put = () => Promise.reject(new Error('away'));
    await run('sweep.v1');
    second.put = put;
    expect(await readRow(recordingId)).toMatchObject({ copied: false, lost: false });
    await run('sweep.v1');
    expect(listKeys(recordingId).second).toEqual([key]);
  });

  it('tombstones, and never a recording that is erased meanwhile', async () => {
    const keys = makeKeys();
    const { recordingId } = await pack(keys);
    const second = getSecond();
    const { put } = second;
    second.put = async (...object) => {
      second.put = put;
      await withdraw(server, keys.receipt);
      await put(...object);
    };
    await run('sweep.v1');
    expect(listKeys(`recordings/`).second.filter((key) => key.includes(recordingId))).toEqual([]);
    await run('sweep.v1');
    const stones = [expect.stringMatching(/^tombstones\/.+\/[0-9a-f]{64}[.]json$/)];
    expect(listKeys(recordingId)).toEqual({ first: stones, second: stones });
  });
});

describe('an erased recording', () => {
  it('goes from both buckets, and waits while the second one is away', async () => {
    const keys = makeKeys();
    const { id, recordingId } = await pack(keys);
    await server.runJobs('build-aggregate.v1');
    await run('sweep.v1');
    const second = getSecond();
    const { removeAll } = second;
    second.removeAll = () => Promise.reject(new Error('away'));
    await askWithdrawal(server, keys.receipt);
    await server.runJobs('withdraw-recording.v1');
    expect(await server.runJobs('erase-recordings.v1')).toEqual([
      { kind: 'retry', reason: 'away' },
    ]);
    second.removeAll = removeAll;
    await server.runJob('erase-recordings.v1', { projectId: id });
    expect(listKeys(`/${recordingId}`).second).toEqual([]);
    expect(listKeys(`/${recordingId}`).first).toHaveLength(1);
  });

  it('goes with the pack that a dead process had copied late, at the second look', async () => {
    const keys = makeKeys();
    const { id, recordingId, key } = await pack(keys);
    const object = server.storage.objects.get(key);
    await withdraw(server, keys.receipt);
    if (object !== undefined) getSecond().objects.set(key, object);
    server.clock.advance(HOUR_MS + 1);
    await server.runJob('erase-recordings.v1', { projectId: id });
    expect(listKeys(`recordings/${id}`)).toEqual({ first: [], second: [] });
    expect(listKeys(recordingId).first).toHaveLength(1);
  });
});

describe('a pack that is not what it was', () => {
  it.each([
    ['has a flipped bit', (key: string) => rot(server.storage, key)],
    ['is gone', (key: string) => void server.storage.objects.delete(key)],
  ])('and %s comes back from the second bucket when records take it', async (_how, damage) => {
    const { id, recordingId, key } = await pack();
    await run('sweep.v1');
    const before = server.storage.objects.get(key)?.bytes;
    damage(key);
    await server.runJobs('build-aggregate.v1');
    const { manifest } = await readRecords(server, owner, id);
    expect(manifest.participants.map((each) => each.recordingId)).toEqual([recordingId]);
    expect(server.storage.objects.get(key)?.bytes).toEqual(before);
    expect(await readRow(recordingId)).toMatchObject({ parked: null, lost: false });
  });

  it('is parked and counted when neither bucket has it, and taken when one has it again', async () => {
    const { id, recordingId, key } = await pack();
    const kept = server.storage.objects.get(key);
    server.storage.objects.delete(key);
    await server.runJobs('build-aggregate.v1');
    expect(await readRow(recordingId)).toMatchObject({ parked: 'pack_unreadable', lost: true });
    await run('check-copies.v1');
    const { damagedPacks } = server.deps.metrics;
    expect((await damagedPacks.get()).values).toMatchObject([{ value: 1 }]);
    if (kept !== undefined) getSecond().objects.set(key, kept);
    await run('check-copies.v1');
    expect((await damagedPacks.get()).values).toMatchObject([{ value: 0 }]);
    expect(listKeys(recordingId).first).toEqual([key]);
    expect(await readRow(recordingId)).toMatchObject({ lost: false, checked: true, parked: null });
    server.clock.advance(2 * 60_000);
    await run('sweep.v1');
    await server.runJobs('build-aggregate.v1');
    const { manifest } = await readRecords(server, owner, id);
    expect(manifest.participants).toHaveLength(1);
  });
});

describe('both buckets are looked through', () => {
  it('three days after packing, then every 30 days', async () => {
    const { recordingId, key } = await pack();
    await run('sweep.v1');
    const countRead = async () => {
      const second = getSecond();
      const { get } = second;
      let reads = 0;
      second.get = (own) => {
        if (own === key) reads += 1;
        return get(own);
      };
      await run('check-copies.v1');
      second.get = get;
      return reads;
    };
    server.clock.set(new Date(start.getTime() + 2.9 * DAY_MS));
    expect(await countRead()).toBe(0);
    server.clock.set(new Date(start.getTime() + 3.1 * DAY_MS));
    expect(await countRead()).toBe(1);
    expect(await readRow(recordingId)).toMatchObject({ checked: true });
    server.clock.set(new Date(start.getTime() + 33 * DAY_MS));
    expect(await countRead()).toBe(0);
    server.clock.set(new Date(start.getTime() + 33.2 * DAY_MS));
    expect(await countRead()).toBe(1);
  });

  it('at once when an operator asks: packs, tombstones and their copies are mended', async () => {
    const keys = makeKeys();
    const gone = await pack(keys);
    const [first, second] = [await pack(), await pack()];
    await withdraw(server, keys.receipt);
    await run('sweep.v1');
    const [stone = ''] = listKeys(gone.recordingId).first;
    await checkAllCopies(server.deps);
    const dump = () =>
      JSON.stringify(
        [server.storage.objects, getSecond().objects].map((each) =>
          [...each].sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      );
    const before = dump();
    rot(server.storage, first.key);
    rot(getSecond(), second.key);
    server.storage.objects.delete(stone);
    getSecond().objects.delete(stone);
    getSecond().objects.delete(first.recordingId);
    expect(dump()).not.toBe(before);
    server.clock.advance(1_000);
    expect(await checkAllCopies(server.deps)).toMatchObject({ lost: 0 });
    expect(dump()).toBe(before);
  });
});

it('without a second bucket nothing is copied, and packs are looked at all the same', async () => {
  const alone = await buildTestServer({ environment: { COPY_S3_BUCKET: '' } });
  try {
    const person = await signUp(alone);
    const { slug } = await createActiveProject(alone, person);
    const { recordingId } = await record(alone.app, slug, makeGaze(1, 1));
    await packAndMerge(alone);
    await alone.deps.jobs.enqueue(alone.deps.db, 'sweep.v1', {});
    expect(await alone.runJobs('sweep.v1')).toEqual([{ kind: 'done' }]);
    await checkAllCopies(alone.deps);
    const [row] = await alone.database.query(
      `SELECT pack_copied_at, pack_checked_at IS NOT NULL AS checked FROM recordings WHERE id = $1`,
      [recordingId],
    );
    expect(row).toEqual({ pack_copied_at: null, checked: true });
  } finally {
    await alone.stop();
  }
});
