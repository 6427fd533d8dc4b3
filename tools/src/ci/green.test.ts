import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDoubt, type Green, readGreen, writeGreen } from './green.ts';
import { pickParts } from './pick-parts.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const HERE = { node: 'v24.21.0', systemPackages: { nginx: '1.22', chromium: '156' } };
const PARTS = [
  { name: 'unit', inputs: undefined },
  { name: 'verify gaze', inputs: ['packages/gaze'] },
  { name: 'verify credits', inputs: ['apps/server', 'package.json'] },
];
let root = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
  return git('rev-parse', 'HEAD').trim();
}

function readRecorded(): Green {
  const green = readGreen(root);
  if (green === undefined) throw new Error('nothing is recorded');
  return green;
}

function listSkipped(): string[] {
  const green = readRecorded();
  expect(findDoubt(root, green, NOW, HERE)).toBeUndefined();
  return pickParts(root, PARTS, green.commit).skipped.map(({ name }) => name);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fovea-green-'));
  git('init', '--quiet');
  write('.ci/budgets.json', '{}');
  write('package-lock.json', '{}');
  write('packages/gaze/src/index.ts', 'export {};');
  write('apps/server/src/api.ts', 'export {};');
  commit();
  writeGreen(root, NOW, HERE, { unit: { wall: 40, cpu: 70 } });
  commit();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('parts with the inputs of the recorded commit are skipped, those that every run has are not', () => {
  expect(readRecorded().seconds).toEqual({ unit: { wall: 40, cpu: 70 } });
  expect(listSkipped()).toEqual(['verify gaze', 'verify credits']);
});

test('a fault after the recorded commit runs its parts, committed or not, new or gone', () => {
  write('packages/gaze/src/index.ts', 'export const planted = 1;');
  expect(listSkipped()).toEqual(['verify credits']);
  commit();
  expect(listSkipped()).toEqual(['verify credits']);
  write('apps/server/src/planted.ts', 'export {};');
  expect(listSkipped()).toEqual([]);
  git('rm', '--quiet', 'packages/gaze/src/index.ts');
  rmSync(join(root, 'apps/server/src/planted.ts'));
  expect(listSkipped()).toEqual(['verify credits']);
});

test('a file that moves out of the inputs of a part runs it', () => {
  write('apps/web/.keep', '');
  git('mv', 'packages/gaze/src/index.ts', 'apps/web/index.ts');
  commit();
  expect(listSkipped()).toEqual(['verify credits']);
});

test('documents and tests below an input run nothing', () => {
  write('packages/gaze/README.md', 'words');
  write('packages/gaze/src/index.test.ts', 'export {};');
  expect(listSkipped()).toEqual(['verify gaze', 'verify credits']);
});

test('another history, an old run, another Node, lock file or system package skip nothing', () => {
  const green = readRecorded();
  const find = (changes: Partial<Green>) => findDoubt(root, { ...green, ...changes }, NOW, HERE);
  expect(findDoubt(root, undefined, NOW, HERE)).toContain('no whole green run');
  expect(find({ commit: '0'.repeat(40) })).toContain('no ancestor');
  expect(find({ date: '2026-11-04T11:59:59Z' })).toContain('older than 14 days');
  expect(find({ date: 'never' })).toContain('older than 14 days');
  expect(find({ node: 'v24.20.0' })).toContain('v24.20.0, not v24.21.0');
  expect(find({ systemPackages: { nginx: '1.22', chromium: '155' } })).toContain('chromium');
  expect(find({ systemPackages: { nginx: '1.22' } })).toContain('chromium');
  write('package-lock.json', '{"packages":{}}');
  expect(find({})).toContain('another lock file');
});

test('a commit on another branch is no ancestor', () => {
  git('checkout', '--quiet', '-b', 'other', 'HEAD~1');
  write('apps/server/src/api.ts', 'export const other = 1;');
  const other = commit();
  git('checkout', '--quiet', '-');
  expect(findDoubt(root, { ...readRecorded(), commit: other }, NOW, HERE)).toContain('no ancestor');
});

test('a run of files that no commit has is not recorded', () => {
  write('packages/gaze/src/planted.ts', 'export {};');
  expect(() => writeGreen(root, NOW, HERE, {})).toThrow('every file is committed');
  expect(readRecorded().seconds).not.toEqual({});
});
