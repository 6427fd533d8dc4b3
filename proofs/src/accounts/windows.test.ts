import { expect, it } from 'vitest';
import { countDensest } from './windows.ts';

const at = (...times: number[]) =>
  times.map((timeMs) => ({ sentMs: timeMs, receivedMs: timeMs + 1 }));

it('finds the fullest window wherever it lies', () => {
  expect(countDensest(at(0, 50, 100, 110, 120, 300), 30)).toBe(3);
  expect(countDensest(at(0, 50, 100, 110, 120, 300), 60)).toBe(3);
  expect(countDensest(at(0, 50, 100, 110, 120, 300), 80)).toBe(4);
});

it('leaves out what may have happened after the window', () => {
  expect(
    countDensest(
      [...at(0, 10), { sentMs: 20, receivedMs: 200 }, { sentMs: 21, receivedMs: 25 }],
      30,
    ),
  ).toBe(3);
});

it('counts nothing as nothing', () => {
  expect(countDensest([], 1_000)).toBe(0);
});
