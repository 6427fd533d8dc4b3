import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSystemPackages } from '@fovea/testkit/engines';

export const GREEN_FILE = '.ci/green.json';
/** A verdict grows old with what no file says, such as the machine. */
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;
const LOCK_FILE = 'package-lock.json';

/** Decides a verdict beside the files of the repository. */
export interface Surroundings {
  readonly node: string;
  /** Debian packages with their versions. */
  readonly systemPackages: Readonly<Record<string, string>>;
}

/** Time of a part on a quiet machine with no other part beside it. */
export interface PartSeconds {
  readonly wall: number;
  readonly cpu: number;
}

/** The last whole run in which every part passed. */
export interface Green extends Surroundings {
  readonly commit: string;
  readonly date: string;
  /** The name that git gives its content. */
  readonly lockFile: string;
  readonly seconds: Readonly<Record<string, PartSeconds>>;
}

export function readSurroundings(): Surroundings {
  return { node: process.version, systemPackages: readSystemPackages() };
}

export function readGreen(root: string): Green | undefined {
  const path = join(root, GREEN_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Green) : undefined;
}

/** Why a run can skip nothing after that one; undefined when it can. */
export function findDoubt(
  root: string,
  green: Green | undefined,
  now: Date,
  here: Surroundings,
): string | undefined {
  if (green === undefined) return 'no whole green run is recorded';
  const { commit, date, node, lockFile, systemPackages } = green;
  const run = `the whole green run of ${commit.slice(0, 8)}`;
  if (runGit(root, 'merge-base', '--is-ancestor', commit, 'HEAD') === undefined)
    return `${run} is of no ancestor`;
  const ageMs = now.getTime() - Date.parse(date);
  if (!(ageMs <= MOST_DAYS * DAY_MS)) return `${run} is older than ${MOST_DAYS} days`;
  if (node !== here.node) return `${run} had Node ${node}, not ${here.node}`;
  if (lockFile !== hashLockFile(root)) return `${run} had another lock file`;
  const names = new Set([systemPackages, here.systemPackages].flatMap(Object.keys));
  const other = [...names].filter((name) => systemPackages[name] !== here.systemPackages[name]);
  return other.length > 0 ? `${run} had other versions of ${other.join(', ')}` : undefined;
}

/** Files that differ from a commit, with those that git does not have yet. */
export function listChangedSince(root: string, commit: string): string[] {
  const changed = runGit(root, 'diff', '--name-only', '--no-renames', '-z', commit);
  const added = runGit(root, 'ls-files', '-z', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) throw new Error('git cannot compare the files');
  return [...new Set(`${changed}\0${added}`.split('\0'))].filter((path) => path !== '');
}

/** Keeps a whole green run; refused where files are not committed, because no commit would say them. */
export function writeGreen(
  root: string,
  now: Date,
  here: Surroundings,
  seconds: Green['seconds'],
): void {
  const commit = runGit(root, 'rev-parse', 'HEAD')?.trim();
  if (commit === undefined || listChangedSince(root, 'HEAD').length > 0)
    throw new Error('a run is recorded only where every file is committed');
  const green: Green = {
    commit,
    date: now.toISOString(),
    node: here.node,
    lockFile: hashLockFile(root),
    systemPackages: here.systemPackages,
    seconds,
  };
  writeFileSync(join(root, GREEN_FILE), `${JSON.stringify(green, null, 2)}\n`);
}

function hashLockFile(root: string): string {
  return runGit(root, 'hash-object', LOCK_FILE)?.trim() ?? '';
}

/** Output of git; undefined when it fails. */
function runGit(root: string, ...args: readonly string[]): string | undefined {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], options);
  return status === 0 ? stdout : undefined;
}
