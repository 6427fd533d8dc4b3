import { EYES } from './eye-points.ts';
import type { Face } from './face.ts';

/** The angle of view from top to bottom that the engines' geometry assumes. */
export const ASSUMED_VIEW_DEG = 63;
const DEG = 180 / Math.PI;

/**
 * Focal length over the longer side of the frame where the camera is not known: 64° across. Chosen.
 * The calibration takes up what is wrong with it; distances inherit it.
 */
export const ASSUMED_FOCAL_SHARE = 0.8;

/** Position and rotation in camera axes: x right in the frame, y down, z away from the camera. */
export interface Head {
  /** Middle between both eyes, mm. */
  readonly xMm: number;
  readonly yMm: number;
  /** The distance from the camera. An estimate: it assumes the size of a head and a focal length. */
  readonly zMm: number;
  /** x and y of the unit vector out of the back of the head, so 0 and 0 when it faces the camera. */
  readonly turnX: number;
  readonly turnY: number;
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
}

export function toAssumedFocalPx(widthPx: number, heightPx: number): number {
  return ASSUMED_FOCAL_SHARE * Math.max(widthPx, heightPx);
}

export function measureHead(face: Face, focalPx: number): Head {
  if (!(focalPx > 0)) throw new RangeError(`focal length of ${focalPx} px`);
  const { headPose, points, widthPx, heightPx } = face;
  const at = (i: number) => headPose[i] as number;
  const assumedFocalPx = heightPx / 2 / Math.tan(ASSUMED_VIEW_DEG / 2 / DEG);
  const zMm = -at(14) * 10 * (focalPx / assumedFocalPx);
  let xPx = 0;
  let yPx = 0;
  for (const { corners } of EYES) {
    for (const corner of corners) {
      xPx += ((points[3 * corner] as number) * widthPx) / 4;
      yPx += ((points[3 * corner + 1] as number) * heightPx) / 4;
    }
  }
  // The pose has y up and z towards the viewer; both turn round.
  const turnX = -at(8);
  const turnY = at(9);
  return {
    xMm: ((xPx - widthPx / 2) * zMm) / focalPx,
    yMm: ((yPx - heightPx / 2) * zMm) / focalPx,
    zMm,
    turnX,
    turnY,
    yawDeg: Math.asin(clampUnit(turnX)) * DEG,
    pitchDeg: Math.asin(clampUnit(turnY)) * DEG,
    rollDeg: Math.atan2(-at(1), at(0)) * DEG,
  };
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
