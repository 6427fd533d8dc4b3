import { expect, it } from 'vitest';
import { toSecondsText, toTicks, toTimeText } from './timeline-scale.ts';

it('writes times as minutes, seconds and hundredths', () => {
  expect(toTimeText(5_200)).toBe('00:05.20');
  expect(toTimeText(0)).toBe('00:00.00');
  expect(toTimeText(59_999)).toBe('00:59.99');
  expect(toTimeText(61_010)).toBe('01:01.01');
});

it('writes seconds without rounding up', () => {
  expect(toSecondsText(5_299, 1)).toBe('5.2');
  expect(toSecondsText(8_000, 2)).toBe('8.00');
});

it('marks a ruler as densely as labels have room', () => {
  expect(toTicks(2_000, 400)).toEqual([
    { timeMs: 0, isLabelled: true },
    { timeMs: 500, isLabelled: false },
    { timeMs: 1_000, isLabelled: true },
    { timeMs: 1_500, isLabelled: false },
    { timeMs: 2_000, isLabelled: true },
  ]);
  const labels = toTicks(60_000, 400).filter(({ isLabelled }) => isLabelled);
  expect(labels.map(({ timeMs }) => timeMs / 1_000)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(toTicks(0, 400)).toEqual([]);
});
