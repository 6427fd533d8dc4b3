import { findSlot, layoutPage, type Size } from '@fovea/gaze/geometry';
import type { StageLayout } from './stage-layout.ts';

/** From a participant's screen to the stage's page. */
export interface Placement {
  /** Px of the stage's page, as the last `put` left them. */
  xPx: number;
  yPx: number;
  /** Takes CSS px of the scrolled page; false where no picture is. */
  put(xPx: number, yPx: number): boolean;
  /** Whether everything lies on one picture. */
  readonly isPlain: boolean;
  /** Px of the stage's page for each CSS px of the screen, by the first picture. */
  readonly scale: number;
}

/**
 * The phone showed the pictures where `layoutPage` puts them on its screen. A look belongs to the
 * picture in whose part of the page it fell, and is drawn over the same spot of that picture.
 */
export function createPlacement({ page, slots: places }: StageLayout, screen: Size): Placement {
  const { slots, boxes } = layoutPage(page, screen);
  const first = slots.findIndex((seen, slot) => seen && places[slot]);
  return {
    xPx: 0,
    yPx: 0,
    put(xPx, yPx) {
      const slot = boxes.length === 1 ? 0 : findSlot(boxes, { x: xPx, y: yPx });
      const seen = slots[slot];
      const place = places[slot];
      if (!seen || !place) return false;
      this.xPx = place.xPx + ((xPx - seen.xPx) / seen.widthPx) * place.widthPx;
      this.yPx = place.yPx + ((yPx - seen.yPx) / seen.heightPx) * place.heightPx;
      return true;
    },
    isPlain: boxes.length === 1 && first === 0,
    scale: (places[first]?.widthPx ?? 1) / (slots[first]?.widthPx ?? 1),
  };
}
