import type { Looks } from './picture-view.ts';

interface Visits {
  readonly count: number;
  /** From the start of the first fixation to the end of the last, summed over visits. */
  readonly totalMs: number;
}

/**
 * Runs of fixations that hit one after another; a fixation elsewhere ends the run. Reads fixations
 * `from` up to the one before `to`.
 */
export function measureVisits(
  fixations: Looks,
  hits: Uint8Array,
  from = 0,
  to = hits.length,
): Visits {
  let count = 0;
  let totalMs = 0;
  let first = -1;
  for (let i = from; i <= to; i++) {
    if (i < to && hits[i] === 1) {
      if (first < 0) first = i;
    } else if (first >= 0) {
      count++;
      totalMs += (fixations.offsetMs[i - 1] as number) - (fixations.onsetMs[first] as number);
      first = -1;
    }
  }
  return { count, totalMs };
}
