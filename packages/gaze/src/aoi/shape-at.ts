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
  const { stride, coordinates, steps } = aoi;
  const row = coordinates.slice(k * stride, (k + 1) * stride);
  for (let i = 0; i < stride; i++) {
    row[i] = interpolate(row[i] as number, steps[k * stride + i] as number, share);
  }
  return toShape(aoi.type, row);
}
