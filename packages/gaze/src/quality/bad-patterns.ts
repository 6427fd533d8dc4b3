import type { Signal } from '#samples/signal.ts';
import { measureHullArea } from './convex-hull.ts';

/** Adsata's signal quality index names the four patterns and their limits. */
export const BAD_PATTERN_LIMITS = {
  /** Share of points in one AOI. */
  oneAoiShare: 1,
  /** Share of points that equal the one before. */
  identicalShare: 0.2,
  /** Share of the screen within the convex hull of all points. */
  hullShare: 0.05,
  /** Share of points on one straight line. */
  lineShare: 0.9,
  /** Half the line's thickness, of the screen's diagonal. Chosen. */
  lineReach: 0.01,
  /** Fewer points say nothing: 1 s at 30 Hz. Chosen. */
  minPoints: 30,
} as const;

export const BAD_PATTERNS = ['one_aoi', 'identical_points', 'small_hull', 'one_line'] as const;
export type BadPattern = (typeof BAD_PATTERNS)[number];

export interface BadPatternInput {
  readonly screenWidthPx: number;
  readonly screenHeightPx: number;
  /** Valid points in each AOI of the page; empty where it has none. */
  readonly aoiHits: Uint32Array;
}

export interface BadPatternResult {
  readonly algorithm: 'bad-patterns';
  readonly version: 1;
  readonly options: typeof BAD_PATTERN_LIMITS;
  /** Patterns found; no recording is left out because of them. */
  readonly flags: readonly BadPattern[];
  /** Null where there are too few points to judge. */
  readonly shares: {
    readonly oneAoi: number;
    readonly identical: number;
    readonly hull: number;
    readonly line: number;
  } | null;
}

export function detectBadPatterns(signal: Signal, input: BadPatternInput): BadPatternResult {
  const { screenWidthPx, screenHeightPx, aoiHits } = input;
  if (!(screenWidthPx > 0 && screenHeightPx > 0)) throw new RangeError('screen has no size');
  const head = { algorithm: 'bad-patterns', version: 1, options: BAD_PATTERN_LIMITS } as const;
  const x = signal.x.filter((_, i) => signal.valid[i] === 1);
  const y = signal.y.filter((_, i) => signal.valid[i] === 1);
  if (x.length < BAD_PATTERN_LIMITS.minPoints) return { ...head, flags: [], shares: null };
  const shares = {
    oneAoi: aoiHits.reduce((most, each) => Math.max(most, each), 0) / x.length,
    identical: measureIdenticalShare(x, y),
    hull: measureHullArea(x, y) / (screenWidthPx * screenHeightPx),
    line: measureLineShare(
      x,
      y,
      BAD_PATTERN_LIMITS.lineReach * Math.hypot(screenWidthPx, screenHeightPx),
    ),
  };
  const found: Record<BadPattern, boolean> = {
    one_aoi: shares.oneAoi >= BAD_PATTERN_LIMITS.oneAoiShare,
    identical_points: shares.identical > BAD_PATTERN_LIMITS.identicalShare,
    small_hull: shares.hull < BAD_PATTERN_LIMITS.hullShare,
    one_line: shares.line > BAD_PATTERN_LIMITS.lineShare,
  };
  return { ...head, flags: BAD_PATTERNS.filter((name) => found[name]), shares };
}

function measureIdenticalShare(x: Float64Array, y: Float64Array): number {
  let identical = 0;
  for (let i = 1; i < x.length; i++) if (x[i] === x[i - 1] && y[i] === y[i - 1]) identical++;
  return identical / (x.length - 1);
}

/**
 * The line runs along the first principal axis, through the median across it, so that a few points
 * far away do not move it.
 */
function measureLineShare(x: Float64Array, y: Float64Array, reachPx: number): number {
  const n = x.length;
  const meanX = x.reduce((sum, each) => sum + each, 0) / n;
  const meanY = y.reduce((sum, each) => sum + each, 0) / n;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < n; i++) {
    const dx = (x[i] as number) - meanX;
    const dy = (y[i] as number) - meanY;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const normalX = -Math.sin(angle);
  const normalY = Math.cos(angle);
  const across = x.map((each, i) => each * normalX + (y[i] as number) * normalY);
  const middle = across.toSorted()[n >> 1] as number;
  const near = across.filter((each) => Math.abs(each - middle) <= reachPx);
  return near.length / n;
}
