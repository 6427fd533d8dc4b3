import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, toProblem } from './problem.ts';

const LOCK_FILE = 'package-lock.json';
const MOST_ENTRIES = 1_200;

interface LockEntry {
  link?: boolean;
  integrity?: string;
  os?: readonly string[];
  cpu?: readonly string[];
}

export interface Lock {
  packages: Readonly<Record<string, LockEntry>>;
}

/** What runs and builds Fovea. A mirror may know no hashes of packages for other platforms. */
const PLATFORM = { os: ['linux'], cpu: ['x64', 'arm64'] };

/** Packages whose bytes nothing vouches for: whoever installs them would run whatever comes. */
export function listUnproved({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([where, { link }]) => where.includes('node_modules/') && link !== true)
    .filter(([, { os = PLATFORM.os }]) => os.some((each) => PLATFORM.os.includes(each)))
    .filter(([, { cpu = PLATFORM.cpu }]) => cpu.some((each) => PLATFORM.cpu.includes(each)))
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    .map(([where]) => where);
}

export function checkLock(root: string): Problem[] {
  const lock = JSON.parse(readFileSync(join(root, LOCK_FILE), 'utf8')) as Lock;
  const count = Object.keys(lock.packages).length;
  const unproved = listUnproved(lock).map((where) =>
    toProblem(LOCK_FILE, `${where} has no sha512 integrity: npm run generate -- lock`),
  );
  return count <= MOST_ENTRIES
    ? unproved
    : [...unproved, toProblem(LOCK_FILE, `has ${count} entries, at most ${MOST_ENTRIES}`)];
}
