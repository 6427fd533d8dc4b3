export interface ComponentCounts {
  readonly expected: number;
  readonly received: number;
  readonly tracked: number;
  readonly valid: number;
}

/** Percentages; null where there is nothing to divide by. */
export interface ValidityComponents {
  /** Samples that came, of those expected: a slow camera or lost batches. */
  readonly samplingRate: number | null;
  /** Tracked samples of those that came: the tracker failed. */
  readonly integrity: number | null;
  /** Valid samples of those tracked: the person looked away. */
  readonly onScreen: number | null;
}

/** The three reasons apart. Their product is the validity while no more came than expected. */
export function measureComponents(counts: ComponentCounts): ValidityComponents {
  return {
    samplingRate: toPercent(Math.min(counts.received, counts.expected), counts.expected),
    integrity: toPercent(counts.tracked, counts.received),
    onScreen: toPercent(counts.valid, counts.tracked),
  };
}

function toPercent(part: number, whole: number): number | null {
  return whole > 0 ? (100 * part) / whole : null;
}
