import { checkPositive, checkSignal, TIME_SLACK_MS } from '#samples/check-signal.ts';
import { getOffsetMs, getOnsetMs } from '#samples/event-times.ts';
import type { Signal } from '#samples/signal.ts';
import { type FixationResult, toFixations } from './build-fixations.ts';
import { discardShort } from './discard-short.ts';
import { measureVelocity } from './velocity.ts';

export interface RealeyeLikeOptions {
  /** The size of what was shown: velocity is in percent of it a second. */
  readonly itemWidthPx: number;
  readonly itemHeightPx: number;
  readonly intervalMs: number;
  readonly thresholdPercentPerS: number;
  /** The longest time without a sample within a fixation, by the half-sample rule. */
  readonly maxGapMs: number;
  readonly minDurationMs: number;
  /** Longer ones are cut. */
  readonly maxDurationMs: number;
  readonly minSamples: number;
}

/** RealEye's help page on its fixation filter. Event times follow the half-sample rule instead. */
export const REALEYE_LIKE_DEFAULTS = {
  thresholdPercentPerS: 150,
  maxGapMs: 50,
  minDurationMs: 80,
  maxDurationMs: 400,
  minSamples: 2,
} as const;

export type RealeyeLikeResult = FixationResult<'realeye-like-clusters', RealeyeLikeOptions>;

/** Runs of samples slower than the threshold, cut where the next sample would make one too long. */
export function detectRealeyeLike(signal: Signal, options: RealeyeLikeOptions): RealeyeLikeResult {
  checkSignal(signal);
  checkPositive('itemWidthPx', options.itemWidthPx);
  checkPositive('itemHeightPx', options.itemHeightPx);
  const { tMs } = signal;
  const { intervalMs } = options;
  const limitMs = intervalMs + options.maxGapMs + TIME_SLACK_MS;
  const maxMs = options.maxDurationMs + TIME_SLACK_MS;
  const velocity = measureVelocity(toPercent(signal, options), {
    windowMs: 0,
    maxStepMs: intervalMs + options.maxGapMs,
  });
  const from: number[] = [];
  const to: number[] = [];
  let start = -1;
  for (let i = 0; i <= tMs.length; i++) {
    const isSlow =
      i < tMs.length &&
      velocity.valid[i] === 1 &&
      (velocity.perSecond[i] as number) < options.thresholdPercentPerS;
    if (start >= 0) {
      const isOpen =
        isSlow &&
        (tMs[i] as number) - (tMs[i - 1] as number) <= limitMs &&
        getOffsetMs(tMs, i + 1, intervalMs) - getOnsetMs(tMs, start, intervalMs) <= maxMs;
      if (isOpen) continue;
      if (i - start >= options.minSamples) {
        from.push(start);
        to.push(i);
      }
    }
    start = isSlow ? i : -1;
  }
  const fixations = toFixations(signal, Uint32Array.from(from), Uint32Array.from(to), intervalMs);
  return {
    algorithm: 'realeye-like-clusters',
    version: 1,
    options,
    fixations: discardShort(fixations, options.minDurationMs),
  };
}

function toPercent(
  { tMs, x, y, valid }: Signal,
  { itemWidthPx, itemHeightPx }: RealeyeLikeOptions,
): Signal {
  return {
    tMs,
    x: x.map((each) => (100 * each) / itemWidthPx),
    y: y.map((each) => (100 * each) / itemHeightPx),
    valid,
  };
}
