import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { detectFixations, FIXATION_PRESETS, type FixationPreset } from './detect-fixations.ts';
import type { FixationInput } from './presets.ts';
import { detectRealeyeLike, REALEYE_LIKE_DEFAULTS } from './realeye-like.ts';

const input: FixationInput = {
  pxPerDegree: 40,
  precisionStdDeg: null,
  itemWidthPx: 400,
  itemHeightPx: 800,
};
const rests = [
  { x: 100, y: 100, durationMs: 600 },
  { x: 300, y: 500, durationMs: 800 },
  { x: 100, y: 700, durationMs: 500 },
];
const signals = fc
  .record({
    rateHz: fc.constantFrom(20, 25, 30, 50, 60, 120),
    noisePx: fc.constantFrom(0, 4, 10, 30),
    lostShare: fc.constantFrom(0, 0.05, 0.3),
    seed: fc.nat(1e6),
  })
  .map((options) => createStepSignal(rests, options));
const presets = fc.constantFrom(...FIXATION_PRESETS);

function detect(signal: Signal, preset: FixationPreset, changes: Partial<FixationInput> = {}) {
  return detectFixations(signal, preset, { ...input, ...changes });
}

it('[EV9] finds rests on a phone through noise, jitter and short losses', () => {
  for (const rateHz of [30, 60]) {
    const noisy = createStepSignal(rests, { rateHz, noisePx: 20, lostShare: 0.05 });
    const jittered = { ...noisy, tMs: noisy.tMs.map((t, i) => t + (i % 3)) };
    const { fixations, options, reason } = detect(jittered, 'phone', { precisionStdDeg: 0.7 });
    expect(reason).toBeNull();
    expect(options).toMatchObject({ gridHz: rateHz, fillMs: 100, medianMs: 200, mergeDeg: 1 });
    expect(fixations.x).toHaveLength(3);
    for (const [k, rest] of rests.entries()) {
      expect(Math.abs((fixations.x[k] ?? 0) - rest.x)).toBeLessThan(12);
      expect(Math.abs((fixations.y[k] ?? 0) - rest.y)).toBeLessThan(12);
    }
    expect(Math.abs((fixations.onsetMs[1] ?? 0) - 600)).toBeLessThan(35);
  }
});

it('[EV9] bridges a loss of 100 ms on a phone and not one of 133 ms', () => {
  const still = createStepSignal([{ x: 5, y: 5, durationMs: 2000 }], { rateHz: 30 });
  const lose = (n: number) => ({ ...still, valid: still.valid.slice().fill(0, 20, 20 + n) });
  expect(detect(lose(3), 'phone').fixations.x).toHaveLength(1);
  expect(detect(lose(4), 'phone').fixations.x).toHaveLength(2);
  const short = createStepSignal([{ x: 5, y: 5, durationMs: 67 }], { rateHz: 30 });
  expect(detect(short, 'phone').fixations.x).toHaveLength(0);
});

it('[EV10] widens the dispersion with the noise of the session', () => {
  const signal = createStepSignal(rests, { rateHz: 30 });
  expect(detect(signal, 'phone').options).toHaveProperty('dispersionDeg', 1.5);
  expect(detect(signal, 'phone', { precisionStdDeg: 0.7 }).options).toHaveProperty(
    'dispersionDeg',
    1.5,
  );
  expect(detect(signal, 'phone', { precisionStdDeg: 1.25 }).options).toHaveProperty(
    'dispersionDeg',
    2.5,
  );
});

it('[EV11] runs Tobii’s steps with their values', () => {
  const signal = createStepSignal(rests, { rateHz: 60, noisePx: 2 });
  const lost = { ...signal, valid: signal.valid.slice().fill(0, 10, 14).fill(0, 50, 55) };
  const { fixations, options } = detect(lost, 'tobii-ivt');
  expect(options).toEqual({
    fillMs: 75,
    windowMs: 20,
    thresholdDegPerS: 30,
    mergeMs: 75,
    mergeDeg: 0.5,
    minDurationMs: 60,
    pxPerDegree: 40,
  });
  // Five lost samples are 83 ms: too long to fill and to merge. The sample after a jump is fast.
  expect([...fixations.from]).toEqual([0, 37, 55, 85]);
  expect([...fixations.to]).toEqual([36, 50, 84, 114]);
});

it('[EV12] cuts RealEye-like clusters at 400 ms and needs two samples and 80 ms', () => {
  const still = createStepSignal([{ x: 200, y: 400, durationMs: 1000 }], { rateHz: 50 });
  const { fixations, options } = detect(still, 'realeye-like');
  expect(options).toMatchObject({ medianMs: 200, thresholdPercentPerS: 150, maxDurationMs: 400 });
  expect([...fixations.from]).toEqual([0, 20, 40]);
  expect([...fixations.to]).toEqual([20, 40, 50]);
  const rest = createStepSignal([{ x: 200, y: 400, durationMs: 860 }], { rateHz: 50 });
  expect([...detect(rest, 'realeye-like').fixations.to]).toEqual([20, 40]);
});

