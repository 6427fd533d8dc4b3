import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { toRootPath } from '#harness/root.ts';

const run = promisify(execFile);

/** Runs a script of the repository and answers what it printed. */
export async function runNode(path: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [toRootPath(path), ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
