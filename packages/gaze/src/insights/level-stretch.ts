import { IMMERSION_DEFAULTS } from '#attention/immersion.ts';
import type { ImmersionLevels, LevelShares } from '#attention/immersion-levels.ts';
import type { Interval } from '#metrics/interval.ts';

const { windowMs, hopMs } = IMMERSION_DEFAULTS;

export interface LevelStretch extends Interval {
  /** The largest share in it, and when that was. */
  readonly share: number;
  readonly peakMs: number;
  /** Number of people whose page lasted that long. */
  readonly people: number;
}

/** Share of the time, each person counting the same, at each level; null without a window. */
export interface LevelSplit {
  readonly low: number;
  readonly medium: number;
  readonly high: number;
  readonly people: number;
}

/** A window stands for the time around its middle, as long as windows are apart. */
const toMiddleMs = (window: number) => window * hopMs + windowMs / 2;

const isWithin = (window: number, { fromMs, toMs }: Interval) =>
  toMiddleMs(window) >= fromMs && toMiddleMs(window) <= toMs;

/** The longest time in which at least a share of people is at a level; the first of equals. */
export function findLevelStretch(
  shares: LevelShares,
  level: 'low' | 'high',
  range: Interval,
  least: { readonly share: number; readonly ms: number },
): LevelStretch | undefined {
  const own = shares[level];
  const isAt = (window: number) =>
    window < own.length && isWithin(window, range) && (own[window] as number) >= least.share;
  let best: { from: number; to: number } | undefined;
  for (let from = 0; from < own.length; from++) {
    if (!isAt(from)) continue;
    let to = from + 1;
    while (isAt(to)) to++;
    if (best === undefined || to - from > best.to - best.from) best = { from, to };
    from = to;
  }
  if (best === undefined || (best.to - best.from) * hopMs < least.ms) return undefined;
  let peak = best.from;
  for (let i = best.from; i < best.to; i++) {
    if ((own[i] as number) > (own[peak] as number)) peak = i;
  }
  return {
    fromMs: toMiddleMs(best.from) - hopMs / 2,
    toMs: toMiddleMs(best.to - 1) + hopMs / 2,
    share: own[peak] as number,
    peakMs: toMiddleMs(peak),
    people: shares.people[peak] as number,
  };
}

export function measureLevelSplit(
  peoplesLevels: readonly ImmersionLevels[],
  range: Interval,
): LevelSplit | null {
  const sums = [0, 0, 0];
  let people = 0;
  for (const levels of peoplesLevels) {
    const own = levels.filter((_, window) => isWithin(window, range));
    if (own.length === 0) continue;
    people++;
    for (const level of own) sums[level] = (sums[level] as number) + 1 / own.length;
  }
  if (people === 0) return null;
  const [low, medium, high] = sums.map((sum) => sum / people) as [number, number, number];
  return { low, medium, high, people };
}
