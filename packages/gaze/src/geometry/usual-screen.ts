import type { Size } from './points.ts';

/** Screens that stand for all phones and all tablets, in CSS px. */
const SCREENS = {
  mobile: { widthPx: 390, heightPx: 844 },
  tablet: { widthPx: 820, heightPx: 1180 },
} as const;

export interface HeldScreen {
  readonly device: keyof typeof SCREENS;
  readonly orientation: 'landscape' | 'portrait';
}

/** Size of the device as participants hold it. */
export function toScreenSize({ device, orientation }: HeldScreen): Size {
  const { widthPx, heightPx } = SCREENS[device];
  return orientation === 'portrait'
    ? { widthPx, heightPx }
    : { widthPx: heightPx, heightPx: widthPx };
}
