import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU seconds that each part of the run may take. */
export type Budgets = Readonly<Record<string, number>>;

export const BUDGETS_FILE = '.ci/budgets.json';
/** The whole run on two cores, in CPU seconds. */
export const MOST_SECONDS = 4_816;
/** A part fails above this share of its budget: measuring again never gives the same second. */
const TOLERANCE = 1.25;
/** On a busy machine, which shares caches with strangers and whose slowness is a few samples. */
const BUSY_TOLERANCE = 1.5;
const BUSY_FROM = 1.2;
/** CPU seconds of one test in its own process. */
export const MOST_TEST_SECONDS = 10;

export function readBudgets(root: string): Budgets {
  const text = readFileSync(join(root, BUDGETS_FILE), 'utf8');
  return JSON.parse(text) as Budgets;
}

/** Faults of the table: a part without a budget, a budget of no part, too much in all. */
export function findBudgetFaults(budgets: Budgets, parts: readonly string[]): string[] {
  const sum = Object.values(budgets).reduce((total, seconds) => total + seconds, 0);
  return [
    ...parts.filter((part) => !(Number(budgets[part]) > 0)).map((part) => `${part} has no budget`),
    ...Object.keys(budgets)
      .filter((name) => !parts.includes(name))
      .map((name) => `there is no part ${name}`),
    ...(sum > MOST_SECONDS ? [`the budgets add up to ${sum} s, at most ${MOST_SECONDS} s`] : []),
  ];
}

/** Whether a part took more than it may on a processor that is this many times slower. */
export function isOverBudget(seconds: number, budget: number, slowness: number): boolean {
  const tolerance = slowness < BUSY_FROM ? TOLERANCE : BUSY_TOLERANCE;
  return seconds > budget * slowness * tolerance;
}
