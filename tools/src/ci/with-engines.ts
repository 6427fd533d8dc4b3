import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { openCpuAccount } from './cpu-account.ts';
import type { PartRun } from './run-part.ts';

const HOLDER = fileURLToPath(new URL('./engines.ts', import.meta.url));

/**
 * Runs something with the variables by which commands borrow the engines of this run, stops the
 * engines, and tells what they took.
 */
export async function withEngines(
  run: (env: NodeJS.ProcessEnv) => Promise<void>,
): Promise<Pick<PartRun, 'wallSeconds' | 'cpuSeconds' | 'code'>> {
  const account = openCpuAccount();
  const startMs = performance.now();
  const [file = '', ...args] = account.wrap([process.execPath, HOLDER]);
  // A group of its own: an interrupt of the terminal stops the parts first.
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const exited = once(child, 'exit');
  try {
    const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
    if (typeof line !== 'string') throw new Error('the engines did not start');
    const startSeconds = (performance.now() - startMs) / 1_000;
    await run({ ...process.env, ...(JSON.parse(line) as Record<string, string>) });
    const stopMs = performance.now();
    child.stdin.end();
    const [code] = (await exited) as [number | null];
    const stopSeconds = (performance.now() - stopMs) / 1_000;
    return { code, wallSeconds: startSeconds + stopSeconds, cpuSeconds: account.seconds() };
  } finally {
    child.stdin.end();
    await exited;
    account.close();
  }
}
