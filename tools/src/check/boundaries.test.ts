import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BoundaryReport, checkBoundaries, checkModuleCount } from './boundaries.ts';
import { MODULES, PACKAGES, PLANTS, TASKS } from './boundary-plants.ts';
import { listBoundaryRules, toFolder } from './boundary-rules.ts';
import { DIRECTIONS, findCycle, LAYERS, MODULE_EDGES } from './directions.ts';
import { PlantedTree, plantTree, REPOSITORY, toManifest } from './planted-tree.ts';

const VALUE = 'export const value = 1;\n';

/** Every workspace, module and task with one harmless file in each place. */
function plantSkeleton(): PlantedTree {
  const tree = new PlantedTree();
  tree.add({ 'package.json': toManifest('planted') });
  for (const name of PACKAGES) {
    const folder = toFolder(name);
    tree.add({
      [`${folder}/package.json`]: toManifest(`@fovea/${name}`, {
        exports: { './*': './src/shared/*' },
      }),
      [`${folder}/src/shared/entry.ts`]: VALUE,
      [`node_modules/@fovea/${name}`]: { link: `${tree.root}/${folder}` },
    });
  }
  for (const name of ['zod', 'react', 'left-pad']) {
    tree.add({
      [`node_modules/${name}/package.json`]: toManifest(name, { exports: './entry.js' }),
      [`node_modules/${name}/entry.js`]: VALUE,
    });
  }
  for (const name of MODULES) {
    tree.add({
      [`apps/server/src/modules/${name}/public.ts`]: VALUE,
      [`apps/server/src/modules/${name}/${name}.service.ts`]: VALUE,
      [`apps/server/src/modules/${name}/${name}.repo.ts`]: VALUE,
    });
  }
  for (const task of TASKS) tree.add({ [`apps/web/src/features/${task}/entry.ts`]: VALUE });
  for (const [name, layers] of Object.entries(LAYERS)) {
    for (const layer of layers) {
      tree.add({ [`${toFolder(name)}/src/${layer}/planted/place/main.ts`]: VALUE });
    }
  }
  return tree.add({ 'packages/gaze/src/shared/entry.test.ts': VALUE });
}

/** Layers have their own test; the skeleton keeps `src/shared` in every workspace. */
function withoutLayers({ problems }: BoundaryReport): string[] {
  return problems
    .map(({ file, message }) => `${file} ${message}`)
    .filter((line) => !line.includes('is in no layer'));
}

describe('a tree with one forbidden import for every rule', () => {
  const tree = plantSkeleton();
  const rules = listBoundaryRules(tree.root).map(({ name }) => name);
  let seen: string[] = [];
  beforeAll(async () => {
    for (const rule of rules) {
      const [family = '', ...subject] = rule.split('/');
      for (const { path, text } of PLANTS[family]?.(subject.join('/')) ?? [])
        tree.add({ [path]: text });
    }
    seen = withoutLayers(await checkBoundaries(tree.root));
  });
  afterAll(() => tree.remove());

  test.each(rules)('breaks %s wherever it is planted', (rule) => {
    const [family = '', ...subject] = rule.split('/');
    const plants = PLANTS[family]?.(subject.join('/')) ?? [];
    expect(plants.length, `${rule} has no planted import`).toBeGreaterThan(0);
    for (const { path } of plants.filter(({ support }) => !support)) {
      expect(
        seen.some((line) => line.startsWith(`${path} [${rule}]`)),
        `${rule} in ${path}`,
      ).toBe(true);
    }
  });

  test('has a planted import for every rule of the repository', () => {
    const families = listBoundaryRules(REPOSITORY).map(({ name }) => name.split('/')[0] ?? '');
    expect(families.filter((family) => !(family in PLANTS))).toEqual([]);
  });
});

test('a tree that keeps to the table passes', async () => {
  const tree = plantSkeleton();
  onTestFinished(() => tree.remove());
  for (const [name, { imports }] of Object.entries(DIRECTIONS)) {
    for (const target of imports.filter((each) => !each.includes('/'))) {
      tree.add({
        [`${toFolder(name)}/src/shared/uses-${target}.ts`]: `export { value } from '@fovea/${target}/entry.ts';\n`,
      });
    }
    tree.add({
      [`${toFolder(name)}/src/shared/uses.test.ts`]:
        "export { value } from '@fovea/testkit/entry.ts';\n",
    });
  }
  for (const [from, to] of MODULE_EDGES) {
    tree.add({
      [`apps/server/src/modules/${from}/uses-${to}.ts`]: `export { value } from '#modules/${to}/public.ts';\n`,
    });
  }
  for (const [i, file] of ['public.ts', 'auth.routes.ts'].entries()) {
    tree.add({
      'apps/server/src/modules/auth/auth.routes.ts': VALUE,
      [`apps/server/src/entrypoints/mounts-${i}.ts`]: `export { value } from '#modules/auth/${file}';\n`,
    });
  }
  tree.add({ 'packages/contract/src/shared/schema.ts': "export { value } from 'zod';\n" });
  expect(withoutLayers(await checkBoundaries(tree.root))).toEqual([]);
});

