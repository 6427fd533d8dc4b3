import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { detectI2mc, I2MC_DEFAULTS, type I2mcOptions } from './i2mc.ts';
import { fillI2mcGaps } from './i2mc-fill.ts';
import { findI2mcRanges } from './i2mc-ranges.ts';
import { measureClusteringWeights } from './i2mc-weights.ts';
import { clusterInTwo } from './two-means.ts';

const rests = [
  { x: 100, y: 100, durationMs: 600 },
  { x: 300, y: 500, durationMs: 800 },
  { x: 100, y: 700, durationMs: 500 },
];
const options: I2mcOptions = { ...I2MC_DEFAULTS, intervalMs: 1000 / 60, screenWidthPx: 400 };

function toSignal(x: readonly number[], valid: readonly number[] = x.map(() => 1)): Signal {
  return {
    tMs: Float64Array.from(x, (_, i) => 10 * i),
    x: Float64Array.from(x),
    y: new Float64Array(x.length),
    valid: Uint8Array.from(valid),
  };
}

it('[EV20] fills a short gap by a curve that never overshoots', () => {
  const signal = toSignal([0, 1, 9, 9, 9, 9, 30, 31], [1, 1, 0, 0, 0, 0, 1, 1]);
  const fill = { maxSamples: 4, maxDisplacementPx: 100 };
  const { x, valid } = fillI2mcGaps(signal, fill);
  expect([...valid]).toEqual(new Array(8).fill(1));
  expect([...x]).toEqual([...x].toSorted((a, b) => a - b));
  expect([x[1], x[6]]).toEqual([1, 30]);
  // Through slopes of 0.1 and 0.58 px a ms goes a parabola of 0.18, which is not too steep.
  expect(x[3]).toBeCloseTo(interpolate(20, 0.18), 12);
  // Through 0.05 and 0.58 it would be 0.138, and is held at twice the flatter.
  const flat = { ...signal, x: signal.x.with(0, 0.5).with(7, 30.5) };
  expect(fillI2mcGaps(flat, fill).x[3]).toBeCloseTo(interpolate(20, 0.1), 12);
});

/** The cubic from 1 to 30 px over 50 ms with the same slope at both ends. */
function interpolate(t: number, edge: number): number {
  const slope = 29 / 50;
  return (
    1 +
    edge * t +
    ((3 * slope - 3 * edge) * t ** 2) / 50 +
    ((2 * edge - 2 * slope) * t ** 3) / 50 ** 2
  );
}

it('[EV20] leaves gaps that are long, wide or without edges', () => {
  const signal = toSignal([0, 1, 9, 9, 30, 31], [1, 1, 0, 0, 1, 1]);
  const fill = { maxSamples: 2, maxDisplacementPx: 30 };
  expect(fillI2mcGaps(signal, fill).valid[2]).toBe(1);
  expect(fillI2mcGaps(signal, { ...fill, maxSamples: 1 }).valid[2]).toBe(0);
  expect(fillI2mcGaps(signal, { ...fill, maxDisplacementPx: 29.9 }).valid[2]).toBe(0);
  expect(fillI2mcGaps({ ...signal, valid: signal.valid.with(0, 0) }, fill).valid[2]).toBe(0);
  expect(fillI2mcGaps({ ...signal, valid: signal.valid.with(5, 0) }, fill).valid[2]).toBe(0);
});

it('[EV21] tests each sample of a long run and none of a short one', () => {
  const signal = toSignal(new Array(12).fill(0), [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  const { tests } = measureClusteringWeights(signal, {
    windowSamples: 4,
    stepSamples: 3,
    downsamples: [],
    downsampleFilter: false,
  });
  expect([...tests]).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 1]);
});

it('[EV22] splits at the wide gap, whatever the order, and leaves one place whole', () => {
  const labels = new Uint8Array(6);
  const x = Float64Array.of(0, 50, 1, 51, 2, 52);
  clusterInTwo(x, new Float64Array(6), 0, 1, 6, labels);
  expect([...labels]).toEqual([0, 1, 0, 1, 0, 1]);
  clusterInTwo(x, new Float64Array(6), 1, 2, 3, labels);
  expect([...labels.slice(0, 3)]).toEqual([0, 0, 1]);
  clusterInTwo(new Float64Array(6), new Float64Array(6), 0, 1, 6, labels.fill(1));
  expect([...labels]).toEqual([0, 0, 0, 0, 0, 0]);
});

it('[EV23] weighs one change fully and many by their share, at every level', () => {
  const weigh = (x: readonly number[], downsamples: readonly number[]) =>
    measureClusteringWeights(toSignal(x), {
      windowSamples: 6,
      stepSamples: 1,
      downsamples,
      downsampleFilter: false,
    }).weight;
  expect([...weigh([0, 0, 0, 9, 9, 9], [])]).toEqual([0, 0, 1, 0, 0, 0]);
  expect([...weigh([0, 9, 0, 0, 0, 0], [])]).toEqual([0.5, 0.5, 0, 0, 0, 0]);
  // Every 2nd sample is 1, 3 and 5: the change after sample 1 is also that of sample 2.
  expect([...weigh([0, 0, 0, 9, 9, 9], [2])]).toEqual([0, 1, 2, 0, 0, 0]);
  // Every 5th would be two points, which always differ.
  expect([...weigh([0, 0, 0, 9, 9, 9], [5])]).toEqual([0, 0, 1, 0, 0, 0]);
});

