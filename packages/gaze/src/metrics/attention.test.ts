import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import {
  measureAttentionDensity,
  measureAttentionRatio,
  measurePageAttention,
} from './attention.ts';
import { measureMomentaryAttention } from './momentary-attention.ts';
import { createValidTime, listValidTimeMs, measureValidTimeMs } from './valid-time.ts';

function signalOf(tMs: readonly number[], valid: readonly number[]): Signal {
  const place = new Float64Array(tMs.length);
  return { tMs: Float64Array.from(tMs), x: place, y: place, valid: Uint8Array.from(valid) };
}

it('[ME16] lets a valid sample stand for the time half-way to its neighbours, but for no loss', () => {
  const whole = { fromMs: 0, toMs: 10_000 };
  const measure = (times: number[], valid: number[], interval = whole) =>
    measureValidTimeMs(createValidTime(signalOf(times, valid), 50), interval);
  const even = Array.from({ length: 10 }, (_, i) => 100 + i * 20);
  expect(measure(even, new Array(10).fill(1))).toBe(200);
  const uneven = even.map((t, i) => t + (i % 2 === 1 ? 6 : 0));
  expect(measure(uneven, new Array(10).fill(1))).toBe(206);
  expect(measure([100, 120, 500, 520], [1, 1, 0, 1])).toBe(60);
  expect(measure([100, 500], [1, 1])).toBe(40);
  expect(measure([100, 110], [1, 1])).toBe(30);
  expect(measure([100], [1], { fromMs: 100, toMs: 105 })).toBe(5);
  expect(measure([100, 120], [1, 1], { fromMs: 95, toMs: 200 })).toBe(35);
  expect(measure([100, 120], [0, 0])).toBe(0);
  expect(() => createValidTime(signalOf([], []), 0)).toThrow(RangeError);
});

it('[ME16] finds the valid time of many intervals at once as of each alone', () => {
  const times = Array.from({ length: 50 }, (_, i) => 100 + i * 20 + (i % 3));
  const validTime = createValidTime(
    signalOf(
      times,
      times.map((_, i) => (i % 7 === 3 ? 0 : 1)),
    ),
    50,
  );
  const fromMs = [0, 90, 133, 400, 400.5, 999, 2_000];
  const toMs = [80, 131, 390, 400, 871, 1_500, 3_000];
  const alone = fromMs.map((from, i) =>
    measureValidTimeMs(validTime, { fromMs: from, toMs: toMs[i] as number }),
  );
  expect(listValidTimeMs(validTime, fromMs, toMs)).toEqual(alone);
  expect(alone.filter((ms) => ms > 0)).toHaveLength(4);
});

it('[ME17] means the dwell within valid time over valid time, with equal weight per person', () => {
  const people = [
    { validDwellMs: 100, validMs: 1000 },
    { validDwellMs: 3000, validMs: 10_000 },
    { validDwellMs: 0, validMs: 0 },
  ];
  expect(measureAttentionRatio(people)).toEqual({ ratio: (0.1 + 0.3) / 2, n: 2 });
  expect(measureAttentionRatio([])).toEqual({ ratio: null, n: 0 });
});

it('[ME18] means valid time over shown time as page attention', () => {
  const people = [
    { validMs: 500, shownMs: 1000 },
    { validMs: 1000, shownMs: 1000 },
  ];
  expect(measurePageAttention(people)).toEqual({ ratio: 0.75, n: 2 });
});

it('[ME19] divides attention by area as density', () => {
  expect(measureAttentionDensity(0.2, 0.1)).toBe(2);
  expect(measureAttentionDensity(0.2, 0)).toBeNull();
  expect(measureAttentionDensity(null, 0.1)).toBeNull();
  expect(measureAttentionDensity(0.2, null)).toBeNull();
});

it('[ME20] counts around a moment who has valid gaze and who has it in the AOI', () => {
  const tMs = Float64Array.of(0, 500, 1000, 1500);
  const people = [
    { tMs, valid: Uint8Array.of(1, 1, 1, 1), hits: Uint8Array.of(0, 0, 1, 0) },
    { tMs, valid: Uint8Array.of(1, 0, 0, 0), hits: Uint8Array.of(0, 1, 1, 0) },
  ];
  const moments = Float64Array.of(0, 250, 750, 1251, 2000);
  const { lookers, present } = measureMomentaryAttention(people, moments);
  expect([...present]).toEqual([2, 2, 1, 1, 0]);
  expect([...lookers]).toEqual([0, 0, 1, 0, 0]);
});
