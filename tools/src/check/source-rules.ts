import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { TEST_FILES } from './directions.ts';
import { checkIdioms } from './idioms.ts';
import { parseImports } from './imports.ts';
import { findLine, type Problem, toProblem } from './problem.ts';
import {
  listFiles,
  listTrackedButIgnored,
  listWorkspaces,
  type Workspace,
} from './repository-files.ts';

/** Proofs and tests read chunks on their own, so that one mistake is not made on both sides. */
const KNOWS_COLUMNS =
  /^packages\/(contract|records)\/|^proofs\/|^tools\/src\/check\/|^packages\/testkit\/|[.]test[.]tsx?$|\/testing\//;
const FORMAT = /['"`]fovea-(?:samples|findings|answers|maps)['"`]/;
const CHUNK_NAME = /\b(?:SamplesChunk|SegmentFindings)\b/;
const COLUMN = /[.](?:counts|scroll|scale|enc)\b|[{,]\s*(?:counts|scroll|scale|enc)\b/;

const WARN_LINES = 300;
const FAIL_LINES = 500;
const MAX_DEPTH = 3;
/** A noun, its task and a folder of that. */
const MAX_DEPTH_OF_FEATURES = 4;
/** Endings that TypeScript, the boundaries and the rules below would not read. */
const UNREAD_CODE = /[.](mts|cts|mjs|cjs|js|jsx)$/;
const BANNED_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'constants'];
/** Settings of tools, and the tests of what is no code. */
const OUTSIDE_WORKSPACES = /^[^/]+[.]config[.]ts$|^infra\/[^/]+[.]test[.]ts$/;
const CODE = /[.](ts|tsx|mts|cts|mjs|cjs|js|jsx|css)$/;
const GENERATED = /(^apps\/server\/src\/platform\/db\/schema[.]ts$|[.]generated[.])/;
const TEXT =
  /([.](ts|tsx|mjs|cjs|js|json|jsonc|md|sql|yml|yaml|sh|css|html|txt|toml|conf)|rc|run|ignore|example|Dockerfile)$/;

/** Words are joined here so that this file passes its own scan. */
const OPEN_WORK = new RegExp(
  `\\b(${['TO', 'FIX'].map((start, i) => start + ['DO', 'ME'][i]).join('|')})\\b(?![(]#\\d+[)])`,
);
const RAW_HTML = ['dangerously', 'SetInnerHTML'].join('');
const MACHINE_PATH = /(?<![\w.~$}-])\/(?:root|home|work|Users)\/[\w.-]+/;
const REGISTRY_HOST = /registry\.(?:npmjs|yarnpkg|npmmirror)\.\w+|"resolved":\s*"https?:/;

const SERVER_MODULE = /^apps\/server\/src\/modules\/(?!.*[.]test[.]ts$)/;
const SERVER_PATTERNS: [RegExp, string][] = [
  // The generated types of rows know their words.
  [/\bas '|\w[.]\w+ as [A-Z]/, 'a cast: type the row, or parse what comes from outside'],
  [
    /import \{[^}]*\w as \w[^}]*\} from '[^']+[.]repo[.]ts'/,
    'an alias: name what a repo does to its rows, such as insertProject',
  ],
  [
    /\basync (?:function )?to[A-Z]|\bto[A-Z]\w* = async\b/,
    'to… only converts: what reads or signs is read…, sign… or build…',
  ],
];

/** Rules on the text and place of files that no linter at hand holds. */
export function checkSource(root: string, paths = listFiles(root)): Problem[] {
  const workspaces = listWorkspaces(root);
  const rootManifest = readRootDevDependencies(root);
  const hidden = listTrackedButIgnored(root).map((path) =>
    toProblem(path, '.gitignore names it, so no guard reads it'),
  );
  const found = paths.flatMap((path) => {
    if (!TEXT.test(path) && !CODE.test(path)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    const problems = checkText(path, text);
    if (!CODE.test(path)) return problems;
    const workspace = workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
    if (workspace === undefined && !OUTSIDE_WORKSPACES.test(path)) {
      problems.push(toProblem(path, 'is in no workspace, so no guard knows it'));
    }
    problems.push(
      ...checkPlace(path, workspace),
      ...checkLength(path, text),
      ...checkChunkColumns(path, text),
      ...checkIdioms(path, text),
    );
    if (/[.]tsx?$/.test(path)) problems.push(...checkImports(path, text, workspace, rootManifest));
    return problems;
  });
  return [...hidden, ...found];
}

function checkText(path: string, text: string): Problem[] {
  const patterns: [RegExp, string][] = [
    [MACHINE_PATH, 'a path of one machine: take it from the environment or make it relative'],
    [REGISTRY_HOST, 'a registry host: leave it to the npm settings of the machine'],
  ];
  if (!path.endsWith('package-lock.json')) {
    patterns.push([OPEN_WORK, 'open work names its issue, as in TODO(#12)']);
  }
  if (SERVER_MODULE.test(path)) patterns.push(...SERVER_PATTERNS);
  if (/[.][jt]sx$/.test(path)) patterns.push([new RegExp(RAW_HTML), 'raw HTML: render elements']);
  return patterns.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [toProblem(path, message, findLine(text, match.index))] : [];
  });
}

