import { isHit } from '#aoi/hit-test.ts';
import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { type ClippedLooks, measureValidMs } from './clipped-looks.ts';
import { type HitRule, isLook } from './hit-rule.ts';
import type { InsideSpans } from './inside-spans.ts';

/** The part of a person's fixations that lies in an AOI within the interval. */
export interface Overlap {
  readonly dwellMs: number;
  /** The part of it with valid gaze. */
  readonly validDwellMs: number;
}

export interface Hits {
  /** 1 for each fixation that hits. */
  readonly hits: Uint8Array;
  /** The first that does; −1 for none. */
  readonly first: number;
}

/** The time of each fixation is summed before that of all. */
export function measureOverlap(looks: ClippedLooks, spans: InsideSpans): Overlap {
  const { fixation, fromMs, toMs } = spans;
  let dwellMs = 0;
  let validDwellMs = 0;
  for (let s = 0; s < fixation.length; ) {
    const i = fixation[s] as number;
    let insideMs = 0;
    let validMs = 0;
    for (; s < fixation.length && fixation[s] === i; s++) {
      insideMs += (toMs[s] as number) - (fromMs[s] as number);
      validMs += measureValidSpan(looks, i, fromMs[s] as number, toMs[s] as number);
    }
    dwellMs += insideMs;
    validDwellMs += validMs;
  }
  return { dwellMs, validDwellMs };
}

export function detectLooks(
  looks: ClippedLooks,
  parts: readonly PreparedAoi[],
  { fixation, fromMs, toMs }: InsideSpans,
  rule: HitRule,
): Hits {
  const [from, to] = looks.range;
  const hits = new Uint8Array(looks.view.fixations.onsetMs.length);
  let first = -1;
  let s = 0;
  for (let i = from; i < to; i++) {
    let insideMs = 0;
    for (; s < fixation.length && fixation[s] === i; s++) {
      insideMs += (toMs[s] as number) - (fromMs[s] as number);
    }
    const ofMs = (looks.toMs[i - from] as number) - (looks.fromMs[i - from] as number);
    const isOne = rule === 'start' ? startsInside(looks, parts, i) : isLook(insideMs, ofMs, rule);
    if (!isOne || !(ofMs > 0)) continue;
    hits[i] = 1;
    if (first < 0) first = i;
  }
  return { hits, first };
}

/** Mostly a span is all of its fixation, whose valid time is known. */
function measureValidSpan(
  looks: ClippedLooks,
  fixation: number,
  fromMs: number,
  toMs: number,
): number {
  const at = fixation - looks.range[0];
  const isAll = looks.fromMs[at] === fromMs && looks.toMs[at] === toMs;
  return isAll ? (looks.validMs[at] as number) : measureValidMs(looks.view, { fromMs, toMs });
}

/** Does it begin within the interval and, at that moment, in the AOI? */
function startsInside(
  { view, interval }: ClippedLooks,
  parts: readonly PreparedAoi[],
  fixation: number,
): boolean {
  const { onsetMs, x, y } = view.fixations;
  const tMs = onsetMs[fixation] as number;
  if (tMs < interval.fromMs || tMs >= interval.toMs) return false;
  return parts.some((aoi) => isHit(aoi, tMs, x[fixation] as number, y[fixation] as number));
}
