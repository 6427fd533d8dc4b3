import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const WATCH = new URL('./loop-watch.ts', import.meta.url).href;
const start = (work: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startLoopWatch } from ${JSON.stringify(WATCH)};
       startLoopWatch({ everyMs: 100, patience: 3 });
       ${work}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );

it('a process whose thread stands still is ended, and says so', async () => {
  // Sleeps without ever giving the thread back.
  const child = start(
    'setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 300)',
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('stands still');
});

it('a watched process still ends by itself', async () => {
  const [code] = await once(start(''), 'close');
  expect(code).toBe(0);
});
