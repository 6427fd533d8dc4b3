import type { Rect, Size } from './points.ts';

export type Align = 'start' | 'center' | 'end';

/** How a picture lies in its box. */
export interface PictureFit {
  /** `fit` shows it whole, `fill` leaves no room beside it and the box crops it. */
  readonly scale: 'fit' | 'fill';
  readonly alignX: Align;
  readonly alignY: Align;
}

const SHARES: Readonly<Record<Align, number>> = { start: 0, center: 0.5, end: 1 };

/** The place of the whole picture, in its own proportions; with `fill` it may exceed its box. */
export function placePicture(
  box: Rect,
  picture: Size,
  { scale, alignX, alignY }: PictureFit,
): Rect {
  if (!(picture.widthPx > 0 && picture.heightPx > 0)) throw new RangeError('picture has no size');
  if (!(box.widthPx >= 0 && box.heightPx >= 0)) throw new RangeError('box has no size');
  const byWidth = box.widthPx / picture.widthPx;
  const byHeight = box.heightPx / picture.heightPx;
  const factor = scale === 'fit' ? Math.min(byWidth, byHeight) : Math.max(byWidth, byHeight);
  const widthPx = picture.widthPx * factor;
  const heightPx = picture.heightPx * factor;
  return {
    xPx: box.xPx + (box.widthPx - widthPx) * SHARES[alignX],
    yPx: box.yPx + (box.heightPx - heightPx) * SHARES[alignY],
    widthPx,
    heightPx,
  };
}
