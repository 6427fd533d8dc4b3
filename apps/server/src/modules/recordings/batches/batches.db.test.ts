import { createHash } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecordingTokens } from '#modules/recordings/recording-token.ts';
import { complete, type Joined, join, makeGaze, putBatch } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import type { TestServer } from '#testing/test-server.ts';
import { createBatchLog } from './batches.service.ts';

const gaze = makeGaze(8);
const batch = (seq: number) => gaze.batches[seq] ?? new Uint8Array();

let joined: Joined;

const { server, project } = await openServer({ instances: 2, project: { maxParticipant: 1_000 } });
beforeEach(async () => {
  joined = await join(server.app, project.slug);
});

const second = () => server.apps[1] ?? server.app;

function listStored(recordingId = joined.recordingId) {
  return server.database.query<{ seq: number; payload: Buffer; partition: string }>(
    `SELECT seq, payload, tableoid::regclass::text AS partition
     FROM gaze_batches WHERE recording_id = $1 ORDER BY seq`,
    [recordingId],
  );
}

function listDeadLetters() {
  return server.database.query<{ seq: number; reason: string; payload: Buffer }>(
    'SELECT seq, reason, payload FROM dead_letters WHERE recording_id = $1 ORDER BY created_at',
    [joined.recordingId],
  );
}

describe('a batch', () => {
  it('is stored byte by byte when it is acknowledged', async () => {
    expect(await putBatch(server.app, joined, 0, batch(0))).toMatchObject({
      status: 200,
      through: 0,
    });
    const stored = await listStored();
    expect(stored.map(({ seq }) => seq)).toEqual([0]);
    expect(stored[0]?.payload.equals(batch(0))).toBe(true);
  });

  it('may hold bytes that do not read: they are judged later', async () => {
    const noise = Buffer.from('not gaze at all');
    expect(await putBatch(server.app, joined, 0, noise)).toMatchObject({ status: 200, through: 0 });
    expect((await listStored())[0]?.payload.equals(noise)).toBe(true);
  });

  it('is stored once when it is sent again, and acknowledged again', async () => {
    for (const app of [server.app, second(), server.app]) {
      expect(await putBatch(app, joined, 0, batch(0))).toMatchObject({ status: 200, through: 0 });
    }
    expect(await listStored()).toHaveLength(1);
    expect(await listDeadLetters()).toEqual([]);
  });

  it('is refused with other bytes, which are kept aside', async () => {
    await putBatch(server.app, joined, 0, batch(0));
    const other = batch(1);
    for (const app of [server.app, second()]) {
      expect(await putBatch(app, joined, 0, other)).toMatchObject({
        status: 409,
        code: 'batch_conflict',
      });
    }
    expect((await listStored())[0]?.payload.equals(batch(0))).toBe(true);
    const letters = await listDeadLetters();
    expect(letters).toMatchObject([{ seq: 0, reason: 'batch_conflict' }]);
    expect(letters[0]?.payload.equals(other)).toBe(true);
  });

  it('is stored once when copies share a group', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => putBatch(server.app, joined, 0, batch(0))),
    );
    expect(answers.every(({ status, through }) => status === 200 && through === 0)).toBe(true);
    expect(await listStored()).toHaveLength(1);
  });

  it('is stored once when copies race through two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        putBatch(i % 2 === 0 ? server.app : second(), joined, i % 4, batch(i % 4)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect((await listStored()).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  it('loses no bytes when a group has two of one number: one is stored, the other refused', async () => {
    const log = createBatchLog(server.deps);
    const toRow = (seq: number, bytes: Uint8Array) => ({
      recordingId: joined.recordingId,
      seq,
      sha256: createHash('sha256').update(bytes).digest(),
      payload: Buffer.from(bytes),
    });
    const seqs = Array.from({ length: 8 }, (_, i) => 7 - i);
    const versions = seqs.flatMap((seq) => [
      { seq, bytes: Buffer.from(`first of ${seq}`) },
      { seq, bytes: Buffer.from(`second of ${seq}`) },
    ]);
    const answers = await Promise.allSettled(
      versions.map(({ seq, bytes }) => log.append(toRow(seq, bytes))),
    );
    const stored = new Map((await listStored()).map(({ seq, payload }) => [seq, payload]));
    versions.forEach(({ seq, bytes }, i) => {
      const isAcknowledged = answers[i]?.status === 'fulfilled';
      expect(stored.get(seq)?.equals(bytes), `${bytes}`).toBe(isAcknowledged);
    });
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await listDeadLetters()).toHaveLength(8);
  });
});

