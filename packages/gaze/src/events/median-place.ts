/** Median over the samples [from, to) for which `keep` is 1; at least one must be. */
export function measureMedian(
  values: Float64Array,
  from: number,
  to: number,
  keep: Uint8Array,
): number {
  const kept = values.slice(from, to).filter((_, i) => keep[from + i] === 1);
  return getMiddle(kept.sort());
}

/** Median distance of the samples [from, to) from a place. */
export function measureMedianDistance(
  x: Float64Array,
  y: Float64Array,
  from: number,
  to: number,
  placeX: number,
  placeY: number,
): number {
  const distances = new Float64Array(to - from);
  for (let i = from; i < to; i++) {
    const dx = (x[i] as number) - placeX;
    const dy = (y[i] as number) - placeY;
    distances[i - from] = Math.sqrt(dx * dx + dy * dy);
  }
  return getMiddle(distances.sort());
}

function getMiddle(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
