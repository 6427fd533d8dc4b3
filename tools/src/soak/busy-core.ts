import { spawn } from 'node:child_process';

/** Does something beside a process that takes a whole core. */
export async function withBusyCore<T>(run: () => Promise<T>): Promise<T> {
  const load = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  try {
    return await run();
  } finally {
    load.kill('SIGKILL');
  }
}
