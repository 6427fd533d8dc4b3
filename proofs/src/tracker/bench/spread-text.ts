import { toPercentile } from '#harness/percentile.ts';

/** Median with 5th and 95th percentile, as `12.3 ms (10.1 to 20.5)`. */
export function toSpreadText(valuesMs: readonly number[]): string {
  const sorted = valuesMs.toSorted((a, b) => a - b);
  const at = (share: number) => toPercentile(sorted, share).toFixed(1);
  return `${at(0.5)} ms (${at(0.05)} to ${at(0.95)})`;
}
