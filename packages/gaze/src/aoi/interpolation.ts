import type { PreparedAoi } from './prepared-aoi.ts';

/**
 * The only interpolation of shapes in the product; `step` is the way to the next keyframe. At share
 * 0 it is exactly `from`.
 */
export function interpolate(from: number, step: number, share: number): number {
  return from + step * share;
}

/** The keyframe that rules at a time; −1 before the first. `near` is where the search starts. */
export function findKeyframeAt({ tMs: times, n }: PreparedAoi, tMs: number, near = -1): number {
  let k = near;
  while (k >= 0 && (times[k] as number) > tMs) k--;
  while (k + 1 < n && (times[k + 1] as number) <= tMs) k++;
  return k;
}

/** The share of the way from keyframe `k` to the next that is done at a time; 0 where it holds. */
export function getShareAt(aoi: PreparedAoi, k: number, tMs: number): number {
  if (aoi.moving[k] !== 1) return 0;
  const from = aoi.tMs[k] as number;
  return (tMs - from) / ((aoi.tMs[k + 1] as number) - from);
}