test('collect reaches only the folders of gaze that the table names', async () => {
  const tree = plantSkeleton();
  onTestFinished(() => tree.remove());
  tree.add({
    'packages/gaze/package.json': toManifest('@fovea/gaze', {
      exports: { './*': './src/*/entry.ts' },
    }),
    'packages/gaze/src/samples/entry.ts': VALUE,
    'packages/gaze/src/maps/entry.ts': VALUE,
    'apps/collect/src/shared/good.ts': "export { value } from '@fovea/gaze/samples';\n",
    'apps/collect/src/shared/bad.ts': "export { value } from '@fovea/gaze/maps';\n",
  });
  const lines = withoutLayers(await checkBoundaries(tree.root));
  expect(lines.filter((line) => line.includes('[imports/collect]'))).toEqual([
    expect.stringContaining('apps/collect/src/shared/bad.ts'),
  ]);
  expect(lines.filter((line) => line.startsWith('apps/collect/src/shared/good.ts'))).toEqual([]);
});

test('e2e reads the texts of the apps and nothing else of them', async () => {
  const tree = plantSkeleton();
  onTestFinished(() => tree.remove());
  const good = ['web/screen.en.json', 'collect/step.ko.json'];
  const bad = ['server/mail.en.json', 'web/entry.ts', 'web/settings.json'];
  for (const file of [...good, ...bad]) {
    const [app, name] = file.split('/');
    if (name !== 'entry.ts') tree.add({ [`apps/${app}/src/shared/${name}`]: '{}' });
    const text = `import type texts from '@fovea/${file}';\nexport type Texts = typeof texts;\n`;
    tree.add({ [`e2e/takes/${file}.ts`]: text });
  }
  const lines = withoutLayers(await checkBoundaries(tree.root)).toSorted();
  expect(lines).toEqual(
    bad.map((file) => expect.stringContaining(`e2e/takes/${file}.ts [imports/e2e]`)),
  );
});

test('a tree without a TypeScript file fails instead of passing after 0 modules', async () => {
  const tree = plantTree({ 'package.json': toManifest('empty') });
  const report = await checkBoundaries(tree.root);
  expect(report.moduleCount).toBe(0);
  expect(report.problems).toHaveLength(1);
});

test('a cruise that saw fewer files than the disk holds fails', () => {
  expect(checkModuleCount(['apps/a.ts', 'apps/b.ts'], [])).toHaveLength(1);
  expect(checkModuleCount(['apps/a.ts', 'apps/b.ts'], ['apps/a.ts'])).toHaveLength(1);
  expect(checkModuleCount(['apps/a.ts'], ['apps/a.ts', 'node_modules/x.js'])).toEqual([]);
});

test.each([
  [
    'a type',
    "import type { value } from '@fovea/contract/entry.ts';\nexport type A = typeof value;\n",
  ],
  ['one type', "import { type value } from '@fovea/contract/entry.ts';\nexport type A = value;\n"],
  ['a type on its way', "export type { value } from '@fovea/contract/entry.ts';\n"],
  ['a name on its way', "export { value as other } from '@fovea/contract/entry.ts';\n"],
  ['a namespace on its way', "export * as contract from '@fovea/contract/entry.ts';\n"],
  ['nothing but effects', "import '@fovea/contract/entry.ts';\n"],
  ['a module later', "export const load = () => import('@fovea/contract/entry.ts');\n"],
  ['a module in backticks', 'export const load = () => import(`@fovea/contract/entry.ts`);\n'],
  ['a type in place', "export type A = import('@fovea/contract/entry.ts').value;\n"],
  ['the type of a module', "export type A = typeof import('@fovea/contract/entry.ts');\n"],
  ['by require', "export const value = require('@fovea/contract/entry.ts');\n"],
  ['by a path', "export { value } from '../../../contract/src/shared/entry.ts';\n"],
])('a forbidden import of %s does not pass', async (_title, text) => {
  const tree = plantSkeleton();
  onTestFinished(() => tree.remove());
  const path = 'packages/gaze/src/shared/planted.ts';
  tree.add({ [path]: text, 'packages/gaze/src/shared/planted-types.d.ts': text });
  const lines = withoutLayers(await checkBoundaries(tree.root));
  for (const file of [path, 'packages/gaze/src/shared/planted-types.d.ts']) {
    expect(lines.filter((line) => line.startsWith(file)).join('\n')).toMatch(
      /\[(imports\/gaze|seen\/any)\]/,
    );
  }
});

test('code beside the layers, the modules or the tasks fails', async () => {
  const tree = plantSkeleton();
  onTestFinished(() => tree.remove());
  const places = [
    'apps/server/lib/value.ts',
    'apps/server/src/modules/value.ts',
    'apps/web/src/features/value.ts',
    'apps/web/src/features/projects/value.ts',
  ];
  for (const path of places) tree.add({ [path]: VALUE });
  const fine = ['apps/web/vite.config.ts', 'apps/server/testing/value.ts'];
  for (const path of fine) tree.add({ [path]: VALUE });
  const files = (await checkBoundaries(tree.root)).problems.map(({ file }) => file);
  expect(places.filter((path) => !files.includes(path))).toEqual([]);
  expect(fine.filter((path) => files.includes(path))).toEqual([]);
});

test('a workspace without a row and a folder in no layer fail', async () => {
  const tree = plantSkeleton();
  onTestFinished(() => tree.remove());
  tree.add({
    'packages/stray/package.json': toManifest('@fovea/stray'),
    'apps/server/src/lib/thing.ts': VALUE,
  });
  const files = (await checkBoundaries(tree.root)).problems.map(({ file }) => file);
  expect(files).toContain('packages/stray');
  expect(files).toContain('apps/server/src/lib');
});

test('the listed module edges have no cycle, and one would be found', () => {
  expect(findCycle(MODULE_EDGES)).toBeUndefined();
  expect(
    findCycle([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]),
  ).toEqual(['b', 'c', 'b']);
});
