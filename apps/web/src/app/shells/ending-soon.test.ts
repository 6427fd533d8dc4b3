import { expect, it } from 'vitest';
import { findEndingSoon } from './ending-soon.ts';

const NOW_MS = new Date(2026, 10, 25, 12).getTime();
const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString();

it('says what of the balance ends first within a week, and its last day', () => {
  const parts = [
    { amount: 12, expiresAt: at(31) },
    { amount: 116, expiresAt: null },
  ];
  expect(findEndingSoon(parts, NOW_MS)).toEqual({ amount: 12, day: '2026.11.30' });
});

it('adds up what ends on the same day, and leaves what ends later', () => {
  const parts = [
    { amount: 3, expiresAt: at(28) },
    { amount: 4, expiresAt: at(27, 9) },
    { amount: 5, expiresAt: at(27, 18) },
    { amount: 6, expiresAt: at(29) },
  ];
  expect(findEndingSoon(parts, NOW_MS)).toEqual({ amount: 12, day: '2026.11.27' });
});

it('says nothing of what ends later than in a week, has ended, or is used up', () => {
  const parts = [
    { amount: 0, expiresAt: at(26) },
    { amount: 5, expiresAt: at(25, 11) },
    { amount: 7, expiresAt: at(31 + 3) },
    { amount: 9, expiresAt: null },
  ];
  expect(findEndingSoon(parts, NOW_MS)).toBeUndefined();
});
