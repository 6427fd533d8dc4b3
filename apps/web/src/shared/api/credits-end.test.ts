import { expect, it } from 'vitest';
import { findCreditsEnd } from './credits-end.ts';

const NOW_MS = new Date(2026, 10, 25, 12).getTime();
const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString();

it('adds up what ends on the first day, which is the day before a midnight', () => {
  const parts = [
    { amount: 5, expiresAt: null },
    { amount: 20, expiresAt: at(31) },
    { amount: 8, expiresAt: at(30, 9) },
    { amount: 50, expiresAt: at(45) },
  ];
  const end = { amount: 28, day: '2026.11.30' };
  expect(findCreditsEnd(parts, NOW_MS)).toEqual({ ...end, isSoon: true });
  expect(findCreditsEnd(parts, NOW_MS - 24 * 24 * 3_600_000)).toEqual({ ...end, isSoon: false });
});

it('leaves out what has ended, is used up, or stays', () => {
  const parts = [
    { amount: 0, expiresAt: at(26) },
    { amount: 5, expiresAt: at(25, 11) },
    { amount: 9, expiresAt: null },
  ];
  expect(findCreditsEnd(parts, NOW_MS)).toBeUndefined();
  const later = { amount: 7, expiresAt: at(27, 9) };
  expect(findCreditsEnd([...parts, later], NOW_MS)).toMatchObject({ amount: 7, day: '2026.11.27' });
});
