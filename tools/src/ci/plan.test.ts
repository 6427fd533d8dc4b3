import { expect, test } from 'vitest';
import { listPlan } from './plan.ts';

const PARTS = [
  { name: 'unit', inputs: undefined },
  { name: 'verify gaze', inputs: ['packages/gaze'] },
];
const toSeconds = (name: string) => (name === 'unit' ? 7 : 20);

test('a plan sums what runs, the longest part first, and says which change runs it', () => {
  const changed = ['apps/server/src/api.ts', 'packages/gaze/a.ts', 'packages/gaze/b.ts'];
  expect(listPlan(PARTS, changed, toSeconds)).toEqual([
    '2 parts run, for 27 CPU seconds of a quiet machine',
    '    20  verify gaze: packages/gaze/a.ts changed, and 1 more',
    '     7  unit: in every run',
  ]);
});

test('a plan that skips nothing names no change', () => {
  expect(listPlan(PARTS, undefined, toSeconds).slice(1)).toEqual([
    '    20  verify gaze',
    '     7  unit',
  ]);
});
