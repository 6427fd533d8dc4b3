import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError, CALLS } from '@fovea/contract';
import { type Credentials, logInResearcher } from '@fovea/testkit';
import { readCoreWaitMs } from '#harness/core-waits.ts';

export interface LatencyWorkerData {
  readonly apiUrl: string;
  readonly apiPid: number;
  readonly credentials: Credentials;
  /** The project whose records are asked for; otherwise the account is. */
  readonly recordsOf?: string;
}

/** So many calls, or until told to stop. */
export type ToLatencyWorker = { readonly calls: number | null } | 'stop' | 'close';

const EVERY_MS = 10;
/** Beside other work it lasts longer; the calls must not be most of the work. */
const EVERY_BESIDE_MS = 40;
const AGAIN_MS = 100;

const { apiUrl, apiPid, credentials, recordsOf } = workerData as LatencyWorkerData;
const researcher = await logInResearcher(apiUrl, credentials);
let isStopped = false;

function ask(): Promise<unknown> {
  const { client } = researcher;
  if (recordsOf === undefined) return client.call(CALLS.getSelf);
  return askPatiently(() => client.call(CALLS.getAggregatedRecords, { params: { id: recordsOf } }));
}

/** A busy API lets readers wait first; they ask again, and all of it is their time. */
async function askPatiently(call: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      await sleep(AGAIN_MS);
    }
  }
}

async function measure(calls: number | null): Promise<number[]> {
  const timesMs: number[] = [];
  isStopped = false;
  while (!isStopped && (calls === null || timesMs.length < calls)) {
    const waitedMs = readCoreWaitMs([apiPid, 'thread-self']);
    const startMs = performance.now();
    await ask();
    const passedMs = performance.now() - startMs;
    // Without the time in which others had the cores: that says nothing about the API.
    timesMs.push(passedMs - (readCoreWaitMs([apiPid, 'thread-self']) - waitedMs));
    await sleep(calls === null ? EVERY_BESIDE_MS : EVERY_MS);
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
