import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { toRootPath } from '@fovea/tools/harness/root';
import { print } from '#harness/parts.ts';
import { type Recording, unpackRecordings } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

const FOLDER = toRootPath('node_modules/.cache/fovea-recordings');
/** Each draws, and each has a browser that finds: two fill two cores. */
const WORKERS = 2;

/** Draws all sessions. With `isResumed` those of an earlier run that ended early are kept. */
export async function recordSessions(
  wanted: readonly SessionFacts[],
  isResumed: boolean,
): Promise<Recording[]> {
  await mkdir(FOLDER, { recursive: true });
  const toFile = ({ name }: SessionFacts) => join(FOLDER, `${name}.bin`);
  const missing = wanted.filter((facts) => !isResumed || !existsSync(toFile(facts)));
  const workers = missing.length === 0 ? [] : Array.from({ length: WORKERS }, startWorker);
  const idle = [...workers];
  let done = 0;
  try {
    await inLanes(missing, workers.length, async (facts) => {
      const worker = idle.pop() as Worker;
      const packed = await ask(worker, facts);
      await writeFile(toFile(facts), packed);
      idle.push(worker);
      print(`recorded ${++done} of ${missing.length}: ${facts.name}`);
    });
  } finally {
    for (const worker of workers) worker.postMessage('close');
  }
  const packed = await Promise.all(wanted.map((facts) => readFile(toFile(facts))));
  return packed.flatMap(unpackRecordings);
}

function startWorker(): Worker {
  return new Worker(new URL('./record-worker.ts', import.meta.url));
}

/** A worker that fails emits an error, which rejects. */
async function ask(worker: Worker, facts: SessionFacts): Promise<Uint8Array> {
  const answer = once(worker, 'message');
  worker.postMessage(facts);
  const [packed] = (await answer) as [Uint8Array];
  return packed;
}
