import { expect, it } from 'vitest';
import type { Fixations } from '#events/fixations.ts';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { measureImmersion } from './immersion.ts';
import { holdLevels, measureLevelShares, smoothScores, toLevels } from './immersion-levels.ts';
import type { ImmersionInput } from './immersion-window.ts';

/** Four fixations a window of 2 s that fill `share` of it, all of the same K. */
function toInput(share: number, k: number | null, durationMs = 2000): ImmersionInput {
  const n = durationMs / 500;
  const onsetMs = Float64Array.from({ length: n }, (_, i) => 500 * i);
  const fixations: Fixations = {
    onsetMs,
    offsetMs: onsetMs.map((each) => each + 500 * share),
    x: new Float64Array(n),
    y: new Float64Array(n),
    from: new Uint32Array(n),
    to: new Uint32Array(n),
  };
  return {
    signal: createStepSignal([{ x: 1, y: 1, durationMs }], { rateHz: 30 }),
    fixations,
    k: k === null ? null : { k: new Float64Array(n).fill(k), valid: new Uint8Array(n).fill(1) },
    expectedRateHz: 30,
    durationMs,
  };
}

function measureOne(input: ImmersionInput): number | undefined {
  return measureImmersion(input).score[0];
}

it('[AT5] gives the scores of the examples it was chosen by', () => {
  expect(measureOne(toInput(0.8, 0))).toBeCloseTo(68, 9);
  expect(measureOne(toInput(0.9, 1))).toBeCloseTo(83.2, 1);
  expect(measureOne(toInput(0.5, -1))).toBeCloseTo(40.8, 1);
});

it('[AT5] halves with half the gaze, is 0 without any and neutral without K', () => {
  const full = toInput(0.4, 0);
  const half = full.signal.valid.map((_, i) => i % 2);
  const halved = { ...full, signal: { ...full.signal, valid: half } };
  expect(measureOne(halved)).toBeCloseTo(100 * 0.5 * (0.6 * 0.8 + 0.2), 9);
  expect(measureOne({ ...full, signal: { ...full.signal, valid: half.fill(0) } })).toBe(0);
  expect(measureOne(toInput(0.8, null))).toBeCloseTo(68, 9);
  const thin = toInput(0.8, 5);
  const valid = Uint8Array.of(1, 1, 0, 0);
  const k = thin.k?.k ?? new Float64Array(4);
  expect(measureOne({ ...thin, k: { k, valid } })).toBeCloseTo(68, 9);
  expect(measureOne(toInput(1, 100))).toBeCloseTo(100, 9);
});

it('[AT6] moves windows of 2 s by 0.5 s while they fit', () => {
  expect([...measureImmersion(toInput(0.8, 0, 3500)).tMs]).toEqual([1000, 1500, 2000, 2500]);
  expect(measureImmersion({ ...toInput(0.8, 0), durationMs: 1999 }).tMs).toHaveLength(0);
  expect(() => measureImmersion({ ...toInput(0.8, 0), expectedRateHz: 0 })).toThrow(RangeError);
});

it('[AT7] smooths by the median of three and names levels', () => {
  expect([...smoothScores(Float64Array.of(90, 10, 80, 70, 99, 1))]).toEqual([
    90, 80, 70, 80, 70, 1,
  ]);
  expect(smoothScores(Float64Array.of(4))).toEqual(Float64Array.of(4));
  const levels = toLevels(Float64Array.of(75, 74.9, 50, 49.9), { highFrom: 75, mediumFrom: 50 });
  expect([...levels]).toEqual([2, 1, 1, 0]);
});

it('[AT8] draws no level that lasts less than a second', () => {
  expect([...holdLevels(Uint8Array.of(2, 0, 0, 1, 0, 2, 2, 1), 2)]).toEqual([
    0, 0, 0, 0, 0, 2, 2, 2,
  ]);
  expect([...holdLevels(Uint8Array.of(0, 1, 2), 2)]).toEqual([0, 1, 2]);
});

it('[AT9] gives shares of the people who are still there', () => {
  const shares = measureLevelShares([
    Uint8Array.of(0, 1, 2),
    Uint8Array.of(2, 1),
    Uint8Array.of(2),
  ]);
  expect([...shares.people]).toEqual([3, 2, 1]);
  expect([...shares.low]).toEqual([1 / 3, 0, 0]);
  expect([...shares.medium]).toEqual([0, 1, 0]);
  expect([...shares.high]).toEqual([2 / 3, 0, 1]);
});
