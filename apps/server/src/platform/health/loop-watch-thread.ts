// Runs beside the thread that it watches: see loop-watch.ts.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { LoopWatchData } from './loop-watch.ts';

const STDERR = 2;

const { beats, everyMs, patience } = workerData as LoopWatchData;
let last = -1;
let still = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < patience) return;
  writeSync(STDERR, '{"level":"fatal","msg":"the main thread stands still, ending the process"}\n');
  process.kill(process.pid, 'SIGKILL');
}, everyMs);
