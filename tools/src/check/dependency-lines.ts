import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findLine, type Problem, toProblem } from './problem.ts';
import { parseManifest } from './repository-files.ts';

const PAGE = 'docs/dependencies.md';
/** A row of a table that begins with a package's name in code style and says something after it. */
const ROW = /^\| `([^`]+)` \| *[^|\s]/gm;

/** Each direct dependency earns its place with one line of its page, and each line has its dependency. */
export function checkDependencyLines(root: string, files: readonly string[]): Problem[] {
  const manifests = files.filter((path) => /(^|\/)package[.]json$/.test(path));
  const wanted = new Map<string, string>();
  for (const path of manifests) {
    const { dependencies, devDependencies } = parseManifest(root, dirname(path));
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (!name.startsWith('@fovea/')) wanted.set(name, path);
    }
  }
  const page = existsSync(join(root, PAGE)) ? readFileSync(join(root, PAGE), 'utf8') : '';
  const rows = [...page.matchAll(ROW)].map(({ 1: name = '', index }) => ({ name, index }));
  const named = new Set(rows.map(({ name }) => name));
  return [
    ...[...wanted]
      .filter(([name]) => !named.has(name))
      .map(([name, path]) => toProblem(path, `${name} has no line in ${PAGE}`)),
    ...rows
      .filter(({ name }) => !wanted.has(name))
      .map(({ name, index }) =>
        toProblem(PAGE, `no package.json asks for ${name}`, findLine(page, index)),
      ),
  ];
}
