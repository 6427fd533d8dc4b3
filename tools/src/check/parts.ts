import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from './boundaries.ts';
import { checkBounds } from './bounds.ts';
import { checkBudgets } from './budgets.ts';
import { checkCallers } from './callers.ts';
import { checkDocs } from './docs.ts';
import { checkFigures } from './figures.ts';
import { checkLock } from './lock.ts';
import { checkMigrations } from './migrations.ts';
import { type Problem, toLine } from './problem.ts';
import { listFiles, listWorkspaces } from './repository-files.ts';
import { checkSource } from './source-rules.ts';
import { checkTables } from './tables.ts';
import { checkTexts } from './texts.ts';
import { checkWords } from './words.ts';

export interface PartResult {
  ok: boolean;
  output: string;
  /** A figure for the line of the part. */
  note?: string;
}

export interface Part {
  name: string;
  run: () => Promise<PartResult>;
}

export interface TypeProject {
  name: string;
  project: string;
  /** The files it judges. */
  files: RegExp;
}

const OF_TESTS =
  /^(packages\/[^/]+\/(src\/.*[.]test[.]ts|bin\/.*[.]ts)|infra\/.*[.]ts|[^/]+[.]config[.]ts)$/;

/** Parts of `npm run check`, the slow ones first so that two at a time end together. */
export function listParts(root: string): Part[] {
  const parts = [
    ...listTypeProjects(root).map(({ name, project }) =>
      toCommandPart(root, `types:${name}`, 'tsc', ['--noEmit', '--pretty', 'false', '-p', project]),
    ),
    toCommandPart(root, 'knip', 'knip', ['--no-progress', '--no-config-hints']),
    toBoundaryPart(root),
    toCommandPart(root, 'lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
    toCommandPart(root, 'promises', 'oxlint', ['--type-aware', '--deny-warnings', 'apps/server']),
    toProblemPart('source', () => checkSource(root)),
    toProblemPart('tables', () => checkTables(root)),
    toProblemPart('callers', () => checkCallers(root)),
    toProblemPart('bounds', () => checkBounds()),
    toProblemPart('docs', () => checkDocs(root)),
    toProblemPart('figures', () => checkFigures(root)),
    toProblemPart('texts', () => checkTexts(root)),
    toProblemPart('words', () => checkWords(root)),
    toProblemPart('migrations', () => checkMigrations(root)),
    toProblemPart('lock', () => checkLock(root)),
    toProblemPart('budgets', () => checkBudgets(root)),
  ];
  if (existsSync(join(root, 'tools/src/generate.ts'))) {
    const args = [join(root, 'tools/src/generate.ts'), '--check'];
    parts.push({ name: 'generated', run: () => runCommand(root, process.execPath, args) });
  }
  return parts;
}

/** One project per workspace, and one for the tests of packages that compile without Node types. */
export function listTypeProjects(root: string): TypeProject[] {
  const sources = listFiles(root).filter((path) => /[.]tsx?$/.test(path));
  const projects = listWorkspaces(root)
    .filter(({ folder }) => sources.some((path) => path.startsWith(`${folder}/`)))
    .map(({ folder, name }) => ({
      name,
      project: join(folder, 'tsconfig.json'),
      files: new RegExp(`^${folder}/.*[.](tsx?|json)$`),
    }));
  return [...projects, { name: 'tests', project: 'tsconfig.tests.json', files: OF_TESTS }];
}

export function toCommandPart(root: string, name: string, tool: string, args: string[]): Part {
  return { name, run: () => runCommand(root, join(root, 'node_modules/.bin', tool), args) };
}

export function toProblemPart(name: string, check: () => Problem[]): Part {
  return { name, run: async () => toResult(check()) };
}

export function toBoundaryPart(root: string, paths?: string[]): Part {
  return {
    name: 'boundaries',
    run: async () => {
      const { problems, moduleCount } = await checkBoundaries(root, paths);
      return { ...toResult(problems), note: `${moduleCount} modules` };
    },
  };
}

function toResult(problems: Problem[]): PartResult {
  return {
    ok: problems.every(({ level }) => level === 'warn'),
    output: problems.map(toLine).join('\n'),
  };
}

function runCommand(root: string, file: string, args: string[]): Promise<PartResult> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const output = error ? `${stdout}${stderr}` || error.message : '';
      resolve({ ok: error === null, output });
    });
  });
}

/** Every package that is installed is one more to trust. */
