import { expect, it } from 'vitest';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { measureAccuracy } from './accuracy.ts';
import { measureBcea } from './bcea.ts';
import { measureRmsS2s, measureSessionStd, measureStd } from './precision.ts';
import type { ValidationSamples } from './validation-samples.ts';

/** Two targets; gaze at the first is 3 right and 4 below, at the second 5 left. */
const samples: ValidationSamples = {
  x: Float64Array.of(102, 104, 195, 195, 195, 195),
  y: Float64Array.of(104, 104, 98, 102, 98, 102),
  target: Uint16Array.of(0, 0, 1, 1, 1, 1),
  targetX: Float64Array.of(100, 200, 300),
  targetY: Float64Array.of(100, 100, 300),
};
const none = {
  ...samples,
  x: new Float64Array(0),
  y: new Float64Array(0),
  target: new Uint16Array(0),
};

function toSignal(points: readonly (readonly [number, number])[]) {
  return {
    tMs: Float64Array.from(points, (_, i) => i),
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    valid: new Uint8Array(points.length).fill(1),
  };
}

it('[QM1] averages over targets, not over samples', () => {
  expect(measureAccuracy(samples)).toMatchObject({ targetCount: 2, errorPx: 5, worstErrorPx: 5 });
  expect(measureAccuracy(none)).toBeNull();
  const wrong = { ...samples, target: samples.target.with(0, 3) };
  expect(() => measureAccuracy(wrong)).toThrow(RangeError);
  expect(() => measureAccuracy({ ...samples, y: new Float64Array(1) })).toThrow(RangeError);
});

it('[QM2] keeps the signed offset and how sure it is', () => {
  const accuracy = measureAccuracy(samples);
  expect(accuracy).toMatchObject({ offsetXPx: -1, offsetYPx: 2, offsetXSePx: 4, offsetYSePx: 2 });
  const one = { ...samples, x: samples.x.slice(0, 2), y: samples.y.slice(0, 2) };
  expect(measureAccuracy({ ...one, target: samples.target.slice(0, 2) })).toMatchObject({
    targetCount: 1,
    offsetXSePx: null,
  });
});

it('[QM3] takes steps between valid neighbours only', () => {
  const signal = toSignal([
    [0, 0],
    [3, 4],
    [500, 500],
    [0, 0],
    [0, 5],
  ]);
  expect(measureRmsS2s({ ...signal, valid: signal.valid.with(2, 0) })).toBe(5);
  expect(measureRmsS2s(signal, 0, 2)).toBe(5);
  expect(measureRmsS2s(signal, 0, 1)).toBeNull();
});

it('[QM4] is the root of both variances', () => {
  const signal = toSignal([
    [0, 0],
    [2, 0],
    [0, 4],
    [2, 4],
    [99, 99],
  ]);
  const masked = { ...signal, valid: signal.valid.with(4, 0) };
  expect(measureStd(masked)).toBeCloseTo(Math.sqrt(4 / 3 + 16 / 3), 12);
  expect(measureStd(signal, 0, 1)).toBeNull();
});

it('[QM5] pools targets without their bias', () => {
  expect(measureSessionStd(samples)).toBeCloseTo(Math.sqrt((2 + 16) / 4), 12);
  const moved = { ...samples, x: samples.x.map((x, i) => (i < 2 ? x + 500 : x)) };
  expect(measureSessionStd(moved)).toBeCloseTo(Math.sqrt((2 + 16) / 4), 12);
  expect(measureSessionStd(none)).toBeNull();
});

it('[QM6] is the area of the ellipse that holds the share', () => {
  const square = toSignal([
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ]);
  const k = -2 * Math.log(1 - 0.6827);
  expect(k).toBeCloseTo(2.3, 2);
  expect(measureBcea(square)).toBeCloseTo((k * Math.PI * 4) / 3, 12);
  expect(
    measureBcea(
      toSignal([
        [0, 0],
        [1, 2],
        [2, 4],
      ]),
    ),
  ).toBe(0);
  expect(measureBcea(square, 0.5, 0, 2)).toBeNull();
  expect(() => measureBcea(square, 1)).toThrow(RangeError);
});

it('[QM6] holds the share of Gaussian points, in an ellipse of any slant', () => {
  const n = 40_000;
  const { x, y } = createStepSignal([{ x: 0, y: 0, durationMs: n }], { rateHz: 1000, noisePx: 1 });
  const slanted = toSignal(Array.from(x, (each, i) => [3 * each, 2 * each + (y[i] ?? 0)] as const));
  const area = measureBcea(slanted) ?? 0;
  // The map has determinant 3, so that the unit circle scaled by k becomes k · π · 3.
  expect(area / (-2 * Math.log(1 - 0.6827) * Math.PI * 3)).toBeCloseTo(1, 1);
  const inside = x.filter((each, i) => each ** 2 + (y[i] ?? 0) ** 2 <= -2 * Math.log(1 - 0.6827));
  expect(inside.length / n).toBeCloseTo(0.6827, 2);
});
