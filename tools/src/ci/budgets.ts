import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU seconds that each part of the run may take. */
export type Budgets = Readonly<Record<string, number>>;
/** Two numbers where a part does more in a run of everything. */
export type Budget = number | { readonly usual: number; readonly all: number };
export type BudgetTable = Readonly<Record<string, Budget>>;

export const BUDGETS_FILE = '.ci/budgets.json';
/** The whole run without `--all` on two cores, in CPU seconds. */
export const MOST_SECONDS = 4_940;
/** A part fails above this share of its budget: measuring again never gives the same second. */
const TOLERANCE = 1.25;
/** On a busy machine, which shares caches with strangers and whose slowness is a few samples. */
const BUSY_TOLERANCE = 1.5;
const BUSY_FROM = 1.2;
/** CPU seconds of one test in its own process. */
export const MOST_TEST_SECONDS = 10;

export function readBudgetTable(root: string): BudgetTable {
  return JSON.parse(readFileSync(join(root, BUDGETS_FILE), 'utf8')) as BudgetTable;
}

/** Those of a run; of one with `--all` if so. */
export function toBudgets(table: BudgetTable, isAll: boolean): Budgets {
  const pick = (budget: Budget) =>
    typeof budget === 'number' ? budget : isAll ? budget.all : budget.usual;
  return Object.fromEntries(Object.entries(table).map(([name, budget]) => [name, pick(budget)]));
}

/** Faults of the table: a part without a budget, a budget of no part, too much in a usual run. */
export function findBudgetFaults(table: BudgetTable, parts: readonly string[]): string[] {
  const [usual, all] = [toBudgets(table, false), toBudgets(table, true)];
  const sum = Object.values(usual).reduce((total, seconds) => total + seconds, 0);
  const names = Object.keys(table);
  return [
    ...parts.filter((part) => !(Number(usual[part]) > 0)).map((part) => `${part} has no budget`),
    ...names.filter((name) => !parts.includes(name)).map((name) => `there is no part ${name}`),
    ...names
      .filter(
        (name) => typeof table[name] === 'object' && !(Number(all[name]) > Number(usual[name])),
      )
      .map((name) => `${name} needs no more with --all: one number will do`),
    ...(sum > MOST_SECONDS ? [`the budgets add up to ${sum} s, at most ${MOST_SECONDS} s`] : []),
  ];
}

/** Whether a part took more than it may on a processor that is this many times slower. */
export function isOverBudget(seconds: number, budget: number, slowness: number): boolean {
  const tolerance = slowness < BUSY_FROM ? TOLERANCE : BUSY_TOLERANCE;
  return seconds > budget * slowness * tolerance;
}
