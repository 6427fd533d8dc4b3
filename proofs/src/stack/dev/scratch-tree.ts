import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort, removePostgres, runCommand } from '@fovea/testkit/engines';
import { toRootPath } from '@fovea/tools/harness/root';
import { createStackFolders, toStackFolders } from '@fovea/tools/stack/folders';
import { DEFAULT_PORTS } from '@fovea/tools/stack/stack-ports';
import { readState, writeState } from '@fovea/tools/stack/state';
import { orAborted } from '#harness/or-aborted.ts';
import { print } from '#harness/parts.ts';

export interface ScratchTree {
  /** A copy of the repository. */
  readonly root: string;
  /** Where its stack keeps data. */
  readonly stack: string;
}

export interface RunningDev {
  readonly webUrl: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

const READY = 'Changes of the sources show';

/** A copy of the repository as it is now, and none of it afterwards. */
export async function withScratchTree<T>(use: (tree: ScratchTree) => Promise<T>): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fovea-dev-')));
  const tree = { root: join(folder, 'tree'), stack: join(folder, 'stack') };
  try {
    await copyTree(tree.root);
    return await use(tree);
  } finally {
    await removePostgres(toStackFolders(tree.stack).postgres);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Starts `npm run dev` in the copy, on ports that nobody has. */
export async function startDev(tree: ScratchTree, signal: AbortSignal): Promise<RunningDev> {
  const folders = toStackFolders(tree.stack);
  createStackFolders(folders);
  const ports: Record<string, number> = {};
  for (const name of Object.keys(DEFAULT_PORTS)) ports[name] = await findFreePort();
  writeState(folders, { ...readState(folders), ports });
  const args = ['tools/src/dev.ts', '--no-demo', '--dir', tree.stack];
  const child = spawn(process.execPath, args, {
    cwd: tree.root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A terminal interrupts its whole group; this one is asked to end by us.
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  try {
    await orAborted(
      signal,
      new Promise<void>((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          print(`    ${line}`);
          if (line.includes(READY)) resolve();
        });
        child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)));
      }),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const { addresses } = readState(folders);
  return { webUrl: addresses['Web app'] ?? '', apiUrl: addresses.API ?? '', stop };
}

/** Processes that have the path in their command line. */
export function countProcesses(path: string): number {
  const folder = dirname(path);
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readCommandLine)
    .filter((line) => line.includes(folder));
  for (const line of found) print(`  left: ${line}`);
  return found.length;
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

async function copyTree(root: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: toRootPath(''), encoding: 'utf8' });
  for (const path of stdout.split('\0').filter((each) => each !== '')) {
    const copy = join(root, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(toRootPath(path), copy);
  }
  const packages = [toRootPath('node_modules'), root];
  // Links where the file system allows it: nobody writes into a package.
  await runCommand('cp', ['-al', ...packages]).catch(async () => {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    await runCommand('cp', ['-a', ...packages], { timeoutMs: 300_000 });
  });
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
}
