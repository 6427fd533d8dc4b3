/** No recording is expected to be slower: below this rate fixations are not computed. */
export const MINIMUM_RATE_HZ = 20;

/** The rate that counts as complete: the recording's own in calibration, at least 20 Hz. */
export function toExpectedRateHz(calibrationRateHz: number): number {
  if (!Number.isFinite(calibrationRateHz) || calibrationRateHz < 0) {
    throw new RangeError(`calibration rate is ${calibrationRateHz} Hz`);
  }
  return Math.max(calibrationRateHz, MINIMUM_RATE_HZ);
}

/** E = floor(T·f/1000) + 1, as in pymovements' data_loss. */
export function measureExpectedSamples(durationMs: number, rateHz: number): number {
  if (!Number.isFinite(durationMs) || durationMs < 0) {
    throw new RangeError(`duration is ${durationMs} ms`);
  }
  return Math.floor((durationMs * rateHz) / 1000) + 1;
}
