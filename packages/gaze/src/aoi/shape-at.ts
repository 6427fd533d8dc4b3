import { toShape } from './coordinates.ts';
import { findKeyframeAt, getShareAt, interpolate } from './interpolation.ts';
import type { AoiShape } from './keyframe.ts';
import type { PreparedAoi } from './prepared-aoi.ts';

/** The shape at a time; undefined before the first keyframe and while it is not visible. */
export function findShapeAt(aoi: PreparedAoi, tMs: number): AoiShape | undefined {
  const k = findKeyframeAt(aoi, tMs);
  if (k < 0 || aoi.visible[k] === 0) return undefined;
  return getShapeOf(aoi, k, getShareAt(aoi, k, tMs));
}

/** The shape of keyframe `k` after `share` of the way to the next one, visible or not. */
export function getShapeOf(aoi: PreparedAoi, k: number, share: number): AoiShape {
  const row = new Float64Array(aoi.stride);
  fillRow(aoi, k, share, row);
  return toShape(aoi.type, row);
}

/**
 * The numbers of the shape at a time into a row of at least `stride`, so that a frame makes no
 * objects: x, y, width, height; cx, cy, rx, ry; or all x of a polygon, then all y. False where there
 * is no shape.
 */
export function fillShapeAt(aoi: PreparedAoi, tMs: number, row: Float64Array): boolean {
  const k = findKeyframeAt(aoi, tMs);
  if (k < 0 || aoi.visible[k] === 0) return false;
  fillRow(aoi, k, getShareAt(aoi, k, tMs), row);
  return true;
}

function fillRow(
  { stride, coordinates, steps }: PreparedAoi,
  k: number,
  share: number,
  row: Float64Array,
): void {
  for (let i = 0; i < stride; i++) {
    const at = k * stride + i;
    row[i] = interpolate(coordinates[at] as number, steps[at] as number, share);
  }
}
