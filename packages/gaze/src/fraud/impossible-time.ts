export const TIME_LIMITS = {
  /** Time that clocks of phones may be ahead within a run. */
  aheadMs: 2_000,
  /** Share of the shorter of two pages in which the other was seen as well. */
  overlapShare: 0.5,
  /** Cameras of phones give up to 120 pictures a second. */
  maxRateHz: 130,
  /** Fewer samples of a page have no rate. */
  minSamples: 30,
} as const;

/** When a page was seen, by the clock of the device. */
interface PageTime {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly samples: number;
}

/** Whether no clock allows it. `openMs` is how long the recording was open, null where nobody knows. */
export function isImpossibleTime(pages: readonly PageTime[], openMs: number | null): boolean {
  const seenMs = pages.reduce((sum, { firstMs, lastMs }) => sum + lastMs - firstMs, 0);
  if (openMs !== null && seenMs > openMs + TIME_LIMITS.aheadMs) return true;
  return pages.some(isTooFast) || hasOverlap(pages);
}

function isTooFast({ firstMs, lastMs, samples }: PageTime): boolean {
  if (samples < TIME_LIMITS.minSamples) return false;
  return (samples - 1) * 1_000 > TIME_LIMITS.maxRateHz * (lastMs - firstMs);
}

function hasOverlap(pages: readonly PageTime[]): boolean {
  const byStart = pages.toSorted((a, b) => a.firstMs - b.firstMs);
  return byStart.some((page, i) =>
    byStart.slice(i + 1).some((later) => {
      const bothMs = Math.min(page.lastMs, later.lastMs) - later.firstMs;
      const shorterMs = Math.min(page.lastMs - page.firstMs, later.lastMs - later.firstMs);
      return shorterMs > 0 && bothMs > TIME_LIMITS.overlapShare * shorterMs;
    }),
  );
}