describe('a request that is refused', () => {
  it.each([
    ['another hash', { 'x-batch-sha256': 'a'.repeat(64) }, 400, 'batch_hash_mismatch'],
    ['no hash', { 'x-batch-sha256': '' }, 400, 'batch_hash_mismatch'],
    ['a token that is none', { authorization: 'Bearer nonsense' }, 401, 'recording_token_invalid'],
    ['no token', { authorization: '' }, 401, 'recording_token_invalid'],
  ])('stores nothing with %s', async (_title, headers, status, code) => {
    expect(await putBatch(server.app, joined, 0, batch(0), headers)).toMatchObject({
      status,
      code,
    });
    expect(await listStored()).toEqual([]);
  });

  it('has the token of another recording', async () => {
    const other = await join(server.app, project.slug);
    const mixed = { recordingId: joined.recordingId, token: other.token };
    expect(await putBatch(server.app, mixed, 0, batch(0))).toMatchObject({
      status: 401,
      code: 'recording_token_invalid',
    });
  });

  it('has a token whose expiry was changed', async () => {
    const parts = joined.token.split('.');
    const token = [parts[0], parts[1], '9999999999', parts[3]].join('.');
    expect((await putBatch(server.app, { ...joined, token }, 0, batch(0))).status).toBe(401);
  });

  it('comes 24 hours after the join', async () => {
    const start = server.clock.now();
    server.clock.advance(LIMITS.recordingTokenHours * 3_600_000 - 2_000);
    expect((await putBatch(server.app, joined, 0, batch(0))).status).toBe(200);
    server.clock.advance(3_000);
    expect(await putBatch(server.app, joined, 1, batch(1))).toMatchObject({
      status: 401,
      code: 'recording_token_invalid',
    });
    server.clock.set(start);
    expect((await listStored()).map(({ seq }) => seq)).toEqual([0]);
  });

  it('is larger than 64 KiB, while exactly 64 KiB pass', async () => {
    const largest = new Uint8Array(LIMITS.batchMaxBytes);
    expect((await putBatch(server.app, joined, 0, largest)).status).toBe(200);
    expect(
      await putBatch(server.app, joined, 1, new Uint8Array(LIMITS.batchMaxBytes + 1)),
    ).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it.each(['-1', '1.5', 'x', '100000', '0x1', '1e3'])('has the number %s', async (seq) => {
    expect(await putBatch(server.app, joined, seq, batch(0))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('has another content type', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await putBatch(server.app, joined, 0, Buffer.from('{}'), headers);
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  it('belongs to a recording that nobody opened', async () => {
    const recordingId = server.deps.ids.next();
    const tokens = createRecordingTokens(server.deps.config.RECORDING_KEYS, server.clock);
    const unknown = { recordingId, token: tokens.sign(recordingId, server.clock.now()) };
    expect(await putBatch(server.app, unknown, 0, batch(0))).toMatchObject({
      status: 409,
      code: 'recording_closed',
    });
    expect(await listStored(recordingId)).toEqual([]);
  });

  it('comes after the recording was completed, unless the batch is there already', async () => {
    for (const [seq, bytes] of gaze.batches.entries())
      await putBatch(server.app, joined, seq, bytes);
    await complete(server.app, joined, gaze);
    expect(await putBatch(server.app, joined, 8, batch(0))).toMatchObject({
      status: 409,
      code: 'recording_closed',
    });
    expect((await putBatch(server.app, joined, 3, batch(3))).status).toBe(200);
    expect(await listStored()).toHaveLength(8);
  });

  it('is refused alone: its neighbours in the group are stored', async () => {
    const closed = await join(server.app, project.slug);
    const short = makeGaze(1);
    await putBatch(server.app, closed, 0, short.batches[0]);
    await complete(server.app, closed, short);
    const others = await Promise.all([1, 2, 3].map(() => join(server.app, project.slug)));
    const answers = await Promise.all(
      [others[0], closed, others[1], closed, others[2]].map((each, i) =>
        putBatch(server.app, each ?? joined, each === closed ? 5 + i : 0, batch(i)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 409, 200]);
    for (const { recordingId } of others) expect(await listStored(recordingId)).toHaveLength(1);
    expect(await listStored(closed.recordingId)).toHaveLength(1);
  });
});

describe('through', () => {
  const put = async (app: TestServer['app'], seq: number) =>
    (await putBatch(app, joined, seq, batch(seq))).through;

  it('is -1 without the first batch, stops before a gap and is exact again with the next', async () => {
    expect(await put(server.app, 2)).toBe(-1);
    expect(await put(server.app, 0)).toBe(0);
    expect(await put(server.app, 3)).toBe(0);
    expect(await put(server.app, 1)).toBeGreaterThanOrEqual(1);
    expect(await put(server.app, 4)).toBe(4);
  });

  it('counts what other instances stored', async () => {
    expect(await put(server.app, 0)).toBe(0);
    expect(await put(second(), 1)).toBe(1);
    expect(await put(server.app, 2)).toBe(2);
    expect(await put(second(), 4)).toBe(2);
    expect(await put(second(), 3)).toBeGreaterThanOrEqual(3);
    expect(await put(server.app, 5)).toBe(5);
  });

  it('never leads what is stored, in any order over two instances', async () => {
    const order = [5, 0, 7, 1, 3, 2, 6, 4];
    const stored = new Set<number>();
    for (const [i, seq] of order.entries()) {
      const through = (await put(i % 2 === 0 ? server.app : second(), seq)) ?? 99;
      stored.add(seq);
      for (let each = 0; each <= through; each++) expect(stored.has(each)).toBe(true);
    }
    expect(await put(server.app, 7)).toBeLessThanOrEqual(7);
    await complete(server.app, joined, gaze);
  });
});

describe('a batch that is sent again after midnight', () => {
  it('meets its first copy in the partition of the day of the join', async () => {
    const start = server.clock.now();
    const midnight = new Date(start);
    midnight.setUTCHours(0, 0, 0, 0);
    server.clock.set(new Date(midnight.getTime() - 50));
    const late = await join(server.app, project.slug);
    expect((await putBatch(server.app, late, 0, batch(0))).through).toBe(0);
    server.clock.set(new Date(midnight.getTime() + 5_000));
    expect((await putBatch(second(), late, 0, batch(0))).through).toBe(0);
    expect((await putBatch(second(), late, 1, batch(1))).through).toBe(1);
    expect(await putBatch(second(), late, 0, batch(1))).toMatchObject({ code: 'batch_conflict' });
    server.clock.set(start);
    const stored = await listStored(late.recordingId);
    expect(stored.map(({ seq }) => seq)).toEqual([0, 1]);
    const day = new Date(midnight.getTime() - 1).toISOString().slice(0, 10).replaceAll('-', '');
    expect(new Set(stored.map(({ partition }) => partition))).toEqual(
      new Set([`gaze_batches_${day}`]),
    );
  });
});
