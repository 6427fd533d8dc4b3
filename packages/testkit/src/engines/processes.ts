import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunOptions = {
  uid?: number | undefined;
  gid?: number | undefined;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
};

const SHORTEST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

export type Daemon = { pid: number; exitCode(): number | null };

/**
 * A zombie counts as gone: in a container nobody may ever reap it. But while other threads of a
 * killed process still end, it looks like one and holds its ports.
 */
export function isRunning(pid: number): boolean {
  const state = findState(pid);
  if (state === undefined || state === 'X') return false;
  return state !== 'Z' || countThreads(pid) > 1;
}

/** True once SIGSTOP has taken effect. */
export function isStopped(pid: number): boolean {
  return findState(pid) === 'T';
}

/** Guards against a pid file that outlived its process: the number may belong to a stranger. */
export function isRunningWith(pid: number, argument: string): boolean {
  return isRunning(pid) && (readProc(pid, 'cmdline') ?? '').split('\0').includes(argument);
}

export function listChildPids(parentPid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const fields = readProc(pid, 'stat')
        ?.replace(/^.*\) /s, '')
        .split(' ');
      return fields !== undefined && Number(fields[1]) === parentPid;
    });
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Asks a process to end, waits, then ends it by force. Resolves when it is gone. */
export async function stopProcess(pid: number, graceMs = 10_000): Promise<void> {
  signalProcess(pid, 'SIGTERM');
  const gone = await becomesTrue(() => !isRunning(pid), graceMs);
  if (gone) return;
  signalProcess(pid, 'SIGKILL');
  await waitUntil(`process ${pid} to end`, () => !isRunning(pid), 5_000);
}

export async function waitUntil(
  what: string,
  check: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  if (!(await becomesTrue(check, timeoutMs))) {
    throw new Error(`Waited ${timeoutMs} ms for ${what}`);
  }
}

async function becomesTrue(
  check: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const startMs = performance.now();
  for (;;) {
    if (await check()) return true;
    const passedMs = performance.now() - startMs;
    if (passedMs >= timeoutMs) return false;
    await sleep(toPauseMs(passedMs));
  }
}

/** Longer pauses the longer it takes: each look takes time from what it waits for. */
function toPauseMs(passedMs: number): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, passedMs / 10));
}

/** Runs a command to its end and returns its output; the error carries the last line it wrote. */
export async function runCommand(
  file: string,
  args: string[],
  options: RunOptions = {},
): Promise<string> {
  const { timeoutMs = 300_000, uid, gid, ...rest } = options;
  const child = spawn(file, args, {
    ...rest,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return stdout;
  const reason = toLastLine(stderr) || toLastLine(stdout) || 'no output';
  throw new Error(`${file} ${args[0] ?? ''} ended with ${code ?? 'a timeout'}: ${reason}`);
}

/** Starts a process that outlives this one; its output goes to a file. */
export async function spawnDaemon(
  file: string,
  args: string[],
  options: Omit<RunOptions, 'timeoutMs'> & { logFile: string },
): Promise<Daemon> {
  const { logFile, uid, gid, ...rest } = options;
  const log = openSync(logFile, 'a');
  const child = spawn(file, args, {
    ...rest,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', resolve);
  });
  child.unref();
  return { pid: child.pid as number, exitCode: () => child.exitCode ?? (child.killed ? -1 : null) };
}

export function findPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The last non-empty line of a log, or '' when there is none. */
export function readLastLine(path: string): string {
  try {
    return toLastLine(readFileSync(path, 'utf8').slice(-8_192));
  } catch {
    return '';
  }
}

function toLastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1)?.trim() ?? '';
}

function countThreads(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).length;
  } catch {
    return 0;
  }
}

/** The letter of the process state, as in proc(5). */
function findState(pid: number): string | undefined {
  return readProc(pid, 'stat')?.replace(/^.*\) /s, '')[0];
}

function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
