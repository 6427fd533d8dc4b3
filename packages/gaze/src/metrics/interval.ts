/** A time of interest, in ms from the moment the page was shown. */
export interface Interval {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The same time in order and apart; what touches is one. */
export function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  if (intervals.length < 2) return intervals;
  const joined: { fromMs: number; toMs: number }[] = [];
  for (const { fromMs, toMs } of intervals.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = joined.at(-1);
    if (last !== undefined && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
    else joined.push({ fromMs, toMs });
  }
  return joined;
}

export function sumIntervals(intervals: readonly Interval[]): number {
  return intervals.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
}
