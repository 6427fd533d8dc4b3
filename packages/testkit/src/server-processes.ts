import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort, waitUntil } from './engines/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_MS = 300_000;
const STOP_MS = 30_000;

export type ServerProcessName = 'api' | 'worker' | 'scheduler';

export interface ServerProcess {
  readonly name: ServerProcessName;
  /** Where the API listens; nothing for the others. */
  readonly url: string;
  readonly internalUrl: string;
  readonly pid: () => number;
  readonly isRunning: () => boolean;
  /** SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts again on the same ports; resolves at once. */
  restart(): void;
  waitUntilReady(): Promise<void>;
  /** SIGTERM, and resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface StartOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly logDir: string;
  /** Another tree than this one, such as a production copy. */
  readonly root?: string;
}

/** Starts a server process on free ports, with its log in a file. */
export async function startServerProcess(
  name: ServerProcessName,
  options: StartOptions,
): Promise<ServerProcess> {
  const [port, internalPort] = [await findFreePort(), await findFreePort()];
  await mkdir(options.logDir, { recursive: true });
  const url = name === 'api' ? `http://127.0.0.1:${port}` : '';
  const internalUrl = `http://127.0.0.1:${internalPort}`;
  let child: ChildProcess;

  function restart(): void {
    const log = openSync(join(options.logDir, `${name}-${internalPort}.log`), 'a');
    child = spawn(process.execPath, [entryPoint(name, options.root)], {
      env: {
        ...toCompileCache(options.root),
        ...options.env,
        API_PORT: String(port),
        INTERNAL_PORT: String(internalPort),
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const exited = () =>
    new Promise<number | null>((resolve) => {
      if (isRunning()) child.once('exit', resolve);
      else resolve(child.exitCode);
    });

  restart();
  const server: ServerProcess = {
    name,
    url,
    internalUrl,
    pid: () => child.pid ?? 0,
    isRunning,
    async kill() {
      const gone = exited();
      child.kill('SIGKILL');
      await gone;
    },
    restart,
    async waitUntilReady() {
      await waitUntil(
        `${name} to be ready (see ${options.logDir})`,
        async () => {
          if (!isRunning()) throw new Error(`${name} ended, see ${options.logDir}`);
          const response = await fetch(`${internalUrl}/readyz`).catch(() => undefined);
          return response?.status === 200;
        },
        START_MS,
      );
    },
    async stop() {
      const gone = exited();
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      const code = await gone;
      clearTimeout(timer);
      return code;
    },
  };
  return server;
}

/** Runs `migrate` to its end. */
export function migrateServer(options: StartOptions): Promise<void> {
  return runToEnd(entryPoint('migrate', options.root), options);
}

/** Makes the buckets alone, for a stack whose database is a copy of a migrated one. */
export function prepareBuckets(options: StartOptions): Promise<void> {
  return runToEnd(join(options.root ?? ROOT, 'apps/server/testing/prepare-buckets.ts'), options);
}

/** Changes whenever a migration does. */
export async function readMigrationsKey(): Promise<string> {
  const folder = join(ROOT, 'apps/server/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

async function runToEnd(file: string, options: StartOptions): Promise<void> {
  await mkdir(options.logDir, { recursive: true });
  const log = openSync(join(options.logDir, 'migrate.log'), 'a');
  const child = spawn(process.execPath, [file], {
    env: { ...toCompileCache(options.root), ...options.env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}, see ${options.logDir}`);
}

function entryPoint(name: string, root = ROOT): string {
  return join(root, 'apps/server/src/entrypoints', `${name}.ts`);
}

/**
 * Variables by which Node keeps compiled modules. A run starts dozens of server processes, and
 * half of what a start costs is reading the same sources again.
 */
export function toCompileCache(root = ROOT): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') };
}
