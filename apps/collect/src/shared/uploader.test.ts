import { ApiError } from '@fovea/contract/api-error';
import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';
import { createMemoryStore, type RecordingStore } from './recording-store.ts';
import { createUploader, type UploadCalls } from './uploader.ts';

const RECORDING = 'r1';
const toBytes = (seq: number) => new Uint8Array([seq, 1, 2, 3]);
const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const refuse = (statusCode: number, code: ApiError['code'], details?: unknown) =>
  new ApiError({ statusCode, code, message: code, details });

/** A server in memory whose next answers can be made to fail, and a log of what happened. */
function createServer(faults: { put?: unknown[]; complete?: unknown[] } = {}) {
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
      return { through };
    },
    async complete(count, rootHash) {
      const fault = faults.complete?.shift();
      log.push(fault === undefined ? `complete ${count}` : 'complete fails');
      if (fault !== undefined) throw fault;
      completed.push({ count, rootHash });
    },
    parseMissing: (details) => (details as { missing: number[] }).missing,
  };
  return { calls, log, stored, completed };
}

async function createPhone(
  server: ReturnType<typeof createServer>,
  store: RecordingStore = createMemoryStore(),
) {
  const waits: number[] = [];
  const queue = createQueue({
    store,
    recordingId: RECORDING,
    stored: await store.listBatches(RECORDING),
    onWritten: () => void uploader.run(),
  });
  const uploader = createUploader({
    queue,
    calls: server.calls,
    wait: async (ms) => void waits.push(ms),
    random: () => 1,
  });
  const add = (...seqs: number[]) => {
    for (const seq of seqs) queue.add({ seq, bytes: toBytes(seq) });
  };
  return { queue, uploader, waits, add, store };
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
  const away = [
    new TypeError('no network'),
    refuse(503, 'unavailable'),
    refuse(502, 'unavailable'),
  ];
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
  const phone = await createPhone(server);
  phone.add(0, 1, 2);
  await phone.uploader.finish();
  expect(server.log).toEqual(['put 0', 'put 1 fails', 'put 1', 'put 2', 'complete 3']);
  const hashes = await Promise.all([0, 1, 2].map((seq) => hash(toBytes(seq))));
  const root = await hash(Uint8Array.from(hashes.flatMap((own) => [...own])));
  const rootHash = Array.from(root, (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(server.completed).toEqual([{ count: 3, rootHash }]);
});

it('sends again what the server misses, and then completes', async () => {
  const missing = refuse(409, 'batches_missing', { missing: [1] });
  const server = createServer({ complete: [missing] });
  const phone = await createPhone(server);
  phone.add(0, 1, 2);
  await phone.uploader.finish();
  expect(server.log.slice(-3)).toEqual(['complete fails', 'put 1', 'complete 3']);
});

it('goes on after a reload with what was not acknowledged', async () => {
  const store = createMemoryStore();
  const first = await createPhone(
    createServer({ put: [undefined, refuse(401, 'forbidden')] }),
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

it('stops when the server takes no more', async () => {
  const server = createServer({ put: [refuse(409, 'recording_closed')] });
  const phone = await createPhone(server);
  phone.add(0, 1);
  await phone.uploader.finish();
  expect(phone.uploader.getState().status).toBe('refused');
  expect(server.log).toEqual(['put 0 fails']);
});

it('does not lose a batch that the phone cannot write', async () => {
  const server = createServer();
  const full = { ...createMemoryStore(), saveBatch: () => Promise.reject(new Error('disk full')) };
  const phone = await createPhone(server, full);
  phone.add(0);
  await phone.uploader.finish();
  expect(server.log).toEqual(['put 0', 'complete 1']);
});
