import { isHit, isInside } from '#aoi/hit-test.ts';
import { getShareAt } from '#aoi/interpolation.ts';
import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { listVisibleSpans, type VisibleSpan } from '#aoi/visible-spans.ts';
import type { Fixations } from '#events/fixations.ts';
import type { Interval } from './interval.ts';
import type { PictureView } from './picture-view.ts';
import { measureValidTimeMs } from './valid-time.ts';

export interface Overlap {
  /** Of each fixation, the time its centre lies in the AOI within the interval. */
  readonly overlapMs: Float64Array;
  /** The part of it with valid gaze. */
  readonly validMs: Float64Array;
  /** 1 where the fixation begins within the interval and, at that moment, in the AOI. */
  readonly startsInside: Uint8Array;
}

type Sums = Pick<Overlap, 'overlapMs' | 'validMs'>;

/** A resting AOI is met exactly; a moving one is tested at the sample times. */
export function measureOverlap(view: PictureView, aoi: PreparedAoi, interval: Interval): Overlap {
  const { fixations } = view;
  const n = fixations.onsetMs.length;
  const sums = { overlapMs: new Float64Array(n), validMs: new Float64Array(n) };
  const startsInside = new Uint8Array(n);
  for (const span of listVisibleSpans(aoi, interval.fromMs, interval.toMs)) {
    for (let i = 0; i < n; i++) {
      const fromMs = Math.max(fixations.onsetMs[i] as number, span.fromMs);
      const toMs = Math.min(fixations.offsetMs[i] as number, span.toMs);
      if (toMs <= fromMs) continue;
      if (aoi.moving[span.keyframe] === 1) addMoving(sums, view, aoi, span, i, fromMs, toMs);
      else if (isCentreInside(fixations, i, aoi, span.keyframe, 0)) {
        addInside(sums, view, i, fromMs, toMs);
      }
    }
  }
  for (let i = 0; i < n; i++) {
    const onsetMs = fixations.onsetMs[i] as number;
    if (onsetMs < interval.fromMs || onsetMs >= interval.toMs) continue;
    const isStartInside = isHit(aoi, onsetMs, fixations.x[i] as number, fixations.y[i] as number);
    startsInside[i] = isStartInside ? 1 : 0;
  }
  return { ...sums, startsInside };
}

/** Every sample stands for the time half-way to its neighbours. */
function addMoving(
  sums: Sums,
  view: PictureView,
  aoi: PreparedAoi,
  span: VisibleSpan,
  fixation: number,
  fromMs: number,
  toMs: number,
): void {
  const { fixations, sampleTimesMs } = view;
  const last = sampleTimesMs.length - 1;
  let startMs = fromMs;
  for (let s = findSampleBefore(sampleTimesMs, fromMs); startMs < toMs; s++) {
    const sampleMs = last < 0 ? (fromMs + toMs) / 2 : (sampleTimesMs[s] as number);
    const halfWayMs =
      s < last ? (sampleMs + (sampleTimesMs[s + 1] as number)) / 2 : Number.POSITIVE_INFINITY;
    const endMs = Math.min(halfWayMs, toMs);
    if (endMs <= startMs) continue;
    const testMs = Math.min(Math.max(sampleMs, span.fromMs), span.toMs);
    const share = getShareAt(aoi, span.keyframe, testMs);
    if (isCentreInside(fixations, fixation, aoi, span.keyframe, share)) {
      addInside(sums, view, fixation, startMs, endMs);
    }
    startMs = endMs;
  }
}

function addInside(
  { overlapMs, validMs }: Sums,
  { validTime }: PictureView,
  fixation: number,
  fromMs: number,
  toMs: number,
): void {
  const insideMs = toMs - fromMs;
  const seenMs = validTime ? measureValidTimeMs(validTime, { fromMs, toMs }) : insideMs;
  overlapMs[fixation] = (overlapMs[fixation] as number) + insideMs;
  validMs[fixation] = (validMs[fixation] as number) + seenMs;
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
