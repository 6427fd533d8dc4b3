import { expect, it } from 'vitest';
import { measureFixationSummary } from './fixation-summary.ts';
import type { Fixations } from './fixations.ts';
import { measureSaccades, SACCADE_DEFAULTS } from './saccades.ts';

const fixations: Fixations = {
  onsetMs: Float64Array.of(0, 350, 700),
  offsetMs: Float64Array.of(200, 500, 1000),
  x: Float64Array.of(0, 30, 30),
  y: Float64Array.of(0, 40, 90),
  from: Uint32Array.of(0, 10, 20),
  to: Uint32Array.of(6, 15, 30),
};

it('[EV18] measures the way to the next fixation, and not after a long gap', () => {
  const { amplitudeDeg, valid } = measureSaccades(fixations, {
    ...SACCADE_DEFAULTS,
    pxPerDegree: 25,
  });
  expect([...valid]).toEqual([1, 0, 0]);
  expect(amplitudeDeg[0]).toBe(2);
  const wide = measureSaccades(fixations, { maxGapMs: 200, pxPerDegree: 25 });
  expect([...wide.amplitudeDeg]).toEqual([2, 2, 0]);
  expect(() => measureSaccades(fixations, { maxGapMs: 150, pxPerDegree: 0 })).toThrow(RangeError);
});

it('[EV19] counts fixations by their middle and keeps their whole durations', () => {
  const summary = measureFixationSummary(fixations, { fromMs: 100, toMs: 850, validMs: 500 });
  expect(summary).toEqual({ count: 2, ratePerS: 4, meanDurationMs: 175 });
  const none = measureFixationSummary(fixations, { fromMs: 850.5, toMs: 900, validMs: 0 });
  expect(none).toEqual({ count: 0, ratePerS: null, meanDurationMs: null });
  expect(() => measureFixationSummary(fixations, { fromMs: 2, toMs: 1, validMs: 1 })).toThrow(
    RangeError,
  );
});
