// A few children that live long and work on what nobody trusts, one task each at a time. What takes
// too much ends its child alone; the next task gets a new one.
import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { TaskAnswer } from './child-tasks.ts';
import { giveWay, killGroup, LOOK_MS, OPEN_FILES_MAX, PROGRAMS, running } from './limited-child.ts';
import { measureCpuS, measureTree } from './process-tree.ts';

const MB = 1_048_576;
const FILE_BYTES_MAX = 64 * MB;
const STDERR_KEPT = 4_000;
/** A child that holds more than this share of its memory afterwards is not used again. */
const KEPT_SHARE = 0.5;
const STOPPING = 'the children are stopping';

export interface TaskLimits {
  /** Limit of processor time. Wall time would punish a busy machine. */
  readonly cpuS: number;
  readonly wallMs: number;
  readonly memoryBytes: number;
}

export interface PoolOptions {
  /** A program that calls `serveTasks`. */
  readonly program: string;
  readonly size: number;
  readonly limits: TaskLimits;
}

/** The task's own doing, not that of the machine. */
export class TaskFault extends Error {
  readonly kind: 'time' | 'memory' | 'crashed' | 'threw';

  constructor(kind: TaskFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface ChildPool<Task, Result> {
  /** Throws a TaskFault for what the task did, and something else when no child could be had. */
  run(task: Task): Promise<Result>;
  stop(): void;
}

interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly ready: Promise<void>;
  stderr: string;
}

/** Children are started when they are needed first. */
export function createChildPool<Task, Result>(options: PoolOptions): ChildPool<Task, Result> {
  const idle: Child[] = [];
  const busyChildren = new Set<Child>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isStopped = false;

  async function takeTurn(): Promise<void> {
    if (busy < options.size) busy += 1;
    // Whoever ends hands the turn on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function giveTurn(): void {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }

  /** Afterwards it waits for the next task, or has held too much. */
  function keepOrEnd(child: Child): void {
    const { nowBytes } = measureTree(child.pid);
    const isGood = child.process.connected && nowBytes < options.limits.memoryBytes * KEPT_SHARE;
    if (isGood && !isStopped) idle.push(child);
    else end(child);
  }

  function takeChild(): Child {
    for (;;) {
      const child = idle.pop();
      if (child === undefined) return startChild(options);
      if (child.process.connected) return child;
      end(child);
    }
  }

  return {
    async run(task) {
      await takeTurn();
      let child: Child | undefined;
      try {
        if (isStopped) throw new Error(STOPPING);
        child = takeChild();
        busyChildren.add(child);
        await child.ready;
        const result = await runTask<Task, Result>(child, task, options.limits);
        keepOrEnd(child);
        return result;
      } catch (error) {
        if (child !== undefined) {
          if (error instanceof TaskFault && error.kind === 'threw') keepOrEnd(child);
          else end(child);
        }
        throw isStopped ? new Error(STOPPING) : error;
      } finally {
        if (child !== undefined) busyChildren.delete(child);
        giveTurn();
      }
    },
    stop() {
      isStopped = true;
      for (const child of [...idle.splice(0), ...busyChildren]) end(child);
    },
  };
}

function startChild({ program, limits }: PoolOptions): Child {
  const heapMb = Math.ceil(limits.memoryBytes / MB);
  const dir = tmpdir();
  // Without it a start costs three times as much.
  const cache = getCompileCacheDir();
  const own = spawn(
    'prlimit',
    [
      `--fsize=${FILE_BYTES_MAX}`,
      `--nofile=${OPEN_FILES_MAX}`,
      '--core=0',
      '--',
      'setpriv',
      '--pdeathsig=KILL',
      '--',
      process.execPath,
      `--max-old-space-size=${heapMb}`,
      program,
    ],
    {
      cwd: dir,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      // Nothing of ours: no address, no secret.
      env: {
        PATH: PROGRAMS,
        HOME: dir,
        TMPDIR: dir,
        LANG: 'C.UTF-8',
        ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }),
      },
    },
  );
  const ready = Promise.withResolvers<void>();
  const child: Child = { process: own, pid: own.pid ?? 0, ready: ready.promise, stderr: '' };
  own.once('error', ready.reject);
  own.once('message', () => ready.resolve());
  own.once('exit', (code, signal) => {
    running.delete(child.pid);
    ready.reject(new Error(`${program} did not start: ${signal ?? code}. ${child.stderr}`));
  });
  ready.promise.catch(() => undefined);
  own.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    child.stderr = (child.stderr + chunk).slice(-STDERR_KEPT);
  });
  if (own.pid !== undefined) {
    running.add(own.pid);
    giveWay(own.pid);
  }
  return child;
}

async function runTask<Task, Result>(
  child: Child,
  task: Task,
  limits: TaskLimits,
): Promise<Result> {
  const answered = Promise.withResolvers<Result>();
  const stop = (kind: 'time' | 'memory') => {
    answered.reject(new TaskFault(kind, `the task took too much ${kind}`));
  };
  const onMessage = (answer: TaskAnswer<Result>) => {
    if (answer.kind === 'done') answered.resolve(answer.result);
    if (answer.kind === 'threw') answered.reject(new TaskFault('threw', answer.message));
  };
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    const kind = child.stderr.includes('heap out of memory') ? 'memory' : 'crashed';
    answered.reject(new TaskFault(kind, `the child ended: ${signal ?? code}`));
  };
  child.process.on('message', onMessage).once('exit', onExit);
  const usedS = measureCpuS(child.pid);
  const watch = setInterval(() => {
    if (measureTree(child.pid).nowBytes > limits.memoryBytes) stop('memory');
    if (measureCpuS(child.pid) - usedS > limits.cpuS) stop('time');
  }, LOOK_MS);
  const alarm = setTimeout(() => stop('time'), limits.wallMs);
  try {
    child.process.send(task as object, (error) => {
      if (error !== null) answered.reject(new TaskFault('crashed', error.message));
    });
    return await answered.promise;
  } finally {
    clearInterval(watch);
    clearTimeout(alarm);
    child.process.off('message', onMessage).off('exit', onExit);
  }
}

function end(child: Child): void {
  running.delete(child.pid);
  if (child.process.exitCode === null && child.process.signalCode === null) killGroup(child.pid);
}
