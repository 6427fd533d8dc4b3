import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Asks the registry that npm is set up for. A mirror may not have packages of other platforms. */
export async function findIntegrity(id: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('npm', ['view', id, 'dist.integrity', '--silent']);
    return stdout.trim() || undefined;
  } catch {
    process.stderr.write(`the registry has no ${id}\n`);
    return undefined;
  }
}
