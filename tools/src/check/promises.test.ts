import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listParts, type PartResult } from './parts.ts';
import { plantTree, REPOSITORY } from './planted-tree.ts';

const SAVE = 'export async function save(): Promise<void> {}\n';

/** Runs the part of the check on a tree with one server file and the repository's settings. */
async function lintServerFile(
  text: string,
  path = 'apps/server/src/planted.ts',
): Promise<PartResult> {
  const tree = plantTree();
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'apps/server/tsconfig.json']) {
    tree.add({ [name]: readFileSync(join(REPOSITORY, name), 'utf8') });
  }
  tree.add({
    node_modules: { link: join(REPOSITORY, 'node_modules') },
    'apps/server/src/save.ts': SAVE,
    [path]: text,
  });
  const part = listParts(tree.root).find(({ name }) => name === 'promises');
  if (part === undefined) throw new Error('the check has no part for promises');
  return part.run();
}

test.each([
  ['a floating promise', 'save();', 'no-floating-promises'],
  ['an async callback nobody awaits', '[1].forEach(async () => save());', 'no-misused-promises'],
  ['a listener nobody awaits', 'process.on("exit", async () => save());', 'no-misused-promises'],
  ['a list of promises', '[1].map(() => save());', 'no-floating-promises'],
  ['a chain without an end', 'save().then(() => 1);', 'no-floating-promises'],
  ['an awaited value that is no promise', 'export const one = await 1;', 'await-thenable'],
  [
    'a promise that leaves its try',
    'export async function f() {\n  try {\n    return save();\n  } catch {\n    return undefined;\n  }\n}',
    'return-await',
  ],
])('refuses %s', async (_title, statement, rule) => {
  const { ok, output } = await lintServerFile(
    `import { save } from './save.ts';\n${statement}\nexport { save };\n`,
  );
  expect(output).toContain(`planted.ts`);
  expect(output).toContain(rule);
  expect(ok).toBe(false);
});

test.each(['apps/server/testing/planted.ts', 'apps/server/src/modules/a/planted.db.test.ts'])(
  'looks into %s',
  async (path) => {
    const text = 'async function save(): Promise<void> {}\nsave();\n';
    const { ok, output } = await lintServerFile(text, path);
    expect(output).toContain('no-floating-promises');
    expect(ok).toBe(false);
  },
);

test('passes promises that are awaited or handled', async () => {
  const text = "import { save } from './save.ts';\nawait save();\nsave().catch(() => {});\n";
  expect(await lintServerFile(text)).toMatchObject({ ok: true });
});
