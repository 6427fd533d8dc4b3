import { type ApiError, LIMITS } from '@fovea/contract';
import { toRootHash } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import {
  begin,
  complete,
  createActiveProject,
  join,
  makeGaze,
  putBatch,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { buildTestServer } from '#testing/test-server.ts';

const gaze = makeGaze(6);

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

const createSlug = async (maxParticipant = 10) =>
  createActiveProject(server, owner, { maxParticipant });

async function readRecording(id: string) {
  const [row] = await server.database.query<{
    state: string;
    holds_place: boolean;
    batch_count: number | null;
    joined: number;
    consumptions: number;
    jobs: number;
  }>(
    `SELECT r.state, r.holds_place, r.batch_count, p.joined,
       (SELECT count(*)::int FROM consumptions WHERE recording_id = r.id) AS consumptions,
       (SELECT count(*)::int FROM pgboss.job WHERE data->>'recordingId' = r.id::text) AS jobs
     FROM recordings r JOIN projects p ON p.id = r.project_id WHERE r.id = $1`,
    [id],
  );
  return row;
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: ApiError) => ({ status: error.statusCode, code: error.code, details: error.details }),
  );

describe('completing', () => {
  it('closes the recording, wants one session and queues one pack, together', async () => {
    const { slug } = await createSlug();
    const { recordingId } = await record(server.app, slug, gaze);
    expect(await readRecording(recordingId)).toEqual({
      state: 'complete',
      holds_place: true,
      batch_count: 6,
      joined: 1,
      consumptions: 1,
      jobs: 1,
    });
  });

  it('names the missing batches and heals when they arrive', async () => {
    const { slug } = await createSlug();
    const joined = await join(server.app, slug);
    for (const seq of [0, 3, 5]) await putBatch(server.app, joined, seq, gaze.batches[seq]);
    expect(await refusalOf(complete(server.app, joined, gaze))).toEqual({
      status: 409,
      code: 'batches_missing',
      details: { missing: [1, 2, 4] },
    });
    expect(await readRecording(joined.recordingId)).toMatchObject({ state: 'open', jobs: 0 });
    for (const seq of [1, 2, 4]) await putBatch(server.app, joined, seq, gaze.batches[seq]);
    expect(await complete(server.app, joined, gaze)).toEqual({ state: 'complete' });
  });

  it('lists at most 1,000 missing numbers', async () => {
    const { slug } = await createSlug();
    const joined = await join(server.app, slug);
    const refusal = await refusalOf(complete(server.app, joined, gaze, { count: 5_000 }));
    expect(refusal?.details).toEqual({ missing: Array.from({ length: 1_000 }, (_, seq) => seq) });
  });

  it('is refused when the stored batches are not those that were sent', async () => {
    const { slug } = await createSlug();
    const joined = await join(server.app, slug);
    for (const [seq, bytes] of gaze.batches.entries())
      await putBatch(server.app, joined, seq, bytes);
    const swapped = toRootHash([...gaze.sha256].reverse());
    expect(
      await refusalOf(complete(server.app, joined, gaze, { rootHash: swapped })),
    ).toMatchObject({
      status: 409,
      code: 'root_hash_mismatch',
    });
    expect(await readRecording(joined.recordingId)).toMatchObject({ state: 'open', jobs: 0 });
  });

  it('is refused when more is stored than the phone counts, so that no gaze is left out', async () => {
    const { slug } = await createSlug();
    const joined = await join(server.app, slug);
    for (const [seq, bytes] of gaze.batches.entries())
      await putBatch(server.app, joined, seq, bytes);
    const changes = { count: 5, rootHash: toRootHash(gaze.sha256.slice(0, 5)) };
    expect(await refusalOf(complete(server.app, joined, gaze, changes))).toMatchObject({
      status: 409,
      code: 'root_hash_mismatch',
    });
    await complete(server.app, joined, gaze);
  });

  it('may be repeated, at once and later, and changes nothing', async () => {
    const { slug } = await createSlug();
    const joined = await join(server.app, slug);
    for (const [seq, bytes] of gaze.batches.entries())
      await putBatch(server.app, joined, seq, bytes);
    await Promise.all([1, 2, 3].map(() => complete(server.app, joined, gaze)));
    await server.runJobs('pack-recording.v1');
    await complete(server.app, joined, gaze);
    expect(await readRecording(joined.recordingId)).toMatchObject({ consumptions: 1, jobs: 1 });
    expect(await server.runJobs('pack-recording.v1')).toEqual([]);
  });

  it('is over after the first time: another count or hash finds it closed', async () => {
    const { slug } = await createSlug();
    const joined = await record(server.app, slug, gaze);
    const shorter = makeGaze(5);
    for (const changes of [
      { count: 5, rootHash: shorter.rootHash },
      { rootHash: 'a'.repeat(64) },
    ]) {
      expect(await refusalOf(complete(server.app, joined, gaze, changes))).toMatchObject({
        status: 409,
        code: 'recording_closed',
      });
    }
  });

  it('is refused with a bad token and with that of another recording', async () => {
    const { slug } = await createSlug();
    const [one, two] = [await join(server.app, slug), await join(server.app, slug)];
    for (const token of ['nonsense', two.token]) {
      const mixed = { recordingId: one.recordingId, token };
      expect(await refusalOf(complete(server.app, mixed, gaze))).toMatchObject({
        status: 401,
        code: 'recording_token_invalid',
      });
    }
  });
});

