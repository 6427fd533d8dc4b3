import type { Canvas2D } from '#canvas.ts';
import { INK, isRingSlot } from '#colours.ts';

export const EDGE_PX = 1.5;
const RING_PX = 3;
export const FULL_TURN = 2 * Math.PI;

/** The sign of a participant: a disc, or a ring where its colour comes again. */
export function paintSign(
  canvas: Canvas2D,
  xPx: number,
  yPx: number,
  radiusPx: number,
  colour: string,
  slot: number,
): void {
  if (isRingSlot(slot)) paintRing(canvas, xPx, yPx, radiusPx, colour);
  else paintDisc(canvas, xPx, yPx, radiusPx, colour);
}

export function paintDisc(
  canvas: Canvas2D,
  xPx: number,
  yPx: number,
  radiusPx: number,
  colour: string,
): void {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.arc(xPx, yPx, radiusPx, 0, FULL_TURN);
  canvas.fill();
  paintCircle(canvas, xPx, yPx, radiusPx + EDGE_PX / 2, EDGE_PX, INK);
}

function paintRing(canvas: Canvas2D, xPx: number, yPx: number, radiusPx: number, colour: string) {
  const middlePx = radiusPx - RING_PX / 2;
  paintCircle(canvas, xPx, yPx, middlePx, RING_PX + 2 * EDGE_PX, INK);
  paintCircle(canvas, xPx, yPx, middlePx, RING_PX, colour);
}

function paintCircle(
  canvas: Canvas2D,
  xPx: number,
  yPx: number,
  radiusPx: number,
  widthPx: number,
  colour: string,
): void {
  canvas.strokeStyle = colour;
  canvas.lineWidth = widthPx;
  canvas.beginPath();
  canvas.arc(xPx, yPx, radiusPx, 0, FULL_TURN);
  canvas.stroke();
}
