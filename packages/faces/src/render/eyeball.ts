import { EYEBALL_MM, type Face } from '#model/face.ts';
import type { SheetPoint } from '#model/sheet.ts';
import { type Placement, toCamera, toHeadAxes, toUnit } from '#scene/placement.ts';

const RAD = Math.PI / 180;

/** One eye as it stands in the head in one frame, in head axes. */
export interface Eyeball {
  /** -1 on the left of the frame, 1 on the right. */
  readonly side: -1 | 1;
  readonly middle: SheetPoint;
  /** Through the pupil; the line of sight lies kappa beside it. */
  readonly axis: SheetPoint;
  /** Two directions across the axis. */
  readonly across: SheetPoint;
  readonly upward: SheetPoint;
  readonly radiusMm: number;
}

/** Turns an eye so that its line of sight meets the target, which is in camera axes. */
export function aimEyeball(
  { eyes }: Face,
  side: -1 | 1,
  placement: Placement,
  target: SheetPoint,
): Eyeball {
  const middle: SheetPoint = [(side * eyes.apartMm) / 2, 0, eyes.depthMm];
  const [cx, cy, cz] = toCamera(placement, middle);
  const sight = toUnit(toHeadAxes(placement, [target[0] - cx, target[1] - cy, target[2] - cz]));
  const yaw = Math.atan2(sight[0], sight[2]) + side * eyes.kappaDeg.outward * RAD;
  const pitch = Math.asin(Math.min(1, Math.max(-1, sight[1]))) + eyes.kappaDeg.up * RAD;
  const axis: SheetPoint = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const across: SheetPoint = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const upward: SheetPoint = [
    axis[1] * across[2] - axis[2] * across[1],
    axis[2] * across[0] - axis[0] * across[2],
    axis[0] * across[1] - axis[1] * across[0],
  ];
  return { side, middle, axis, across, upward, radiusMm: EYEBALL_MM };
}

/** Where the middle of the pupil is, in camera axes. */
export function findPupil(eye: Eyeball, placement: Placement): SheetPoint {
  const reach = 10.2;
  return toCamera(placement, [
    eye.middle[0] + reach * eye.axis[0],
    eye.middle[1] + reach * eye.axis[1],
    eye.middle[2] + reach * eye.axis[2],
  ]);
}
