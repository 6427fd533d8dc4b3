import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { plantTree, toManifest } from './planted-tree.ts';
import { checkSource } from './source-rules.ts';

function judge(files: Record<string, string>): string[] {
  const tree = plantTree({
    'package.json': toManifest('planted', { devDependencies: { vitest: '1.0.0' } }),
    'apps/server/package.json': toManifest('@fovea/server', {
      dependencies: { fastify: '1.0.0', '@fovea/gaze': '*' },
      devDependencies: { '@fovea/testkit': '*' },
    }),
    'packages/gaze/package.json': toManifest('@fovea/gaze', {
      exports: { './samples': './src/samples/index.ts' },
    }),
    ...files,
  });
  tree.add({ 'apps/web/package.json': toManifest('@fovea/web') });
  return checkSource(tree.root).map(
    ({ file, line, level, message }) => `${level} ${file}:${line} ${message}`,
  );
}

const FILE = 'apps/server/src/modules/aoi/aoi.service.ts';
const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

test.each([
  ['a climb to a parent', FILE, "import { a } from '../x.ts';\nexport const b = a;\n", 'never ../'],
  ['a climb behind #', FILE, "export { a } from '#modules/../x.ts';\n", 'never ../'],
  ['a climb right behind #', FILE, "export { a } from '#../testing/x.ts';\n", 'never ../'],
  ['a path from the root', FILE, "export { a } from '/opt/x.ts';\n", 'never ../'],
  ['a climb in backticks', FILE, 'export const a = await import(`../x.ts`);\n', 'never ../'],
  [
    'a spread literal',
    FILE,
    'export const f = (a: number, b: number) => ({\n  a,\n  ...{ b },\n});\n',
    `${FILE}:3 ...{ } inside an object literal`,
  ],
  ['a computed import', FILE, 'export const f = (a: string) => import(a);\n', 'computed name'],
  [
    'a reference',
    FILE,
    '/// <reference types="react" />\nexport const a = 1;\n',
    'import declaration',
  ],
  [
    'a way back to require',
    FILE,
    "import { createRequire } from 'node:module';\nexport const load = createRequire(import.meta.url);\n",
    'import declaration',
  ],
  ['a cast to a word', FILE, "export const f = (a: string) => a as 'b';\n", 'a cast'],
  ['a cast of a row', FILE, 'export const f = (a: Row) => a.kind as Kind;\n', 'a cast'],
  ['an alias of a repo', FILE, "import { a, b as c } from './aoi.repo.ts';\n", 'an alias'],
  ['a conversion that waits', FILE, 'export async function toAoi() {}\n', 'only converts'],
  ['JSX on the server', 'apps/server/src/platform/a.tsx', 'export const A = <p />;\n', 'no JSX'],
  ['JavaScript', 'apps/server/src/platform/a.mjs', lines(1), 'write TypeScript'],
  ['another TypeScript', 'apps/server/src/platform/a.mts', lines(1), 'write TypeScript'],
  ['code outside of workspaces', 'scripts/a.ts', lines(1), 'in no workspace'],
  ['a folder that says nothing', 'apps/server/src/utils/a.ts', lines(1), '"utils" says nothing'],
  ['a dynamic climb', FILE, "export const a = await import('../x.ts');\n", 'never ../'],
  ['a climb for a type', FILE, "export type A = import('../x.ts').A;\n", 'never ../'],
  ['an import without an ending', FILE, "export { a } from './x';\n", 'Node needs the ending'],
  ['export *', FILE, "export * from './x.ts';\n", 'export * hides'],
  [
    'an undeclared package',
    FILE,
    "import 'left-pad';\n",
    'left-pad is not declared in apps/server/package.json',
  ],
  [
    'an undeclared scoped package',
    FILE,
    "import '@fovea/contract';\n",
    '@fovea/contract is not declared',
  ],
  [
    'a development package in shipped code',
    FILE,
    "import '@fovea/testkit';\n",
    'development dependency',
  ],
  ['a tool of the root in shipped code', FILE, "import 'vitest';\n", 'development dependency'],
  [
    'a name that says nothing',
    'apps/server/src/platform/utils.ts',
    lines(1),
    '"utils" says nothing',
  ],
  [
    'a test of such a name',
    'apps/server/src/platform/types.test.ts',
    lines(1),
    '"types" says nothing',
  ],
  ['an index that is no entry', 'packages/gaze/src/index.ts', lines(1), '"index" says nothing'],
  ['501 lines', FILE, lines(501), '501 lines'],
  ['four folders', 'apps/server/src/a/b/c/d/e.ts', lines(1), '4 folders under src'],
  ['five in features', 'apps/web/src/features/b/c/d/e/f.ts', lines(1), '5 folders under src'],
  [
    'raw HTML',
    'apps/web/src/app/x.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{}} />;\n',
    'raw HTML',
  ],
  ['a path of a machine', 'docs/a.md', `It is in /${'home'}/ann/fovea.\n`, 'path of one machine'],
  ['a registry', '.npmrc', `registry=https://registry.${'npmjs'}.org/\n`, 'registry host'],
  [
    'a second reader of chunks',
    FILE,
    'export const sum = (chunk: SamplesChunk) => chunk.counts.length;\n',
    'columns of a chunk',
  ],
  [
    'a second reader of chunks without their type',
    FILE,
    "export const isChunk = (format: string) => format === 'fovea-samples';\n",
    'columns of a chunk',
  ],
  ['open work without an issue', FILE, `// ${'TO'}DO later\nexport const a = 1;\n`, 'TODO(#12)'],
])('refuses %s', (_title, path, text, message) => {
  const found = judge({ [path]: text });
  expect(found).toEqual([expect.stringContaining(`error ${path}`)]);
  expect(found[0]).toContain(message);
});

test('refuses a tracked file that .gitignore hides from the guards', () => {
  const tree = plantTree({
    'package.json': toManifest('planted'),
    '.gitignore': 'modules/\n',
    'apps/server/src/modules/a.ts': lines(1),
  });
  // Inside a git hook the environment names another repository.
  const env = { PATH: process.env.PATH };
  for (const args of [
    ['init', '--quiet'],
    ['add', '--force', '.'],
  ]) {
    expect(spawnSync('git', ['-C', tree.root, ...args], { env }).status).toBe(0);
  }
  expect(checkSource(tree.root).map(({ file }) => file)).toEqual(['apps/server/src/modules/a.ts']);
});

test('warns from 301 lines on', () => {
  expect(judge({ [FILE]: lines(300) })).toEqual([]);
  expect(judge({ [FILE]: lines(301) })).toEqual([expect.stringMatching(/^warn .*301 lines/)]);
});

test('passes declared imports, entries and text that only quotes an import', () => {
  const found = judge({
    [FILE]:
      "import 'node:fs';\nimport 'fastify';\nimport '@fovea/gaze/samples';\nimport './x.ts';\nimport '#platform/y.ts';\nexport const text = \"import '../z.ts'\";\n",
    'apps/server/src/modules/aoi/aoi.test.ts': "import 'vitest';\nimport '@fovea/testkit';\n",
    'packages/gaze/src/samples/index.ts': '// TODO(#12): more.\nexport const a = 1;\n',
  });
  expect(found).toEqual([]);
});
