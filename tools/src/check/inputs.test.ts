import { expect, test } from 'vitest';
import { toRootPath } from '#harness/root.ts';
import { findUndeclared, traceReads } from './inputs.ts';

const ROOT = toRootPath('').replace(/\/$/, '');
const CHILD = `require('fs').readFileSync('packages/gaze/SPEC.md')`;
const SCRIPT = `
  require('fs').readFileSync('package.json');
  require('child_process').execFileSync(process.execPath, ['--eval', ${JSON.stringify(CHILD)}]);`;

test('reads of a command and of its processes are found, and those that no input names are faults', () => {
  const { code, read } = traceReads(ROOT, [process.execPath, '--eval', SCRIPT]);
  expect(code).toBe(0);
  expect(read).toEqual(expect.arrayContaining(['package.json', 'packages/gaze/SPEC.md']));
  const part = { name: 'verify planted', inputs: ['package.json', 'packages/gaze'] };
  const tracked = new Set(['package.json', 'packages/gaze/SPEC.md']);
  const [fault, ...others] = findUndeclared(part, read, tracked);
  expect(fault?.file).toBe('packages/gaze/SPEC.md');
  expect(others).toEqual([]);
  expect(findUndeclared({ ...part, inputs: read }, read, tracked)).toEqual([]);
});

test('files that git does not have are no inputs', () => {
  expect(findUndeclared({ name: 'x', inputs: [] }, ['dist/app.js'], new Set())).toEqual([]);
});
