import { expect, test } from 'vitest';
import { listRepeated, listSlowestFiles, listSlowestTests } from './test-report.ts';

const LINES = [
  { file: 'a.test.ts', test: 'one', ms: 2_000, tries: 1 },
  { file: 'b.spec.ts', test: 'two', ms: 3_000, tries: 2 },
  { file: 'a.test.ts', test: 'three', ms: 1_500, tries: 1 },
];

test('tests and files are listed from the slowest, so many as are wanted', () => {
  expect(listSlowestTests(LINES, 2)).toEqual([
    '   3.0 s  b.spec.ts › two',
    '   2.0 s  a.test.ts › one',
  ]);
  expect(listSlowestFiles(LINES)).toEqual(['   3.5 s  a.test.ts', '   3.0 s  b.spec.ts']);
});

test('tests that passed the second time are named', () => {
  expect(listRepeated(LINES)).toEqual(['b.spec.ts › two']);
});
