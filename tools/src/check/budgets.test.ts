import { expect, test } from 'vitest';
import { checkTimeTable } from './budgets.ts';

const BUDGETS = {
  ...{ install: 45, check: 130, unit: 80, dom: 160, database: 405, integration: 54, e2e: 1_780 },
  ...{ 'verify credits': 72, 'verify stack': 125, 'chaos rot': 21, 'bench size': 12 },
};
const TABLE = `| Command | CPU seconds |
|---|---|
| \`npm ci\` (0.7 GB on disk) | 45 |
| \`npm run check\` | 130 |
| \`npm test\` | 80 |
| \`npm run test:dom\` | 160 |
| \`npm run test:db\` | 405 |
| \`npm run test:int\` | 54 |
| \`npm run e2e\` | 1,780 |
| \`npm run verify\`, all parts | 197 |
| \`npm run chaos\` | 21 |
| \`npm run bench\` | 12 |
| \`bash .ci/run\` | 2,884 |
`;

test('the table for newcomers says what the budgets say', () => {
  expect(checkTimeTable(TABLE, BUDGETS)).toEqual([]);
});

test.each([
  ['an old number', TABLE.replace('| 197 |', '| 180 |'), '197 for npm run verify'],
  ['a command that is left out', TABLE.replace('`npm test`', '`npm tests`'), '80 for npm test'],
])('%s fails', (_name, table, message) => {
  expect(checkTimeTable(table, BUDGETS).map((problem) => problem.message)).toEqual([
    `the table of CPU seconds must say ${message}`,
  ]);
});
