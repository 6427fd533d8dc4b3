/** Fixations of one participant on one page, in time order. They never overlap. */
export interface FixationList {
  /** From the moment the page was shown. */
  readonly onsetMs: Float64Array;
  readonly offsetMs: Float64Array;
  /** Px of the picture; outside of it the gaze lay beside the picture. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** By participant; undefined for somebody who never saw the page. */
export type PageFixations = readonly (FixationList | undefined)[];

/** The first fixation that still lasts after a time; behind the last if none does. */
export function findFirstAfter({ offsetMs }: FixationList, timeMs: number): number {
  return countUpTo(offsetMs, timeMs);
}

/** Behind the last fixation that has begun by a time. */
export function findEndAt({ onsetMs }: FixationList, timeMs: number): number {
  return countUpTo(onsetMs, timeMs);
}

/** How many of rising times are not after the given one. */
export function countUpTo(times: Float64Array | Float32Array, timeMs: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] as number) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
