/**
 * The half-sample rule: an event starts half a sample before its first sample and ends half a
 * sample after its last, so that an event of one sample lasts one interval. Where a neighbour is
 * nearer than an interval, the border lies half-way to it: events never overlap.
 */
export function getOnsetMs(tMs: Float64Array, from: number, intervalMs: number): number {
  const firstMs = tMs[from] as number;
  const stepMs = from === 0 ? intervalMs : firstMs - (tMs[from - 1] as number);
  return firstMs - Math.min(stepMs, intervalMs) / 2;
}

/** `to` is the sample behind the last. */
export function getOffsetMs(tMs: Float64Array, to: number, intervalMs: number): number {
  const lastMs = tMs[to - 1] as number;
  const stepMs = to === tMs.length ? intervalMs : (tMs[to] as number) - lastMs;
  return lastMs + Math.min(stepMs, intervalMs) / 2;
}
