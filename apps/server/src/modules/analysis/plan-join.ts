import type { SegmentRef } from '@fovea/contract';

/** A join makes of smaller segments one of at least such a size, and less than twice as large. */
const SIZES = [10, 100, 1_000] as const;
const FULL = 1_000;
/** Segments of such a size change so rarely that they stand in a list. */
export const LISTED = 100;
/** Segments that one join takes at most. */
const AT_ONCE = 100;

type Sized = Pick<SegmentRef, 'participants'>;

export interface JoinPlan {
  readonly start: number;
  readonly end: number;
}

/**
 * The next segments to join, the largest result first. Each participant is written again at most
 * once for each size. The first segment stays out of full ones: it is what a screen can show first.
 */
export function planJoin(segments: readonly Sized[]): JoinPlan | undefined {
  for (const size of SIZES.toReversed()) {
    const plan = planSize(segments, size, size === FULL ? 1 : 0);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** How many of the first segments stand in a list: up to the last large one. */
export function countListed(segments: readonly Sized[]): number {
  return segments.findLastIndex(({ participants }) => participants >= LISTED) + 1;
}

/**
 * Whether the job may have something to join, without a look into the list: what a merge adds may
 * fill up what stands there only if it is large itself.
 */
export function mayJoin(hasList: boolean, beside: readonly Sized[]): boolean {
  if (beside.some(({ participants }) => participants >= LISTED)) return true;
  return planJoin(hasList ? [{ participants: FULL }, ...beside] : beside) !== undefined;
}

function planSize(segments: readonly Sized[], size: number, first: number): JoinPlan | undefined {
  let start = first;
  let total = 0;
  for (const [i, { participants }] of segments.entries()) {
    if (i < first) continue;
    if (participants >= size) {
      start = i + 1;
      total = 0;
      continue;
    }
    total += participants;
    const end = i + 1;
    if (end - start > 1 && (total >= size || end - start === AT_ONCE)) return { start, end };
  }
  return undefined;
}
