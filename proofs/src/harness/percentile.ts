/** Linear between ranks; `sorted` rises. Infinite without values: what was not seen is not exact. */
export function toPercentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.POSITIVE_INFINITY;
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (high - low) * (at - Math.floor(at));
}

/** The middle value, the upper of two. Infinite without values, so that no limit is kept by chance. */
export function toMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}
