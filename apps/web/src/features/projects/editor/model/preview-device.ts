import type { Device, Project } from '@fovea/contract';
import {
  type Bars,
  type Browser,
  type Rect,
  type Size,
  toPageBox,
  toScreenSize,
} from '@fovea/gaze/geometry';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { devicesQuery } from './devices.queries.ts';
import { type Resolution, toResolutionQuery } from './resolution.queries.ts';

type Held = Pick<Project, 'device' | 'orientation'>;

/** The names of the phone and the tablet that pages are looked at on; nothing is any of them. */
const chosen = createStore<Record<Project['device'], string | undefined>>(() => ({
  mobile: undefined,
  tablet: undefined,
}));
export const chooseDevice = (kind: Project['device'], name: string | undefined) =>
  chosen.setState((names) => ({ ...names, [kind]: name }));

export interface Preview {
  /** In CSS px, as it is held. */
  readonly screen: Size;
  readonly browser: Browser;
  readonly bars: Bars;
  /** The part of the screen that the browser leaves to a page. */
  readonly box: Rect;
  readonly name: string | undefined;
  /** True when no device has this name: the frame is the plain one. */
  readonly isUnknown: boolean;
}

/** Device that pages are drawn on. */
export function usePreview(held: Held): Preview {
  const name = useStore(chosen)[held.device];
  const { data: devices } = useQuery({ ...devicesQuery, enabled: name !== undefined });
  const device = devices && name !== undefined ? findDevice(devices, held.device, name) : undefined;
  // Only of a device whose pages were never measured is the panel asked for.
  const { data: resolution = null } = useQuery({
    ...toResolutionQuery(device?.name ?? ''),
    enabled: device !== undefined && device.screenHeightPx === null,
  });
  return {
    ...toPreview(held, device, resolution),
    name: device?.name ?? name,
    isUnknown: name !== undefined && devices !== undefined && device === undefined,
  };
}

export const listSuited = (devices: readonly Device[], kind: Project['device'], typed: string) => {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return devices
    .filter(
      (device) =>
        device.kind === kind &&
        words.every((word) => `${device.brand} ${device.name}`.toLowerCase().includes(word)),
    )
    .sort((a, b) => a.brand.localeCompare(b.brand) || toModel(b) - toModel(a));
};

/** The newest models have the highest numbers, and they are what most participants hold. */
const toModel = ({ name }: Device) => Number(/\d+/.exec(name)?.[0] ?? 0);

function findDevice(devices: readonly Device[], kind: Project['device'], name: string) {
  const wanted = name.trim().toLowerCase();
  return devices.find((device) => device.kind === kind && device.name.toLowerCase() === wanted);
}

/** A device whose pages nobody has measured is as wide as usual, in the proportions of its panel. */
export function toPreview(
  held: Held,
  device: Device | undefined,
  resolution: Resolution | null = null,
): Pick<Preview, 'screen' | 'browser' | 'bars' | 'box'> {
  const usual = toScreenSize({ ...held, orientation: 'portrait' });
  const widthPx = device?.screenWidthPx ?? usual.widthPx;
  const heightPx =
    device?.screenHeightPx ??
    (resolution
      ? Math.round(
          (widthPx * resolution.resolutionY * resolution.ppiX) /
            (resolution.resolutionX * resolution.ppiY),
        )
      : usual.heightPx);
  const screen =
    held.orientation === 'portrait'
      ? { widthPx, heightPx }
      : { widthPx: heightPx, heightPx: widthPx };
  const browser = device === undefined || device.brand === 'Apple' ? 'safari' : 'chrome';
  return { screen, browser, ...toPageBox(screen, browser, held) };
}
