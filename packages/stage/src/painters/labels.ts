import type { Canvas2D } from '#canvas.ts';
import { INK, NEUTRAL } from '#colours.ts';

const FAMILY = '"Pretendard Variable", Pretendard, system-ui, sans-serif';
export const NUMBER_FONT = `700 11px ${FAMILY}`;
export const LABEL_FONT = `600 11px ${FAMILY}`;
const EDGE_PX = 3;
/** Measuring makes an object, and names stay. */
const widths = new Map<string, number>();
const numbers: string[] = [];

/** How wide a label is in px. */
export function measureLabel(canvas: Canvas2D, text: string): number {
  let widthPx = widths.get(text);
  if (widthPx === undefined) {
    canvas.font = LABEL_FONT;
    widthPx = canvas.measureText(text).width;
    widths.set(text, widthPx);
  }
  return widthPx;
}

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

/** Made once, so that a frame makes none. */
export function toNumberText(n: number): string {
  let text = numbers[n];
  if (text === undefined) {
    text = `${n}`;
    numbers[n] = text;
  }
  return text;
}
