import { expect, test } from 'vitest';
import { runPart } from './run-part.ts';

const BURN =
  'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
const never = new AbortController().signal;
const node = (script: string) => ({ command: [process.execPath, '--eval', script] });

test('CPU seconds count a process that was started in the background', async () => {
  const script = `require('child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(BURN)}]);`;
  const { code, cpuSeconds } = await runPart(node(script), never);
  expect(code).toBe(0);
  expect(cpuSeconds).toBeGreaterThan(0.3);
});

test('a failed part gives the lines that say why', async () => {
  const { code, reasons } = await runPart(node("throw new Error('planted')"), never);
  expect(code).toBe(1);
  expect(reasons).toContain('Error: planted');
});
