import { isOverBudget } from './budgets.ts';
import type { PartRun } from './run-part.ts';
import { listGreedyTests, listSlowestTests } from './test-report.ts';

/** Wall seconds of a part that may be measured twice, so that a run still ends in time. */
const MOST_SECONDS_AGAIN = 300;

/** Slower than this, a test ends its waits before the machine has done what it waits for. */
const STARVED = 4;

/** Why a part that ran does not pass; nothing when it does. */
export function listFaults(run: PartRun, budget: number | undefined, slowness: number): string[] {
  const { code, cpuSeconds, tests, left, reasons } = run;
  const faults: string[] = [];
  if (code !== 0) faults.push(`ended with ${code}`, ...reasons);
  if (left.length > 0) faults.push(`left processes behind: ${left.join('; ')}`);
  faults.push(...listGreedyTests(tests, slowness));
  if (budget === undefined) faults.push('has no budget');
  else if (isOverBudget(cpuSeconds, budget, slowness)) {
    const figures = `${cpuSeconds.toFixed(0)} CPU s, its budget is ${budget} s`;
    faults.push(`took ${figures}. Its slowest tests:`, ...listSlowestTests(tests));
  }
  return faults;
}

/**
 * Whether measuring once more may clear a part: it passed in all but its time, which strangers on the
 * same machine lengthen by chance. The longest part has no room for it.
 */
export function isWorthMeasuringAgain(
  run: PartRun,
  budget: number | undefined,
  slowness: number,
): boolean {
  const isOver = budget !== undefined && isOverBudget(run.cpuSeconds, budget, slowness);
  const passedOtherwise = listFaults({ ...run, cpuSeconds: 0 }, budget, slowness).length === 0;
  return isOver && passedOtherwise && run.wallSeconds <= MOST_SECONDS_AGAIN;
}

/**
 * Whether its failure may say more of the machine than of the part, so that it runs once more at the
 * end: the machine gave most of its time to strangers, or the part measures speed, which strangers
 * can only lower.
 */
export function isWorthRepeating(
  name: string,
  run: PartRun,
  budget: number | undefined,
  slowness: number,
): boolean {
  const mayBeChance = slowness >= STARVED || name.startsWith('bench ');
  return mayBeChance && listFaults(run, budget, slowness).length > 0;
}
