import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import {
  measureAttentionDensity,
  measureAttentionRatio,
  measurePageAttention,
} from './attention.ts';
import { measureMomentaryAttention } from './momentary-attention.ts';
import { measureValidTimeMs } from './valid-time.ts';

function signalOf(tMs: readonly number[], valid: readonly number[]): Signal {
  const place = new Float64Array(tMs.length);
  return { tMs: Float64Array.from(tMs), x: place, y: place, valid: Uint8Array.from(valid) };
}

it('[ME16] lets a valid sample stand for at most half a sampling interval on each side', () => {
  const whole = { fromMs: 0, toMs: 10_000 };
  const times = Array.from({ length: 10 }, (_, i) => 100 + i * 20);
  expect(measureValidTimeMs(signalOf(times, new Array(10).fill(1)), 50, whole)).toBe(200);
  expect(measureValidTimeMs(signalOf([100, 120, 500, 520], [1, 1, 0, 1]), 50, whole)).toBe(60);
  expect(measureValidTimeMs(signalOf([100, 500], [1, 1]), 50, whole)).toBe(40);
  expect(measureValidTimeMs(signalOf([100, 110], [1, 1]), 50, whole)).toBe(30);
  const part = { fromMs: 100, toMs: 105 };
  expect(measureValidTimeMs(signalOf([100], [1]), 50, part)).toBe(5);
  expect(() => measureValidTimeMs(signalOf([], []), 0, whole)).toThrow(RangeError);
});

it('[ME17] means dwell over valid time with equal weight per person, at most 1 each', () => {
  const people = [
    { dwellMs: 100, validMs: 1000 },
    { dwellMs: 3000, validMs: 10_000 },
    { dwellMs: 1010, validMs: 1000 },
    { dwellMs: 0, validMs: 0 },
  ];
  expect(measureAttentionRatio(people)).toEqual({ ratio: (0.1 + 0.3 + 1) / 3, n: 3 });
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
