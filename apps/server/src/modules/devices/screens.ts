// How large a CSS px of a device is: of the list by its name, else by its screen, else assumed.
import type { Device } from '@fovea/contract';
import { DEVICES } from './device-list.ts';
import { findDevice } from './devices.service.ts';

export interface DeviceFacts {
  readonly name: string;
  /** CSS px of the page box. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixelRatio: number;
  /** CSS px of the whole screen, where the phone said them. */
  readonly screen?: { readonly widthPx: number; readonly heightPx: number } | undefined;
}

export interface Screen {
  readonly kind: Device['kind'];
  readonly ppi: number;
  /** Physical px per CSS px. */
  readonly pixelRatio: number;
  readonly isAssumed: boolean;
}

const MM_PER_INCH = 25.4;

/**
 * Assumed density of an unknown screen. 153 and 132 CSS px an inch: what most phones and tablets
 * have.
 */
const ASSUMED_SCREEN = {
  mobile: { ppi: 460, pixelRatio: 3 },
  tablet: { ppi: 264, pixelRatio: 2 },
} as const;

/** Screens whose shorter side has this many CSS px are tablets. */
const TABLET_FROM_PX = 600;

/** Panels of 1440 px that are drawn with 1080 have a factor of 1.33. */
const SCALED_FROM = 1.1;
const SCALED_TO = 1.5;

/** Devices with one screen in CSS px may differ by this much in truth, and their middle is taken. */
const PPI_AGREES = 1.05;

export function toScreen(device: DeviceFacts): Screen {
  const named = findDevice(device.name);
  const ppi = named?.ppi ?? findPpiOfScreen(device);
  const isWide = Math.min(device.widthPx, device.heightPx) >= TABLET_FROM_PX;
  const kind = named?.kind ?? (isWide ? 'tablet' : 'mobile');
  if (ppi === undefined) return { kind, ...ASSUMED_SCREEN[kind], isAssumed: true };
  const pixelRatio = measurePixelRatio(device, named?.resolutionX ?? null);
  return { kind, ppi, pixelRatio, isAssumed: false };
}

export function toMmPerPx({ ppi, pixelRatio }: Screen): number {
  return (MM_PER_INCH * pixelRatio) / ppi;
}

/** Density of devices that have this screen and ratio, if they are about as dense. */
function findPpiOfScreen({ screen, pixelRatio }: DeviceFacts): number | undefined {
  if (screen === undefined) return undefined;
  const sides = toSides(screen.widthPx, screen.heightPx);
  const densities = DEVICES.filter(
    ({ screenWidthPx, screenHeightPx, pixelRatio: ratio }) =>
      screenWidthPx !== null &&
      screenHeightPx !== null &&
      ratio === pixelRatio &&
      toSides(screenWidthPx, screenHeightPx) === sides,
  ).flatMap(({ ppi }) => ppi ?? []);
  const least = Math.min(...densities);
  const most = Math.max(...densities);
  return densities.length > 0 && most <= least * PPI_AGREES ? (least + most) / 2 : undefined;
}

/** However the device is turned. */
function toSides(a: number, b: number): string {
  return `${Math.min(a, b)}x${Math.max(a, b)}`;
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
