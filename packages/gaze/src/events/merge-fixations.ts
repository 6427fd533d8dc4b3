import { checkNotNegative, TIME_SLACK_MS } from '#samples/check-signal.ts';
import { createFixations } from './build-fixations.ts';
import type { Fixations } from './fixations.ts';

export interface MergeOptions {
  /** Longest time from the end of one to the start of the next. */
  readonly maxGapMs: number;
  /** Longest way between their places, in the unit of the fixations. */
  readonly maxDistance: number;
}

/**
 * Joins neighbours that are near in time and in space, from the first to the last. The place of the
 * joint fixation is the mean over the samples of both; samples between them do not count. What was
 * joined is compared with the next as one.
 */
export function mergeFixations(
  fixations: Fixations,
  { maxGapMs, maxDistance }: MergeOptions,
): Fixations {
  checkNotNegative('maxGapMs', maxGapMs);
  checkNotNegative('maxDistance', maxDistance);
  const n = fixations.from.length;
  const merged = createFixations(n);
  let last = -1;
  let lastCount = 0;
  for (let k = 0; k < n; k++) {
    const count = (fixations.to[k] as number) - (fixations.from[k] as number);
    const x = fixations.x[k] as number;
    const y = fixations.y[k] as number;
    if (last >= 0) {
      const gapMs = (fixations.onsetMs[k] as number) - (merged.offsetMs[last] as number);
      const dx = x - (merged.x[last] as number);
      const dy = y - (merged.y[last] as number);
      if (gapMs <= maxGapMs + TIME_SLACK_MS && Math.sqrt(dx * dx + dy * dy) <= maxDistance) {
        lastCount += count;
        merged.x[last] = (merged.x[last] as number) + (dx * count) / lastCount;
        merged.y[last] = (merged.y[last] as number) + (dy * count) / lastCount;
        merged.offsetMs[last] = fixations.offsetMs[k] as number;
        merged.to[last] = fixations.to[k] as number;
        continue;
      }
    }
    last++;
    lastCount = count;
    merged.onsetMs[last] = fixations.onsetMs[k] as number;
    merged.offsetMs[last] = fixations.offsetMs[k] as number;
    merged.x[last] = x;
    merged.y[last] = y;
    merged.from[last] = fixations.from[k] as number;
    merged.to[last] = fixations.to[k] as number;
  }
  return {
    onsetMs: merged.onsetMs.slice(0, last + 1),
    offsetMs: merged.offsetMs.slice(0, last + 1),
    x: merged.x.slice(0, last + 1),
    y: merged.y.slice(0, last + 1),
    from: merged.from.slice(0, last + 1),
    to: merged.to.slice(0, last + 1),
  };
}
