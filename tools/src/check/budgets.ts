import { BUDGETS_FILE, findBudgetFaults, readBudgetTable } from '#ci/budgets.ts';
import { findInputFaults, INPUTS_FILE } from '#ci/inputs.ts';
import { ENGINES, INSTALL, listRunParts, SYSTEM_PACKAGES } from '#ci/part-list.ts';
import { type Problem, toProblem } from './problem.ts';

/** Every part of the run has a budget, and together they stay within that of the run; proofs say their inputs. */
export function checkBudgets(root: string): Problem[] {
  const table = readBudgetTable(root);
  const parts = [INSTALL, ENGINES, ...[SYSTEM_PACKAGES, ...listRunParts()].map(({ name }) => name)];
  return [
    ...findBudgetFaults(table, parts).map((fault) => toProblem(BUDGETS_FILE, fault)),
    ...findInputFaults(root, parts).map((fault) => toProblem(INPUTS_FILE, fault)),
  ];
}
