import { fillGaps } from '#samples/fill-gaps.ts';
import { movingMedian } from '#samples/moving-median.ts';
import { resample, toGridRateHz } from '#samples/resample.ts';
import type { Signal } from '#samples/signal.ts';
import { placeAtSeen, toSamplesOf } from './build-fixations.ts';
import { discardShort } from './discard-short.ts';
import type { Fixations } from './fixations.ts';
import { detectIdt } from './idt.ts';
import { detectIvt, IVT_DEFAULTS } from './ivt.ts';
import { mergeFixations } from './merge-fixations.ts';
import { detectRealeyeLike, REALEYE_LIKE_DEFAULTS } from './realeye-like.ts';
import { leaveSaccadeTime, SACCADE_TIME_DEFAULTS } from './saccade-time.ts';

/** Facts that a preset may ask of a page. */
export interface FixationInput {
  readonly pxPerDegree: number;
  /** Precision (STD) of the session's validation; null where it was not measured. */
  readonly precisionStdDeg: number | null;
  /** Size of what the page shows. */
  readonly itemWidthPx: number;
  readonly itemHeightPx: number;
}

export interface PresetResult {
  readonly options: Readonly<Record<string, number>>;
  readonly fixations: Fixations;
}

export type PresetRun = (signal: Signal, input: FixationInput, rateHz: number) => PresetResult;

/** The default for phones: noise of 1° at 30 Hz reads as 30 °/s, so dispersion decides. Chosen. */
export const PHONE_DEFAULTS = {
  fillMs: 100,
  medianMs: 200,
  minDispersionDeg: 1.5,
  dispersionPerStd: 2,
  minDurationMs: 100,
  mergeMs: 75,
  mergeDeg: 1,
  saccadeBaseMs: SACCADE_TIME_DEFAULTS.baseMs,
  saccadeMsPerDeg: SACCADE_TIME_DEFAULTS.msPerDeg,
} as const;

export const detectPhone: PresetRun = (signal, { pxPerDegree, precisionStdDeg }, rateHz) => {
  const gridHz = toGridRateHz(rateHz);
  const intervalMs = 1000 / gridHz;
  const { fillMs, medianMs, minDispersionDeg, dispersionPerStd, minDurationMs } = PHONE_DEFAULTS;
  const { mergeMs, mergeDeg } = PHONE_DEFAULTS;
  const dispersionDeg = Math.max(minDispersionDeg, dispersionPerStd * (precisionStdDeg ?? 0));
  const filled = fillGaps(resample(signal, { rateHz: gridHz }), { maxGapMs: fillMs, intervalMs });
  const smooth = movingMedian(filled, { windowMs: medianMs, maxStepMs: intervalMs });
  const found = detectIdt(smooth, {
    pxPerDegree,
    intervalMs,
    dispersionDeg,
    minDurationMs,
    maxGapMs: 0,
  });
  const merged = mergeFixations(found.fixations, {
    maxGapMs: mergeMs,
    maxDistance: mergeDeg * pxPerDegree,
  });
  const apart = leaveSaccadeTime(discardShort(merged, minDurationMs), {
    pxPerDegree,
    ...SACCADE_TIME_DEFAULTS,
  });
  return {
    options: { ...PHONE_DEFAULTS, gridHz, pxPerDegree, dispersionDeg },
    fixations: placeAtSeen(toSamplesOf(apart, signal.tMs), signal),
  };
};

/** Gap fill-in, I-VT, merge, discard: Olsen 2012 with the values of Tobii Pro Lab. */
export const TOBII_IVT_DEFAULTS = {
  fillMs: 75,
  windowMs: IVT_DEFAULTS.windowMs,
  thresholdDegPerS: IVT_DEFAULTS.thresholdDegPerS,
  mergeMs: 75,
  mergeDeg: 0.5,
  minDurationMs: 60,
} as const;

export const detectTobiiIvt: PresetRun = (signal, { pxPerDegree }, rateHz) => {
  const intervalMs = 1000 / rateHz;
  const { fillMs, windowMs, thresholdDegPerS, mergeMs, mergeDeg, minDurationMs } =
    TOBII_IVT_DEFAULTS;
  const filled = fillGaps(signal, { maxGapMs: fillMs, intervalMs });
  const found = detectIvt(filled, {
    pxPerDegree,
    intervalMs,
    windowMs,
    thresholdDegPerS,
    maxGapMs: fillMs,
  });
  const merged = mergeFixations(found.fixations, {
    maxGapMs: mergeMs,
    maxDistance: mergeDeg * pxPerDegree,
  });
  return {
    options: { ...TOBII_IVT_DEFAULTS, pxPerDegree },
    fixations: discardShort(merged, minDurationMs),
  };
};

/** Moving median of 200 ms, then clusters by velocity in percent of the item's size. */
export const REALEYE_DEFAULTS = { medianMs: 200, ...REALEYE_LIKE_DEFAULTS } as const;

export const detectRealeye: PresetRun = (signal, { itemWidthPx, itemHeightPx }, rateHz) => {
  const intervalMs = 1000 / rateHz;
  const smooth = movingMedian(signal, {
    windowMs: REALEYE_DEFAULTS.medianMs,
    maxStepMs: intervalMs + REALEYE_DEFAULTS.maxGapMs,
  });
  const { fixations } = detectRealeyeLike(smooth, {
    ...REALEYE_LIKE_DEFAULTS,
    itemWidthPx,
    itemHeightPx,
    intervalMs,
  });
  return { options: { ...REALEYE_DEFAULTS, itemWidthPx, itemHeightPx }, fixations };
};
