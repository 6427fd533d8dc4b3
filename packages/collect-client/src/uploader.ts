import { FINAL_CODES } from '@fovea/contract/uploads';
import type { BatchQueue } from './queue.ts';
import type { StoredBatch } from './recording-store.ts';
import { hashRoot } from './sha256.ts';
import type { UploadClock } from './upload-clock.ts';
import { UploadError } from './upload-error.ts';

export type UploadStatus =
  | 'sending'
  /** The last try failed; the next one comes by itself. */
  | 'waiting'
  /** The server has everything and asks to come again for the end: the pages take longer. */
  | 'early'
  /** The server has everything and says so. */
  | 'complete'
  /** The server takes no more for this recording. */
  | 'refused'
  /** The time in which it could be sent is over. */
  | 'expired';

export interface UploadState {
  readonly status: UploadStatus;
  readonly acknowledged: number;
  readonly count: number;
}

export interface UploadCalls {
  /** Resolves with the highest number up to which the server has everything, and how it wants more. */
  put(batch: StoredBatch): Promise<{ readonly through: number; readonly batchMs?: number }>;
  /** Resolves with the numbers that the server misses; with none it has everything. */
  complete(count: number, rootHash: string): Promise<{ readonly missing: readonly number[] }>;
}

export interface UploaderOptions {
  readonly queue: BatchQueue;
  readonly calls: UploadCalls;
  readonly clock: UploadClock;
  /** When the recording's token ends. */
  readonly untilMs: number;
  readonly random: () => number;
  /** How much gaze the server wants in a batch from now on. */
  readonly onBatchMs?: (batchMs: number) => void;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;

/** Sends one batch after the other and completes when the server has all; tries while it may. */
export function createUploader(options: UploaderOptions) {
  const { queue, calls, clock, untilMs, random, onBatchMs } = options;
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

  async function put(batch: StoredBatch): Promise<void> {
    const { through, batchMs } = await calls.put(batch).catch(toKept);
    if (batchMs !== undefined) onBatchMs?.(batchMs);
    await queue.acknowledge((seq) => seq === batch.seq || seq <= through);
    tell('sending');
  }

  /** True when the server says that it has everything. */
  async function complete(): Promise<boolean> {
    const rootHash = await hashRoot(queue.listHashes());
    const { missing } = await calls.complete(queue.count(), rootHash);
    if (!queue.reopen(missing)) throw new Unhealable('the server misses what the phone lost');
    return missing.length === 0;
  }

  /** How it ended, or nothing when no more is to be sent for now. */
  async function sendAll(): Promise<'complete' | 'refused' | 'expired' | undefined> {
    let lastSeq = -1;
    for (let tries = 0; ; ) {
      // After one that failed comes the next: a single bad batch does not hold up the others.
      const batch = queue.findUnsent(lastSeq);
      if (batch === undefined && !isFinishing) {
        // At once, so that a batch written right after this look starts a new run.
        isRunning = false;
        return undefined;
      }
      lastSeq = batch?.seq ?? -1;
      try {
        if (batch !== undefined) await put(batch);
        else if (await complete()) return 'complete';
        tries = 0;
      } catch (error) {
        if (isFinal(error)) {
          console.warn('the server takes no more of this recording', error);
          return 'refused';
        }
        if (clock.nowMs() >= untilMs) return 'expired';
        tell(isEarly(error) ? 'early' : 'waiting');
        await backOff(tries++, error);
      }
    }
  }

  async function backOff(tries: number, error: unknown): Promise<void> {
    const delayMs = random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(tries, 10));
    const askedMs = error instanceof UploadError ? (error.retryAfterMs ?? 0) : 0;
    wakeUp = new AbortController();
    // A network that is back is no reason to come earlier than the server asks.
    const mayWake = askedMs > 0 ? new AbortController() : wakeUp;
    const leftMs = Math.max(0, untilMs - clock.nowMs());
    await clock.wait(Math.min(leftMs, Math.max(delayMs, askedMs)), mayWake.signal);
  }

  async function start(): Promise<void> {
    tell('sending');
    const ended = await sendAll();
    if (ended !== undefined) tell(ended);
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
    return !UNDER_WAY.includes(state.status);
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

const UNDER_WAY: readonly UploadStatus[] = ['sending', 'waiting', 'early'];

/** The phone itself knows that trying again cannot help, without an answer of the server. */
class Unhealable extends Error {}

const FINAL: readonly string[] = FINAL_CODES;

/** Only what the server names so. Everything else may pass, whoever on the way answered it. */
function isFinal(error: unknown): boolean {
  if (error instanceof Unhealable) return true;
  return error instanceof UploadError && error.code !== undefined && FINAL.includes(error.code);
}

function isEarly(error: unknown): boolean {
  return error instanceof UploadError && error.code === 'completed_too_early';
}

/** Other bytes have this number already. The server keeps these beside them; sending on is no use. */
function toKept(error: unknown): { readonly through: number; readonly batchMs?: number } {
  if (error instanceof UploadError && error.code === 'batch_conflict') return { through: -1 };
  throw error;
}
