import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkBounds } from './bounds.ts';
import { checkCallers } from './callers.ts';
import { checkDocs } from './docs.ts';
import { checkFigures } from './figures.ts';
import { checkMigrations } from './migrations.ts';
import {
  listTypeProjects,
  type Part,
  toBoundaryPart,
  toCommandPart,
  toProblemPart,
} from './parts.ts';
import { checkSource } from './source-rules.ts';
import { checkTables } from './tables.ts';
import { checkTexts } from './texts.ts';
import { checkWords } from './words.ts';

/**
 * The guards that concern some files: each file is judged alone and the types of its workspace as a
 * whole. Dead code, import cycles, generated files and other workspaces wait for the whole check.
 */
export function listChangedParts(root: string, changed: readonly string[]): Part[] {
  const paths = changed.filter((path) => existsSync(join(root, path)));
  const ofServer = paths.filter((path) => /^apps\/server\/.*[.]ts$/.test(path));
  const cache = createCache(root);
  const types = listTypeProjects(root)
    .filter(({ files }) => changed.some((path) => files.test(path)))
    .map(({ name, project }) => {
      const known = ['--incremental', '--tsBuildInfoFile', join(cache, `${name}.tsbuildinfo`)];
      const args = ['--noEmit', '--pretty', 'false', ...known, '-p', project];
      return toCommandPart(root, `types:${name}`, 'tsc', args);
    });
  if (paths.length === 0) return types;
  const lint = ['ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched'];
  return [
    ...types,
    ...(ofServer.length === 0
      ? []
      : [
          toCommandPart(root, 'promises', 'oxlint', [
            '--type-aware',
            '--deny-warnings',
            ...ofServer,
          ]),
        ]),
    ...(paths.some((path) => /[.]tsx?$/.test(path)) ? [toBoundaryPart(root, paths)] : []),
    toCommandPart(root, 'lint', 'biome', [...lint, `--config-path=${cache}`, ...paths]),
    toProblemPart('source', () => checkSource(root, paths)),
    toProblemPart('tables', () => checkTables(root, paths)),
    toProblemPart('callers', () => checkCallers(root)),
    toProblemPart('bounds', () => checkBounds()),
    toProblemPart('docs', () => checkDocs(root)),
    toProblemPart('figures', () => checkFigures(root)),
    toProblemPart('texts', () => checkTexts(root)),
    toProblemPart('words', () => checkWords(root, paths)),
    toProblemPart('migrations', () => checkMigrations(root)),
  ];
}

/** Folder that one run leaves for the next; several trees may share their packages. */
function createCache(root: string): string {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(root, 'node_modules/.cache/fovea-check', key);
  mkdirSync(folder, { recursive: true });
  // The search for cycles reads every file of the repository, which is nine tenths of the time.
  const settings = {
    root: true,
    extends: [join(relative(folder, root), 'biome.json')],
    linter: { rules: { suspicious: { noImportCycles: 'off' } } },
  };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
  return folder;
}
