import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

const ORIGIN_MS = Date.UTC(2026, 0, 1);
const at = (realMs: number, options: { offsetMs?: number; rate?: number }) =>
  createClock({ offsetMs: 0, rate: 1, originMs: ORIGIN_MS, ...options }, () => realMs)
    .now()
    .getTime();

describe('the clock', () => {
  it('shows real time unless told otherwise', () => {
    const before = Date.now();
    const shown = createClock({ offsetMs: 0, rate: 1, originMs: 0 }).now().getTime();
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  it('is shifted by its offset', () => {
    expect(at(ORIGIN_MS + 500, { offsetMs: -2_000 })).toBe(ORIGIN_MS - 1_500);
  });

  it('runs at its rate from the origin on', () => {
    expect(at(ORIGIN_MS, { rate: 120 })).toBe(ORIGIN_MS);
    expect(at(ORIGIN_MS + 30_000, { rate: 120 })).toBe(ORIGIN_MS + 3_600_000);
    expect(at(ORIGIN_MS + 30_000, { rate: 120, offsetMs: 86_400_000 })).toBe(
      ORIGIN_MS + 86_400_000 + 3_600_000,
    );
  });

  it('runs at its usual pace before the origin', () => {
    expect(at(ORIGIN_MS - 5_000, { rate: 120 })).toBe(ORIGIN_MS - 5_000);
  });

  it('refuses a rate without an origin, which would be half a century ago', () => {
    expect(() => createClock({ offsetMs: 0, rate: 2, originMs: 0 })).toThrow('needs an origin');
  });

  it('shows whole milliseconds whatever the rate', () => {
    expect(at(ORIGIN_MS + 3, { rate: 1.5 })).toBe(ORIGIN_MS + 4);
  });
});
