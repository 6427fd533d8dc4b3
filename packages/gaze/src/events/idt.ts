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
import { SlidingRange } from './sliding-range.ts';

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
 * its first sample; one that is not grows until the next sample would make it too wide. Windows
 * never cross a lost sample. O(n).
 */
export function detectIdt(signal: Signal, options: IdtOptions): IdtResult {
  checkSignal(signal);
  checkPositive('pxPerDegree', options.pxPerDegree);
  checkPositive('intervalMs', options.intervalMs);
  checkPositive('dispersionDeg', options.dispersionDeg);
  checkPositive('minDurationMs', options.minDurationMs);
  checkNotNegative('maxGapMs', options.maxGapMs);
  const { tMs, x, y } = signal;
  const { intervalMs } = options;
  const limitPx = options.dispersionDeg * options.pxPerDegree;
  const minMs = options.minDurationMs - TIME_SLACK_MS;
  const rangeX = new SlidingRange(x);
  const rangeY = new SlidingRange(y);
  const from: number[] = [];
  const to: number[] = [];
  let runStart = findRunStart(signal, 0);
  while (runStart < tMs.length) {
    const runEnd = findRunEnd(signal, runStart, intervalMs + options.maxGapMs);
    let start = runStart;
    let end = runStart;
    rangeX.clear();
    rangeY.clear();
    while (start < runEnd) {
      const onsetMs = getOnsetMs(tMs, start, intervalMs);
      while (
        end < runEnd &&
        (end === start || getOffsetMs(tMs, end, intervalMs) - onsetMs < minMs)
      ) {
        rangeX.add(end);
        rangeY.add(end);
        end++;
      }
      if (getOffsetMs(tMs, end, intervalMs) - onsetMs < minMs) break;
      if (rangeX.getRange() + rangeY.getRange() > limitPx) {
        start++;
        // A window of one sample has no width, so that at least one is left.
        rangeX.dropBefore(start);
        rangeY.dropBefore(start);
        continue;
      }
      while (
        end < runEnd &&
        rangeX.getRangeWith(x[end] as number) + rangeY.getRangeWith(y[end] as number) <= limitPx
      ) {
        rangeX.add(end);
        rangeY.add(end);
        end++;
      }
      from.push(start);
      to.push(end);
      start = end;
      rangeX.clear();
      rangeY.clear();
    }
    runStart = findRunStart(signal, runEnd);
  }
  const fixations = toFixations(signal, Uint32Array.from(from), Uint32Array.from(to), intervalMs);
  return { algorithm: 'i-dt', version: 1, options, fixations };
}
