import { FINAL_CODES } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';
import { createMemoryStore, type RecordingStore } from './recording-store.ts';
import { UploadError } from './upload-error.ts';
import { createUploader, type UploadCalls } from './uploader.ts';

const RECORDING = 'r1';
const toBytes = (seq: number) => new Uint8Array([seq, 1, 2, 3]);
const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** The server's own words; without a code somebody else's on the way. */
const refuse = (code?: string, retryAfterMs?: number) =>
  new UploadError(code ?? 'no', code === undefined ? undefined : { code }, retryAfterMs);

/** A server in memory whose next answers can be made to fail, and a log of what happened. */
function createServer(
  faults: { put?: unknown[]; complete?: unknown[]; missing?: number[][] } = {},
) {
  const log: string[] = [];
  const stored = new Map<number, Uint8Array>();
  const completed: { count: number; rootHash: string }[] = [];
  const calls: UploadCalls = {
    async put({ seq, bytes }) {
      const fault = faults.put?.shift();
      log.push(fault === undefined ? `put ${seq}` : `put ${seq} fails`);
      if (fault !== undefined) throw fault;
      stored.set(seq, bytes);
      let through = -1;
      while (stored.has(through + 1)) through++;
      return { through, batchMs: 2_000 + seq };
    },
    async complete(count, rootHash) {
      const fault = faults.complete?.shift();
      log.push(fault === undefined ? `complete ${count}` : 'complete fails');
      if (fault !== undefined) throw fault;
      const missing = faults.missing?.shift() ?? [];
      if (missing.length === 0) completed.push({ count, rootHash });
      return { missing };
    },
  };
  return { calls, log, stored, completed };
}

async function createPhone(
  server: ReturnType<typeof createServer>,
  store: RecordingStore = createMemoryStore(),
  random: () => number = () => 1,
) {
  const waits: number[] = [];
  const asked: number[] = [];
  let nowMs = 0;
  const queue = createQueue({
    store,
    recordingId: RECORDING,
    stored: await store.listBatches(RECORDING),
    onWritten: () => void uploader.run(),
  });
  const uploader = createUploader({
    queue,
    calls: server.calls,
    clock: {
      nowMs: () => nowMs,
      async wait(ms) {
        waits.push(ms);
        nowMs += ms;
      },
    },
    untilMs: DAY_MS,
    random,
    onBatchMs: (batchMs) => asked.push(batchMs),
  });
  const add = (...seqs: number[]) => {
    for (const seq of seqs) queue.add({ seq, bytes: toBytes(seq) });
  };
  return { queue, uploader, waits, asked, add, store };
}

/** As an earlier visit left them, so that no writing happens between the tries. */
async function fillStore(...seqs: number[]): Promise<RecordingStore> {
  const store = createMemoryStore();
  for (const seq of seqs) {
    const bytes = toBytes(seq);
    const sha256 = await hash(bytes);
    await store.saveBatch(RECORDING, { seq, bytes, sha256, acknowledged: false });
  }
  return store;
}

it('writes a batch on the phone before it sends it', async () => {
  const server = createServer();
  const memory = createMemoryStore();
  const store: RecordingStore = {
    ...memory,
    async saveBatch(id, batch) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!batch.acknowledged) server.log.push(`write ${batch.seq}`);
      await memory.saveBatch(id, batch);
    },
  };
  const phone = await createPhone(server, store);
  phone.add(0, 1);
  await phone.uploader.finish();
  expect(server.log.indexOf('write 0')).toBeLessThan(server.log.indexOf('put 0'));
  expect(server.log.indexOf('write 1')).toBeLessThan(server.log.indexOf('put 1'));
  expect(server.log.at(-1)).toBe('complete 2');
});

it('passes on how much gaze the server wants in a batch, as often as it says so', async () => {
  const server = createServer({ put: [refuse('unavailable')] });
  const phone = await createPhone(server, await fillStore(0, 1));
  await phone.uploader.finish();
  expect(phone.asked).toEqual([2_001, 2_000]);
});

it('sends a batch that comes when it had nothing to do', async () => {
  const server = createServer();
  const phone = await createPhone(server);
  await phone.uploader.run();
  phone.add(0);
  await phone.queue.settle();
  await phone.uploader.run();
  phone.add(1);
  await phone.queue.settle();
  await phone.uploader.run();
  expect(server.log).toEqual(['put 0', 'put 1']);
});

it('sends a failed batch again, later each time, and says that it waits', async () => {
  const away = [new TypeError('no network'), refuse('unavailable'), refuse()];
  const server = createServer({ put: [...away] });
  const phone = await createPhone(server);
  const seen: string[] = [];
  phone.uploader.subscribe(() => seen.push(phone.uploader.getState().status));
  phone.add(0);
  await phone.uploader.finish();
  expect(server.log).toEqual([...away.map(() => 'put 0 fails'), 'put 0', 'complete 1']);
  expect(phone.waits).toEqual([500, 1000, 2000]);
  expect(seen).toContain('waiting');
  expect(phone.uploader.getState()).toEqual({ status: 'complete', acknowledged: 1, count: 1 });
});

