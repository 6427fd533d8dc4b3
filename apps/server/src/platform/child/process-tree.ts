import { readFileSync } from 'node:fs';

/** The unit of Linux' counters, on every machine that Node runs on. */
const TICKS_PER_S = 100;

/** Resident memory of a process with its children, now and at its highest, in bytes. */
export interface TreeMemory {
  readonly nowBytes: number;
  readonly peakBytes: number;
}

/** Reads /proc; a process that is gone counts nothing. */
export function measureTree(pid: number): TreeMemory {
  const status = readProc(`${pid}/status`);
  const own = { now: readKb(status, 'VmRSS'), peak: readKb(status, 'VmHWM') };
  const children = readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.map(measureTree).reduce(
    (sum, child) => ({
      nowBytes: sum.nowBytes + child.nowBytes,
      peakBytes: sum.peakBytes + child.peakBytes,
    }),
    { nowBytes: own.now * 1_024, peakBytes: own.peak * 1_024 },
  );
}

/** Seconds of the processor that a process has taken so far, all its threads together. */
export function measureCpuS(pid: number): number {
  // The name in brackets may hold blanks; behind it, user and system time are the 12th and 13th.
  const fields = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_S;
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

function readKb(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
}
