import { HOUR_MS } from '@fovea/contract/times';
import { expect, it } from 'vitest';
import { countDays, toBars, toPace } from './pace.ts';

const NOW = new Date(2026, 10, 17, 12, 30).getTime();
const at = (hoursAgo: number, completed: number) => ({
  hour: new Date(NOW - 30 * 60_000 - hoursAgo * HOUR_MS).toISOString(),
  completed,
});

it('"Ready at this pace" uses the last 3 h', () => {
  expect(toPace([at(0, 2), at(1, 3), at(2, 5), at(3, 90)], 8, NOW)).toEqual({
    perHour: 4,
    readyMs: NOW + 2 * HOUR_MS,
  });
});

it('is hidden under 5 finishers, and when nobody is to go', () => {
  expect(toPace([at(0, 2), at(2, 2), at(4, 50)], 8, NOW)).toBeUndefined();
  expect(toPace([at(0, 20)], 0, NOW)).toBeUndefined();
});

it('has a bar for each of the last 24 hours, this one last', () => {
  const bars = toBars([at(0, 2), at(23, 4), at(24, 9)], NOW);
  expect(bars).toHaveLength(24);
  expect([bars[0], bars[22], bars[23]]).toEqual([4, 0, 2]);
});

it('counts "18 today, 30 yesterday"', () => {
  const hours = [at(36, 1), at(20, 10), at(13, 20), at(12, 8), at(1, 10)];
  expect(countDays(hours, NOW)).toEqual({ today: 18, yesterday: 31 });
  expect(countDays([at(40, 5)], NOW)).toEqual({ today: 0, yesterday: 0 });
});
