import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { listVisibleSpans } from '#aoi/visible-spans.ts';
import { type Interval, joinIntervals } from './interval.ts';

/** The target of a measurement: an AOI, or several that count as one. */
export type AoiTarget = PreparedAoi | readonly PreparedAoi[];

export function listParts(target: AoiTarget): readonly PreparedAoi[] {
  return 'stride' in target ? [target] : target;
}

/** When any of them is there within the interval, in order and apart. */
export function listVisible(
  parts: readonly PreparedAoi[],
  { fromMs, toMs }: Interval,
): readonly Interval[] {
  const [only] = parts;
  if (parts.length === 1 && only) return joinIntervals(listVisibleSpans(only, fromMs, toMs));
  return joinIntervals(parts.flatMap((part) => listVisibleSpans(part, fromMs, toMs)));
}
