import { isHit, isInside } from '#aoi/hit-test.ts';
import { getShareAt } from '#aoi/interpolation.ts';
import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { listVisibleSpans, type VisibleSpan } from '#aoi/visible-spans.ts';
import type { Fixations } from '#events/fixations.ts';
import type { Interval, PictureView } from './picture-view.ts';

export interface Overlap {
  /** Of each fixation, the time its centre lies in the AOI within the interval. */
  readonly overlapMs: Float64Array;
  /** 1 where the fixation begins within the interval and, at that moment, in the AOI. */
  readonly startsInside: Uint8Array;
}

/** A resting AOI is met exactly; a moving one is tested at the sample times. */
export function measureOverlap(view: PictureView, aoi: PreparedAoi, interval: Interval): Overlap {
  const { fixations } = view;
  const n = fixations.onsetMs.length;
  const overlapMs = new Float64Array(n);
  const startsInside = new Uint8Array(n);
  for (const span of listVisibleSpans(aoi, interval.fromMs, interval.toMs)) {
    for (let i = 0; i < n; i++) {
      const fromMs = Math.max(fixations.onsetMs[i] as number, span.fromMs);
      const toMs = Math.min(fixations.offsetMs[i] as number, span.toMs);
      if (toMs <= fromMs) continue;
      const insideMs =
        aoi.moving[span.keyframe] === 1
          ? measureMoving(view, aoi, span, i, fromMs, toMs)
          : isCentreInside(fixations, i, aoi, span.keyframe, 0)
            ? toMs - fromMs
            : 0;
      overlapMs[i] = (overlapMs[i] as number) + insideMs;
    }
  }
  for (let i = 0; i < n; i++) {
    const onsetMs = fixations.onsetMs[i] as number;
    if (onsetMs < interval.fromMs || onsetMs >= interval.toMs) continue;
    const isStartInside = isHit(aoi, onsetMs, fixations.x[i] as number, fixations.y[i] as number);
    startsInside[i] = isStartInside ? 1 : 0;
  }
  return { overlapMs, startsInside };
}

/** Every sample stands for the time half-way to its neighbours. */
function measureMoving(
  { fixations, sampleTimesMs }: PictureView,
  aoi: PreparedAoi,
  span: VisibleSpan,
  fixation: number,
  fromMs: number,
  toMs: number,
): number {
  const last = sampleTimesMs.length - 1;
  let insideMs = 0;
  let startMs = fromMs;
  for (let s = findSampleBefore(sampleTimesMs, fromMs); startMs < toMs; s++) {
    const sampleMs = last < 0 ? (fromMs + toMs) / 2 : (sampleTimesMs[s] as number);
    const halfWayMs =
      s < last ? (sampleMs + (sampleTimesMs[s + 1] as number)) / 2 : Number.POSITIVE_INFINITY;
    const endMs = Math.min(halfWayMs, toMs);
    if (endMs <= startMs) continue;
    const testMs = Math.min(Math.max(sampleMs, span.fromMs), span.toMs);
    const share = getShareAt(aoi, span.keyframe, testMs);
    if (isCentreInside(fixations, fixation, aoi, span.keyframe, share)) insideMs += endMs - startMs;
    startMs = endMs;
  }
  return insideMs;
}

function isCentreInside(
  fixations: Fixations,
  i: number,
  aoi: PreparedAoi,
  keyframe: number,
  share: number,
): boolean {
  return isInside(aoi, keyframe, share, fixations.x[i] as number, fixations.y[i] as number);
}

/** The last sample before a time, or the first of all. */
function findSampleBefore(tMs: Float64Array, timeMs: number): number {
  let low = 0;
  let high = tMs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tMs[middle] as number) < timeMs) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
}
