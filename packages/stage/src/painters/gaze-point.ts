import type { Rect, StagePoint } from '@fovea/gaze/geometry';
import type { Canvas2D } from '#canvas.ts';
import { getSlotColour, INK, isRingSlot, NEUTRAL } from '#colours.ts';
import { findGaze, type GazePosition, type GazeTrack } from '#gaze-tracks.ts';

const DOT_RADIUS_PX = 6;
const MARKED_RADIUS_PX = 8;
const EDGE_PX = 1.5;
const RING_PX = 3;
/** How far beside a dot a pointer still means it. */
const REACH_PX = 4;
const FULL_TURN = 2 * Math.PI;
/** With more dots than this colours tell nothing: all are neutral but those that are marked. */
const MAX_COLOURED = 24;
const NEUTRAL_OPACITY = 0.6;

export interface GazePointScene {
  /** By participant. The slot of a participant is its index. */
  readonly tracks: readonly GazeTrack[];
  /** 1 for participants that are shown. */
  readonly shown: Uint8Array;
  readonly shownCount: number;
  /** 1 for participants under the pointer or chosen. */
  readonly marked: Uint8Array;
  /** Place of the picture, CSS px. */
  readonly place: Rect;
}

const position: GazePosition = { x: 0, y: 0, opacity: 0 };

/** One dot per participant at a moment. Marked ones come last, so that nothing covers them. */
export function paintGazePoints(canvas: Canvas2D, scene: GazePointScene, timeMs: number): void {
  const isNeutral = scene.shownCount > MAX_COLOURED;
  paintPass(canvas, scene, timeMs, 0, isNeutral);
  paintPass(canvas, scene, timeMs, 1, false);
  canvas.globalAlpha = 1;
}

function paintPass(
  canvas: Canvas2D,
  { tracks, shown, marked, place }: GazePointScene,
  timeMs: number,
  pass: 0 | 1,
  isNeutral: boolean,
): void {
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1 || (marked[slot] ?? 0) !== pass) continue;
    if (!findGaze(tracks[slot] as GazeTrack, timeMs, position)) continue;
    const xPx = place.xPx + position.x * place.widthPx;
    const yPx = place.yPx + position.y * place.heightPx;
    canvas.globalAlpha = isNeutral ? position.opacity * NEUTRAL_OPACITY : position.opacity;
    const radiusPx = pass === 1 ? MARKED_RADIUS_PX : DOT_RADIUS_PX;
    const colour = isNeutral ? NEUTRAL : getSlotColour(slot);
    if (!isNeutral && isRingSlot(slot)) paintRing(canvas, xPx, yPx, radiusPx, colour);
    else paintDisc(canvas, xPx, yPx, radiusPx, colour);
  }
}

function paintDisc(canvas: Canvas2D, xPx: number, yPx: number, radiusPx: number, colour: string) {
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

/** The shown participant whose dot is nearest to a place on the stage, within reach; -1 if none. */
export function findGazePoint(
  { tracks, shown, place }: GazePointScene,
  timeMs: number,
  point: StagePoint,
): number {
  let nearest = -1;
  let nearestPx = DOT_RADIUS_PX + REACH_PX;
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1) continue;
    if (!findGaze(tracks[slot] as GazeTrack, timeMs, position)) continue;
    const dxPx = place.xPx + position.x * place.widthPx - point.x;
    const dyPx = place.yPx + position.y * place.heightPx - point.y;
    const distancePx = Math.hypot(dxPx, dyPx);
    if (distancePx > nearestPx) continue;
    nearest = slot;
    nearestPx = distancePx;
  }
  return nearest;
}
