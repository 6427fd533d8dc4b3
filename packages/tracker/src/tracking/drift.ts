import {
  estimateGaze,
  type Look,
  type PatchHeadModel,
  type PlanePoint,
  toMedian,
} from '#method/index.ts';
import { type HeadRange, isOutsideRange } from './head-range.ts';

/** Shift that is added to gaze in the screen's plane. */
export type DriftCorrection = PlanePoint;

export const NO_DRIFT: DriftCorrection = { xMm: 0, yMm: 0 };

/** The dot's own error must not be copied onto everything. Chosen. */
export const DRIFT_SHARE = 0.6;

/**
 * The correction that one known dot gives. None while the head is where it was calibrated: there the
 * dot's own error would do harm.
 */
export function measureDrift(
  model: PatchHeadModel,
  range: HeadRange,
  looks: readonly Look[],
  target: PlanePoint,
): DriftCorrection {
  const heads = looks.map(({ head }) => head);
  if (!isOutsideRange(range, heads)) return NO_DRIFT;
  const gaze = looks.map((look) => estimateGaze(model, look));
  return {
    xMm: DRIFT_SHARE * (target.xMm - toMedian(gaze.map(({ xMm }) => xMm))),
    yMm: DRIFT_SHARE * (target.yMm - toMedian(gaze.map(({ yMm }) => yMm))),
  };
}
