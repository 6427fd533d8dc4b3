import { expect, test } from 'vitest';
import { listParts } from './parts.ts';
import { FAULTS, type Fault, plantCheckedTree, REPOSITORY } from './planted-tree.ts';

test.each<Fault>([
  ...FAULTS,
  ['types:tests', 'infra/a.test.ts', "export const value: number = 'text';\n", 'not assignable'],
  ['docs', 'README.md', 'Run `npm run absent`.\n', 'no such npm script: absent'],
  [
    'tables',
    'apps/server/src/platform/planted.ts',
    "export const a = db.deleteFrom('users');\n",
    'belongs to accounts',
  ],
  [
    'callers',
    'packages/contract/src/http/planted.ts',
    "  getNothing: {\n    path: '/nothing',\n",
    'no app sends getNothing',
  ],
  ['migrations', 'apps/server/migrations/planted.sql', 'select 1;\n', 'planted.sql'],
  ['knip', 'apps/server/src/platform/planted.ts', 'export const unused = 1;\n', 'planted.ts'],
])('the part %s fails and says why', async (name, path, text, reason) => {
  const { root } = plantCheckedTree({ [path]: text });
  const result = await listParts(root)
    .find((part) => part.name === name)
    ?.run();
  expect(result?.output).toContain(reason);
  expect(result?.ok).toBe(false);
});

test('the check of the repository has a part for every guard', () => {
  const names = listParts(REPOSITORY).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        'types:server',
        'types:contract',
        'types:gaze',
        'types:testkit',
        'types:tools',
        'types:proofs',
      ],
      ...['types:e2e', 'types:tests', 'knip', 'boundaries', 'lint', 'promises', 'source', 'docs'],
      ...['texts', 'migrations', 'generated', 'types:web', 'types:collect', 'types:stage'],
      ...['types:texts', 'types:ui', 'tables', 'callers', 'bounds', 'words'],
    ]),
  );
});
