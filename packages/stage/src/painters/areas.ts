import { fillShapeAt, type PreparedAoi } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import type { Canvas2D } from '#canvas.ts';
import { getSlotColour, INK } from '#colours.ts';
import type { ViewScene } from '#view-scene.ts';
import { LABEL_FONT, measureLabel } from './labels.ts';

const LINE_PX = 2;
const UNDER_LINE_PX = 5;
const TAG = { heightPx: 18, padPx: 6, gapPx: 4 } as const;
const CORNERS = 64;

/** Corners of a round shape, on a circle of radius 1. */
const COS = Float64Array.from({ length: CORNERS }, (_, i) => Math.cos((2 * Math.PI * i) / CORNERS));
const SIN = Float64Array.from({ length: CORNERS }, (_, i) => Math.sin((2 * Math.PI * i) / CORNERS));

/** The shape that is drawn, and the upper left corner of what was traced last: no objects a frame. */
const row = new Float64Array(2 * CORNERS);
const corner = { xPx: 0, yPx: 0 };

/** Outlines of areas of interest in the colours of their slots, each with its name above it. */
export function paintAreas(canvas: Canvas2D, { areas, place }: ViewScene, timeMs: number): void {
  canvas.lineJoin = 'round';
  for (const { aoi, slot, name } of areas) {
    if (aoi.stride > row.length || !fillShapeAt(aoi, timeMs, row)) continue;
    canvas.beginPath();
    corner.xPx = Number.POSITIVE_INFINITY;
    corner.yPx = Number.POSITIVE_INFINITY;
    traceShape(canvas, aoi, place);
    canvas.closePath();
    canvas.strokeStyle = INK;
    canvas.lineWidth = UNDER_LINE_PX;
    canvas.stroke();
    canvas.strokeStyle = getSlotColour(slot);
    canvas.lineWidth = LINE_PX;
    canvas.stroke();
    if (name !== '') paintTag(canvas, name, getSlotColour(slot));
  }
}

function traceShape(canvas: Canvas2D, { type, stride }: PreparedAoi, place: Rect): void {
  const a = row[0] as number;
  const b = row[1] as number;
  const c = row[2] as number;
  const d = row[3] as number;
  if (type === 'rectangle') {
    trace(canvas, place, a, b, true);
    trace(canvas, place, a + c, b, false);
    trace(canvas, place, a + c, b + d, false);
    trace(canvas, place, a, b + d, false);
    return;
  }
  const n = type === 'ellipse' ? CORNERS : stride / 2;
  for (let i = 0; i < n; i++) {
    const isEllipse = type === 'ellipse';
    const x = isEllipse ? a + c * (COS[i] as number) : (row[i] as number);
    const y = isEllipse ? b + d * (SIN[i] as number) : (row[n + i] as number);
    trace(canvas, place, x, y, i === 0);
  }
}

function trace(canvas: Canvas2D, place: Rect, x: number, y: number, isFirst: boolean): void {
  const xPx = place.xPx + x * place.widthPx;
  const yPx = place.yPx + y * place.heightPx;
  if (isFirst) canvas.moveTo(xPx, yPx);
  else canvas.lineTo(xPx, yPx);
  corner.xPx = Math.min(corner.xPx, xPx);
  corner.yPx = Math.min(corner.yPx, yPx);
}

/** A name has its own ground: letters are not read over pictures. */
function paintTag(canvas: Canvas2D, name: string, colour: string): void {
  const widthPx = measureLabel(canvas, name);
  const top = corner.yPx - TAG.gapPx - TAG.heightPx;
  canvas.beginPath();
  canvas.rect(corner.xPx - 1, top, widthPx + 2 * TAG.padPx, TAG.heightPx);
  canvas.fillStyle = colour;
  canvas.fill();
  canvas.font = LABEL_FONT;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = INK;
  canvas.fillText(name, corner.xPx - 1 + TAG.padPx, top + TAG.heightPx / 2);
}
