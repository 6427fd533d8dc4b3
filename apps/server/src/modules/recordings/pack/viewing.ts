import type { Viewing } from '@fovea/contract';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree } from '@fovea/gaze/geometry';
import { findDevice } from '#modules/devices/public.ts';

export interface DeviceFacts {
  readonly name: string;
  /** CSS px of the page box. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixelRatio: number;
}

/** Of a screen that nobody knows. 153 and 132 CSS px an inch: what most phones and tablets have. */
const ASSUMED_SCREEN = {
  mobile: { ppi: 460, pixelRatio: 3 },
  tablet: { ppi: 264, pixelRatio: 2 },
} as const;
const DISTANCE_CM = { mobile: ASSUMED_DISTANCE_CM.phone, tablet: ASSUMED_DISTANCE_CM.tablet };

/** Screens whose shorter side has this many CSS px are tablets. */
const TABLET_FROM_PX = 600;

/** Panels of 1440 px that are drawn with 1080 have a factor of 1.33. */
const SCALED_FROM = 1.1;
const SCALED_TO = 1.5;

/** How many CSS px a degree spans on this device, and what of that is known. */
export function toViewing(device: DeviceFacts, precisionPx: number | null): Viewing {
  const listed = findDevice(device.name);
  const isWide = Math.min(device.widthPx, device.heightPx) >= TABLET_FROM_PX;
  const kind = listed?.kind ?? (isWide ? 'tablet' : 'mobile');
  const ppi = listed?.ppi ?? null;
  const screen =
    ppi === null
      ? ASSUMED_SCREEN[kind]
      : { ppi, pixelRatio: measurePixelRatio(device, listed?.resolutionX ?? null) };
  const geometry = { distanceCm: DISTANCE_CM[kind], ...screen };
  const pxPerDegree = measurePxPerDegree(geometry);
  return {
    ...geometry,
    pxPerDegree,
    distanceSource: 'assumed',
    ppiSource: ppi === null ? 'assumed' : 'device-list',
    precisionStdDeg: precisionPx === null ? null : precisionPx / pxPerDegree,
  };
}

/**
 * Physical px per CSS px. Some phones draw with fewer pixels than their panel has and tell that
 * ratio; upright, a page is as wide as the panel. A still larger ratio is a page in half a screen.
 */
function measurePixelRatio(device: DeviceFacts, panelWidthPx: number | null): number {
  if (panelWidthPx === null || device.widthPx > device.heightPx) return device.pixelRatio;
  const ofPanel = panelWidthPx / device.widthPx;
  const factor = ofPanel / device.pixelRatio;
  return factor >= SCALED_FROM && factor <= SCALED_TO ? ofPanel : device.pixelRatio;
}
