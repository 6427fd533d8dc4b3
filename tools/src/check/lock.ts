import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, toProblem } from './problem.ts';

const FILE = 'package-lock.json';
const MOST_ENTRIES = 1_200;

/** Every package that is installed is one more to trust. */
export function checkLock(root: string): Problem[] {
  const { packages } = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as { packages: object };
  const count = Object.keys(packages).length;
  return count <= MOST_ENTRIES
    ? []
    : [toProblem(FILE, `has ${count} entries, at most ${MOST_ENTRIES}`)];
}
