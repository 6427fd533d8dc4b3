import { listCrossings } from './crossings.ts';
import { getShareAt } from './interpolation.ts';
import type { AoiShape, Ellipse, Polygon } from './keyframe.ts';
import type { PreparedAoi } from './prepared-aoi.ts';
import { getShapeOf } from './shape-at.ts';
import { listVisibleSpans } from './visible-spans.ts';

/**
 * The area as share of the picture, counting only what lies between two heights of the picture
 * (0 top, 1 bottom). What lies beside the picture counts too.
 */
export function measureArea(
  shape: AoiShape,
  top: number = Number.NEGATIVE_INFINITY,
  bottom: number = Number.POSITIVE_INFINITY,
): number {
  switch (shape.type) {
    case 'rectangle': {
      const from = Math.max(shape.y, top);
      const to = Math.min(shape.y + shape.height, bottom);
      return shape.width * Math.max(to - from, 0);
    }
    case 'ellipse':
      return measureEllipse(shape, top, bottom);
    case 'polygon':
      return measurePolygon(shape, top, bottom);
  }
}

/**
 * Mean area over the time the AOI is shown in the interval; null when it never is. Exact for every
 * shape whose sides do not cross: its area is a square function of time, as Simpson's rule wants.
 */
export function measureMeanArea(aoi: PreparedAoi, fromMs: number, toMs: number): number | null {
  let areaMs = 0;
  let visibleMs = 0;
  for (const span of listVisibleSpans(aoi, fromMs, toMs)) {
    const durationMs = span.toMs - span.fromMs;
    const areaAt = (tMs: number) =>
      measureArea(getShapeOf(aoi, span.keyframe, getShareAt(aoi, span.keyframe, tMs)));
    const middleMs = span.fromMs + durationMs / 2;
    const isMoving = aoi.moving[span.keyframe] === 1;
    areaMs += isMoving
      ? (durationMs / 6) * (areaAt(span.fromMs) + 4 * areaAt(middleMs) + areaAt(span.toMs))
      : durationMs * areaAt(span.fromMs);
    visibleMs += durationMs;
  }
  return visibleMs > 0 ? areaMs / visibleMs : null;
}

function measureEllipse({ cy, rx, ry }: Ellipse, top: number, bottom: number): number {
  if (!(ry > 0) || bottom <= top) return 0;
  const upTo = (y: number) => {
    const u = Math.min(Math.max((y - cy) / ry, -1), 1);
    return u * Math.sqrt(1 - u * u) + Math.asin(u);
  };
  return rx * ry * (upTo(bottom) - upTo(top));
}

/** Even-odd area: between two heights where sides meet, it is made of trapezia. */
function measurePolygon(shape: Polygon, top: number, bottom: number): number {
  const { points } = shape;
  const heights = [...points.map(([, y]) => y), ...listCrossingHeights(points), top, bottom]
    .filter((y) => y >= top && y <= bottom && Number.isFinite(y))
    .sort((a, b) => a - b);
  let area = 0;
  for (let i = 1; i < heights.length; i++) {
    const above = heights[i - 1] as number;
    const below = heights[i] as number;
    if (below > above) area += (below - above) * measureWidth(shape, (above + below) / 2);
  }
  return area;
}

function measureWidth(shape: Polygon, y: number): number {
  return listCrossings(shape, y).reduce((width, x, i) => width + (i % 2 === 0 ? -x : x), 0);
}

function listCrossingHeights(points: Polygon['points']): number[] {
  const heights: number[] = [];
  const sides = points.map((a, i) => [a, points[(i + 1) % points.length] ?? a] as const);
  sides.forEach(([[x1, y1], [x2, y2]], i) => {
    for (const [[x3, y3], [x4, y4]] of sides.slice(i + 1)) {
      const cross = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
      if (cross === 0) continue;
      const along = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / cross;
      const alongOther = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / cross;
      if (along > 0 && along < 1 && alongOther > 0 && alongOther < 1) {
        heights.push(y1 + along * (y2 - y1));
      }
    }
  });
  return heights;
}
