import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findFreePort } from './ports.ts';

it('never gives a port twice, in one process or in two that start at once', async () => {
  const here = await Promise.all(Array.from({ length: 30 }, findFreePort));
  const script = `
    import { findFreePort } from ${JSON.stringify(import.meta.resolve('./ports.ts'))};
    for (let i = 0; i < 30; i++) console.log(await findFreePort());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  const there = String(stdout).trim().split('\n').map(Number);
  expect(new Set([...here, ...there]).size).toBe(60);
});
