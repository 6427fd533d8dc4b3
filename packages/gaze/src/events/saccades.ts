import { checkNotNegative, checkPositive, TIME_SLACK_MS } from '#samples/check-signal.ts';
import type { Fixations } from './fixations.ts';

export interface SaccadeOptions {
  readonly pxPerDegree: number;
  /** After a longer gap nobody knows how the eye came there: the amplitude is missing. */
  readonly maxGapMs: number;
}

/** Longest saccade 150 ms: RealEye's fixation filter. */
export const SACCADE_DEFAULTS = { maxGapMs: 150 } as const;

/** One row per fixation: the saccade that follows it. */
export interface Saccades {
  readonly amplitudeDeg: Float64Array;
  /** 0 for the last fixation and where the gap is too long. */
  readonly valid: Uint8Array;
}

/** Amplitude is the way between the places of successive fixations, which are in CSS px. */
export function measureSaccades(
  { onsetMs, offsetMs, x, y }: Fixations,
  { pxPerDegree, maxGapMs }: SaccadeOptions,
): Saccades {
  checkPositive('pxPerDegree', pxPerDegree);
  checkNotNegative('maxGapMs', maxGapMs);
  const n = x.length;
  const amplitudeDeg = new Float64Array(n);
  const valid = new Uint8Array(n);
  for (let i = 0; i + 1 < n; i++) {
    const gapMs = (onsetMs[i + 1] as number) - (offsetMs[i] as number);
    if (gapMs > maxGapMs + TIME_SLACK_MS) continue;
    const dx = (x[i + 1] as number) - (x[i] as number);
    const dy = (y[i + 1] as number) - (y[i] as number);
    amplitudeDeg[i] = Math.sqrt(dx * dx + dy * dy) / pxPerDegree;
    valid[i] = 1;
  }
  return { amplitudeDeg, valid };
}
