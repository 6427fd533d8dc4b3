// A process whose one thread stands still answers nobody and does no job. A second thread sees it
// and ends the process; whoever started it starts it again.
import { Worker } from 'node:worker_threads';

const BEAT_MS = 250;
/** Longer than any honest piece of work. */
const DEFAULTS = { everyMs: 1_000, patience: 60 };

export interface LoopWatchOptions {
  readonly everyMs: number;
  /** Looks in a row without a beat. Counted, because a machine that slept is no fault. */
  readonly patience: number;
}

export interface LoopWatchData extends LoopWatchOptions {
  readonly beats: Int32Array<SharedArrayBuffer>;
}

export function startLoopWatch(options: LoopWatchOptions = DEFAULTS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData: LoopWatchData = { ...options, beats };
  const thread = new URL('./loop-watch-thread.ts', import.meta.url);
  new Worker(thread, { workerData, env: {}, execArgv: [] }).unref();
}
