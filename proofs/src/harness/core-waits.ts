import { readFileSync } from 'node:fs';

const NS_PER_MS = 1e6;

/**
 * Ms for which the main threads of some processes, or the thread that asks (`thread-self`), could
 * have run and had no core, so far. Times that
 * are told without them do not hang on what else a machine does. Linux only.
 */
export function readCoreWaitMs(pids: readonly (number | 'thread-self')[]): number {
  return pids.reduce<number>((sum, pid) => sum + toWaitMs(readText(`/proc/${pid}/schedstat`)), 0);
}

/** A line has ns on a core, ns of waiting for one, and turns. */
export function toWaitMs(schedstat: string): number {
  return Number(schedstat.split(' ')[1] ?? 0) / NS_PER_MS;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
