import type { ScreenPoint } from '@fovea/gaze/geometry';
import { createScreenPoint } from '@fovea/gaze/geometry';

/** The screen as the camera stands to it. Both lie in one plane. */
export interface Screen {
  readonly mmPerPx: number;
  /** The camera in CSS px of the screen; above the upper edge y is negative. */
  readonly cameraXPx: number;
  readonly cameraYPx: number;
}

/** A point of the screen's plane in camera axes: x right in the unmirrored frame, y down. */
export interface PlanePoint {
  readonly xMm: number;
  readonly yMm: number;
}

/** The camera looks at the person, so what is right on the screen is left in the frame. */
export function toPlanePoint({ x, y }: { x: number; y: number }, screen: Screen): PlanePoint {
  checkScreen(screen);
  return {
    xMm: -(x - screen.cameraXPx) * screen.mmPerPx,
    yMm: (y - screen.cameraYPx) * screen.mmPerPx,
  };
}

export function toScreenPoint({ xMm, yMm }: PlanePoint, screen: Screen): ScreenPoint {
  checkScreen(screen);
  return createScreenPoint(
    screen.cameraXPx - xMm / screen.mmPerPx,
    screen.cameraYPx + yMm / screen.mmPerPx,
  );
}

function checkScreen({ mmPerPx }: Screen): void {
  if (!(mmPerPx > 0)) throw new RangeError(`${mmPerPx} mm per px`);
}
