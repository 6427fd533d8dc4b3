import { expect, test } from 'vitest';
import { toMachineSeconds } from './machine-time.ts';

test('on a quiet machine the seconds are those that passed', () => {
  expect(toMachineSeconds({ passed: 3, cores: 2, busy: 6, own: 6 })).toBe(3);
  expect(toMachineSeconds({ passed: 3, cores: 2, busy: 4, own: 4 })).toBe(3);
});

test('a core that another takes is not there', () => {
  expect(toMachineSeconds({ passed: 3, cores: 2, busy: 6, own: 3 })).toBe(1.5);
});

test('ticks that are counted late give no time', () => {
  expect(toMachineSeconds({ passed: 3, cores: 2, busy: 5.9, own: 6 })).toBe(3);
});
