import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  createMemoryStore,
  type RecordingStore,
  type StoredBatch,
  type StoredRun,
} from './recording-store.ts';

interface Schema extends DBSchema {
  runs: { key: string; value: StoredRun };
  batches: { key: [recordingId: string, seq: number]; value: SealedBatch };
  keys: { key: string; value: CryptoKey };
}

interface SealedBatch extends Omit<StoredBatch, 'bytes'> {
  readonly recordingId: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const KEY = 'batches';
const STRICT = { durability: 'strict' } as const;

/**
 * IndexedDB. Gaze waits there encrypted with a key that the browser does not give out, so a copy
 * of the profile's files alone cannot be read.
 */
export async function openRecordingStore(): Promise<RecordingStore> {
  try {
    const db = await openDB<Schema>('fovea-collect', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('runs', { keyPath: 'recordingId' });
        fresh.createObjectStore('batches', { keyPath: ['recordingId', 'seq'] });
        fresh.createObjectStore('keys');
      },
    });
    return createBrowserStore(db, await getKey(db));
  } catch (error) {
    console.warn('the browser keeps nothing; the page must stay open', error);
    return createMemoryStore();
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

  async function open({ iv, sealed, seq, sha256, acknowledged }: SealedBatch) {
    const bytes = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
    return { seq, bytes, sha256, acknowledged };
  }

  return {
    listRuns: () => db.getAll('runs'),
    async saveRun(run) {
      const tx = db.transaction('runs', 'readwrite', STRICT);
      await Promise.all([tx.store.put(run), tx.done]);
    },
    async saveBatch(recordingId, { bytes, ...rest }) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
      const tx = db.transaction('batches', 'readwrite', STRICT);
      await Promise.all([tx.store.put({ ...rest, recordingId, iv, sealed }), tx.done]);
    },
    async listBatches(recordingId) {
      return Promise.all((await db.getAll('batches', toRange(recordingId))).map(open));
    },
    async removeRun(recordingId) {
      const tx = db.transaction(['runs', 'batches'], 'readwrite');
      await Promise.all([
        tx.objectStore('runs').delete(recordingId),
        tx.objectStore('batches').delete(toRange(recordingId)),
        tx.done,
      ]);
    },
  };
}
