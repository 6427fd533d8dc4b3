import { truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Daemon,
  findPid,
  isRunningWith,
  readLastLine,
  spawnDaemon,
  stopProcess,
  waitUntil,
} from '@fovea/testkit/engines';
import type { StackFolders } from './folders.ts';

const SCRIPTS = {
  dev: 'tools/src/dev.ts',
  'mail-sink': 'tools/src/stack/mail-sink.ts',
  'fake-stripe': 'tools/src/stack/fake-stripe.ts',
  'fake-toss': 'tools/src/stack/fake-toss.ts',
  api: 'apps/server/src/entrypoints/api.ts',
  worker: 'apps/server/src/entrypoints/worker.ts',
  scheduler: 'apps/server/src/entrypoints/scheduler.ts',
  sites: 'tools/src/stack/sites.ts',
  'tls-proxy': 'tools/src/stack/tls-proxy.ts',
} as const;

export type ProcessName = keyof typeof SCRIPTS;

/** In the order they stop: who is called goes after who calls. */
export const STOP_ORDER: ProcessName[][] = [
  // Whoever watches ends what it started.
  ['dev'],
  ['tls-proxy'],
  ['sites'],
  ['api', 'worker', 'scheduler'],
  ['mail-sink', 'fake-stripe', 'fake-toss'],
];

/** Starts one of our processes in the background and waits until it is ready. */
export async function startProcess(
  folders: StackFolders,
  name: ProcessName,
  env: Record<string, string>,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const logFile = join(folders.logs, `${name}.log`);
  writeFileSync(logFile, '', { flag: 'a' });
  truncateSync(logFile);
  const daemon = await spawnDaemon(process.execPath, [toScript(folders, name)], {
    logFile,
    cwd: folders.repository,
    env: { ...process.env, ...env },
  });
  writeFileSync(join(folders.run, `${name}.pid`), `${daemon.pid}\n`);
  await waitUntilReady(name, daemon, isReady).catch((error: Error) => {
    throw new Error(
      `${error.message}\n  ${readLastLine(logFile)}\n  see ${folders.shown}/logs/${name}.log`,
    );
  });
}

export function findProcess(folders: StackFolders, name: ProcessName): number | undefined {
  const pid = findPid(join(folders.run, `${name}.pid`));
  return pid !== undefined && isRunningWith(pid, toScript(folders, name)) ? pid : undefined;
}

export async function stopStackProcess(folders: StackFolders, name: ProcessName): Promise<void> {
  const pid = findProcess(folders, name);
  if (pid !== undefined) await stopProcess(pid, 30_000);
  await rm(join(folders.run, `${name}.pid`), { force: true });
}

/** Whether a plain HTTP address answers with success. */
export async function isAnswering(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
}

async function waitUntilReady(
  name: string,
  daemon: Daemon,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const check = () => {
    const code = daemon.exitCode();
    if (code !== null) throw new Error(`${name} ended with ${code}`);
    return isReady();
  };
  await waitUntil(`${name} to be ready`, check, 300_000);
}

function toScript(folders: StackFolders, name: ProcessName): string {
  // A person starts this one, by the npm script.
  if (name === 'dev') return SCRIPTS.dev;
  return join(folders.repository, SCRIPTS[name]);
}
