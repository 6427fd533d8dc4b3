import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toCompileCache } from './server-processes.ts';

const FOLDER = new URL('../../../apps/server/src/entrypoints/', import.meta.url);

/** Runs an operator's command on the server to its end and returns its output. */
export async function runCommand(
  name: 'catalogue' | 'check-stores' | 'credits' | 'set-role' | 'replay-tombstones',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const path = fileURLToPath(new URL(`${name}.ts`, FOLDER));
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], {
    env: { ...toCompileCache(), ...env },
  });
  return stdout.trim();
}
