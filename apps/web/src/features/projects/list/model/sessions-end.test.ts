import { expect, it } from 'vitest';
import { toSessionsEnd } from './sessions-end.ts';

const at = (...date: [number, number, number, number?]) => new Date(...date).getTime();
const iso = (...date: [number, number, number, number?]) => new Date(at(...date)).toISOString();

it('adds up what ends on the first day, which is the day before a midnight', () => {
  const parts = [
    { amount: 5, expiresAt: null },
    { amount: 20, expiresAt: iso(2026, 11, 1) },
    { amount: 8, expiresAt: iso(2026, 10, 30, 9) },
    { amount: 50, expiresAt: iso(2027, 0, 1) },
  ];
  const end = { amount: 28, day: '2026.11.30' };
  expect(toSessionsEnd(parts, at(2026, 10, 1))).toEqual({ ...end, isSoon: false });
  expect(toSessionsEnd(parts, at(2026, 10, 24))).toEqual({ ...end, isSoon: true });
});

it('knows nothing that ends where sessions stay', () => {
  expect(toSessionsEnd([{ amount: 5, expiresAt: null }], 0)).toBeUndefined();
  expect(toSessionsEnd([{ amount: 0, expiresAt: iso(2026, 10, 30) }], 0)).toBeUndefined();
});
