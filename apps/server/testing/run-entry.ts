import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toCompileCache } from '@fovea/testkit';
import type { TestServer } from './test-server.ts';

export interface EntryRun {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** An entry as a process of its own, on the database of the test. */
export function runEntry(
  server: Pick<TestServer, 'environment'>,
  name: string,
  args: string[] = [],
): Promise<EntryRun> {
  const entry = fileURLToPath(new URL(`../src/entrypoints/${name}.ts`, import.meta.url));
  const { promise, resolve } = Promise.withResolvers<EntryRun>();
  const env = { ...toCompileCache(), ...server.environment };
  const child = execFile(process.execPath, [entry, ...args], { env }, (_error, stdout, stderr) =>
    resolve({ exit: child.exitCode ?? -1, stdout, stderr }),
  );
  return promise;
}
