import { describe, expect, it } from 'vitest';
import { toMidnightOffsetMs } from './midnight.ts';

const NOON_MS = Date.UTC(2026, 1, 28, 12);

describe('clock offset to midnight', () => {
  it('puts the given instant on the next bound of a day', () => {
    const shifted = new Date(NOON_MS + 1_234 + toMidnightOffsetMs(NOON_MS + 1_234));
    expect(shifted.toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });

  it('is 0 where a day ends anyway', () => {
    expect(toMidnightOffsetMs(Date.UTC(2026, 2, 1))).toBe(0);
  });
});
