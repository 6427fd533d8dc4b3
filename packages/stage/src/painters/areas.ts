import type { Canvas2D } from '#canvas.ts';
import { getSlotColour, INK } from '#colours.ts';
import type { StageArea, ViewScene } from '#view-scene.ts';
import { paintLabel } from './labels.ts';

const LINE_PX = 2;
const UNDER_LINE_PX = 5;
const LABEL_GAP_PX = 9;

/** Outlines of areas of interest in the colours of their slots, each with its name above it. */
export function paintAreas(canvas: Canvas2D, { areas, place }: ViewScene): void {
  canvas.lineJoin = 'round';
  for (const area of areas) paintOutline(canvas, area, place);
  canvas.textAlign = 'left';
  for (const { name, points } of areas) {
    const top = points.reduce((least, [, y]) => Math.min(least, y), Number.POSITIVE_INFINITY);
    const left = points.reduce((least, [x]) => Math.min(least, x), Number.POSITIVE_INFINITY);
    if (!Number.isFinite(top)) continue;
    const yPx = place.yPx + top * place.heightPx - LABEL_GAP_PX;
    paintLabel(canvas, name, place.xPx + left * place.widthPx, yPx);
  }
}

function paintOutline(canvas: Canvas2D, { points, slot }: StageArea, place: ViewScene['place']) {
  canvas.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    const xPx = place.xPx + x * place.widthPx;
    const yPx = place.yPx + y * place.heightPx;
    if (i === 0) canvas.moveTo(xPx, yPx);
    else canvas.lineTo(xPx, yPx);
  }
  canvas.closePath();
  canvas.strokeStyle = INK;
  canvas.lineWidth = UNDER_LINE_PX;
  canvas.stroke();
  canvas.strokeStyle = getSlotColour(slot);
  canvas.lineWidth = LINE_PX;
  canvas.stroke();
}