describe('a phone that was silent for longer than its place waits', () => {
  async function fallSilent(slug: string) {
    const joined = await join(server.app, slug);
    for (const [seq, bytes] of gaze.batches.entries())
      await putBatch(server.app, joined, seq, bytes);
    server.clock.advance(LIMITS.silentAfterMinutes * 60_000 + 600_000);
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    expect(await server.runJobs('sweep.v1')).toEqual([{ kind: 'done' }]);
    expect(await readRecording(joined.recordingId)).toMatchObject({
      state: 'silent',
      holds_place: false,
      joined: 0,
    });
    return joined;
  }

  it('takes a place again when there is one, and wants a session', async () => {
    const { slug } = await createSlug(1);
    const joined = await fallSilent(slug);
    await complete(server.app, joined, gaze);
    expect(await readRecording(joined.recordingId)).toMatchObject({
      state: 'complete',
      holds_place: true,
      joined: 1,
      consumptions: 1,
    });
  });

  it('completes without a place when all are taken, and is not charged', async () => {
    const { slug } = await createSlug(1);
    const joined = await fallSilent(slug);
    const successor = await begin(server.app, slug);
    await complete(server.app, joined, gaze);
    expect(await readRecording(joined.recordingId)).toMatchObject({
      state: 'complete',
      holds_place: false,
      joined: 1,
      consumptions: 0,
      jobs: 1,
    });
    expect(await readRecording(successor.recordingId)).toMatchObject({ state: 'open' });
  });

  it('may still send batches', async () => {
    const { slug } = await createSlug(1);
    const joined = await fallSilent(slug);
    expect(await putBatch(server.app, joined, 6, makeGaze(7).batches[6])).toMatchObject({
      status: 200,
      through: 6,
    });
  });
});

describe('before the pages can have been seen', () => {
  it('nobody completes by our clock; the phone comes again and loses nothing', async () => {
    const strict = await buildTestServer({ environment: { HUMAN_PACE: '1' } });
    try {
      const person = await signUp(strict);
      const { slug, lengthMs } = await createActiveProject(strict, person, { pages: 2 });
      const joined = await join(strict.app, slug);
      for (const [seq, bytes] of gaze.batches.entries())
        await putBatch(strict.app, joined, seq, bytes);
      strict.clock.advance(lengthMs - 1);
      expect(await refusalOf(complete(strict.app, joined, gaze))).toMatchObject({
        status: 429,
        code: 'completed_too_early',
      });
      strict.clock.advance(1);
      expect(await complete(strict.app, joined, gaze)).toEqual({ state: 'complete' });
    } finally {
      await strict.stop();
    }
  });
});
