import { findKeyframeAt } from './interpolation.ts';
import type { PreparedAoi } from './prepared-aoi.ts';

/** A time in which an AOI is shown and one keyframe rules. */
export interface VisibleSpan {
  readonly keyframe: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Spans within the interval, in time order. They have a length and do not overlap. */
export function listVisibleSpans(aoi: PreparedAoi, fromMs: number, toMs: number): VisibleSpan[] {
  const spans: VisibleSpan[] = [];
  for (let k = Math.max(findKeyframeAt(aoi, fromMs), 0); k < aoi.n; k++) {
    const from = Math.max(aoi.tMs[k] as number, fromMs);
    const to = k + 1 < aoi.n ? Math.min(aoi.tMs[k + 1] as number, toMs) : toMs;
    if (from >= toMs) break;
    if (aoi.visible[k] === 1 && to > from) spans.push({ keyframe: k, fromMs: from, toMs: to });
  }
  return spans;
}
