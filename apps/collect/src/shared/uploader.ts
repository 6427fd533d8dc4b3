import { ApiError } from '@fovea/contract/api-error';
import type { BatchQueue } from './queue.ts';
import type { StoredBatch } from './recording-store.ts';
import { hashRoot } from './sha256.ts';

export type UploadStatus =
  | 'sending'
  /** The network or the server is away; the next try comes by itself. */
  | 'waiting'
  /** The server has everything and says so. */
  | 'complete'
  /** The server takes no more for this recording. */
  | 'refused';

export interface UploadState {
  readonly status: UploadStatus;
  readonly acknowledged: number;
  readonly count: number;
}

export interface UploadCalls {
  /** Resolves with the highest number up to which the server has everything. */
  put(batch: StoredBatch): Promise<{ readonly through: number }>;
  complete(count: number, rootHash: string): Promise<void>;
  /** Seqs of the error batches_missing. */
  parseMissing(details: unknown): readonly number[];
}

export interface UploaderOptions {
  readonly queue: BatchQueue;
  readonly calls: UploadCalls;
  readonly wait: (ms: number, wakeUp: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;

/** Sends one batch after the other, tries for ever, and completes when the server has all. */
export function createUploader({ queue, calls, wait, random }: UploaderOptions) {
  const listeners = new Set<() => void>();
  let isRunning = false;
  let running = Promise.resolve();
  let isFinishing = false;
  let wakeUp = new AbortController();
  let state: UploadState = { status: 'sending', acknowledged: 0, count: 0 };

  function tell(status: UploadStatus): void {
    state = { status, acknowledged: queue.countAcknowledged(), count: queue.count() };
    for (const listener of listeners) listener();
  }

  async function attempt<T>(send: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await send();
      } catch (error) {
        if (isFinal(error)) throw error;
        tell('waiting');
        const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(tries, 10));
        wakeUp = new AbortController();
        await wait(delayMs * (0.5 + random() / 2), wakeUp.signal);
      }
    }
  }

  async function putNext(batch: StoredBatch): Promise<void> {
    const { through } = await attempt(() => calls.put(batch));
    await queue.acknowledge((seq) => seq === batch.seq || seq <= through);
    tell('sending');
  }

  /** True when the server says that it has everything. */
  async function complete(): Promise<boolean> {
    const rootHash = await hashRoot(queue.listHashes());
    try {
      await attempt(() => calls.complete(queue.count(), rootHash));
      return true;
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === 'batches_missing';
      if (!isMissing || !queue.reopen(calls.parseMissing(error.details))) throw error;
      return false;
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const batch = queue.findUnsent();
      if (batch !== undefined) {
        await putNext(batch);
      } else if (!isFinishing) {
        // At once, so that a batch written right after this look starts a new run.
        isRunning = false;
        return;
      } else if (await complete()) {
        return tell('complete');
      }
    }
  }

  async function start(): Promise<void> {
    tell('sending');
    try {
      await sendAll();
    } catch (error) {
      console.warn('the server takes no more of this recording', error);
      tell('refused');
    }
  }

  /** Sends what waits; resolves when nothing is left to send. */
  function run(): Promise<void> {
    if (!isRunning && !hasEnded()) {
      isRunning = true;
      running = start();
    }
    return running;
  }

  function hasEnded(): boolean {
    return state.status === 'complete' || state.status === 'refused';
  }

  return {
    run,
    /** No batch comes after this: completes when all are acknowledged. */
    async finish(): Promise<void> {
      await queue.settle();
      isFinishing = true;
      while (!hasEnded()) await run();
    },
    /** The network is back: the next try need not wait. */
    wake: () => wakeUp.abort(),
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Uploader = ReturnType<typeof createUploader>;

/** A refusal stays a refusal; lost connections, cut answers and a busy server pass. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.statusCode < 500 && error.statusCode !== 429 && error.statusCode !== 408;
}
