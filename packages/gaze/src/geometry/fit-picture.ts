import type { Rect, Size } from './points.ts';

/**
 * The place of a picture that is shown whole, as large as it fits and in the middle. The phone that
 * shows the picture and the analysis that maps gaze back to it use this one function.
 */
export function fitPicture(viewport: Size, picture: Size): Rect {
  if (!(picture.widthPx > 0 && picture.heightPx > 0)) throw new RangeError('picture has no size');
  if (!(viewport.widthPx >= 0 && viewport.heightPx >= 0)) {
    throw new RangeError('viewport has no size');
  }
  const scale = Math.min(viewport.widthPx / picture.widthPx, viewport.heightPx / picture.heightPx);
  const widthPx = picture.widthPx * scale;
  const heightPx = picture.heightPx * scale;
  return {
    xPx: (viewport.widthPx - widthPx) / 2,
    yPx: (viewport.heightPx - heightPx) / 2,
    widthPx,
    heightPx,
  };
}
