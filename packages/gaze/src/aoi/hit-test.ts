import { findKeyframeAt, getShareAt, interpolate } from './interpolation.ts';
import type { PreparedAoi } from './prepared-aoi.ts';

/** Keeps the quick refusal by box wider than any rounding of the shape inside it. */
const BOX_SLACK = 1e-9;

/** Is the point (0..1 of the picture) inside the AOI at that time? */
export function isHit(aoi: PreparedAoi, tMs: number, x: number, y: number): boolean {
  const k = findKeyframeAt(aoi, tMs);
  return k >= 0 && aoi.visible[k] === 1 && isInside(aoi, k, getShareAt(aoi, k, tMs), x, y);
}

/** 1 for each point that is inside at its own time. Fast when times rise; any order is right. */
export function detectHits(
  aoi: PreparedAoi,
  tMs: Float64Array,
  x: Float64Array,
  y: Float64Array,
): Uint8Array {
  const hits = new Uint8Array(tMs.length);
  const { n, tMs: times, visible, moving } = aoi;
  let k = -1;
  for (let i = 0; i < hits.length; i++) {
    const t = tMs[i] as number;
    while (k >= 0 && (times[k] as number) > t) k--;
    while (k + 1 < n && (times[k + 1] as number) <= t) k++;
    if (k < 0 || visible[k] === 0) continue;
    const share = moving[k] === 1 ? getShareAt(aoi, k, t) : 0;
    if (isInside(aoi, k, share, x[i] as number, y[i] as number)) hits[i] = 1;
  }
  return hits;
}

/** Filled by `findBoxShares`, so that many points make no objects. */
export interface BoxShares {
  from: number;
  to: number;
}

/**
 * Shares of the way from keyframe `k` to the next at which the box of the shape holds the point: each
 * of its sides moves straight. False where it never does.
 */
export function findBoxShares(
  { boxes, boxSteps }: PreparedAoi,
  k: number,
  x: number,
  y: number,
  found: BoxShares,
): boolean {
  const at = k * 4;
  found.from = 0;
  found.to = 1;
  for (let side = 0; side < 4; side++) {
    const place = side % 2 === 0 ? x : y;
    const sign = side < 2 ? 1 : -1;
    // How far the point is within this side, at the beginning and on the way.
    const room = sign * (place - (boxes[at + side] as number)) + BOX_SLACK;
    const step = -sign * (boxSteps[at + side] as number);
    if (step === 0) {
      if (room < 0) return false;
    } else if (step > 0) found.from = Math.max(found.from, -room / step);
    else found.to = Math.min(found.to, -room / step);
  }
  return found.from <= found.to;
}

/** Is the point inside the shape of keyframe `k` after `share` of the way to the next? */
export function isInside(
  aoi: PreparedAoi,
  k: number,
  share: number,
  x: number,
  y: number,
): boolean {
  const { stride, coordinates: c, steps } = aoi;
  const at = k * stride;
  if (aoi.type === 'polygon') {
    return (
      isInBox(aoi.boxes, aoi.boxSteps, k * 4, share, x, y) &&
      isInPolygon(c, steps, at, stride, share, x, y)
    );
  }
  const c0 = interpolate(c[at] as number, steps[at] as number, share);
  const c1 = interpolate(c[at + 1] as number, steps[at + 1] as number, share);
  const c2 = interpolate(c[at + 2] as number, steps[at + 2] as number, share);
  const c3 = interpolate(c[at + 3] as number, steps[at + 3] as number, share);
  if (aoi.type === 'rectangle') return x >= c0 && x < c0 + c2 && y >= c1 && y < c1 + c3;
  const dx = (x - c0) * c3;
  const dy = (y - c1) * c2;
  // Without an area there is nothing to hit.
  return c2 * c3 > 0 && dx * dx + dy * dy <= c2 * c3 * (c2 * c3);
}

function isInBox(
  boxes: Float64Array,
  steps: Float64Array,
  at: number,
  share: number,
  x: number,
  y: number,
): boolean {
  return (
    x >= interpolate(boxes[at] as number, steps[at] as number, share) - BOX_SLACK &&
    y >= interpolate(boxes[at + 1] as number, steps[at + 1] as number, share) - BOX_SLACK &&
    x <= interpolate(boxes[at + 2] as number, steps[at + 2] as number, share) + BOX_SLACK &&
    y <= interpolate(boxes[at + 3] as number, steps[at + 3] as number, share) + BOX_SLACK
  );
}

/** Even-odd rule. Left and top sides belong to the shape, right and bottom ones do not. */
function isInPolygon(
  c: Float64Array,
  steps: Float64Array,
  at: number,
  stride: number,
  share: number,
  x: number,
  y: number,
): boolean {
  const n = stride >> 1;
  const yAt = at + n;
  let inside = 0;
  let yJ = interpolate(c[yAt + n - 1] as number, steps[yAt + n - 1] as number, share);
  for (let i = 0; i < n; i++) {
    const yI = interpolate(c[yAt + i] as number, steps[yAt + i] as number, share);
    if (yI > y !== yJ > y) {
      const j = at + (i === 0 ? n - 1 : i - 1);
      const xI = interpolate(c[at + i] as number, steps[at + i] as number, share);
      const xJ = interpolate(c[j] as number, steps[j] as number, share);
      const side = (x - xI) * (yJ - yI) - (xJ - xI) * (y - yI);
      if (yJ > y ? side < 0 : side > 0) inside ^= 1;
    }
    yJ = yI;
  }
  return inside === 1;
}
