import type { Device } from '@fovea/contract';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree, type Size } from '@fovea/gaze/geometry';

/** A device of the list in somebody's hands. */
export interface HeldDevice {
  readonly name: string;
  readonly kind: Device['kind'];
  /** Area that pages fill, in whole CSS px: the screen less the bars of the browser. */
  readonly viewport: Size;
  readonly pixelRatio: number;
  readonly pxPerDegree: number;
}

/** Share that the bars leave of the upright and of the turned screen's height. Chosen. */
const SHOWN_OF_HEIGHT = {
  mobile: { portrait: 0.82, landscape: 0.8 },
  tablet: { portrait: 0.93, landscape: 0.9 },
} as const;

/** Devices of which the list knows the screen as pages see it. */
export function listHeldDevices(
  devices: readonly Device[],
  orientation: 'portrait' | 'landscape',
): HeldDevice[] {
  return devices.flatMap(({ name, kind, ppi, screenWidthPx, screenHeightPx, pixelRatio }) => {
    if (!ppi || !screenWidthPx || !screenHeightPx || !pixelRatio) return [];
    const isUpright = orientation === 'portrait';
    const [widthPx, fullPx] = isUpright
      ? [screenWidthPx, screenHeightPx]
      : [screenHeightPx, screenWidthPx];
    const distanceCm = ASSUMED_DISTANCE_CM[kind === 'tablet' ? 'tablet' : 'phone'];
    return [
      {
        name,
        kind,
        viewport: { widthPx, heightPx: Math.floor(fullPx * SHOWN_OF_HEIGHT[kind][orientation]) },
        pixelRatio,
        pxPerDegree: measurePxPerDegree({ distanceCm, ppi, pixelRatio }),
      },
    ];
  });
}
