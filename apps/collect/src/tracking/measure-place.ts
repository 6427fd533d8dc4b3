import type { Calibration } from '@fovea/tracker/calibration';
import {
  estimateGaze,
  type Look,
  toMedian,
  toPlanePoint,
  toScreenPoint,
} from '@fovea/tracker/method';
import { isOutsideRange, measureDrift } from '@fovea/tracker/tracking';
import type { Calibrated, PlaceError, PlacePx } from '#recording/camera-tracking.ts';
import { type Accepted, toMeanMm } from './calibrating.ts';
import type { GuessedScreen } from './screen-guess.ts';

const NOTHING: PlaceError = { errorPx: null, driftPx: null };

/** Looks at a place that is known: how far off they are, and what may be corrected by them. */
export function measurePlace(
  calibration: Calibration | undefined,
  looks: readonly Look[],
  { xPx, yPx }: PlacePx,
  screen: GuessedScreen,
): PlaceError {
  if (calibration === undefined || looks.length === 0) return NOTHING;
  const { model, headRange } = calibration;
  const gaze = looks.map((look) => toScreenPoint(estimateGaze(model, look), screen));
  const heads = looks.map(({ head }) => head);
  const target = toPlanePoint({ x: xPx, y: yPx }, screen);
  const { xMm, yMm } = measureDrift(model, headRange, looks, target);
  return {
    errorPx: [toMedian(gaze.map(({ x }) => x)) - xPx, toMedian(gaze.map(({ y }) => y)) - yPx],
    // Right on the screen is left in the plane of the camera.
    driftPx: isOutsideRange(headRange, heads)
      ? [-xMm / screen.mmPerPx, yMm / screen.mmPerPx]
      : null,
  };
}

function toPair(
  x: number | null = null,
  y: number | null = null,
): readonly [number, number] | null {
  return x === null || y === null ? null : [x, y];
}

export function toCalibrated(
  { validation, verdict, grade, tries }: Accepted,
  { mmPerPx }: GuessedScreen,
  { clock, enginePlace }: Pick<Calibrated, 'clock' | 'enginePlace'>,
): Calibrated {
  const errorMm = toMeanMm(validation);
  const { accuracy } = validation;
  return {
    grade,
    tries,
    looMeanDeg: verdict.looMeanDeg,
    validationMeanDeg: verdict.validationMeanDeg,
    validationWorstDeg: verdict.validationWorstDeg,
    errorMm,
    errorPx: errorMm === null ? null : errorMm / mmPerPx,
    offsetPx: accuracy && [accuracy.offsetXPx, accuracy.offsetYPx],
    offsetSePx: toPair(accuracy?.offsetXSePx, accuracy?.offsetYSePx),
    precisionPx: validation.stdPx,
    distanceMm: validation.distanceMm,
    dots: validation.dots,
    clock,
    enginePlace,
  };
}
