import { expect, test } from 'vitest';
import { toRootPath } from '#harness/root.ts';
import { findInputFaults, findInputs, isInput } from './inputs.ts';

const ROOT = toRootPath('');

test('a workspace brings the packages that it needs, and those that these need', () => {
  const inputs = findInputs(ROOT, 'verify accounts') ?? [];
  expect(inputs).toContain('apps/server');
  expect(inputs).toContain('packages/records');
  expect(inputs).toContain('packages/gaze');
  expect(inputs).not.toContain('packages/ui');
});

test('parts that every run has declare none', () => {
  for (const name of ['check', 'unit', 'dom', 'database', 'integration', 'e2e journeys'])
    expect(findInputs(ROOT, name)).toBeUndefined();
});

test('browser tests need the server and both apps, those of components do not', () => {
  const needs = (name: string, path: string) => isInput(findInputs(ROOT, name) ?? [], path);
  for (const path of ['apps/server/src/a.ts', 'apps/web/src/a.ts', 'packages/ui/src/a.tsx'])
    expect(needs('e2e collect', path)).toBe(true);
  expect(needs('e2e collect', 'e2e/specs/collect/a.spec.ts')).toBe(true);
  expect(needs('e2e collect', 'e2e/specs/shell/a.spec.ts')).toBe(false);
  expect(needs('e2e gallery', 'packages/ui/src/a.tsx')).toBe(true);
  expect(needs('e2e gallery', 'apps/server/src/a.ts')).toBe(false);
});

test('documents and tests are inputs only where they are named', () => {
  const inputs = ['packages/gaze', 'packages/tracker/SPEC.md'];
  expect(isInput(inputs, 'packages/gaze/src/index.ts')).toBe(true);
  expect(isInput(inputs, 'packages/gaze-other/src/index.ts')).toBe(false);
  expect(isInput(inputs, 'packages/gaze/SPEC.md')).toBe(false);
  expect(isInput(inputs, 'packages/tracker/SPEC.md')).toBe(true);
  expect(isInput(inputs, 'packages/gaze/src/index.db.test.ts')).toBe(false);
});

test('a proof without inputs, inputs of no part and a path that is not there are faults', () => {
  const table = { 'verify gone': [], 'bench size': ['packages/planted'] };
  expect(findInputFaults(ROOT, ['unit', 'bench size', 'verify new'], table)).toEqual([
    'verify new has no inputs',
    'there is no part verify gone',
    'bench size: there is no packages/planted',
  ]);
});
