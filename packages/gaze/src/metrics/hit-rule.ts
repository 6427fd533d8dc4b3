import type { Interval } from './interval.ts';
import type { Overlap } from './overlap.ts';
import type { Looks } from './picture-view.ts';

/**
 * When a fixation counts as a look at an AOI: when half of it lies there (ours), any part of it
 * (Sticky [sticky]) or its start (RealEye [realeye-filter]).
 */
export const HIT_RULES = ['half', 'any', 'start'] as const;
export type HitRule = (typeof HIT_RULES)[number];

/** Halves that are equal but for rounding count as halves. */
const ROUNDING_MS = 1e-6;

/** 1 for each fixation that hits. Only its time within the interval counts. */
export function detectFixationHits(
  fixations: Looks,
  { overlapMs, detectStarts }: Pick<Overlap, 'overlapMs' | 'detectStarts'>,
  { fromMs, toMs }: Interval,
  rule: HitRule,
): Uint8Array {
  const hits = new Uint8Array(overlapMs.length);
  const starts = rule === 'start' ? detectStarts() : hits;
  for (let i = 0; i < hits.length; i++) {
    const insideMs = overlapMs[i] as number;
    const startMs = Math.max(fixations.onsetMs[i] as number, fromMs);
    const endMs = Math.min(fixations.offsetMs[i] as number, toMs);
    if (endMs <= startMs) continue;
    if (rule === 'start') hits[i] = starts[i] as number;
    else if (rule === 'any') hits[i] = insideMs > ROUNDING_MS ? 1 : 0;
    else hits[i] = insideMs >= (endMs - startMs) / 2 - ROUNDING_MS ? 1 : 0;
  }
  return hits;
}
