/**
 * Eye to screen where it was not measured, in cm: a phone in the hand, a tablet on the lap. Chosen.
 */
export const ASSUMED_DISTANCE_CM = { phone: 35, tablet: 45 } as const;

export interface ViewingGeometry {
  readonly distanceCm: number;
  /** Physical px per inch. */
  readonly ppi: number;
  /** Physical px per CSS px. */
  readonly pixelRatio: number;
}

const CM_PER_INCH = 2.54;
const HALF_DEGREE = Math.PI / 360;

/** CSS px that one degree of visual angle spans in front of the eye: 2 · D · tan(0.5°). */
export function measurePxPerDegree({ distanceCm, ppi, pixelRatio }: ViewingGeometry): number {
  if (!(distanceCm > 0 && ppi > 0 && pixelRatio > 0)) {
    throw new RangeError(`distance ${distanceCm} cm, ${ppi} ppi, ratio ${pixelRatio}`);
  }
  return (2 * distanceCm * Math.tan(HALF_DEGREE) * ppi) / CM_PER_INCH / pixelRatio;
}
