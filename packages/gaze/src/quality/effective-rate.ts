/** (n − 1) intervals over the time they took, in Hz; null for fewer than two distinct times. */
export function measureEffectiveRateHz(intervalCount: number, spanMs: number): number | null {
  return intervalCount > 0 && spanMs > 0 ? (intervalCount * 1000) / spanMs : null;
}
