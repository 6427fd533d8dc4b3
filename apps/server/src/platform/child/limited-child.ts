// Runs a program on something nobody trusts. Whatever it does, it cannot take this process along.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { measureTree } from './process-tree.ts';
import { toWalls, WALL_FAULT } from './walls.ts';

/** A decoder fills memory at some gigabytes a second; between two looks it must not pass far. */
export const LOOK_MS = 20;
/** Between the signal that tells why and the one that cannot be caught. */
const CPU_GRACE_S = 5;
export const OPEN_FILES_MAX = 256;
export const PROGRAMS = '/usr/local/bin:/usr/bin:/bin';
const STDERR_KEPT = 4_000;
/** Exit codes of a program that is not there or may not be run. */
const NOT_STARTED = [126, 127];
/** A shell tells the signal that ended its child by a code above this. */
const SIGNAL_CODES = 128;

export interface ChildLimits {
  /** Limit of processor time, all threads together. Wall time would punish a busy machine. */
  readonly cpuS: number;
  readonly wallMs: number;
  readonly memoryBytes: number;
  /** Limit of everything it prints. */
  readonly outputBytes: number;
  /** Limit of any file it writes. */
  readonly fileBytes: number;
}

export interface ChildTask {
  readonly command: string;
  readonly args: readonly string[];
  /** The only folder it needs; also its home. */
  readonly dir: string;
  readonly limits: ChildLimits;
  readonly onLine?: (line: string) => void;
}

export type ChildEnd =
  | {
      readonly kind: 'ended';
      readonly code: number;
      readonly stdout: string;
      readonly stderr: string;
      readonly peakBytes: number;
    }
  /** The program itself crashed. */
  | { readonly kind: 'crashed'; readonly signal: string; readonly peakBytes: number }
  | {
      readonly kind: 'stopped';
      readonly limit: 'time' | 'memory' | 'output' | 'file';
      readonly peakBytes: number;
    };

type Limit = Extract<ChildEnd, { kind: 'stopped' }>['limit'];

/** Groups that are ended with this process. */
export const running = new Set<number>();
// A process that ends in good order leaves nobody behind; when it is killed, pdeathsig does that.
process.on('exit', () => {
  for (const pid of running) killGroup(pid);
});

/** Throws when the program cannot be started, or somebody else kills it. */
export async function runLimited(task: ChildTask): Promise<ChildEnd> {
  const { limits, dir } = task;
  const walls = await toWalls();
  const child = spawn(
    'prlimit',
    [
      `--fsize=${limits.fileBytes}`,
      `--cpu=${limits.cpuS}:${limits.cpuS + CPU_GRACE_S}`,
      `--nofile=${OPEN_FILES_MAX}`,
      '--core=0',
      '--',
      'setpriv',
      '--pdeathsig=KILL',
      '--no-new-privs',
      '--',
      ...walls,
      task.command,
      ...task.args,
    ],
    {
      cwd: dir,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nothing of ours: no address, no secret.
      env: { PATH: PROGRAMS, HOME: dir, TMPDIR: dir, LANG: 'C.UTF-8' },
    },
  );
  const ended = Promise.withResolvers<{ code: number | null; signal: NodeJS.Signals | null }>();
  child.once('error', ended.reject);
  child.once('close', (code, signal) => ended.resolve({ code, signal }));
  const { pid } = child;
  if (pid === undefined) return ended.promise.then(() => Promise.reject(new Error('no process')));

  running.add(pid);
  giveWay(pid);
  let limit: Limit | undefined;
  let peakBytes = 0;
  let outputBytes = 0;
  let stdout = '';
  let stderr = '';
  const stop = (reason: Limit) => {
    limit ??= reason;
    killGroup(pid);
  };
  const count = (chunk: string) => {
    outputBytes += chunk.length;
    if (outputBytes > limits.outputBytes) stop('output');
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    count(chunk);
    if (task.onLine === undefined && limit === undefined) stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    count(chunk);
    stderr = (stderr + chunk).slice(-STDERR_KEPT);
  });
  if (task.onLine !== undefined) {
    createInterface({ input: child.stdout }).on('line', task.onLine);
  }
  const look = () => {
    const memory = measureTree(pid);
    peakBytes = Math.max(peakBytes, memory.peakBytes);
    if (memory.nowBytes > limits.memoryBytes) stop('memory');
  };
  const watch = setInterval(look, LOOK_MS);
  const alarm = setTimeout(() => stop('time'), limits.wallMs);
  try {
    const end = await ended.promise;
    const signal = end.signal ?? (walls.length > 0 ? toSignal(end.code) : null);
    const { code } = end;
    if (limit === undefined && signal === 'SIGXCPU') limit = 'time';
    if (limit === undefined && signal === 'SIGXFSZ') limit = 'file';
    if (limit !== undefined) return { kind: 'stopped', limit, peakBytes };
    if (signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT') {
      throw new Error(`${task.command} was ended by ${signal}`);
    }
    if (signal !== null) return { kind: 'crashed', signal, peakBytes };
    if (code !== null && NOT_STARTED.includes(code)) throw new Error(stderr);
    if (walls.length > 0 && WALL_FAULT.test(stderr)) throw new Error(stderr);
    return { kind: 'ended', code: code ?? 1, stdout, stderr, peakBytes };
  } finally {
    clearInterval(watch);
    clearTimeout(alarm);
    running.delete(pid);
    killGroup(pid);
  }
}

function toSignal(code: number | null): string | null {
  const number = (code ?? 0) - SIGNAL_CODES;
  const found = Object.entries(constants.signals).find(([, value]) => value === number);
  return found?.[0] ?? null;
}

/** Lowers the priority of a child: answers to people come first. */
export function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has ended already.
  }
}

export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group is gone.
  }
}