it('completes only when every batch is acknowledged, with the hash over all hashes', async () => {
  const server = createServer({ put: [undefined, new TypeError('no network')] });
  const phone = await createPhone(server, await fillStore(0, 1, 2));
  await phone.uploader.finish();
  expect(server.log).toEqual(['put 0', 'put 1 fails', 'put 2', 'put 1', 'complete 3']);
  const hashes = await Promise.all([0, 1, 2].map((seq) => hash(toBytes(seq))));
  const root = await hash(Uint8Array.from(hashes.flatMap((own) => [...own])));
  const rootHash = Array.from(root, (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(server.completed).toEqual([{ count: 3, rootHash }]);
});

it('sends again what the server misses, and then completes', async () => {
  const server = createServer({ missing: [[1]] });
  const phone = await createPhone(server);
  phone.add(0, 1, 2);
  await phone.uploader.finish();
  expect(server.log.slice(-3)).toEqual(['complete 3', 'put 1', 'complete 3']);
});

it('goes on after a reload with what was not acknowledged', async () => {
  const store = createMemoryStore();
  const first = await createPhone(
    createServer({ put: [undefined, refuse('recording_closed')] }),
    store,
  );
  first.add(0, 1);
  await first.queue.settle();
  await first.uploader.run();
  const server = createServer();
  const second = await createPhone(server, store);
  expect(second.queue.count()).toBe(2);
  await second.uploader.finish();
  expect(server.log).toEqual(['put 1', 'complete 2']);
});

it('comes again when the server finds the end too early, and keeps everything', async () => {
  const server = createServer({ complete: [refuse('completed_too_early')] });
  const phone = await createPhone(server);
  const seen: string[] = [];
  phone.uploader.subscribe(() => seen.push(phone.uploader.getState().status));
  phone.add(0, 1);
  await phone.uploader.finish();
  expect(seen.slice(-2)).toEqual(['early', 'complete']);
  expect(server.log.at(-1)).toBe('complete 2');
});

it.each(FINAL_CODES)('stops at %s', async (code) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = createServer({ put: [refuse(code)] });
  const phone = await createPhone(server);
  phone.add(0, 1);
  await phone.uploader.finish();
  expect(phone.uploader.getState().status).toBe('refused');
  expect(server.log).toEqual(['put 0 fails']);
  vi.restoreAllMocks();
});

it.each([
  'recording_token_invalid',
  'forbidden',
  'not_found',
  'payload_too_large',
  'invalid_request',
  'internal',
  'a_code_of_tomorrow',
  undefined,
])('goes on after %s, of a batch and when it completes', async (code) => {
  const server = createServer({ put: [undefined, refuse(code)], complete: [refuse(code)] });
  const phone = await createPhone(server);
  phone.add(0, 1, 2);
  await phone.uploader.finish();
  expect(phone.uploader.getState()).toEqual({ status: 'complete', acknowledged: 3, count: 3 });
  expect([...server.stored.keys()].toSorted()).toEqual([0, 1, 2]);
});

it('one batch that is never taken does not hold up the others, and ends with the token', async () => {
  const server = createServer();
  const put = server.calls.put;
  server.calls.put = (batch) => (batch.seq === 0 ? Promise.reject(refuse()) : put(batch));
  const phone = await createPhone(server, await fillStore(0, 1, 2));
  await phone.uploader.finish();
  expect([...server.stored.keys()]).toEqual([1, 2]);
  expect(phone.uploader.getState()).toEqual({ status: 'expired', acknowledged: 2, count: 3 });
  expect(phone.waits.reduce((sum, ms) => sum + ms, 0)).toBe(DAY_MS);
  expect(Math.max(...phone.waits)).toBe(15_000);
});

it('does not come before the server asks, and not earlier by the network', async () => {
  const server = createServer({ put: [refuse('unavailable', 60_000)] });
  const phone = await createPhone(server);
  phone.add(0);
  await phone.uploader.finish();
  expect(phone.waits).toEqual([60_000]);
});

it('draws its waits from all of the time, so that phones do not come together', async () => {
  const random = vi.fn().mockReturnValueOnce(0).mockReturnValue(0.5);
  const server = createServer({ put: [refuse(), refuse(), refuse()] });
  const phone = await createPhone(server, createMemoryStore(), random);
  phone.add(0);
  await phone.uploader.finish();
  expect(phone.waits).toEqual([0, 500, 1_000]);
});

it('a batch beside which the server has another one is kept there, and the rest goes on', async () => {
  const server = createServer({ put: [refuse('batch_conflict')] });
  const phone = await createPhone(server);
  phone.add(0, 1);
  await phone.uploader.finish();
  expect(server.log).toEqual(['put 0 fails', 'put 1', 'complete 2']);
});

it('stops when the server misses what the phone does not have', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const phone = await createPhone(createServer({ missing: [[7]] }));
  phone.add(0);
  await phone.uploader.finish();
  expect(phone.uploader.getState().status).toBe('refused');
  vi.restoreAllMocks();
});

it('does not lose a batch that the phone cannot write', async () => {
  const server = createServer();
  const full = { ...createMemoryStore(), saveBatch: () => Promise.reject(new Error('disk full')) };
  const phone = await createPhone(server, full);
  phone.add(0);
  await phone.uploader.finish();
  expect(server.log).toEqual(['put 0', 'complete 1']);
});
