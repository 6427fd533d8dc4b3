import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The checkout that holds this file. */
export const REPOSITORY = join(import.meta.dirname, '../../..');

/** A throw-away tree for the tests of the guards; a value `{ link }` is a symbolic link. */
export class PlantedTree {
  readonly root = mkdtempSync(join(tmpdir(), 'fovea-planted-'));

  add(files: Readonly<Record<string, string | { link: string }>>): this {
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      if (typeof content === 'string') writeFileSync(file, content);
      else symlinkSync(content.link, file);
    }
    return this;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export function toManifest(name: string, rest: object = {}): string {
  return JSON.stringify({ name, type: 'module', imports: { '#*': './src/*' }, ...rest });
}

/** Settings of the tools that the parts of the check run. */
const SETTINGS = [
  'biome.json',
  '.gitignore',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'apps/server/tsconfig.json',
];

/** A tree with harmless files that every part of the check can run on, and the given ones. */
export function plantCheckedTree(files: Readonly<Record<string, string>> = {}): PlantedTree {
  const settings = SETTINGS.map((path) => [path, readFileSync(join(REPOSITORY, path), 'utf8')]);
  return plantTree({
    node_modules: { link: join(REPOSITORY, 'node_modules') },
    'package.json': toManifest('planted', { workspaces: ['apps/*'] }),
    'apps/server/package.json': toManifest('@fovea/server'),
    'apps/server/src/platform/value.ts': 'export const value = 1;\n',
    'apps/server/migrations/schema.sql': '',
    ...Object.fromEntries(settings),
    ...files,
  });
}

/** Where most faults are planted. */
const FILE = 'apps/server/src/platform/planted.ts';

export type Fault = readonly [part: string, path: string, text: string, reason: string];

/** Faults that the check of all files and that of the changed ones both find. */
export const FAULTS: readonly Fault[] = [
  ['types:server', FILE, "export const value: number = 'text';\n", 'not assignable'],
  ['lint', FILE, 'export const value = "text";\n', 'planted.ts'],
  ['promises', FILE, 'export {};\nasync function save() {}\nsave();\n', 'floating'],
  ['boundaries', FILE, "export { value } from 'react';\n", '[no-react/server]'],
  ['source', FILE, "export { value } from '../value.ts';\n", 'never ../'],
  ['texts', 'apps/web/src/app/a.en.json', '{}', 'a.ko.json  is missing'],
  ['words', FILE, 'export const studyId = 1;\n', 'project'],
];

/** A tree that goes with the test that asks for it. */
export function plantTree(
  files: Readonly<Record<string, string | { link: string }>> = {},
): PlantedTree {
  const tree = new PlantedTree().add(files);
  onTestFinished(() => tree.remove());
  return tree;
}
