import type { Page } from '@fovea/contract';
import { layoutPage, type Rect, type Size } from '@fovea/gaze/geometry';

/** Both edges of the frame, as a share of the screen's width: at most so much. */
const FRAME = 0.072;

/** How wide the screen is drawn so that its frame fits the place. */
export function measurePreview(place: Size, screen: Size, maxPx: number): number {
  const byWidth = place.widthPx / (1 + FRAME);
  const byHeight = place.heightPx / (screen.heightPx / screen.widthPx + FRAME);
  return Math.max(0, Math.floor(Math.min(maxPx, byWidth, byHeight)));
}

const NOTE_WIDTH_PX = 160;
const NOTES_HEIGHT_PX = 104;

/** Where notes about the screen have room: at both sides of its frame, under it, or nowhere. */
export function placeNotes(
  place: Size,
  screen: Size,
  widthPx: number,
): 'beside' | 'below' | undefined {
  const frameWidthPx = widthPx * (1 + FRAME);
  const frameHeightPx = widthPx * (screen.heightPx / screen.widthPx + FRAME);
  if (place.widthPx - frameWidthPx >= 2 * NOTE_WIDTH_PX) return 'beside';
  return place.heightPx - frameHeightPx >= NOTES_HEIGHT_PX ? 'below' : undefined;
}

export function findSize(
  asset: { readonly widthPx: number | null; readonly heightPx: number | null } | null | undefined,
): Size | null {
  const { widthPx, heightPx } = asset ?? {};
  return widthPx && heightPx ? { widthPx, heightPx } : null;
}

export const layOut = (page: Page, screen: Size) =>
  layoutPage({ ...page, assets: page.assets.map(findSize) }, screen);

/** The same place, drawn smaller. */
export const scaleRect = ({ xPx, yPx, widthPx, heightPx }: Rect, scale: number): Rect => ({
  xPx: xPx * scale,
  yPx: yPx * scale,
  widthPx: widthPx * scale,
  heightPx: heightPx * scale,
});

/** Effect of a layout on its pictures. Nothing while one is missing. */
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
