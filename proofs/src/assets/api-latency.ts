import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LatencyWorkerData, ToLatencyWorker } from './latency-worker.ts';

/** The times of calls, one after the other, in ms. */
export interface LatencyProbe {
  measure(calls: number): Promise<number[]>;
  measureDuring(work: () => Promise<void>): Promise<number[]>;
  close(): void;
}

/** In a thread of its own: whoever sends files at the same time would keep answers waiting. */
export function openLatencyProbe(data: LatencyWorkerData): LatencyProbe {
  const worker = new Worker(new URL('./latency-worker.ts', import.meta.url), { workerData: data });
  const send = (message: ToLatencyWorker) => worker.postMessage(message);

  async function ask(calls: number | null): Promise<number[]> {
    const answer = once(worker, 'message') as Promise<[number[]]>;
    send({ calls });
    const [timesMs] = await answer;
    return timesMs;
  }
  return {
    measure: ask,
    async measureDuring(work) {
      const times = ask(null);
      await work().finally(() => send('stop'));
      return times;
    },
    close: () => send('close'),
  };
}

export function toP99(timesMs: readonly number[]): number {
  return timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length * 0.99)] ?? Number.NaN;
}
