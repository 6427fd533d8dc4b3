import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isRunning } from '@fovea/testkit/engines';
import { expect, test } from 'vitest';
import { stopLeft } from './left-processes.ts';

test('what still runs after a moment is named and stopped', async () => {
  const child = spawn('sleep', ['61'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(await stopLeft(() => [pid], 50)).toEqual(['sleep 61']);
  expect(isRunning(pid)).toBe(false);
});

test('what ends by itself is not named', async () => {
  const child = spawn('sleep', ['0.05'], { stdio: 'ignore' });
  await once(child, 'spawn');
  expect(await stopLeft(() => [child.pid ?? 0])).toEqual([]);
});
