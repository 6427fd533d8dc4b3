import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stopProcess, waitUntil } from '@fovea/testkit/engines';
import { toRootPath } from '#harness/root.ts';
import type { StackFolders } from '#stack/folders.ts';
import { isAnswering } from '#stack/processes.ts';
import { toShownLine } from './log-line.ts';
import type { Loaded } from './preload.ts';
import type { Say } from './say.ts';

export const SERVER_NAMES = ['api', 'worker', 'scheduler'] as const;

export interface ServerProcessOptions {
  readonly name: (typeof SERVER_NAMES)[number];
  readonly folders: StackFolders;
  readonly env: Readonly<Record<string, string>>;
  readonly internalPort: number;
  readonly say: Say;
}

const PRELOAD = toRootPath('tools/src/dev/preload.ts');
const CACHE = toRootPath('node_modules/.cache/fovea-dev');
const START_MS = 60_000;
const STOP_MS = 5_000;

/** One of the server's processes, which starts anew from changed sources. */
export class ServerProcess {
  readonly #options: ServerProcessOptions;
  readonly #sources = new Set<string>();
  readonly #packages = new Set<string>();
  readonly #log: NodeJS.WritableStream;
  #running: ChildProcess | undefined;
  #spare: ChildProcess | undefined;
  #isUp = false;
  #isStopped = false;

  constructor(options: ServerProcessOptions) {
    this.#options = options;
    this.#log = createWriteStream(join(options.folders.logs, `${options.name}.log`));
  }

  /** Whether it must start anew: it runs one of the files, or it does not run. */
  isConcerned(paths: readonly string[]): boolean {
    return !this.#isUp || paths.some((path) => this.#sources.has(path));
  }

  /** Ends what runs and starts it again; says so when it does not come up. */
  async start(): Promise<boolean> {
    const { name, say, internalPort } = this.#options;
    const startMs = performance.now();
    const before = this.#running;
    this.#isUp = false;
    this.#running = undefined;
    if (before?.pid !== undefined) await stopProcess(before.pid, STOP_MS);
    const child = this.#spare ?? this.#spawn();
    this.#spare = undefined;
    this.#running = child;
    child.send('start');
    await waitUntil(
      `${name} to be ready`,
      async () => isOver(child) || isAnswering(`http://127.0.0.1:${internalPort}/readyz`),
      START_MS,
    ).catch((error: Error) => say(error.message));
    if (this.#isStopped || this.#running !== child) return false;
    this.#isUp = !isOver(child);
    if (this.#isUp) say(`up in ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
    return this.#isUp;
  }

  /** Loads the packages of the next start ahead of time. */
  async warmUp(): Promise<void> {
    if (this.#isStopped || this.#spare !== undefined) return;
    const spare = this.#spawn();
    this.#spare = spare;
    await Promise.race([once(spare, 'message'), once(spare, 'exit')]);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const all = [this.#running, this.#spare].map((child) => child?.pid);
    await Promise.all(
      all.map((pid) => (pid === undefined ? undefined : stopProcess(pid, STOP_MS))),
    );
    this.#log.end();
  }

  #spawn(): ChildProcess {
    const { name, env } = this.#options;
    const script = toRootPath(`apps/server/src/entrypoints/${name}.ts`);
    const args = ['--import', this.#writePackages(), '--import', PRELOAD, script];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env, NODE_COMPILE_CACHE: CACHE },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A terminal interrupts its whole group; this one is asked to end once, by us.
      detached: true,
    });
    child.on('message', (loaded: Loaded) => {
      if ('source' in loaded) this.#sources.add(loaded.source);
      // Added up: a process that had them loaded ahead of time asks for few of them again.
      if ('packages' in loaded) for (const url of loaded.packages) this.#packages.add(url);
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', this.#tell);
    }
    // A process that ended meanwhile takes no message; its end is told below.
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => this.#onExit(child, code ?? signal));
    return child;
  }

  /** A module that imports what the process needed the last times. */
  #writePackages(): string {
    const file = join(CACHE, `packages-${this.#options.name}.mjs`);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, [...this.#packages].map((url) => `import '${url}';\n`).join(''));
    return file;
  }

  readonly #tell = (line: string): void => {
    this.#log.write(`${line}\n`);
    const shown = toShownLine(line);
    if (shown !== undefined) this.#options.say(shown);
  };

  #onExit(child: ChildProcess, code: number | string | null): void {
    if (child === this.#spare) {
      // A package may be gone; the next start finds out what it needs.
      this.#spare = undefined;
      this.#packages.clear();
    }
    if (child !== this.#running || this.#isStopped) return;
    this.#isUp = false;
    this.#options.say(`ended with ${code}; the next change starts it again`);
  }
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
