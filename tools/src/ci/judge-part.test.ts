import { expect, test } from 'vitest';
import { isWorthMeasuringAgain, isWorthRepeating, listFaults } from './judge-part.ts';
import type { PartRun } from './run-part.ts';

const GOOD: PartRun = {
  code: 0,
  wallSeconds: 30,
  cpuSeconds: 50,
  tests: [{ file: 'a.test.ts', test: 'is quick', ms: 20, cpuMs: 30, tries: 1 }],
  reasons: [],
  left: [],
};

test('a part that ended well within its budget has no faults', () => {
  expect(listFaults(GOOD, 50, 1)).toEqual([]);
});

test('a test that takes 20 s of CPU fails its part, however large the budget is', () => {
  const slow = { file: 'b.test.ts', test: 'burns', ms: 20_000, cpuMs: 20_000, tries: 1 };
  expect(listFaults({ ...GOOD, tests: [...GOOD.tests, slow] }, 500, 1)).toEqual([
    '  20.0 s of CPU: b.test.ts › burns',
  ]);
});

test('a part over its budget names its slowest tests', () => {
  const [first, second] = listFaults({ ...GOOD, cpuSeconds: 63 }, 50, 1);
  expect(first).toBe('took 63 CPU s, its budget is 50 s. Its slowest tests:');
  expect(second).toContain('a.test.ts › is quick');
});

test('a part without a budget, with processes left, or that failed does not pass', () => {
  expect(listFaults(GOOD, undefined, 1)).toEqual(['has no budget']);
  expect(listFaults({ ...GOOD, left: ['postgres -D x'] }, 50, 1)).toEqual([
    'left processes behind: postgres -D x',
  ]);
  expect(listFaults({ ...GOOD, code: 1, reasons: ['FAIL x'] }, 50, 1)).toEqual([
    'ended with 1',
    'FAIL x',
  ]);
});

test('only a part that is over its budget and passed otherwise is measured again', () => {
  const slow = { ...GOOD, cpuSeconds: 63 };
  expect(isWorthMeasuringAgain(slow, 50, 1)).toBe(true);
  expect(isWorthMeasuringAgain(GOOD, 50, 1)).toBe(false);
  expect(isWorthMeasuringAgain(slow, undefined, 1)).toBe(false);
  expect(isWorthMeasuringAgain({ ...slow, code: 1 }, 50, 1)).toBe(false);
  expect(isWorthMeasuringAgain({ ...slow, left: ['postgres'] }, 50, 1)).toBe(false);
  expect(isWorthMeasuringAgain({ ...slow, wallSeconds: 600 }, 50, 1)).toBe(false);
});

test('a failure counts at once, unless the machine gave less than a quarter of its speed', () => {
  const failed = { ...GOOD, code: 1 };
  expect(isWorthRepeating('unit', failed, 50, 3.9)).toBe(false);
  expect(isWorthRepeating('unit', failed, 50, 4)).toBe(true);
  expect(isWorthRepeating('unit', GOOD, 50, 13)).toBe(false);
});

test('a speed that fell short is measured once more, on any machine', () => {
  expect(isWorthRepeating('bench gaze', { ...GOOD, code: 1 }, 50, 1)).toBe(true);
  expect(isWorthRepeating('bench gaze', GOOD, 50, 1)).toBe(false);
});
