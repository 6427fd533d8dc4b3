/** The kind of device that a link was opened on. A project is for phones (`mobile`) or for tablets. */
export type DeviceKind = 'computer' | 'mobile' | 'tablet';

export interface DeviceSigns {
  readonly touchPoints: number;
  /** Whether a finger, not a mouse, is what it is used with first. */
  readonly isCoarse: boolean;
  /** The shorter side of the screen, in CSS px. */
  readonly shortPx: number;
}

const TABLET_MIN_PX = 600;

/**
 * By touch and size, not by name: an iPad calls itself a Mac. A laptop whose screen can be touched
 * is a computer all the same, since its mouse comes first.
 */
export function toDeviceKind({ touchPoints, isCoarse, shortPx }: DeviceSigns): DeviceKind {
  const isSmall = shortPx < TABLET_MIN_PX;
  if (touchPoints === 0 || !(isCoarse || isSmall)) return 'computer';
  return isSmall ? 'mobile' : 'tablet';
}

export function readDeviceKind(): DeviceKind {
  return toDeviceKind({
    touchPoints: navigator.maxTouchPoints,
    isCoarse: matchMedia('(pointer: coarse)').matches,
    shortPx: Math.min(screen.width, screen.height),
  });
}
