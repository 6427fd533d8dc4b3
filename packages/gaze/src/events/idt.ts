import {
  checkNotNegative,
  checkPositive,
  checkSignal,
  TIME_SLACK_MS,
} from '#samples/check-signal.ts';
import { getOffsetMs, getOnsetMs } from '#samples/event-times.ts';
import type { Signal } from '#samples/signal.ts';
import { findRunEnd, findRunStart } from '#samples/valid-runs.ts';
import { type FixationResult, toFixations } from './build-fixations.ts';

export interface IdtOptions {
  readonly pxPerDegree: number;
  /** Time from one sample to the next of the undisturbed signal. */
  readonly intervalMs: number;
  /** Largest (max − min x) + (max − min y) within a fixation. */
  readonly dispersionDeg: number;
  readonly minDurationMs: number;
  /** The longest time without a sample within a fixation, by the half-sample rule. */
  readonly maxGapMs: number;
}

/**
 * Dispersion 1.0° and 100 ms: Salvucci and Goldberg 2000, as in pymovements' idt. A gap of 75 ms:
 * as in Tobii's gap fill-in.
 */
export const IDT_DEFAULTS = { dispersionDeg: 1, minDurationMs: 100, maxGapMs: 75 } as const;

export type IdtResult = FixationResult<'i-dt', IdtOptions>;

/**
 * Identification by dispersion threshold. A window of the minimum duration that is too wide loses
 * its first samples; one that is not grows until the next sample would make it too wide. Windows
 * never cross a lost sample. O(n) unless gaze drifts: then times the samples of a first window.
 */
export function detectIdt(signal: Signal, options: IdtOptions): IdtResult {
  checkSignal(signal);
  checkPositive('pxPerDegree', options.pxPerDegree);
  checkPositive('intervalMs', options.intervalMs);
  checkPositive('dispersionDeg', options.dispersionDeg);
  checkPositive('minDurationMs', options.minDurationMs);
  checkNotNegative('maxGapMs', options.maxGapMs);
  const { intervalMs } = options;
  const ranges: Ranges = { from: [], to: [] };
  let start = findRunStart(signal, 0);
  while (start < signal.tMs.length) {
    const end = findRunEnd(signal, start, intervalMs + options.maxGapMs);
    addRanges(signal, options, start, end, ranges);
    start = findRunStart(signal, end);
  }
  const from = new Uint32Array(ranges.from);
  const to = new Uint32Array(ranges.to);
  const fixations = toFixations(signal, from, to, intervalMs);
  return { algorithm: 'i-dt', version: 1, options, fixations };
}

interface Ranges {
  readonly from: number[];
  readonly to: number[];
}

/** Adds the fixations of one run of valid samples. */
function addRanges(
  { tMs, x, y }: Signal,
  { pxPerDegree, intervalMs, dispersionDeg, minDurationMs }: IdtOptions,
  runStart: number,
  runEnd: number,
  ranges: Ranges,
): void {
  const limitPx = dispersionDeg * pxPerDegree;
  const minMs = minDurationMs - TIME_SLACK_MS;
  let start = runStart;
  let end = runStart;
  // The bounds of the samples from `start` up to `end`.
  let left = 0;
  let right = 0;
  let top = 0;
  let bottom = 0;
  while (start < runEnd) {
    const onsetMs = getOnsetMs(tMs, start, intervalMs);
    if (end === start) {
      left = right = x[start] as number;
      top = bottom = y[start] as number;
      end++;
    }
    while (end < runEnd && getOffsetMs(tMs, end, intervalMs) - onsetMs < minMs) {
      const nextX = x[end] as number;
      const nextY = y[end] as number;
      left = Math.min(nextX, left);
      right = Math.max(nextX, right);
      top = Math.min(nextY, top);
      bottom = Math.max(nextY, bottom);
      end++;
    }
    if (getOffsetMs(tMs, end, intervalMs) - onsetMs < minMs) return;
    const isFixation = right - left + (bottom - top) <= limitPx;
    let next = end;
    if (!isFixation) {
      // Every window with these samples is too wide. Their longest tail that is not comes next.
      next = end - 1;
      left = right = x[next] as number;
      top = bottom = y[next] as number;
      next--;
    }
    const step = isFixation ? 1 : -1;
    for (; next < runEnd; next += step) {
      const nextX = x[next] as number;
      const nextY = y[next] as number;
      const newLeft = Math.min(nextX, left);
      const newRight = Math.max(nextX, right);
      const newTop = Math.min(nextY, top);
      const newBottom = Math.max(nextY, bottom);
      if (newRight - newLeft + (newBottom - newTop) > limitPx) break;
      left = newLeft;
      right = newRight;
      top = newTop;
      bottom = newBottom;
    }
    if (isFixation) {
      ranges.from.push(start);
      ranges.to.push(next);
      start = next;
      end = next;
    } else {
      start = next + 1;
    }
  }
}
