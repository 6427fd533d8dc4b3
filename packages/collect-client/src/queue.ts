import type { NumberedBatch } from './batcher.ts';
import type { RecordingStore, StoredBatch } from './recording-store.ts';
import { hashSha256 } from './sha256.ts';

export interface BatchQueue {
  /** Takes a batch in order. Nobody sees it before the device has written it. */
  add(batch: NumberedBatch): void;
  /** Resolves when every batch that was added is written. */
  settle(): Promise<void>;
  /** The first batch after this one that the server does not have; from the start after the last. */
  findUnsent(afterSeq: number): StoredBatch | undefined;
  /** The server has these; they stay on the phone until the whole recording is complete. */
  acknowledge(isStored: (seq: number) => boolean): Promise<void>;
  /** The server misses these after all. False when the phone does not have one of them. */
  reopen(missing: readonly number[]): boolean;
  count(): number;
  countAcknowledged(): number;
  /** Hashes of batch 0, 1, 2 … */
  listHashes(): Uint8Array[];
}

export interface QueueOptions {
  readonly store: RecordingStore;
  readonly recordingId: string;
  /** Batches that an earlier visit left on the phone. */
  readonly stored: readonly StoredBatch[];
  /** A batch is written and may be sent. */
  readonly onWritten: () => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * A page that is being closed refuses to write, and in WebKit still sends. What it sent then it would
 * not know of, and number anew; so only a page that is still there after this goes on from memory.
 */
const AGAIN_MS = 1_000;

export function createQueue({
  store,
  recordingId,
  stored,
  onWritten,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: QueueOptions): BatchQueue {
  const batches = new Map(stored.map((batch) => [batch.seq, batch]));
  let writing = Promise.resolve();
  let isKeeping = true;

  async function write({ seq, bytes }: NumberedBatch): Promise<void> {
    const batch = { seq, bytes, sha256: await hashSha256(bytes), acknowledged: false };
    await store.saveBatch(recordingId, batch).catch(() => writeAgain(batch));
    batches.set(seq, batch);
    onWritten();
  }

  /** A full device must not lose what can still be sent from memory. */
  async function writeAgain(batch: StoredBatch): Promise<void> {
    if (isKeeping) await wait(AGAIN_MS);
    await store.saveBatch(recordingId, batch).catch((error: unknown) => {
      isKeeping = false;
      console.warn(`batch ${batch.seq} is kept in memory only`, error);
    });
  }

  return {
    add(batch) {
      writing = writing.then(() => write(batch));
    },
    settle: () => writing,
    findUnsent(afterSeq) {
      const unsent = list().filter(({ acknowledged }) => !acknowledged);
      return unsent.find(({ seq }) => seq > afterSeq) ?? unsent[0];
    },
    async acknowledge(isStored) {
      const fresh = list().filter(({ seq, acknowledged }) => !acknowledged && isStored(seq));
      for (const batch of fresh) {
        const acknowledged = { ...batch, acknowledged: true };
        batches.set(batch.seq, acknowledged);
        // Only saves a second sending after a reload, so a failure does not matter.
        await store.saveBatch(recordingId, acknowledged).catch(() => {});
      }
    },
    reopen(missing) {
      for (const seq of missing) {
        const batch = batches.get(seq);
        if (batch === undefined) return false;
        batches.set(seq, { ...batch, acknowledged: false });
      }
      return true;
    },
    count: () => batches.size,
    countAcknowledged: () => list().filter(({ acknowledged }) => acknowledged).length,
    listHashes: () => list().map(({ sha256 }) => sha256),
  };

  function list(): StoredBatch[] {
    return [...batches.values()].toSorted((a, b) => a.seq - b.seq);
  }
}
