/** Longer intervals are lost batches or pauses, which validity counts; they say nothing of a rate. */
const LONGEST_INTERVAL_MS = 500;

/** Samples per second where there are samples; null without an interval of at most 500 ms. */
export function measureSampleRateHz(tMs: Float64Array): number | null {
  let intervalCount = 0;
  let sumMs = 0;
  for (let i = 1; i < tMs.length; i++) {
    const intervalMs = (tMs[i] as number) - (tMs[i - 1] as number);
    if (intervalMs > LONGEST_INTERVAL_MS) continue;
    intervalCount++;
    sumMs += intervalMs;
  }
  return sumMs > 0 ? (1000 * intervalCount) / sumMs : null;
}
