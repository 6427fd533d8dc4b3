export interface Gaps {
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** Times between neighbouring samples of one page, which are in time order. */
export function listGapsMs(tMs: Float64Array): Float64Array {
  const gapsMs = new Float64Array(Math.max(tMs.length - 1, 0));
  for (let i = 0; i < gapsMs.length; i++) {
    gapsMs[i] = (tMs[i + 1] as number) - (tMs[i] as number);
  }
  return gapsMs;
}

/** Median and 95th percentile, linear between ranks (Hyndman and Fan, type 7); null without gaps. */
export function measureGaps(gapsMs: Float64Array): Gaps | null {
  if (gapsMs.length === 0) return null;
  const sorted = gapsMs.toSorted();
  return { medianMs: getQuantile(sorted, 0.5), p95Ms: getQuantile(sorted, 0.95) };
}

function getQuantile(sorted: Float64Array, share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = Math.floor(rank);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (rank - below);
}
