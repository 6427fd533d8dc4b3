import type { Canvas2D } from '#canvas.ts';
import { INK, NEUTRAL } from '#colours.ts';

const FAMILY = '"Pretendard Variable", Pretendard, system-ui, sans-serif';
export const NUMBER_FONT = `700 11px ${FAMILY}`;
export const LABEL_FONT = `600 11px ${FAMILY}`;
const EDGE_PX = 3;

/** White letters with an edge of ink, to be read over any picture. */
export function paintLabel(canvas: Canvas2D, text: string, xPx: number, yPx: number): void {
  canvas.font = LABEL_FONT;
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = EDGE_PX;
  canvas.strokeStyle = INK;
  canvas.strokeText(text, xPx, yPx);
  canvas.fillStyle = NEUTRAL;
  canvas.fillText(text, xPx, yPx);
}
