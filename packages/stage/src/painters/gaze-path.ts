import type { Canvas2D } from '#canvas.ts';
import { getSlotColour, INK, NEUTRAL } from '#colours.ts';
import { type FixationList, findEndAt, findFirstAfter } from '#fixation-list.ts';
import type { ShownTime } from '#shown-time.ts';
import { MAX_COLOURED, type ViewScene } from '#view-scene.ts';
import { paintDisc, paintSign } from './circles.ts';
import { NUMBER_FONT, toNumberText } from './labels.ts';

const LINE_PX = 2;
const UNDER_LINE_PX = 4.5;
const TRAIL_OPACITY = 0.35;
const END_RADIUS_PX = 6;
const LEAST_RADIUS_PX = 6;
const MOST_RADIUS_PX = 18;
const MS_PER_PX = 44;

/**
 * The paths of those who are shown: with circles and numbers of whoever is marked or alone, of all
 * others the line, unless a common order stands for them. In playback they are of the last while
 * only, but for who is marked.
 */
export function paintGazePaths(canvas: Canvas2D, scene: ViewScene, { fromMs, toMs }: ShownTime) {
  const { fixations, shown, options } = scene;
  const trailFromMs =
    options.view === 'playback' ? Math.max(fromMs, toMs - options.trailMs) : fromMs;
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  if (scene.order === undefined) paintTrails(canvas, scene, trailFromMs, toMs);
  for (let slot = 0; slot < fixations.length; slot++) {
    const list = fixations[slot];
    if (list === undefined || shown[slot] !== 1 || !hasCircles(scene, slot)) continue;
    const startMs = scene.marked[slot] === 1 ? fromMs : trailFromMs;
    paintCircles(canvas, scene, list, slot, startMs, toMs);
  }
  canvas.globalAlpha = 1;
}

function paintTrails(canvas: Canvas2D, scene: ViewScene, fromMs: number, toMs: number): void {
  const { fixations, shown } = scene;
  const isNeutral = scene.shownCount > MAX_COLOURED;
  if (isNeutral) canvas.beginPath();
  for (let slot = 0; slot < fixations.length; slot++) {
    const list = fixations[slot];
    if (list === undefined || shown[slot] !== 1 || hasCircles(scene, slot)) continue;
    if (isNeutral) traceLine(canvas, scene, list, fromMs, toMs);
    else paintTrail(canvas, scene, list, slot, fromMs, toMs);
  }
  if (isNeutral) strokeTrails(canvas);
}

/** Circles grow with the time that a fixation has lasted. */
export function toFixationRadiusPx(durationMs: number): number {
  return Math.min(LEAST_RADIUS_PX + durationMs / MS_PER_PX, MOST_RADIUS_PX);
}

/** Whether somebody's path is drawn with its circles. */
export function hasCircles({ marked, shownCount }: ViewScene, slot: number): boolean {
  return shownCount === 1 || marked[slot] === 1;
}

/** Many lines are one path, as a canvas pays by the path. */
function strokeTrails(canvas: Canvas2D): void {
  canvas.globalAlpha = TRAIL_OPACITY;
  canvas.lineWidth = LINE_PX;
  canvas.strokeStyle = NEUTRAL;
  canvas.stroke();
}

function paintTrail(
  canvas: Canvas2D,
  scene: ViewScene,
  list: FixationList,
  slot: number,
  fromMs: number,
  toMs: number,
): void {
  const end = findEndAt(list, toMs);
  if (findFirstAfter(list, fromMs) >= end) return;
  const colour = getSlotColour(slot);
  canvas.globalAlpha = TRAIL_OPACITY;
  paintLine(canvas, scene, list, fromMs, toMs, colour);
  if (scene.options.view === 'overall') return;
  canvas.globalAlpha = 1;
  const xPx = toX(scene, list.x[end - 1] as number);
  const yPx = toY(scene, list.y[end - 1] as number);
  paintSign(canvas, xPx, yPx, END_RADIUS_PX, colour, slot);
}

function paintCircles(
  canvas: Canvas2D,
  scene: ViewScene,
  list: FixationList,
  slot: number,
  fromMs: number,
  toMs: number,
): void {
  const first = findFirstAfter(list, fromMs);
  const end = findEndAt(list, toMs);
  if (first >= end) return;
  const colour = getSlotColour(slot);
  canvas.globalAlpha = 1;
  paintLine(canvas, scene, list, fromMs, toMs, colour);
  canvas.font = NUMBER_FONT;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  for (let i = first; i < end; i++) {
    const xPx = toX(scene, list.x[i] as number);
    const yPx = toY(scene, list.y[i] as number);
    const lastedMs = Math.min(list.offsetMs[i] as number, toMs) - (list.onsetMs[i] as number);
    paintDisc(canvas, xPx, yPx, toFixationRadiusPx(lastedMs), colour);
    canvas.fillStyle = INK;
    canvas.fillText(toNumberText(i + 1), xPx, yPx);
  }
}

function paintLine(
  canvas: Canvas2D,
  scene: ViewScene,
  list: FixationList,
  fromMs: number,
  toMs: number,
  colour: string,
): void {
  canvas.beginPath();
  if (!traceLine(canvas, scene, list, fromMs, toMs)) return;
  canvas.lineWidth = UNDER_LINE_PX;
  canvas.strokeStyle = INK;
  canvas.stroke();
  canvas.lineWidth = LINE_PX;
  canvas.strokeStyle = colour;
  canvas.stroke();
}

/** False for fewer than two fixations. */
function traceLine(
  canvas: Canvas2D,
  scene: ViewScene,
  list: FixationList,
  fromMs: number,
  toMs: number,
): boolean {
  const first = findFirstAfter(list, fromMs);
  const end = findEndAt(list, toMs);
  if (end - first < 2) return false;
  canvas.moveTo(toX(scene, list.x[first] as number), toY(scene, list.y[first] as number));
  for (let i = first + 1; i < end; i++) {
    canvas.lineTo(toX(scene, list.x[i] as number), toY(scene, list.y[i] as number));
  }
  return true;
}

export function toX({ place, picture }: ViewScene, x: number): number {
  return place.xPx + (x * place.widthPx) / picture.widthPx;
}

export function toY({ place, picture }: ViewScene, y: number): number {
  return place.yPx + (y * place.heightPx) / picture.heightPx;
}
