import type { SheetPoint } from '#model/sheet.ts';

const RAD = Math.PI / 180;

/**
 * Where the head is, in camera axes: x right in the unmirrored frame, y down, z away from the camera.
 * The place is the middle between the eyeballs. Yaw and pitch are those of the line out of the back
 * of the head, so a positive yaw turns the face to the left of the frame and a positive pitch up.
 */
export interface HeadPlace {
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
}

/** Row-major 3 × 3 from head axes (y up, z to the viewer) to camera axes, and where the origin goes. */
export interface Placement {
  readonly turn: Float64Array;
  readonly origin: SheetPoint;
}

export function toPlacement({ xMm, yMm, zMm, yawDeg, pitchDeg, rollDeg }: HeadPlace): Placement {
  const [sy, cy] = [Math.sin(yawDeg * RAD), Math.cos(yawDeg * RAD)];
  const [sp, cp] = [Math.sin(-pitchDeg * RAD), Math.cos(pitchDeg * RAD)];
  const [sr, cr] = [Math.sin(rollDeg * RAD), Math.cos(rollDeg * RAD)];
  // Yaw, then pitch, then roll; the second and third column change sign with the axes.
  const x = [cy, 0, sy] as const;
  const y = [sp * sy, cp, -sp * cy] as const;
  const z = [-cp * sy, sp, cp * cy] as const;
  const turn = Float64Array.from([
    cr * x[0] - sr * y[0],
    -(cr * x[1] - sr * y[1]),
    -(cr * x[2] - sr * y[2]),
    sr * x[0] + cr * y[0],
    -(sr * x[1] + cr * y[1]),
    -(sr * x[2] + cr * y[2]),
    z[0],
    -z[1],
    -z[2],
  ]);
  return { turn, origin: [xMm, yMm, zMm] };
}

export function toCamera({ turn, origin }: Placement, [x, y, z]: SheetPoint): SheetPoint {
  const at = (i: number) => turn[i] as number;
  return [
    at(0) * x + at(1) * y + at(2) * z + origin[0],
    at(3) * x + at(4) * y + at(5) * z + origin[1],
    at(6) * x + at(7) * y + at(8) * z + origin[2],
  ];
}

/** A direction of camera axes in head axes. */
export function toHeadAxes({ turn }: Placement, [x, y, z]: SheetPoint): SheetPoint {
  const at = (i: number) => turn[i] as number;
  return [
    at(0) * x + at(3) * y + at(6) * z,
    at(1) * x + at(4) * y + at(7) * z,
    at(2) * x + at(5) * y + at(8) * z,
  ];
}

/** A point of camera axes in head axes. */
export function toHead(placement: Placement, [x, y, z]: SheetPoint): SheetPoint {
  const { origin } = placement;
  return toHeadAxes(placement, [x - origin[0], y - origin[1], z - origin[2]]);
}

export function toUnit([x, y, z]: SheetPoint): SheetPoint {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function dot3(a: SheetPoint, b: SheetPoint): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