function checkPlace(path: string, workspace: Workspace | undefined): Problem[] {
  const problems: Problem[] = [];
  const name = path.split('/').at(-1) ?? path;
  const stem = name.split('.')[0] ?? name;
  if (UNREAD_CODE.test(path)) problems.push(toProblem(path, 'write TypeScript, in a .ts file'));
  if (/^apps\/server\/.*[.]tsx$/.test(path)) {
    problems.push(toProblem(path, 'the server draws no screens: no JSX'));
  }
  const entries = Object.values(workspace?.manifest.exports ?? {});
  const isEntry = entries.some((entry) => path === `${workspace?.folder}/${entry.slice(2)}`);
  if (BANNED_NAMES.includes(stem) || (stem === 'index' && !isEntry)) {
    problems.push(toProblem(path, `"${stem}" says nothing: name the file after what it holds`));
  }
  const folders = path.split('/src/')[1]?.split('/').slice(0, -1) ?? [];
  for (const folder of folders.filter((each) => BANNED_NAMES.includes(each))) {
    problems.push(toProblem(path, `"${folder}" says nothing: name the folder after what it holds`));
  }
  const depth = folders.length;
  const maxDepth = folders[0] === 'features' ? MAX_DEPTH_OF_FEATURES : MAX_DEPTH;
  if (depth > maxDepth) {
    problems.push(toProblem(path, `${depth} folders under src: at most ${maxDepth}`));
  }
  return problems;
}

function checkLength(path: string, text: string): Problem[] {
  const lines = text.split('\n').length - 1;
  if (GENERATED.test(path) || lines <= WARN_LINES) return [];
  const message = `${lines} lines: split by topic (warned at ${WARN_LINES}, fails at ${FAIL_LINES})`;
  return [{ file: path, message, level: lines > FAIL_LINES ? 'error' : 'warn' }];
}

function checkImports(
  path: string,
  text: string,
  workspace: Workspace | undefined,
  rootDevDependencies: readonly string[],
): Problem[] {
  const { imports, starExports, hasComputedImport, spreadLiteralLine } = parseImports(path, text);
  const problems = starExports.map(({ line }) =>
    toProblem(path, 'export * hides what is offered: name the exports', line),
  );
  if (hasComputedImport) {
    problems.push(toProblem(path, 'import() of a computed name: no guard can follow it'));
  }
  if (spreadLiteralLine !== undefined) {
    const message = '...{ } inside an object literal: write its keys into the literal';
    problems.push(toProblem(path, message, spreadLiteralLine));
  }
  const hidden = /^\/\/\/\s*<reference\b|\bcreateRequire\b/m.exec(text);
  if (hidden && !path.startsWith('tools/src/check/')) {
    const message = `${hidden[0]}: write an import declaration`;
    problems.push(toProblem(path, message, findLine(text, hidden.index)));
  }
  for (const { specifier, line } of imports) {
    if (/(^|[/#])[.][.](\/|$)|^\//.test(specifier)) {
      problems.push(toProblem(path, `${specifier}: write #folder/file.ts, never ../`, line));
    } else if (/^(?:[.]|#)/.test(specifier) && !/[.]\w+$/.test(specifier)) {
      problems.push(toProblem(path, `${specifier}: Node needs the ending, as in .ts`, line));
    }
    const fault = workspace && checkDeclared(path, specifier, workspace, rootDevDependencies);
    if (fault) problems.push(toProblem(path, fault, line));
  }
  return problems;
}

function readRootDevDependencies(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>;
  };
  return Object.keys(manifest.devDependencies ?? {});
}

/** A chunk of records is decoded in one place. */
function checkChunkColumns(path: string, text: string): Problem[] {
  if (KNOWS_COLUMNS.test(path) || !/[.]tsx?$/.test(path)) return [];
  const match = FORMAT.exec(text) ?? (CHUNK_NAME.test(text) ? COLUMN.exec(text) : null);
  if (match === null) return [];
  const message = 'reads the columns of a chunk: let @fovea/records do it';
  return [toProblem(path, message, findLine(text, match.index))];
}

/**
 * Hoisting lets any file import any installed package. Source that ships may use only what its own
 * manifest lists under dependencies, since production installs leave the rest out.
 */
function checkDeclared(
  path: string,
  specifier: string,
  workspace: Workspace,
  rootDevDependencies: readonly string[],
): string | undefined {
  if (/^[.#/]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const name = toPackageName(specifier);
  const { manifest, folder } = workspace;
  const shipped = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  if (name === manifest.name || shipped.includes(name)) return undefined;
  const inDevelopment =
    !path.startsWith(`${folder}/src/`) || TEST_FILES.some((place) => new RegExp(place).test(path));
  const development = [...Object.keys(manifest.devDependencies ?? {}), ...rootDevDependencies];
  if (inDevelopment && development.includes(name)) return undefined;
  return development.includes(name)
    ? `${name} is a development dependency: move it to dependencies of ${folder}/package.json`
    : `${name} is not declared in ${folder}/package.json`;
}

function toPackageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