it('[EV12] measures velocity in percent of the item’s width and height', () => {
  const options = { ...REALEYE_LIKE_DEFAULTS, itemWidthPx: 400, itemHeightPx: 800, intervalMs: 20 };
  const move = (dx: number, dy: number): Signal => ({
    tMs: Float64Array.from({ length: 10 }, (_, i) => 20 * i),
    x: Float64Array.from({ length: 10 }, (_, i) => dx * i),
    y: Float64Array.from({ length: 10 }, (_, i) => dy * i),
    valid: new Uint8Array(10).fill(1),
  });
  // 150 % a second is 3 % in 20 ms: 12 px of the width, 24 px of the height.
  const count = (dx: number, dy: number) =>
    detectRealeyeLike(move(dx, dy), options).fixations.x.length;
  expect([count(11.9, 0), count(12.1, 0), count(0, 23.9), count(0, 24.1)]).toEqual([1, 0, 1, 0]);
});

it('[EV13] answers without fixations and says why', () => {
  const slow = createStepSignal(rests, { rateHz: 19 });
  for (const preset of FIXATION_PRESETS) {
    const answer = detect(slow, preset);
    expect(answer.reason).toBe('rate_below_20_hz');
    expect(answer.rateHz).toBeCloseTo(19, 9);
    expect(answer.fixations.x).toHaveLength(0);
  }
  expect(detect(createStepSignal(rests, { rateHz: 20 }), 'phone').reason).toBeNull();
  expect(detect(createStepSignal([], { rateHz: 30 }), 'phone').reason).toBe('too_few_samples');
  expect(() => detect(slow, 'no-such' as FixationPreset)).toThrow(RangeError);
});

it('[EV14] names what made the fixations and counts samples of the signal it was given', () => {
  const signal = createStepSignal(rests, { rateHz: 50 });
  const { algorithm, version, fixations } = detect(signal, 'phone');
  expect({ algorithm, version }).toEqual({ algorithm: 'phone', version: 1 });
  for (const [k, from] of fixations.from.entries()) {
    expect(signal.tMs[from]).toBeGreaterThanOrEqual(fixations.onsetMs[k] ?? 0);
    expect(signal.tMs[(fixations.to[k] ?? 0) - 1]).toBeLessThan(fixations.offsetMs[k] ?? 0);
    expect(signal.x[from]).toBeCloseTo(fixations.x[k] ?? 0, 0);
  }
  // The jump is before sample 30; the saccade takes that sample.
  expect(fixations.from[1]).toBe(31);
});

it('[EV31] places fixations of a phone at the mean of what was seen in them', () => {
  const signal = createStepSignal(rests, { rateHz: 30, noisePx: 20, lostShare: 0.05 });
  const { fixations } = detect(signal, 'phone', { precisionStdDeg: 0.7 });
  expect(fixations.x.length).toBeGreaterThan(0);
  for (const [k, from] of fixations.from.entries()) {
    const to = fixations.to[k] ?? 0;
    const seen = [...signal.x.slice(from, to)].filter((_, i) => signal.valid[from + i] === 1);
    expect(fixations.x[k]).toBeCloseTo(seen.reduce((sum, x) => sum + x, 0) / seen.length, 9);
  }
});

it('[EV15] never lets fixations overlap', () => {
  fc.assert(
    fc.property(signals, presets, (signal, preset) => {
      const { onsetMs, offsetMs, from, to } = detect(signal, preset).fixations;
      for (let k = 0; k < from.length; k++) {
        expect(offsetMs[k]).toBeGreaterThan(onsetMs[k] ?? 0);
        expect(to[k]).toBeGreaterThan(from[k] ?? 0);
        if (k === 0) continue;
        expect(onsetMs[k]).toBeGreaterThanOrEqual((offsetMs[k - 1] ?? 0) - 1e-6);
        expect(from[k]).toBeGreaterThanOrEqual(to[k - 1] ?? 0);
      }
    }),
  );
});

it('[EV16] does not depend on time shift, mirror image or scale', () => {
  fc.assert(
    fc.property(signals, presets, fc.constantFrom(0.5, 2, 8), (signal, preset, scale) => {
      const { from, to } = detect(signal, preset).fixations;
      // Powers of two keep every bit, so that no comparison can tip.
      const shifted = { ...signal, tMs: signal.tMs.map((t) => t + 4096) };
      const mirrored = { ...signal, x: signal.x.map((x) => -x) };
      const scaled = {
        ...signal,
        x: signal.x.map((x) => scale * x),
        y: signal.y.map((y) => scale * y),
      };
      const larger = {
        pxPerDegree: scale * input.pxPerDegree,
        itemWidthPx: scale * input.itemWidthPx,
        itemHeightPx: scale * input.itemHeightPx,
      };
      expect(detect(shifted, preset).fixations).toMatchObject({ from, to });
      expect(detect(mirrored, preset).fixations).toMatchObject({ from, to });
      expect(detect(scaled, preset, larger).fixations).toMatchObject({ from, to });
    }),
  );
});

it('[EV17] leaves its input as it was', () => {
  const signal = createStepSignal(rests, { rateHz: 30, noisePx: 9, lostShare: 0.2 });
  const before = structuredClone(signal);
  for (const preset of FIXATION_PRESETS) detect(signal, preset);
  expect(signal).toEqual(before);
});
