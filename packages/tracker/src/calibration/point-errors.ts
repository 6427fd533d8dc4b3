import {
  estimateGaze,
  type Look,
  type PatchHeadModel,
  type PlanePoint,
  toMedian,
} from '#method/index.ts';

const DEG = 180 / Math.PI;

/** How far the median gaze lies from one dot; the median so that a slip of the eye does not count. */
export interface DotError {
  /** Place among the dots that were shown. */
  readonly dot: number;
  readonly errorMm: number;
  /** By the distance of the head, so an estimate as that is. */
  readonly errorDeg: number;
}

export function measureDotError(
  dot: number,
  model: PatchHeadModel,
  { target, looks }: { readonly target: PlanePoint; readonly looks: readonly Look[] },
): DotError | null {
  if (looks.length === 0) return null;
  const gaze = looks.map((look) => estimateGaze(model, look));
  const errorMm = Math.hypot(
    toMedian(gaze.map(({ xMm }) => xMm)) - target.xMm,
    toMedian(gaze.map(({ yMm }) => yMm)) - target.yMm,
  );
  const distanceMm = toMedian(looks.map(({ head }) => head.zMm));
  return { dot, errorMm, errorDeg: Math.atan(errorMm / distanceMm) * DEG };
}

export function toMean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
