import { fillShapeAt } from '@fovea/gaze/aoi';
import type { Canvas2D } from '#canvas.ts';
import { getSlotColour, INK, NEUTRAL } from '#colours.ts';
import type { StagePlace, ViewScene } from '#view-scene.ts';
import { EDGE_PX, paintDisc } from './circles.ts';
import { LABEL_FONT, measureLabel, NUMBER_FONT, toNumberText } from './labels.ts';

const RADIUS_PX = 13;
const LABEL = { heightPx: 20, padPx: 7 } as const;
/** An arrow grows with the share of people who took its step. */
const LEAST_LINE_PX = 1.5;
const MOST_LINE_PX = 6;
const EDGE_LINE_PX = 3;
const HEAD_PX = 7;
/** How far the middle of an arrow lies beside the straight way, of its length. */
const BEND = 0.14;
const STEPS = 16;
/** Half of a head's width, of its length. */
const SLANT = 0.6;

/** The shape under work and the middles of all places, x and y in turn: no objects a frame. */
const row = new Float64Array(256);
let middles = new Float64Array(32);

/** Whether a common order is drawn: not over the path of somebody who is marked. */
export function isOrderDrawn({ options, order, shown, marked }: ViewScene): boolean {
  if (options.mode !== 'gazePath' || order === undefined) return false;
  for (let slot = 0; slot < marked.length; slot++) {
    if (marked[slot] === 1 && shown[slot] === 1) return false;
  }
  return true;
}

/** Numbered places with the share of people, joined by arrows where both ends are there now. */
export function paintCommonOrder(canvas: Canvas2D, scene: ViewScene, timeMs: number): void {
  const { order = [], place } = scene;
  if (middles.length < 2 * order.length) middles = new Float64Array(2 * order.length);
  for (let i = 0; i < order.length; i++) findMiddle(scene, order[i] as StagePlace, timeMs, 2 * i);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'butt';
  for (let i = 1; i < order.length; i++) paintArrow(canvas, i, (order[i] as StagePlace).share);
  for (let i = 0; i < order.length; i++) {
    const xPx = middles[2 * i] as number;
    const yPx = middles[2 * i + 1] as number;
    if (Number.isNaN(xPx)) continue;
    const { label, slot } = order[i] as StagePlace;
    paintLabelBeside(canvas, label, xPx, yPx, place);
    paintDisc(canvas, xPx, yPx, RADIUS_PX, slot === undefined ? NEUTRAL : getSlotColour(slot));
    canvas.font = NUMBER_FONT;
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.fillStyle = INK;
    canvas.fillText(toNumberText(i + 1), xPx, yPx);
  }
}

/** The middle of its box on the stage; NaN while no part of it is there. */
function findMiddle({ place }: ViewScene, { parts }: StagePlace, timeMs: number, at: number): void {
  middles[at] = Number.NaN;
  for (const aoi of parts) {
    if (aoi.stride > row.length || !fillShapeAt(aoi, timeMs, row)) continue;
    const n = aoi.stride / 2;
    const isPolygon = aoi.type === 'polygon';
    const share = aoi.type === 'rectangle' ? 0.5 : 0;
    const x = isPolygon ? findCentre(0, n) : (row[0] as number) + share * (row[2] as number);
    const y = isPolygon ? findCentre(n, 2 * n) : (row[1] as number) + share * (row[3] as number);
    middles[at] = place.xPx + x * place.widthPx;
    middles[at + 1] = place.yPx + y * place.heightPx;
    return;
  }
}

function findCentre(from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) {
    least = Math.min(least, row[i] as number);
    most = Math.max(most, row[i] as number);
  }
  return (least + most) / 2;
}

/**
 * From one place to the next, bent to its right, so that the way there and the way back lie apart;
 * none where they lie on each other.
 */
function paintArrow(canvas: Canvas2D, to: number, share: number): void {
  const fromX = middles[2 * to - 2] as number;
  const fromY = middles[2 * to - 1] as number;
  const dx = (middles[2 * to] as number) - fromX;
  const dy = (middles[2 * to + 1] as number) - fromY;
  const wayPx = Math.hypot(dx, dy);
  const linePx = LEAST_LINE_PX + (MOST_LINE_PX - LEAST_LINE_PX) * share;
  const headPx = HEAD_PX + linePx;
  const neck = 1 - (RADIUS_PX + EDGE_PX + headPx) / wayPx;
  if (!(neck * wayPx > RADIUS_PX)) return;
  canvas.beginPath();
  canvas.moveTo(fromX, fromY);
  for (let i = 1; i <= STEPS; i++) {
    const way = (neck * i) / STEPS;
    const bend = 4 * BEND * way * (1 - way);
    canvas.lineTo(fromX + dx * way - dy * bend, fromY + dy * way + dx * bend);
  }
  canvas.strokeStyle = INK;
  canvas.lineWidth = linePx + EDGE_LINE_PX;
  canvas.stroke();
  canvas.strokeStyle = NEUTRAL;
  canvas.lineWidth = linePx;
  canvas.stroke();
  // The head points as the bend does at its neck.
  const turn = 4 * BEND * (1 - 2 * neck);
  const length = Math.hypot(1, turn);
  const x = (dx - dy * turn) / wayPx / length;
  const y = (dy + dx * turn) / wayPx / length;
  const bend = 4 * BEND * neck * (1 - neck);
  const neckX = fromX + dx * neck - dy * bend;
  const neckY = fromY + dy * neck + dx * bend;
  const halfPx = headPx * SLANT;
  canvas.beginPath();
  canvas.moveTo(neckX + x * headPx, neckY + y * headPx);
  canvas.lineTo(neckX - y * halfPx, neckY + x * halfPx);
  canvas.lineTo(neckX + y * halfPx, neckY - x * halfPx);
  canvas.closePath();
  canvas.strokeStyle = INK;
  canvas.lineWidth = EDGE_LINE_PX;
  canvas.stroke();
  canvas.fillStyle = NEUTRAL;
  canvas.fill();
}

/** Behind the disc, on a ground of its own; to the left where the picture ends at the right, and never out of it. */
function paintLabelBeside(
  canvas: Canvas2D,
  label: string,
  xPx: number,
  yPx: number,
  place: ViewScene['place'],
): void {
  const widthPx = measureLabel(canvas, label) + 2 * LABEL.padPx;
  const isLeft = xPx + RADIUS_PX + widthPx > place.xPx + place.widthPx;
  const startPx = isLeft ? Math.max(xPx - RADIUS_PX - widthPx, place.xPx) : xPx;
  canvas.beginPath();
  canvas.rect(startPx, yPx - LABEL.heightPx / 2, widthPx + RADIUS_PX, LABEL.heightPx);
  canvas.fillStyle = INK;
  canvas.fill();
  canvas.font = LABEL_FONT;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = NEUTRAL;
  canvas.fillText(label, startPx + LABEL.padPx + (isLeft ? 0 : RADIUS_PX), yPx);
}
