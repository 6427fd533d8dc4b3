import { readdirSync, readFileSync } from 'node:fs';
import type { TestStack } from '@fovea/testkit';

const TICKS_PER_SECOND = 100;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** CPU seconds that a process and all living ones below it have used so far. Linux only. */
export function readCpuSeconds(pid: number): number {
  const processes = listProcesses();
  const sum = (own: number): number =>
    processes.reduce((total, each) => {
      if (each.pid === own) return total + each.seconds;
      return each.parent === own ? total + sum(each.pid) : total;
    }, 0);
  return sum(pid);
}

function listProcesses(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The second field is the command in brackets and may hold spaces.
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const ticks = Number(fields[11]) + Number(fields[12]);
        return [
          { pid: Number(name), parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND },
        ];
      } catch {
        return [];
      }
    });
}

/** CPU seconds so far of everybody who has a part in a batch. */
export function readCpu(stack: TestStack): Readonly<Record<string, number>> {
  return {
    'API processes': stack.apis.reduce((total, api) => total + readCpuSeconds(api.pid()), 0),
    PostgreSQL: readCpuSeconds(stack.postgres.pid()),
    'load generator': process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  };
}

/** Where the time goes: CPU microseconds of one batch by process. */
export function toCpuLine(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  batches: number,
): string {
  const parts = Object.entries(after).map(([name, seconds]) => {
    const microseconds = ((seconds - (before[name] ?? 0)) * 1e6) / batches;
    return `${name} ${microseconds.toFixed(0)} µs`;
  });
  return `CPU per batch: ${parts.join(', ')}`;
}
