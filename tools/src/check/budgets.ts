import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS_FILE, type Budgets, findBudgetFaults, readBudgets } from '#ci/budgets.ts';
import { ENGINES, INSTALL, listRunParts, SYSTEM_PACKAGES } from '#ci/part-list.ts';
import { type Problem, toProblem } from './problem.ts';

const TABLE_FILE = 'CONTRIBUTING.md';
/** Commands of the table in CONTRIBUTING and the parts of the run that they are; none is all of them. */
const COMMANDS: Readonly<Record<string, string>> = {
  'npm ci': INSTALL,
  'npm run check': 'check',
  'npm test': 'unit',
  'npm run test:dom': 'dom',
  'npm run test:db': 'database',
  'npm run test:int': 'integration',
  'npm run e2e': 'e2e',
  'npm run verify': 'verify',
  'npm run chaos': 'chaos',
  'npm run bench': 'bench',
  'bash .ci/run': '',
};

/** Every part of the run has a budget, together they stay within that of the run, and the table says them. */
export function checkBudgets(root: string): Problem[] {
  const budgets = readBudgets(root);
  const parts = [INSTALL, ENGINES, ...[SYSTEM_PACKAGES, ...listRunParts()].map(({ name }) => name)];
  return [
    ...findBudgetFaults(budgets, parts).map((fault) => toProblem(BUDGETS_FILE, fault)),
    ...checkTimeTable(readFileSync(join(root, TABLE_FILE), 'utf8'), budgets),
  ];
}

export function checkTimeTable(text: string, budgets: Budgets): Problem[] {
  const table = text.slice(text.indexOf('| Command | CPU seconds |'));
  return Object.entries(COMMANDS).flatMap(([command, part]) => {
    const row = table.split('\n').find((line) => line.startsWith(`| \`${command}\``));
    const seconds = Object.entries(budgets)
      .filter(([name]) => part === '' || name === part || name.startsWith(`${part} `))
      .reduce((sum, [, each]) => sum + each, 0);
    const wanted = seconds.toLocaleString('en');
    if (row?.endsWith(`| ${wanted} |`) === true) return [];
    return [toProblem(TABLE_FILE, `the table of CPU seconds must say ${wanted} for ${command}`)];
  });
}
