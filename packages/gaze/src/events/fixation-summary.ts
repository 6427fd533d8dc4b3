import { checkNotNegative } from '#samples/check-signal.ts';
import type { Fixations } from './fixations.ts';

export interface SummaryOptions {
  readonly fromMs: number;
  readonly toMs: number;
  /** Time with valid gaze within the window. */
  readonly validMs: number;
}

export interface FixationSummary {
  readonly count: number;
  /** Per second with valid gaze; null without any. */
  readonly ratePerS: number | null;
  /** Mean of whole durations, not cut at the window; null without a fixation. */
  readonly meanDurationMs: number | null;
}

/** Counts the fixations whose middle lies in the window: from `fromMs` to before `toMs`. */
export function measureFixationSummary(
  { onsetMs, offsetMs }: Fixations,
  { fromMs, toMs, validMs }: SummaryOptions,
): FixationSummary {
  if (!(toMs >= fromMs)) throw new RangeError(`a window from ${fromMs} to ${toMs} ms`);
  checkNotNegative('validMs', validMs);
  let count = 0;
  let sumMs = 0;
  for (let k = 0; k < onsetMs.length; k++) {
    const startMs = onsetMs[k] as number;
    const endMs = offsetMs[k] as number;
    const middleMs = (startMs + endMs) / 2;
    if (middleMs < fromMs || middleMs >= toMs) continue;
    count++;
    sumMs += endMs - startMs;
  }
  return {
    count,
    ratePerS: validMs > 0 ? (1000 * count) / validMs : null,
    meanDurationMs: count > 0 ? sumMs / count : null,
  };
}
