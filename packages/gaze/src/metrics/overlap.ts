import { isHit } from '#aoi/hit-test.ts';
import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { type AoiTarget, listParts } from './aoi-target.ts';
import { type InsideSpans, joinInside, listInside } from './inside-spans.ts';
import type { Interval } from './interval.ts';
import type { PictureView } from './picture-view.ts';
import { measureValidTimeMs } from './valid-time.ts';

export interface Overlap {
  /** Time that the centre of each fixation lies in the AOI within the interval. */
  readonly overlapMs: Float64Array;
  /** The part of it with valid gaze. */
  readonly validMs: Float64Array;
  /** 1 where the fixation begins within the interval and, at that moment, in the AOI. */
  readonly detectStarts: () => Uint8Array;
  /** When that was. */
  readonly spans: InsideSpans;
}

export function measureOverlap(view: PictureView, target: AoiTarget, interval: Interval): Overlap {
  const parts = listParts(target);
  const spans = joinInside(parts.map((aoi) => listInside(view, aoi, interval)));
  return toOverlap(view, parts, spans, interval);
}

/** Overlap computed from spans that are known already. */
export function toOverlap(
  view: PictureView,
  parts: readonly PreparedAoi[],
  spans: InsideSpans,
  interval: Interval,
): Overlap {
  const detectStarts = () => detectStartsIn(view, parts, interval);
  return { ...measureSpans(view, spans), detectStarts, spans };
}

function detectStartsIn(
  { fixations: { onsetMs, x, y } }: PictureView,
  parts: readonly PreparedAoi[],
  { fromMs, toMs }: Interval,
): Uint8Array {
  return Uint8Array.from(onsetMs, (tMs, i) => {
    if (tMs < fromMs || tMs >= toMs) return 0;
    return parts.some((aoi) => isHit(aoi, tMs, x[i] as number, y[i] as number)) ? 1 : 0;
  });
}

/** By fixation, all of the time and what of it has valid gaze. */
export function measureSpans(
  { fixations, validTime }: PictureView,
  { fixation, fromMs, toMs }: InsideSpans,
): Pick<Overlap, 'overlapMs' | 'validMs'> {
  const n = fixations.onsetMs.length;
  // One block of memory for both: there are many of them.
  const block = new Float64Array(2 * n);
  const overlapMs = block.subarray(0, n);
  const validMs = block.subarray(n);
  for (let s = 0; s < fixation.length; s++) {
    const i = fixation[s] as number;
    const span = { fromMs: fromMs[s] as number, toMs: toMs[s] as number };
    const insideMs = span.toMs - span.fromMs;
    overlapMs[i] = (overlapMs[i] as number) + insideMs;
    validMs[i] =
      (validMs[i] as number) + (validTime ? measureValidTimeMs(validTime, span) : insideMs);
  }
  return { overlapMs, validMs };
}
