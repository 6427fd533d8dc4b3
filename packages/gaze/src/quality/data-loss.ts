export interface SampleCounts {
  readonly expected: number;
  readonly received: number;
  readonly invalid: number;
}

/**
 * Share of the expected samples that never came or are invalid, as in pymovements' data_loss.
 * Held at 1, because more samples than expected can all be invalid.
 */
export function measureDataLoss({ expected, received, invalid }: SampleCounts): number {
  if (!(expected >= 1 && invalid >= 0 && received >= invalid)) {
    throw new RangeError(`expected ${expected}, received ${received}, invalid ${invalid}`);
  }
  return Math.min((Math.max(expected - received, 0) + invalid) / expected, 1);
}
