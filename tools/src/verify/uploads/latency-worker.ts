import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { CALLS } from '@fovea/contract';
import { type Credentials, logInResearcher } from '@fovea/testkit';

export interface LatencyWorkerData {
  readonly apiUrl: string;
  readonly credentials: Credentials;
}

/** So many calls, or until told to stop. */
export type ToLatencyWorker = { readonly calls: number | null } | 'stop' | 'close';

const EVERY_MS = 10;

const { apiUrl, credentials } = workerData as LatencyWorkerData;
const researcher = await logInResearcher(apiUrl, credentials);
let isStopped = false;

async function measure(calls: number | null): Promise<number[]> {
  const timesMs: number[] = [];
  isStopped = false;
  while (!isStopped && (calls === null || timesMs.length < calls)) {
    const startMs = performance.now();
    await researcher.client.call(CALLS.getSelf);
    timesMs.push(performance.now() - startMs);
    await sleep(EVERY_MS);
  }
  return timesMs;
}

parentPort?.on('message', async (message: ToLatencyWorker) => {
  if (message === 'stop') isStopped = true;
  else if (message === 'close') {
    researcher.stop();
    parentPort?.close();
  } else parentPort?.postMessage(await measure(message.calls));
});
