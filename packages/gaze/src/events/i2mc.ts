import { checkPositive, checkSignal, TIME_SLACK_MS } from '#samples/check-signal.ts';
import { getOffsetMs, getOnsetMs } from '#samples/event-times.ts';
import type { Signal } from '#samples/signal.ts';
import { createFixations, type FixationResult } from './build-fixations.ts';
import { discardShort } from './discard-short.ts';
import type { Fixations } from './fixations.ts';
import { fillI2mcGaps } from './i2mc-fill.ts';
import { findI2mcRanges, type SampleRange } from './i2mc-ranges.ts';
import { FILTER_MIN_SAMPLES, measureClusteringWeights } from './i2mc-weights.ts';
import { measureMedian } from './median-place.ts';

export interface I2mcOptions {
  /** Time from one sample to the next; the signal must be on an even grid. */
  readonly intervalMs: number;
  readonly screenWidthPx: number;
  readonly maxFillMs: number;
  /** Largest way across a gap that is filled, as a share of √2 · screen width. */
  readonly maxFillShare: number;
  readonly windowMs: number;
  readonly stepMs: number;
  readonly downsamples: readonly number[];
  /** Asked for; in a result, applied. It needs 100 Hz and 25 samples in a window. */
  readonly downsampleFilter: boolean;
  readonly cutoffSd: number;
  readonly edgeMads: number;
  readonly mergeMs: number;
  readonly mergePx: number;
  readonly minDurationMs: number;
}

/** Hessels et al. 2017 (Behavior Research Methods 49, 1802–1823) and their I2MC code. */
export const I2MC_DEFAULTS = {
  maxFillMs: 100,
  maxFillShare: 0.2,
  windowMs: 200,
  stepMs: 20,
  downsamples: [2, 5, 10],
  downsampleFilter: true,
  cutoffSd: 2,
  edgeMads: 3,
  mergeMs: 30,
  mergePx: 30,
  minDurationMs: 40,
} as const;

/** Below, the filter stays off however long the window is. Chosen. */
const FILTER_FROM_HZ = 100;

export type I2mcResult = FixationResult<'i2mc', I2mcOptions>;

/** Identification by two-means clustering. The result's options say whether the filter was on. */
export function detectI2mc(signal: Signal, options: I2mcOptions): I2mcResult {
  checkSignal(signal);
  checkPositive('intervalMs', options.intervalMs);
  checkPositive('screenWidthPx', options.screenWidthPx);
  checkEvenGrid(signal.tMs, options.intervalMs);
  const windowSamples = Math.max(toSamples(options.windowMs, options.intervalMs), 2);
  const downsampleFilter =
    options.downsampleFilter &&
    windowSamples >= FILTER_MIN_SAMPLES &&
    toSamples(1000, options.intervalMs) >= FILTER_FROM_HZ;
  const filled = fillI2mcGaps(signal, {
    maxSamples: toSamples(options.maxFillMs, options.intervalMs),
    maxDisplacementPx: options.maxFillShare * Math.SQRT2 * options.screenWidthPx,
  });
  const weights = measureClusteringWeights(filled, {
    windowSamples,
    stepSamples: Math.max(toSamples(options.stepMs, options.intervalMs), 1),
    downsamples: options.downsamples,
    downsampleFilter,
  });
  const ranges = findI2mcRanges(filled, signal.valid, weights, options);
  const fixations = toMedianFixations(filled, signal.valid, ranges, options.intervalMs);
  return {
    algorithm: 'i2mc',
    version: 1,
    options: { ...options, downsampleFilter },
    fixations: discardShort(fixations, options.minDurationMs),
  };
}

function toSamples(durationMs: number, intervalMs: number): number {
  return Math.floor((durationMs + TIME_SLACK_MS) / intervalMs);
}

function checkEvenGrid(tMs: Float64Array, intervalMs: number): void {
  for (let i = 1; i < tMs.length; i++) {
    const stepMs = (tMs[i] as number) - (tMs[i - 1] as number);
    if (Math.abs(stepMs - intervalMs) > intervalMs / 2) {
      throw new RangeError(`a step of ${stepMs} ms at ${i}: resample first`);
    }
  }
}

/** The place is the median of the samples that were not filled. */
function toMedianFixations(
  { tMs, x, y }: Signal,
  real: Uint8Array,
  ranges: readonly SampleRange[],
  intervalMs: number,
): Fixations {
  const fixations = createFixations(ranges.length);
  for (const [k, { from, to }] of ranges.entries()) {
    fixations.onsetMs[k] = getOnsetMs(tMs, from, intervalMs);
    fixations.offsetMs[k] = getOffsetMs(tMs, to, intervalMs);
    fixations.x[k] = measureMedian(x, from, to, real);
    fixations.y[k] = measureMedian(y, from, to, real);
    fixations.from[k] = from;
    fixations.to[k] = to;
  }
  return fixations;
}
