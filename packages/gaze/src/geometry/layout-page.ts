import { type Align, placePicture } from './place-picture.ts';
import type { Rect, Size } from './points.ts';

export interface PageToLayOut {
  readonly layout: 'single' | 'sideBySide' | 'stacked' | 'grid4';
  readonly display: 'fullscreen' | 'scroll';
  /** Full screen only; a scrolled picture always fits the width of its column. */
  readonly scale: 'fit' | 'fill';
  readonly alignX: Align;
  /** Full screen only; scrolled pictures begin at the top of their row. */
  readonly alignY: Align;
  /** By slot; nothing is an empty slot. */
  readonly assets: readonly (Size | null | undefined)[];
}

export interface PageLayout {
  /** The place of each whole picture on the page. What exceeds its box is not seen. */
  readonly slots: readonly (Rect | null)[];
  /** The box of each slot. Together they fill the page, or the page as far as it scrolls. */
  readonly boxes: readonly Rect[];
  /** At least the height of the screen. */
  readonly contentHeightPx: number;
}

const GRIDS = {
  single: { columns: 1, rows: 1 },
  sideBySide: { columns: 2, rows: 1 },
  stacked: { columns: 1, rows: 2 },
  grid4: { columns: 2, rows: 2 },
} as const;

/**
 * Where the pictures of a page lie on a screen, in CSS px from the top left corner of the page. The
 * editor, the phone that shows the page and the analysis that maps gaze back use this one function.
 */
export function layoutPage(page: PageToLayOut, screen: Size): PageLayout {
  if (!(screen.widthPx >= 0 && screen.heightPx >= 0)) throw new RangeError('screen has no size');
  const { columns, rows } = GRIDS[page.layout];
  const pictures = Array.from({ length: columns * rows }, (_, slot) => page.assets[slot] ?? null);
  const widthPx = screen.widthPx / columns;
  const boxes: Rect[] = [];
  let yPx = 0;
  for (let row = 0; row < rows; row++) {
    const inRow = pictures.slice(row * columns, (row + 1) * columns);
    const evenPx = screen.heightPx / rows;
    const heightPx = page.display === 'scroll' ? toRowHeightPx(inRow, widthPx, evenPx) : evenPx;
    for (let column = 0; column < columns; column++) {
      boxes.push({ xPx: column * widthPx, yPx, widthPx, heightPx });
    }
    yPx += heightPx;
  }
  const fit =
    page.display === 'scroll'
      ? ({ scale: 'fit', alignX: 'start', alignY: 'start' } as const)
      : page;
  return {
    slots: boxes.map((box, slot) => {
      const picture = pictures[slot] ?? null;
      return picture && placePicture(box, picture, fit);
    }),
    boxes,
    contentHeightPx: Math.max(yPx, screen.heightPx),
  };
}

/** As high as the tallest picture; a row of empty slots has its share of the screen. */
function toRowHeightPx(
  pictures: readonly (Size | null)[],
  columnPx: number,
  evenPx: number,
): number {
  const heightsPx = pictures.flatMap((picture) => {
    if (picture === null) return [];
    if (!(picture.widthPx > 0 && picture.heightPx > 0)) throw new RangeError('picture has no size');
    return [(picture.heightPx * columnPx) / picture.widthPx];
  });
  return heightsPx.length === 0 ? evenPx : Math.max(...heightsPx);
}

/** The slot in whose box a point of the page lies; beside all boxes, the nearest. */
export function findSlot(
  boxes: readonly Rect[],
  point: { readonly x: number; readonly y: number },
): number {
  let nearest = 0;
  let nearestPx = Number.POSITIVE_INFINITY;
  for (const [slot, box] of boxes.entries()) {
    const besidePx = Math.max(box.xPx - point.x, 0, point.x - box.xPx - box.widthPx);
    const abovePx = Math.max(box.yPx - point.y, 0, point.y - box.yPx - box.heightPx);
    const distancePx = Math.hypot(besidePx, abovePx);
    if (distancePx >= nearestPx) continue;
    nearest = slot;
    nearestPx = distancePx;
  }
  return nearest;
}
