import { createMemoryStore, type StoredBatch } from '@fovea/collect-client';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RecordingStore, StoredRun } from './recording-store.ts';
import { STORE_NAME } from './run-marker.ts';

interface Schema extends DBSchema {
  runs: { key: string; value: SealedRun };
  batches: { key: [recordingId: string, seq: number]; value: SealedBatch };
  keys: { key: string; value: CryptoKey };
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}
interface SealedRun extends Sealed {
  readonly recordingId: string;
}
interface SealedBatch extends Omit<StoredBatch, 'bytes'>, Sealed {
  readonly recordingId: string;
}

const KEY = 'batches';
const STRICT = { durability: 'strict' } as const;

/** Lasts as long as the page, for all of it. */
const memory = createMemoryStore<StoredRun>();

/**
 * IndexedDB. Gaze, answers, age, password and token wait there encrypted with a key that the browser
 * does not give out, so a copy of the profile's files alone cannot be read.
 */
export async function openRecordingStore(): Promise<RecordingStore> {
  try {
    const db = await openDB<Schema>(STORE_NAME, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('runs', { keyPath: 'recordingId' });
        fresh.createObjectStore('batches', { keyPath: ['recordingId', 'seq'] });
        fresh.createObjectStore('keys');
      },
    });
    return createBrowserStore(db, await getKey(db));
  } catch (error) {
    console.warn('the browser keeps nothing; the page must stay open', error);
    return memory;
  }
}

async function getKey(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await db.get('keys', KEY);
  if (known !== undefined) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await db.put('keys', key, KEY);
  return key;
}

function createBrowserStore(db: IDBPDatabase<Schema>, key: CryptoKey): RecordingStore {
  const toRange = (recordingId: string) =>
    IDBKeyRange.bound([recordingId, 0], [recordingId, Number.MAX_SAFE_INTEGER]);

  async function seal(bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
  }

  async function open({ iv, sealed }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
  }

  async function openBatch(batch: SealedBatch): Promise<StoredBatch> {
    const { seq, sha256, acknowledged } = batch;
    return { seq, bytes: await open(batch), sha256, acknowledged };
  }

  async function openRun(run: SealedRun): Promise<StoredRun> {
    return JSON.parse(new TextDecoder().decode(await open(run)));
  }

  async function removeRun(recordingId: string): Promise<void> {
    const tx = db.transaction(['runs', 'batches'], 'readwrite');
    await Promise.all([
      tx.objectStore('runs').delete(recordingId),
      tx.objectStore('batches').delete(toRange(recordingId)),
      tx.done,
    ]);
  }

  return {
    async listRuns() {
      const runs: StoredRun[] = [];
      for (const stored of await db.getAll('runs')) {
        // The key is gone, so nobody can ever decrypt these rows: they are removed.
        const run = await openRun(stored).catch(() => removeRun(stored.recordingId));
        if (run !== undefined) runs.push(run);
      }
      return runs;
    },
    async saveRun(run) {
      const { recordingId } = run;
      const sealed = await seal(new TextEncoder().encode(JSON.stringify(run)));
      const tx = db.transaction('runs', 'readwrite', STRICT);
      await Promise.all([tx.store.put({ recordingId, ...sealed }), tx.done]);
    },
    async saveBatch(recordingId, { bytes, ...rest }) {
      const sealed = await seal(bytes);
      const tx = db.transaction('batches', 'readwrite', STRICT);
      await Promise.all([tx.store.put({ ...rest, recordingId, ...sealed }), tx.done]);
    },
    async listBatches(recordingId) {
      return Promise.all((await db.getAll('batches', toRange(recordingId))).map(openBatch));
    },
    removeRun,
  };
}
