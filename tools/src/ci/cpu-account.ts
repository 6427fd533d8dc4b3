import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU time of all processes of a command together, also those that outlive it. */
export interface CpuAccount {
  /** How it counts, for people who compare figures. */
  readonly kind: string;
  /** Whether it counts nobody else, so that two can be open at once. */
  readonly isItsOwn: boolean;
  /** A command line that runs another one inside this account. */
  wrap(command: readonly string[]): string[];
  /** User and system time of all its processes since it was opened. */
  seconds(): number;
  /** Processes that still run in it. */
  listPids(): number[];
  close(): void;
}

interface Group {
  readonly kind: string;
  readonly root: string;
  read(folder: string): number;
}

const GROUPS: readonly Group[] = [
  {
    kind: 'control group',
    root: '/sys/fs/cgroup/cpuacct',
    read: (folder) => Number(readFileSync(join(folder, 'cpuacct.usage'), 'utf8')) / 1e9,
  },
  {
    kind: 'control group',
    root: '/sys/fs/cgroup',
    read: (folder) => {
      const text = readFileSync(join(folder, 'cpu.stat'), 'utf8');
      return Number(/^usage_usec (\d+)$/m.exec(text)?.[1]) / 1e6;
    },
  },
];

let opened = 0;

/** A control group where the kernel lets us make one; else the time of the whole machine. */
export function openCpuAccount(): CpuAccount {
  opened += 1;
  for (const group of GROUPS) {
    const folder = join(group.root, `fovea-${process.pid}-${opened}`);
    if (isUsable(group, folder)) return toGroupAccount(group, folder);
  }
  return toMachineAccount();
}

function isUsable({ read }: Group, folder: string): boolean {
  try {
    mkdirSync(folder);
    if (existsSync(join(folder, 'cgroup.procs')) && Number.isFinite(read(folder))) return true;
    rmdirSync(folder);
  } catch {
    // No control groups here, or not ours to make.
  }
  return false;
}

function toGroupAccount({ kind, read }: Group, folder: string): CpuAccount {
  const procs = join(folder, 'cgroup.procs');
  const listPids = () => readFileSync(procs, 'utf8').split('\n').filter(Boolean).map(Number);
  return {
    kind,
    isItsOwn: true,
    // The shell enters the group before the command exists, so that no process of it is missed.
    wrap: (command) => ['sh', '-c', `echo $$ > '${procs}' && exec "$@"`, 'sh', ...command],
    seconds: () => read(folder),
    listPids,
    close() {
      // A group ends when it is empty; processes that still run go back to ours.
      for (const pid of listPids())
        tryTo(() => writeFileSync(join(folder, '../cgroup.procs'), `${pid}`));
      tryTo(() => rmdirSync(folder));
    },
  };
}

function toMachineAccount(): CpuAccount {
  const start = readMachineSeconds();
  return {
    kind: 'whole machine, as no control group can be made here',
    isItsOwn: false,
    wrap: (command) => [...command],
    seconds: () => readMachineSeconds() - start,
    listPids: () => [],
    close: () => undefined,
  };
}

/** User, nice, system, irq and softirq of /proc/stat, in hundredths of a second. */
function readMachineSeconds(): number {
  const fields =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = fields.map(Number);
  return (user + nice + system + irq + softirq) / 100;
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Gone already.
  }
}
