// Runs before each test file, in the worker that runs it. Files share workers, so what one leaves
// behind would change the next.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, type RunnerTestFile, vi } from 'vitest';
import { appendReport } from '#harness/report.ts';
import { watchForLeaks } from './leaks.ts';
import { createCostMeter } from './test-costs.ts';

// Developers' runs draw new cases each time and print the seed of one that fails. A build draws the
// same ones, so that it tells of its change alone.
if (process.env.CI !== undefined && process.env.CI !== '') fc.configureGlobal({ seed: 20_261_116 });

const meter = createCostMeter();
const watch = watchForLeaks();

let file: RunnerTestFile | undefined;
beforeAll(() => watch.begin());
beforeEach(({ task }) => {
  file = task.file;
  meter.begin(task.id);
});
afterEach(({ task }) => meter.end(task.id));
// Registered first, so it runs after the hooks of the file.
afterAll(async () => {
  if (file !== undefined) appendReport(meter.list(file));
  const leaks = await watch.list();
  vi.useRealTimers();
  if (leaks.length > 0) throw new Error(`this file leaves behind: ${leaks.join(', ')}`);
});
