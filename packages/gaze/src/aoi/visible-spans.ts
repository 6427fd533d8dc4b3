import { findKeyframeAt } from './interpolation.ts';
import type { PreparedAoi } from './prepared-aoi.ts';

/** A time in which an AOI is shown and one keyframe rules. */
export interface VisibleSpan {
  readonly keyframe: number;
  readonly fromMs: number;
  readonly toMs: number;
}

interface KnownSpans {
  readonly fromMs: number;
  readonly toMs: number;
  readonly spans: readonly VisibleSpan[];
}

/** One person after the other is asked about in the same time. */
const lastSpans = new WeakMap<PreparedAoi, KnownSpans>();

/** Spans within the interval, in time order. They have a length and do not overlap. */
export function listVisibleSpans(
  aoi: PreparedAoi,
  fromMs: number,
  toMs: number,
): readonly VisibleSpan[] {
  const last = lastSpans.get(aoi);
  if (last !== undefined && last.fromMs === fromMs && last.toMs === toMs) return last.spans;
  const spans = findVisibleSpans(aoi, fromMs, toMs);
  lastSpans.set(aoi, { fromMs, toMs, spans });
  return spans;
}

function findVisibleSpans(aoi: PreparedAoi, fromMs: number, toMs: number): VisibleSpan[] {
  const spans: VisibleSpan[] = [];
  for (let k = Math.max(findKeyframeAt(aoi, fromMs), 0); k < aoi.n; k++) {
    const from = Math.max(aoi.tMs[k] as number, fromMs);
    const to = k + 1 < aoi.n ? Math.min(aoi.tMs[k + 1] as number, toMs) : toMs;
    if (from >= toMs) break;
    if (aoi.visible[k] === 1 && to > from) spans.push({ keyframe: k, fromMs: from, toMs: to });
  }
  return spans;
}
