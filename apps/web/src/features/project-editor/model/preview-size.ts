import type { Page, Project } from '@fovea/contract';
import { layoutPage } from '@fovea/gaze/geometry';

export interface Size {
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

export function findSize(
  asset: { readonly widthPx: number | null; readonly heightPx: number | null } | null | undefined,
): Size | null {
  const { widthPx, heightPx } = asset ?? {};
  return widthPx && heightPx ? { widthPx, heightPx } : null;
}

export const layOut = (page: Page, screen: Size) =>
  layoutPage({ ...page, assets: page.assets.map(findSize) }, screen);

/** What a layout means for its pictures. Nothing while one is missing. */
export type Fit =
  | { readonly kind: 'whole' }
  | { readonly kind: 'bars' | 'cropped'; readonly percent: number }
  | { readonly kind: 'scroll'; readonly screens: number };

export function measureFit(page: Page, screen: Size): Fit | undefined {
  const { slots, contentHeightPx } = layOut(page, screen);
  const rects = slots.filter((rect) => rect !== null);
  if (rects.length < slots.length) return undefined;
  if (page.display === 'scroll') {
    return { kind: 'scroll', screens: Math.round((contentHeightPx / screen.heightPx) * 10) / 10 };
  }
  const pictures = rects.reduce((sum, { widthPx, heightPx }) => sum + widthPx * heightPx, 0);
  const whole = screen.widthPx * screen.heightPx;
  const ratio = page.scale === 'fill' ? whole / pictures : pictures / whole;
  const percent = Math.round((1 - ratio) * 100);
  if (percent <= 0) return { kind: 'whole' };
  return { kind: page.scale === 'fill' ? 'cropped' : 'bars', percent };
}
