import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICKS_PER_SECOND = 100;

/**
 * Seconds that the machine had for work that wants all of its cores: what others used meanwhile, or
 * a host took away, is left out. On a quiet machine they are the seconds that passed.
 */
export function startMachineTime(readOwnCpuSeconds: () => number): () => number {
  const cores = availableParallelism();
  const startMs = performance.now();
  const busy = readBusySeconds();
  const own = readOwnCpuSeconds();
  return () => {
    const passed = (performance.now() - startMs) / 1_000;
    return toMachineSeconds({
      passed,
      cores,
      busy: readBusySeconds() - busy,
      own: readOwnCpuSeconds() - own,
    });
  };
}

export function toMachineSeconds(spent: {
  readonly passed: number;
  readonly cores: number;
  /** CPU seconds of the whole machine, and those of the work itself. */
  readonly busy: number;
  readonly own: number;
}): number {
  const others = Math.max(0, spent.busy - spent.own);
  // A busy process has at least the cores that it used.
  return Math.max(spent.own, spent.cores * spent.passed - others) / spent.cores;
}

/** Interrupts are left out: most of them serve the work itself. */
function readBusySeconds(): number {
  const line = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '';
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = line.split(' ').map(Number);
  return (user + nice + system + steal) / TICKS_PER_SECOND;
}
