import { type BoxShares, findBoxShares, isInside } from '#aoi/hit-test.ts';
import { getShareAt } from '#aoi/interpolation.ts';
import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { listVisibleSpans, type VisibleSpan } from '#aoi/visible-spans.ts';
import type { ClippedLooks } from './clipped-looks.ts';
import type { PictureView } from './picture-view.ts';

/** Times in which the centre of a fixation lies in an AOI: by fixation, then by time, and apart. */
export interface InsideSpans {
  readonly fixation: number[];
  readonly fromMs: number[];
  readonly toMs: number[];
}

/** Wider than any rounding of a share. */
const SLACK_MS = 1e-3;
const shares: BoxShares = { from: 0, to: 1 };

const createSpans = (): InsideSpans => ({ fixation: [], fromMs: [], toMs: [] });

/** A resting AOI is met exactly; a moving one is tested at the sample times. */
export function listInside(looks: ClippedLooks, aoi: PreparedAoi): InsideSpans {
  const { view, interval, range, fromMs, toMs } = looks;
  const { x, y } = view.fixations;
  const spans = createSpans();
  // Neither overlaps its like, so a fixation that ends before a span is over for those after it.
  let first = range[0];
  for (const span of listVisibleSpans(aoi, interval.fromMs, interval.toMs)) {
    while (first < range[1] && (toMs[first - range[0]] as number) <= span.fromMs) first++;
    const isMoving = aoi.moving[span.keyframe] === 1;
    for (let i = first; i < range[1] && (fromMs[i - range[0]] as number) < span.toMs; i++) {
      const holds = isMoving
        ? findBoxShares(aoi, span.keyframe, x[i] as number, y[i] as number, shares)
        : isInside(aoi, span.keyframe, 0, x[i] as number, y[i] as number);
      if (!holds) continue;
      const startMs = Math.max(fromMs[i - range[0]] as number, span.fromMs);
      const endMs = Math.min(toMs[i - range[0]] as number, span.toMs);
      if (endMs <= startMs) continue;
      if (isMoving) addMoving(spans, view, aoi, span, i, startMs, endMs);
      else add(spans, i, startMs, endMs);
    }
  }
  return spans;
}

/** Times in any of them: each fixation's in all lists, then the next one's. */
export function joinInside(lists: readonly InsideSpans[]): InsideSpans {
  const [only] = lists;
  if (lists.length === 1 && only) return only;
  const joined = createSpans();
  const places = lists.map(() => 0);
  for (;;) {
    const next = findNext(lists, places);
    if (next < 0) return joined;
    const { fixation, fromMs, toMs } = lists[next] as InsideSpans;
    const at = places[next] as number;
    add(joined, fixation[at] as number, fromMs[at] as number, toMs[at] as number);
    places[next] = at + 1;
  }
}

/** The list whose span is next, by fixation and then by time; −1 at the end of all. */
function findNext(lists: readonly InsideSpans[], places: readonly number[]): number {
  let found = -1;
  let fixation = Number.POSITIVE_INFINITY;
  let fromMs = Number.POSITIVE_INFINITY;
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i] as InsideSpans;
    const at = places[i] as number;
    if (at >= list.fixation.length) continue;
    const own = list.fixation[at] as number;
    if (own > fixation || (own === fixation && !((list.fromMs[at] as number) < fromMs))) continue;
    found = i;
    fixation = own;
    fromMs = list.fromMs[at] as number;
  }
  return found;
}

/**
 * Every sample stands for the time half-way to its neighbours. Only those are tested at whose times
 * the box of the shape, by `shares`, holds the centre.
 */
function addMoving(
  spans: InsideSpans,
  { fixations, sampleTimesMs }: PictureView,
  aoi: PreparedAoi,
  span: VisibleSpan,
  fixation: number,
  fromMs: number,
  toMs: number,
): void {
  const x = fixations.x[fixation] as number;
  const y = fixations.y[fixation] as number;
  const last = sampleTimesMs.length - 1;
  const keyMs = aoi.tMs[span.keyframe] as number;
  const wayMs = (aoi.tMs[span.keyframe + 1] as number) - keyMs;
  const boxFromMs = keyMs + shares.from * wayMs - SLACK_MS;
  const boxToMs = keyMs + shares.to * wayMs + SLACK_MS;
  if (boxFromMs > span.toMs || boxToMs < span.fromMs) return;
  let s = findSampleBefore(sampleTimesMs, Math.max(fromMs, boxFromMs));
  const beforeMs = s > 0 ? toHalfWay(sampleTimesMs, s - 1) : Number.NEGATIVE_INFINITY;
  for (let startMs = Math.max(fromMs, beforeMs); startMs < toMs; s++) {
    const sampleMs = last < 0 ? (fromMs + toMs) / 2 : (sampleTimesMs[s] as number);
    const testMs = Math.min(Math.max(sampleMs, span.fromMs), span.toMs);
    if (testMs > boxToMs) break;
    const endMs = Math.min(s < last ? toHalfWay(sampleTimesMs, s) : toMs, toMs);
    if (endMs <= startMs) continue;
    const share = getShareAt(aoi, span.keyframe, testMs);
    if (isInside(aoi, span.keyframe, share, x, y)) add(spans, fixation, startMs, endMs);
    startMs = endMs;
  }
}

function toHalfWay(tMs: Float64Array, sample: number): number {
  return ((tMs[sample] as number) + (tMs[sample + 1] as number)) / 2;
}

/** Goes on with the last span where it touches or overlaps it. */
function add(spans: InsideSpans, fixation: number, startMs: number, endMs: number): void {
  const last = spans.fixation.length - 1;
  if (last >= 0 && spans.fixation[last] === fixation && startMs <= (spans.toMs[last] as number)) {
    spans.toMs[last] = Math.max(spans.toMs[last] as number, endMs);
    return;
  }
  spans.fixation.push(fixation);
  spans.fromMs.push(startMs);
  spans.toMs.push(endMs);
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
