import type { Project } from '@fovea/contract';
import { fitPicture } from '@fovea/gaze/geometry';

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Screens that stand for all phones and all tablets, in CSS px. */
const SCREENS = {
  mobile: { widthPx: 390, heightPx: 844 },
  tablet: { widthPx: 820, heightPx: 1180 },
} as const;

export function toScreen({ device, orientation }: Pick<Project, 'device' | 'orientation'>): Size {
  const { widthPx, heightPx } = SCREENS[device];
  return orientation === 'portrait'
    ? { widthPx, heightPx }
    : { widthPx: heightPx, heightPx: widthPx };
}

/** How wide the screen is drawn so that its frame fits the place. */
export function measurePreview(place: Size, screen: Size, maxPx: number): number {
  const frame = 1.07;
  const byWidth = place.widthPx / frame;
  const byHeight = (place.heightPx / frame) * (screen.widthPx / screen.heightPx);
  return Math.max(0, Math.floor(Math.min(maxPx, byWidth, byHeight)));
}

/** Which part of the screen a picture leaves empty, in whole percent. */
export function measureEmptyPercent(screen: Size, picture: Size): number {
  const rect = fitPicture(screen, picture);
  const filled = (rect.widthPx * rect.heightPx) / (screen.widthPx * screen.heightPx);
  return Math.round((1 - filled) * 100);
}
