import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { publishAddresses } from './addresses.ts';

/** One stack for the whole run: two API processes behind the origins of both apps. */
async function setUp(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('./stack-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  if (typeof line !== 'string') throw new Error('the stack did not come up');
  publishAddresses(JSON.parse(line));
  return async () => {
    child.stdin.end();
    await exited;
  };
}

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default setUp;
