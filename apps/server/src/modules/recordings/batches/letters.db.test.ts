import { createHash } from 'node:crypto';
import { BATCH_BOUNDS, LIMITS } from '@fovea/contract';
import { fromColumns, type RecordingColumns, toBatches } from '@fovea/gaze/samples';
import { toRootHash } from '@fovea/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { getJson } from '#platform/storage/json-objects.ts';
import { complete, type Joined, join, makeGaze, putBatch } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitForLocks } from '#testing/waits.ts';

const gaze = makeGaze(12);
const SCROLLED_TOO_FAR = 2_000_000_000;

let joined: Joined;

const { server, project } = await openServer({ instances: 2, project: { maxParticipant: 1_000 } });
beforeEach(async () => {
  joined = await join(server.app, project.slug);
});

const second = () => server.apps[1] ?? server.app;
const honest = (seq: number) => Buffer.from(gaze.batches[seq] ?? new Uint8Array());

/** A batch that no phone can have recorded. */
function lie(seq: number, field: 'time' | 'scroll' | 'page' = 'scroll'): Buffer {
  const bytes = honest(seq);
  if (field === 'time') bytes.writeDoubleLE(8e15, 8);
  if (field === 'scroll') bytes.writeInt32LE(SCROLLED_TOO_FAR, 20);
  if (field === 'page') bytes.writeUInt16LE(60_000, 6);
  return bytes;
}

function finish(batches: readonly Uint8Array[]) {
  const hashes = batches.map((bytes) => createHash('sha256').update(bytes).digest());
  return complete(server.app, joined, { batches, rootHash: toRootHash(hashes) } as never);
}

function listLetters() {
  return server.database.query<{ seq: number; reason: string; payload: Buffer }>(
    'SELECT seq, reason, payload FROM dead_letters WHERE recording_id = $1 ORDER BY seq, reason',
    [joined.recordingId],
  );
}

async function readRow() {
  const [row] = await server.database.query<{
    state: string;
    through: number;
    through_bytes: string;
    letter_count: number;
    ended_at: Date | null;
    pack_key: string | null;
  }>('SELECT * FROM recordings WHERE id = $1', [joined.recordingId]);
  return row;
}

describe('a batch that cannot be true', () => {
  it('is acknowledged and counted, kept as a dead letter, and never packed', async () => {
    const batches = [honest(0), lie(1, 'time'), lie(2), lie(3, 'page'), honest(4)];
    for (const [seq, bytes] of batches.entries()) {
      expect(await putBatch(server.app, joined, seq, bytes)).toMatchObject({
        status: 200,
        through: seq,
      });
    }
    const letters = await listLetters();
    expect(letters.map(({ seq, reason }) => `${seq} ${reason}`)).toEqual([
      '1 time_beyond',
      '2 scroll_beyond',
      '3 page_beyond',
    ]);
    letters.forEach(({ seq, payload }) => {
      expect(payload.equals(batches[seq] ?? Buffer.of())).toBe(true);
    });
    await finish(batches);
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    const pack = (await getJson(server.storage, (await readRow())?.pack_key ?? '')) as {
      columns: RecordingColumns;
    };
    expect(toBatches(pack.columns).map(({ seq }) => seq)).toEqual([0, 4]);
    expect(pack.columns.unread).toEqual([]);
    expect(await listLetters()).toHaveLength(3);
  });

  it('is one letter however often and wherever it is sent', async () => {
    for (const app of [server.app, second(), server.app]) {
      expect((await putBatch(app, joined, 0, lie(0))).status).toBe(200);
    }
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        putBatch(i % 2 === 0 ? server.app : second(), joined, 1, lie(1)),
      ),
    );
    expect(await listLetters()).toHaveLength(2);
    expect((await readRow())?.letter_count).toBe(2);
  });

  it('goes by the first time that any process stored', async () => {
    await putBatch(server.app, joined, 0, honest(0));
    expect((await putBatch(second(), joined, 1, lie(1, 'time'))).status).toBe(200);
    expect(await listLetters()).toMatchObject([{ seq: 1, reason: 'time_beyond' }]);
  });

  it('asks to be sent again when another batch takes its number in that moment', async () => {
    const holder = await server.deps.pool.connect();
    await holder.query('BEGIN');
    await holder.query(
      'INSERT INTO gaze_batches (recording_id, seq, sha256, payload) VALUES ($1, 0, $2, $3)',
      [joined.recordingId, createHash('sha256').update(honest(0)).digest(), honest(0)],
    );
    const answer = putBatch(server.app, joined, 0, lie(0));
    await waitForLocks(server);
    await holder.query('COMMIT');
    holder.release();
    expect(await answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await listLetters()).toEqual([]);
    expect(await putBatch(server.app, joined, 0, lie(0))).toMatchObject({ code: 'batch_conflict' });
  });

  it('is set aside by the pack when two processes took it in at the same moment', async () => {
    const batches = [honest(0), lie(1, 'time')];
    for (const [seq, bytes] of batches.entries()) {
      await server.database.query(
        'INSERT INTO gaze_batches (recording_id, seq, sha256, payload) VALUES ($1, $2, $3, $4)',
        [joined.recordingId, seq, createHash('sha256').update(bytes).digest(), bytes],
      );
    }
    await finish(batches);
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    const pack = (await getJson(server.storage, (await readRow())?.pack_key ?? '')) as {
      columns: RecordingColumns;
    };
    expect(toBatches(pack.columns).map(({ seq }) => seq)).toEqual([0]);
    expect(fromColumns(pack.columns).map(({ bytes }) => Buffer.from(bytes))).toEqual(batches);
    expect(await listLetters()).toMatchObject([{ seq: 1, reason: 'time_beyond' }]);
  });
});

