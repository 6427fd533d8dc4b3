import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Signal } from '@fovea/gaze/samples';
import { findMissingPackages, findPython, SCIENCE_PACKAGES } from '@fovea/testkit/engines';

export interface NumpyCase {
  readonly method: 'ivt' | 'idt';
  /** Number of samples of the signal, from its start. */
  readonly samples: number;
  readonly options: Readonly<Record<string, number>>;
}

export interface NumpyAnswer {
  readonly cpuMs: number;
  /** Fixations, sums of their first samples, of those behind their last, and of their places. */
  readonly sums: readonly number[];
}

export type AskNumpy = (each: NumpyCase) => Promise<NumpyAnswer>;

/** A Python process that holds a signal and finds its fixations whenever it is asked. */
export async function withNumpyPeer<T>(signal: Signal, run: (ask: AskNumpy) => Promise<T>) {
  const python = findPython(['numpy']);
  if (python === undefined) {
    const missing = findMissingPackages(SCIENCE_PACKAGES).join(' ');
    throw new Error(`Python with ${missing} is missing: npm run setup`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'fovea-bench-'));
  const file = join(folder, 'signal');
  const { tMs, x, y, valid } = signal;
  await writeFile(
    file,
    Buffer.concat([tMs, x, y, valid].map((column) => Buffer.from(column.buffer))),
  );
  const script = join(import.meta.dirname, 'numpy-events.py');
  const child = spawn(python, ['-B', script, file, String(tMs.length)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  try {
    return await run(async (each) => {
      child.stdin.write(`${JSON.stringify(each)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('NumPy gave no answer');
      return JSON.parse(value) as NumpyAnswer;
    });
  } finally {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
