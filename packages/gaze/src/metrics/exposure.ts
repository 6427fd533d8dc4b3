import { measureArea } from '#aoi/area.ts';
import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { findShapeAt } from '#aoi/shape-at.ts';
import { listVisibleSpans } from '#aoi/visible-spans.ts';
import { type AoiTarget, listParts } from './aoi-target.ts';
import { type Interval, joinIntervals, sumIntervals } from './interval.ts';
import type { ViewportTrack } from './picture-view.ts';

export interface Exposure {
  /** When it was first exposed; null when it never was. */
  readonly startMs: number | null;
  readonly exposedMs: number;
}

/** Share of an AOI's area that has to be on the screen: see [realeye-aoi]. */
export const EXPOSED_SHARE = 0.5;
/** While an AOI moves, its place is looked up this often. Chosen: about one frame. */
const STEP_MS = 16;
const ROUNDING = 1e-9;

/**
 * The time within the interval in which enough of the AOI, or of any part, was on the screen; all
 * that it was `visible` where nothing scrolls.
 */
export function measureExposure(
  target: AoiTarget,
  viewport: ViewportTrack | undefined,
  interval: Interval,
  visible: readonly Interval[],
): Exposure {
  const exposed =
    viewport === undefined
      ? visible
      : joinIntervals(listParts(target).flatMap((aoi) => listExposed(aoi, viewport, interval)));
  return { startMs: exposed[0]?.fromMs ?? null, exposedMs: sumIntervals(exposed) };
}

function listExposed(aoi: PreparedAoi, viewport: ViewportTrack, interval: Interval): Interval[] {
  const exposed: Interval[] = [];
  for (const span of listVisibleSpans(aoi, interval.fromMs, interval.toMs)) {
    const stepMs = aoi.moving[span.keyframe] === 1 ? STEP_MS : Number.POSITIVE_INFINITY;
    let tMs = span.fromMs;
    let at = findRowAt(viewport, tMs);
    while (tMs < span.toMs) {
      const changeMs = viewport.tMs[at + 1] ?? Number.POSITIVE_INFINITY;
      const endMs = Math.min(changeMs, tMs + stepMs, span.toMs);
      if (isExposed(aoi, viewport, at, tMs)) exposed.push({ fromMs: tMs, toMs: endMs });
      if (endMs === changeMs) at++;
      tMs = endMs;
    }
  }
  return exposed;
}

function isExposed(aoi: PreparedAoi, viewport: ViewportTrack, at: number, tMs: number): boolean {
  const shape = findShapeAt(aoi, tMs);
  if (at < 0 || shape === undefined) return false;
  const shown = measureArea(shape, viewport.top[at], viewport.bottom[at]);
  return shown > 0 && shown >= (EXPOSED_SHARE - ROUNDING) * measureArea(shape);
}

/** The last row at or before a time; −1 before the first. */
function findRowAt(viewport: ViewportTrack, tMs: number): number {
  let at = -1;
  while (at + 1 < viewport.tMs.length && (viewport.tMs[at + 1] as number) <= tMs) at++;
  return at;
}