describe('the ninth letter', () => {
  async function sendLies(): Promise<void> {
    for (let seq = 0; seq < BATCH_BOUNDS.deadLetters; seq++) {
      expect((await putBatch(server.app, joined, seq, lie(seq))).status).toBe(200);
    }
  }
  const ended = { status: 409, code: 'recording_implausible' };

  it('ends the recording: nothing more is taken in, and nothing more is kept', async () => {
    await sendLies();
    expect(await putBatch(server.app, joined, 8, lie(8))).toMatchObject(ended);
    for (const app of [server.app, second()]) {
      expect(await putBatch(app, joined, 8, honest(8))).toMatchObject(ended);
      expect(await putBatch(app, joined, 9, lie(9))).toMatchObject(ended);
    }
    expect(await listLetters()).toHaveLength(BATCH_BOUNDS.deadLetters);
    expect((await readRow())?.ended_at).not.toBeNull();
    const batches = Array.from({ length: 8 }, (_, seq) => lie(seq));
    await expect(finish(batches)).rejects.toMatchObject({ code: ended.code });
  });

  it('does not come from the same lies again', async () => {
    await sendLies();
    await sendLies();
    expect((await putBatch(server.app, joined, 8, honest(8))).through).toBe(8);
    expect((await readRow())?.ended_at).toBeNull();
  });

  it('may be other bytes under a number that is taken', async () => {
    await putBatch(server.app, joined, 0, honest(0));
    for (let other = 1; other <= BATCH_BOUNDS.deadLetters; other++) {
      expect(await putBatch(server.app, joined, 0, honest(other))).toMatchObject({
        status: 409,
        code: 'batch_conflict',
      });
    }
    expect(await putBatch(server.app, joined, 0, honest(9))).toMatchObject(ended);
    expect(await listLetters()).toHaveLength(BATCH_BOUNDS.deadLetters);
  });

  it('is none after the recording is complete: other bytes are refused and not kept', async () => {
    await putBatch(server.app, joined, 0, honest(0));
    await finish([honest(0)]);
    for (let other = 1; other < 12; other++) {
      expect(await putBatch(server.app, joined, 0, honest(other))).toMatchObject({
        status: 409,
        code: 'batch_conflict',
      });
      expect(await putBatch(server.app, joined, other, lie(other))).toMatchObject({
        status: 409,
        code: 'recording_closed',
      });
    }
    expect(await listLetters()).toEqual([]);
  });
});

describe('numbers and bytes', () => {
  it('are taken in up to a thousand ahead of what came without a gap', async () => {
    expect((await putBatch(server.app, joined, 999, honest(1))).through).toBe(-1);
    expect((await putBatch(server.app, joined, 1_000, honest(1))).status).toBe(200);
    expect(await listLetters()).toMatchObject([{ seq: 1_000, reason: 'number_ahead' }]);
    await putBatch(server.app, joined, 0, honest(0));
    expect((await putBatch(second(), joined, 1_001, honest(1))).status).toBe(200);
    expect((await listLetters()).map(({ seq }) => seq)).toEqual([1_000, 1_001]);
  });

  it('are looked for from where the row says that nothing is missing', async () => {
    await server.database.query(
      `INSERT INTO gaze_batches (recording_id, seq, sha256, payload)
       SELECT $1, seq, '', $2 FROM generate_series(0, 2499) AS seq`,
      [joined.recordingId, Buffer.alloc(10)],
    );
    expect((await putBatch(server.app, joined, 2_600, honest(1))).through).toBe(2_499);
    expect(await readRow()).toMatchObject({ through: 2_499, through_bytes: '25000' });
    // Rows below are not walked again: one that is missing there is not noticed.
    await server.database.query('DELETE FROM gaze_batches WHERE recording_id = $1 AND seq = 7', [
      joined.recordingId,
    ]);
    expect((await putBatch(second(), joined, 2_500, honest(1))).through).toBe(2_500);
  });

  it('are no more than 16 MiB, counted over all processes when the recording completes', async () => {
    const garbage = (seq: number) => Buffer.alloc(LIMITS.batchMaxBytes, seq + 1);
    const most = BATCH_BOUNDS.recordingBytes / LIMITS.batchMaxBytes;
    await server.database.query(
      `INSERT INTO gaze_batches (recording_id, seq, sha256, payload)
       SELECT $1, seq, decode(md5(seq::text) || md5(seq::text), 'hex'), $2
       FROM generate_series(0, $3::int - 1) AS seq`,
      [joined.recordingId, garbage(0), most],
    );
    expect((await putBatch(server.app, joined, most, garbage(1))).through).toBe(most);
    expect(await listLetters()).toMatchObject([{ seq: most, reason: 'recording_too_large' }]);
    await server.database.query(
      `INSERT INTO gaze_batches (recording_id, seq, sha256, payload) VALUES ($1, $2, '', 'x')`,
      [joined.recordingId, most + 1],
    );
    const batches = Array.from({ length: most + 2 }, (_, seq) => garbage(seq));
    await expect(finish(batches)).rejects.toMatchObject({ code: 'recording_implausible' });
  });
});
