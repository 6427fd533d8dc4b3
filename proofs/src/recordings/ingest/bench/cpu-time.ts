import type { TestStack } from '@fovea/testkit';
import { readCpuSeconds } from '@fovea/tools/harness/cpu-seconds';

/** CPU seconds so far of everybody who has a part in a batch. */
export function readCpu(stack: TestStack): Readonly<Record<string, number>> {
  return {
    'API processes': stack.apis.reduce((total, api) => total + readCpuSeconds(api.pid()), 0),
    PostgreSQL: readCpuSeconds(stack.postgres.pid()),
    'load generator': process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  };
}

/** Where the time goes: CPU microseconds of one batch by process. */
export function toCpuLine(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  batches: number,
): string {
  const parts = Object.entries(after).map(([name, seconds]) => {
    const microseconds = ((seconds - (before[name] ?? 0)) * 1e6) / batches;
    return `${name} ${microseconds.toFixed(0)} µs`;
  });
  return `CPU per batch: ${parts.join(', ')}`;
}
