import { checkNotNegative, checkPositive } from '#samples/check-signal.ts';
import type { Fixations } from './fixations.ts';

export interface SaccadeTimeOptions {
  readonly pxPerDegree: number;
  readonly baseMs: number;
  readonly msPerDeg: number;
}

/** A saccade of a degrees lasts 21 ms + 2.2 ms · a: Carpenter 1988, as commonly cited. */
export const SACCADE_TIME_DEFAULTS = { baseMs: 21, msPerDeg: 2.2 } as const;

/** Nothing takes more of a fixation than this, on either side. */
const LARGEST_SHARE = 0.25;

/**
 * Leaves room between neighbours for the saccade from one to the other: what their gap lacks is
 * taken from both, half from each. Dispersion of a smoothed signal gives the samples of a saccade
 * to the fixations beside it, which would make all of them too long.
 */
export function leaveSaccadeTime(fixations: Fixations, options: SaccadeTimeOptions): Fixations {
  checkPositive('pxPerDegree', options.pxPerDegree);
  checkNotNegative('baseMs', options.baseMs);
  checkNotNegative('msPerDeg', options.msPerDeg);
  const { x, y } = fixations;
  const onsetMs = fixations.onsetMs.slice();
  const offsetMs = fixations.offsetMs.slice();
  for (let k = 1; k < x.length; k++) {
    const endMs = fixations.offsetMs[k - 1] as number;
    const startMs = fixations.onsetMs[k] as number;
    const dx = (x[k] as number) - (x[k - 1] as number);
    const dy = (y[k] as number) - (y[k - 1] as number);
    const wayDeg = Math.sqrt(dx * dx + dy * dy) / options.pxPerDegree;
    const missingMs = options.baseMs + options.msPerDeg * wayDeg - (startMs - endMs);
    if (missingMs <= 0) continue;
    const beforeMs = endMs - (fixations.onsetMs[k - 1] as number);
    const afterMs = (fixations.offsetMs[k] as number) - startMs;
    offsetMs[k - 1] = endMs - Math.min(missingMs / 2, LARGEST_SHARE * beforeMs);
    onsetMs[k] = startMs + Math.min(missingMs / 2, LARGEST_SHARE * afterMs);
  }
  return { ...fixations, onsetMs, offsetMs };
}
