/** Half of the window around a moment. Chosen. */
export const MOMENT_MS = 250;

/** One participant's gaze: times that rise, 1 where valid, 1 where inside the AOI. */
export interface GazeHits {
  readonly tMs: Float64Array;
  readonly valid: Uint8Array;
  readonly hits: Uint8Array;
}

/** Counts per moment; those of several groups add up. */
export interface MomentaryAttention {
  /** People with valid gaze in the AOI around the moment. */
  readonly lookers: Uint32Array;
  /** People with valid gaze anywhere around it. */
  readonly present: Uint32Array;
}

/**
 * Number of people who look at an AOI around each moment; the ratio is `lookers / present`. Moments
 * rise.
 */
export function measureMomentaryAttention(
  people: readonly GazeHits[],
  momentsMs: Float64Array,
  halfWindowMs = MOMENT_MS,
): MomentaryAttention {
  const lookers = new Uint32Array(momentsMs.length);
  const present = new Uint32Array(momentsMs.length);
  for (const { tMs, valid, hits } of people) {
    let from = 0;
    let to = 0;
    let validCount = 0;
    let hitCount = 0;
    for (let m = 0; m < momentsMs.length; m++) {
      const moment = momentsMs[m] as number;
      for (; to < tMs.length && (tMs[to] as number) <= moment + halfWindowMs; to++) {
        validCount += valid[to] as number;
        hitCount += (valid[to] as number) & (hits[to] as number);
      }
      for (; from < to && (tMs[from] as number) < moment - halfWindowMs; from++) {
        validCount -= valid[from] as number;
        hitCount -= (valid[from] as number) & (hits[from] as number);
      }
      if (validCount > 0) present[m] = (present[m] as number) + 1;
      if (hitCount > 0) lookers[m] = (lookers[m] as number) + 1;
    }
  }
  return { lookers, present };
}
