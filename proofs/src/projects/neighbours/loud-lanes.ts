import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoudData, ToLoud } from './loud-kinds.ts';

/** One account that does its worst, in a thread of its own. Resolves when it is logged in. */
export async function openLoud(data: LoudData) {
  const worker = new Worker(new URL('./loud-worker.ts', import.meta.url), { workerData: data });
  const send = (message: ToLoud) => worker.postMessage(message);
  await once(worker, 'message');
  return {
    start: () => send('start'),
    /** Answers by their code, when all lanes have ended. */
    async stop(): Promise<ReadonlyMap<string, number>> {
      const answers = once(worker, 'message') as Promise<[ReadonlyMap<string, number>]>;
      send('stop');
      return (await answers)[0];
    },
    close: () => send('close'),
  };
}
