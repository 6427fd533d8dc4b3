/** Counts samples and gives their rate over the whole time since the first. */
export function createRateMeter() {
  let firstMs: number | undefined;
  let lastMs = 0;
  let count = 0;
  return {
    add(tMs: number): void {
      firstMs ??= tMs;
      lastMs = tMs;
      count++;
    },
    measureSpanMs: () => (firstMs === undefined ? 0 : lastMs - firstMs),
    /** Samples a second, with two decimals; 0 until there are two samples. */
    measureHz(): number {
      const spanMs = firstMs === undefined ? 0 : lastMs - firstMs;
      return spanMs > 0 ? Math.round(((count - 1) * 100_000) / spanMs) / 100 : 0;
    },
  };
}
