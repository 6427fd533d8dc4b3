import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** CPU seconds that a process and its living children have used so far. Linux only. */
export function readCpuSeconds(pid: number): number {
  return listProcesses()
    .filter((own) => own.pid === pid || own.parent === pid)
    .reduce((total, { seconds }) => total + seconds, 0);
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
