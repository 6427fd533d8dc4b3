import { readFileSync } from 'node:fs';

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
