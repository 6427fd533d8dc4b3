import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  /** CPU seconds of the process and of ended ones below it. */
  readonly seconds: number;
}

/** CPU seconds that processes and all below them, ended ones too, have used so far. Linux only. */
export function readCpuSeconds(...pids: readonly number[]): number {
  const processes = listProcesses();
  const own = new Set(pids);
  // A process below two of them counts once.
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid);
  }
  return processes.reduce((total, { pid, seconds }) => total + (own.has(pid) ? seconds : 0), 0);
}

/** The same of some processes and of ended ones below them; others that run are not in it. */
export function sumCpuSeconds(pids: readonly number[]): number {
  return pids.reduce((total, pid) => total + (readProcess(String(pid))?.seconds ?? 0), 0);
}

function listProcesses(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(name) ?? []);
}

function readProcess(name: string): ProcessTime | undefined {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(name), parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
