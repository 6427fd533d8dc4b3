import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree, REPOSITORY } from './planted-tree.ts';

const SAVE = 'export async function save(): Promise<void> {}\n';

/** Lints one server file with the repository's settings and its server tsconfig. */
function lintServerFile(text: string): { status: number | null; output: string } {
  const tree = plantTree();
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'apps/server/tsconfig.json']) {
    tree.add({ [name]: readFileSync(join(REPOSITORY, name), 'utf8') });
  }
  tree.add({
    node_modules: { link: join(REPOSITORY, 'node_modules') },
    'apps/server/src/save.ts': SAVE,
    'apps/server/src/planted.ts': text,
  });
  const oxlint = join(REPOSITORY, 'node_modules/.bin/oxlint');
  const args = ['--type-aware', '--deny-warnings', '--format=unix', 'apps/server'];
  const { status, stdout, stderr } = spawnSync(oxlint, args, { cwd: tree.root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test.each([
  ['a floating promise', 'save();', 'no-floating-promises'],
  ['an async callback nobody awaits', '[1].forEach(async () => save());', 'no-misused-promises'],
  ['an awaited value that is no promise', 'export const one = await 1;', 'await-thenable'],
  [
    'a promise that leaves its try',
    'export async function f() {\n  try {\n    return save();\n  } catch {\n    return undefined;\n  }\n}',
    'return-await',
  ],
])('refuses %s', (_title, statement, rule) => {
  const { status, output } = lintServerFile(
    `import { save } from './save.ts';\n${statement}\nexport { save };\n`,
  );
  expect(output).toContain(`planted.ts`);
  expect(output).toContain(rule);
  expect(status).toBe(1);
});

test('passes promises that are awaited or handled', () => {
  const text = "import { save } from './save.ts';\nawait save();\nsave().catch(() => {});\n";
  expect(lintServerFile(text)).toMatchObject({ status: 0 });
});
