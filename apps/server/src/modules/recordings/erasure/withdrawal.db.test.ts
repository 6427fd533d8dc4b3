import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { CALLS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import {
  complete,
  createActiveProject,
  join,
  makeGaze,
  putBatch,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { expectSound } from '#testing/sessions.ts';
import { askWithdrawal, makeKeys, withdraw } from '#testing/withdrawals.ts';
import { WITHDRAWALS } from './withdrawals.service.ts';

const CLOSED = { code: 'recording_closed' };

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });
afterAll(() => expectSound(server));

const ask = (receipt: string) => askWithdrawal(server, receipt);

async function sweep(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
  await server.runJobs('sweep.v1');
}

/** Tables of ours that hold a text anywhere. */
async function listTablesWith(needle: string): Promise<string[]> {
  const tables = await server.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.database.query(
      `SELECT FROM ${name} AS t WHERE strpos(t::text, $1) > 0 LIMIT 1`,
      [needle],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Keys of objects in both buckets. */
function listObjectsWith(needle: string): string[] {
  const { objects, copies } = server.storage;
  return [...objects, ...(copies?.objects ?? [])].flatMap(([key, { bytes, gzipped }]) => {
    const text = Buffer.from(gzipped === true ? gunzipSync(bytes) : bytes).toString();
    return key.includes(needle) || text.includes(needle) ? [key] : [];
  });
}

/** Withdraws and erases when the next object is about to be written. */
function withdrawBeforeNextWrite(receipt: string): void {
  const { put } = server.storage;
  server.storage.put = async (...object) => {
    server.storage.put = put;
    await ask(receipt);
    await server.runJobs('withdraw-recording.v1');
    await put(...object);
  };
}

describe('a participant who withdraws by the receipt', () => {
  it('leaves a tombstone and what the ledger points to it with, and nothing else', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    await record(server.app, slug, makeGaze(2, 1));
    const joined = await record(server.app, slug, makeGaze(2, 2), keys.join);
    await record(server.app, slug, makeGaze(2, 3));
    const letter = Buffer.from('no gaze at all');
    await server.database.query(
      `INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
       VALUES ($1, $2, 9, 'unread', '', $3, now())`,
      [randomUUID(), joined.recordingId, letter],
    );
    await packAndMerge(server);
    await sweep();
    expect(await listTablesWith(joined.recordingId)).toContain('recordings');
    // The pack, its copy and the records.
    expect(listObjectsWith(joined.recordingId).length).toBeGreaterThan(2);

    await withdraw(server, keys.receipt);
    expect(await listTablesWith(joined.recordingId)).toEqual(['consumptions', 'tombstones']);
    expect(listObjectsWith(joined.recordingId)).toEqual([
      expect.stringContaining(`tombstones/${id}/${joined.recordingId}/`),
    ]);
    const secrets = [keys.receipt, keys.join.receiptSha256, keys.join.joinKey];
    for (const needle of [...secrets, letter.toString('hex')]) {
      expect([await listTablesWith(needle), listObjectsWith(needle)]).toEqual([[], []]);
    }
    const { completed } = await owner.client.call(CALLS.getProject, { params: { id } });
    expect(completed).toBe(2);
  });

  it('is in no version of the records, which read as if nobody had been there', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    await record(server.app, slug, makeGaze(2, 4));
    await packAndMerge(server);
    const without = await readRecords(server, owner, id);
    await record(server.app, slug, makeGaze(2, 5), keys.join);
    await packAndMerge(server);
    expect((await readRecords(server, owner, id)).manifest.participants).toHaveLength(2);
    await withdraw(server, keys.receipt);
    const after = await readRecords(server, owner, id);
    const { version: _, ...records } = after.manifest;
    const { version: __, ...before } = without.manifest;
    expect(records).toEqual(before);
    expect(after.parts).toEqual(without.parts);
    const versions = await server.database.query('SELECT FROM aggregates WHERE project_id = $1', [
      id,
    ]);
    expect(versions).toHaveLength(1);
  });

  it('is answered as anybody is whose receipt nobody knows', async () => {
    const unknown = await ask(makeKeys().receipt);
    const { slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    await join(server.app, slug, keys.join);
    expect(await ask(keys.receipt)).toEqual(unknown);
    expect(await server.runJobs('withdraw-recording.v1')).toEqual([
      { kind: 'discard', reason: 'unknown_receipt' },
      { kind: 'done' },
    ]);
    await server.runJobs('erase-recordings.v1');
    expect(await server.database.query('SELECT FROM withdrawals')).toEqual([]);
  });

  it('may ask many times, and waits after 500 an hour from one address', async () => {
    const { receipt } = makeKeys();
    await server.database.query('DELETE FROM rate_counters');
    for (let asked = 0; asked < 499; asked++)
      await server.deps.limits.take(WITHDRAWALS, '127.0.0.1');
    await ask(receipt);
    await expect(ask(receipt)).rejects.toMatchObject({ code: 'withdrawals_limited' });
    await server.database.query('DELETE FROM rate_counters');
    await server.runJobs('withdraw-recording.v1');
  });

  it('has a receipt of their own: nobody joins with one that is taken, and nobody else is harmed', async () => {
    const { slug } = await createActiveProject(server, owner);
    const { join: taken } = makeKeys();
    await join(server.app, slug, taken);
    const [copy, other] = await Promise.allSettled([
      join(server.app, slug, { ...taken, joinKey: randomUUID() }),
      join(server.app, slug, makeKeys().join),
    ]);
    expect(copy).toMatchObject({ status: 'rejected', reason: { code: 'invalid_request' } });
    expect(other.status).toBe('fulfilled');
  });

  it('can send nothing any more: no batch, no end, no second join', async () => {
    const { slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    const gaze = makeGaze(2, 6);
    const joined = await join(server.app, slug, keys.join);
    await putBatch(server.app, joined, 0, gaze.batches[0]);
    await ask(keys.receipt);
    await server.runJobs('withdraw-recording.v1');
    const refuse = async () => {
      expect(await putBatch(server.app, joined, 1, gaze.batches[1])).toMatchObject(CLOSED);
      await expect(complete(server.app, joined, gaze)).rejects.toMatchObject(CLOSED);
    };
    await refuse();
    await expect(join(server.app, slug, keys.join)).rejects.toMatchObject(CLOSED);
    await server.runJobs('erase-recordings.v1');
    await refuse();
    expect(await listTablesWith(joined.recordingId)).toEqual(['tombstones']);
  });
});

describe('nobody comes back', () => {
  it('by a pack that was being written', async () => {
    const { slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    const { recordingId } = await record(server.app, slug, makeGaze(2, 7), keys.join);
    withdrawBeforeNextWrite(keys.receipt);
    await server.runJobs('pack-recording.v1');
    expect(listObjectsWith(recordingId)).toEqual([]);
    await server.runJobs('erase-recordings.v1');
    await server.runJob('pack-recording.v1', { recordingId });
    expect(await listTablesWith(recordingId)).toEqual(['tombstones']);
  });

  it('by records that were being written', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    const { recordingId } = await record(server.app, slug, makeGaze(2, 8), keys.join);
    await server.runJobs('pack-recording.v1');
    withdrawBeforeNextWrite(keys.receipt);
    await server.runJob('build-aggregate.v1', { projectId: id }).catch(() => undefined);
    await server.runJobs('erase-recordings.v1');
    await server.runJobs('build-aggregate.v1');
    expect(listObjectsWith(recordingId)).toEqual([
      expect.stringContaining(`tombstones/${id}/${recordingId}/`),
    ]);
    await expect(readRecords(server, owner, id)).rejects.toMatchObject({
      code: 'records_not_ready',
    });
  });

  it('by the sweep', async () => {
    const { slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    const { recordingId } = await record(server.app, slug, makeGaze(2, 9), keys.join);
    await ask(keys.receipt);
    await server.runJobs('withdraw-recording.v1');
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'pack-recording.v1'");
    server.clock.advance(2 * 60_000);
    await sweep();
    expect(await server.runJobs('pack-recording.v1')).toEqual([]);
    expect(listObjectsWith(recordingId)).toEqual([]);
  });
});

describe('a withdrawal whose jobs are lost', () => {
  it('is asked for again by the sweep, and the store is looked through once more after an hour', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const keys = makeKeys();
    const { recordingId } = await record(server.app, slug, makeGaze(2, 10), keys.join);
    await packAndMerge(server);
    await ask(keys.receipt);
    await server.database.query("DELETE FROM pgboss.job WHERE name LIKE '%recording%'");
    server.clock.advance(2 * 60_000);
    await sweep();
    expect(await server.runJobs('withdraw-recording.v1')).toEqual([{ kind: 'done' }]);
    await server.database.query("DELETE FROM pgboss.job WHERE name LIKE '%recordings%'");
    server.clock.advance(2 * 60_000);
    await sweep();
    expect(await server.runJobs('erase-recordings.v1')).toContainEqual({ kind: 'done' });
    expect(await listTablesWith(recordingId)).toEqual(['consumptions', 'tombstones']);

    // A worker that died after it had written, and before it looked.
    const late = { bytes: Buffer.from('late'), contentType: 'application/json' } as const;
    server.storage.objects.set(`recordings/${id}/${recordingId}/late.json`, late);
    server.storage.objects.set(`aggregates/${id}/late.json`, late);
    server.clock.advance(HOUR_MS + 1_000);
    await server.database.query("DELETE FROM pgboss.job WHERE name LIKE '%recordings%'");
    await sweep();
    await server.runJobs('erase-recordings.v1');
    expect(listObjectsWith('late')).toEqual([]);
    const [stone] = await server.database.query<{ erased_at: Date | null }>(
      'SELECT erased_at FROM tombstones WHERE recording_id = $1',
      [recordingId],
    );
    expect(stone?.erased_at).toEqual(server.clock.now());
  });
});
