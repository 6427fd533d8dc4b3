import { expect, it } from 'vitest';
import { createHourlyBounds } from './hourly-bounds.ts';

it('counts to a bound for each key, says how long it lasts, and begins anew with the hour', () => {
  let nowMs = Date.parse('2026-11-16T12:40:00Z');
  const bounds = createHourlyBounds({ now: () => new Date(nowMs) });
  for (let i = 0; i < 3; i++) bounds.take('a', 3);
  const refusal = { code: 'events_limited', retryAfterS: 1_200 };
  expect(() => bounds.take('a', 3)).toThrow(expect.objectContaining(refusal));
  expect(bounds.tryTake('a', 3)).toBe(false);
  bounds.take('b', 3);
  nowMs += 1_200_000;
  bounds.take('a', 3);
});
