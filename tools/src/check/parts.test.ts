import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listParts, type PartResult } from './parts.ts';
import { plantTree, REPOSITORY, toManifest } from './planted-tree.ts';

const SETTINGS = [
  'biome.json',
  '.gitignore',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'apps/server/tsconfig.json',
];
const FILE = 'apps/server/src/platform/planted.ts';

/** Runs one part as the command does. The tree has a harmless file beside the planted one. */
async function runPart(name: string, path: string, text: string): Promise<PartResult> {
  const tree = plantTree({
    node_modules: { link: join(REPOSITORY, 'node_modules') },
    'package.json': toManifest('planted', { workspaces: ['apps/*'] }),
    'apps/server/package.json': toManifest('@fovea/server'),
    'apps/server/src/platform/value.ts': 'export const value = 1;\n',
    'apps/server/migrations/schema.sql': '',
    [path]: text,
  });
  for (const each of SETTINGS) {
    tree.add({ [each]: readFileSync(join(REPOSITORY, each), 'utf8') });
  }
  const part = listParts(tree.root).find((each) => each.name === name);
  if (part === undefined) throw new Error(`the check has no part ${name}`);
  return part.run();
}

test.each([
  ['types:server', FILE, "export const value: number = 'text';\n", 'not assignable'],
  ['types:tests', 'infra/a.test.ts', "export const value: number = 'text';\n", 'not assignable'],
  ['lint', FILE, 'export const value = "text";\n', 'planted.ts'],
  ['promises', FILE, 'export {};\nasync function save() {}\nsave();\n', 'floating'],
  ['boundaries', FILE, "export { value } from 'react';\n", '[no-react/server]'],
  ['source', FILE, "export { value } from '../value.ts';\n", 'never ../'],
  ['docs', 'README.md', 'Run `npm run absent`.\n', 'no such npm script: absent'],
  ['texts', 'apps/web/src/app/a.en.json', '{}', 'a.ko.json  is missing'],
  ['migrations', 'apps/server/migrations/planted.sql', 'select 1;\n', 'planted.sql'],
  ['knip', FILE, 'export const unused = 1;\n', 'planted.ts'],
])('the part %s fails and says why', async (name, path, text, reason) => {
  const { ok, output } = await runPart(name, path, text);
  expect(output).toContain(reason);
  expect(ok).toBe(false);
});

test('the check of the repository has a part for every guard', () => {
  const names = listParts(REPOSITORY).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['types:server', 'types:contract', 'types:gaze', 'types:testkit', 'types:tools'],
      ...['types:e2e', 'types:tests', 'knip', 'boundaries', 'lint', 'promises', 'source', 'docs'],
      ...['texts', 'migrations', 'generated', 'types:web', 'types:collect', 'types:stage'],
      ...['types:texts', 'types:ui'],
    ]),
  );
});
