// Physical units to EG1 integers and back. Values beyond the wire's range are held at its ends.
export const SAMPLE_FLAGS = {
  blink: 1,
  face: 2,
  onScreen: 4,
  paused: 8,
  orientationOk: 16,
  lowFps: 32,
  interpolated: 64,
} as const;

export const KNOWN_FLAGS_MASK = 0x7f;

/** Milliseconds of one unit of `dt`. */
export const DT_UNIT_MS = 0.5;
/** CSS px of one unit of `x` and `y`. */
export const COORDINATE_UNIT_PX = 0.25;
/** Millimetres of one unit of head distance. */
const DISTANCE_UNIT_MM = 0.1;

export function toWireDt(elapsedMs: number): number {
  return toWithin(Math.round(elapsedMs / DT_UNIT_MS), 0, 0xffff);
}

export function toWireCoordinate(px: number): number {
  return toWithin(Math.round(px / COORDINATE_UNIT_PX), -0x8000, 0x7fff);
}

/** 0 on the wire means that the distance is not known. */
export function toWireDistance(distanceMm: number): number {
  return toWithin(Math.round(distanceMm / DISTANCE_UNIT_MM), 0, 0xffff);
}

/** Quarter degrees from -32°; straight ahead is 128. */
export function toWireYaw(yawDeg: number): number {
  return toWithin(Math.round((yawDeg + 32) * 4), 0, 0xff);
}

function toWithin(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) throw new RangeError('not a number');
  return Math.min(Math.max(value, min), max);
}
