/**
 * When a fixation counts as a look at an AOI: when half of it lies there (ours), any part of it
 * (Sticky [sticky]) or its start (RealEye [realeye-filter]).
 */
export const HIT_RULES = ['half', 'any', 'start'] as const;
export type HitRule = (typeof HIT_RULES)[number];

/** Halves that are equal but for rounding count as halves. */
const ROUNDING_MS = 1e-6;

/** Does a fixation hit that lies inside for so long of its time within the interval? */
export function isLook(insideMs: number, ofMs: number, rule: Exclude<HitRule, 'start'>): boolean {
  if (rule === 'any') return insideMs > ROUNDING_MS;
  return insideMs > 0 && insideMs >= ofMs / 2 - ROUNDING_MS;
}