it('[EV24] takes what lies below the cutoff, and all of it where nothing stands out', () => {
  const still = createStepSignal([{ x: 5, y: 5, durationMs: 1000 }], { rateHz: 60 });
  const { fixations } = detectI2mc(still, options);
  expect([...fixations.from]).toEqual([0]);
  expect([...fixations.to]).toEqual([60]);
  const weights = { weight: new Float64Array(20).with(9, 1), tests: new Uint32Array(20).fill(1) };
  const ranges = findI2mcRanges(
    toSignal(new Array(20).fill(0)),
    new Uint8Array(20).fill(1),
    weights,
    {
      ...options,
      mergeMs: 0,
    },
  );
  expect(ranges).toEqual([
    { from: 0, to: 9 },
    { from: 10, to: 20 },
  ]);
});

it('[EV25] moves edges in to the place of the fixation, but not at the ends of the signal', () => {
  const x = [80, 0, 1, 2, 1, 0, 1, 70, 60, 0, 90, 91, 92, 91, 90, 30];
  const weights = { weight: new Float64Array(16).with(9, 1), tests: new Uint32Array(16).fill(1) };
  const ranges = findI2mcRanges(toSignal(x), new Uint8Array(16).fill(1), weights, options);
  expect(ranges).toEqual([
    { from: 0, to: 7 },
    { from: 10, to: 16 },
  ]);
});

it('[EV26] merges near parts, cuts filled edges and places by the median of what was seen', () => {
  const n = 20;
  const real = new Uint8Array(n).fill(1).fill(0, 0, 2).fill(0, 18, 20);
  const weights = { weight: new Float64Array(n).with(9, 1), tests: new Uint32Array(n).fill(1) };
  const signal = toSignal(Array.from({ length: n }, (_, i) => (i < 9 ? 0 : 29)));
  const merge = { ...options, intervalMs: 10 };
  expect(findI2mcRanges(signal, real, weights, merge)).toEqual([{ from: 2, to: 18 }]);
  const apart = { ...merge, mergePx: 28 };
  expect(findI2mcRanges(signal, real, weights, apart)).toHaveLength(2);
  expect(findI2mcRanges(signal, real, weights, { ...merge, mergeMs: 9 })).toHaveLength(2);
  expect(findI2mcRanges(signal, new Uint8Array(n), weights, merge)).toEqual([]);
});

it('[EV26] finds rests through noise and losses at 30 and 60 Hz', () => {
  for (const rateHz of [30, 60]) {
    const noisy = createStepSignal(rests, { rateHz, noisePx: 8, lostShare: 0.02, seed: 5 });
    const at = { ...options, intervalMs: 1000 / rateHz, mergePx: 60, mergeMs: 80 };
    const { fixations, algorithm } = detectI2mc(noisy, at);
    expect(algorithm).toBe('i2mc');
    const near = rests.map(({ x, y }) =>
      fixations.x.some((each, k) => Math.hypot(each - x, (fixations.y[k] ?? 0) - y) < 10),
    );
    expect(near).toEqual([true, true, true]);
  }
});

it('[EV28] filters from 100 Hz on where a window holds 25 samples, and says whether it did', () => {
  const run = (rateHz: number, more: Partial<I2mcOptions> = {}) =>
    detectI2mc(createStepSignal(rests, { rateHz, noisePx: 8, lostShare: 0.02, seed: 5 }), {
      ...options,
      intervalMs: 1000 / rateHz,
      ...more,
    });
  const isOn = (rateHz: number, more?: Partial<I2mcOptions>) =>
    run(rateHz, more).options.downsampleFilter;
  expect([60, 100, 120, 125, 300].map((rateHz) => isOn(rateHz))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect([60, 100].map((rateHz) => isOn(rateHz, { windowMs: 500 }))).toEqual([false, true]);
  expect(isOn(300, { downsampleFilter: false })).toBe(false);
  for (const rateHz of [125, 300]) {
    const { fixations } = run(rateHz);
    const near = rests.map(({ x, y }) =>
      fixations.x.some((each, k) => Math.hypot(each - x, (fixations.y[k] ?? 0) - y) < 10),
    );
    expect(near).toEqual([true, true, true]);
  }
});

it('[EV28] gives an eye at rest no weight, wherever it rests', () => {
  const weigh = (downsampleFilter: boolean) =>
    measureClusteringWeights(toSignal(new Array(60).fill(317.3)), {
      windowSamples: 40,
      stepSamples: 4,
      downsamples: [2, 5, 10],
      downsampleFilter,
    }).weight;
  expect([...weigh(true)]).toEqual(new Array(60).fill(0));
  expect([...weigh(false)]).toEqual(new Array(60).fill(0));
});

it('[EV29] refuses an uneven grid', () => {
  const even = createStepSignal(rests, { rateHz: 60 });
  const uneven = { ...even, tMs: even.tMs.map((t, i) => (i < 9 ? t : t + 20)) };
  expect(() => detectI2mc(uneven, options)).toThrow(RangeError);
});
