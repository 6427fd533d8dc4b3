import { BUDGETS_FILE, findBudgetFaults, readBudgets } from '#ci/budgets.ts';
import { ENGINES, INSTALL, listRunParts, SYSTEM_PACKAGES } from '#ci/part-list.ts';
import { type Problem, toProblem } from './problem.ts';

/** Every part of the run has a budget, and together they stay within that of the run. */
export function checkBudgets(root: string): Problem[] {
  const parts = [INSTALL, ENGINES, ...[SYSTEM_PACKAGES, ...listRunParts()].map(({ name }) => name)];
  return findBudgetFaults(readBudgets(root), parts).map((fault) => toProblem(BUDGETS_FILE, fault));
}
