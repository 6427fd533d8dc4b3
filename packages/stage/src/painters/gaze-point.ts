import type { StagePoint } from '@fovea/gaze/geometry';
import type { Canvas2D } from '#canvas.ts';
import { getSlotColour } from '#colours.ts';
import { findGaze, type GazePosition, type GazeTrack } from '#gaze-tracks.ts';
import { type GazePointScene, MAX_COLOURED } from '#view-scene.ts';
import { paintSign } from './circles.ts';
import { paintSwarm } from './swarm.ts';

const DOT_RADIUS_PX = 6;
const MARKED_RADIUS_PX = 8;
/** How far beside a dot a pointer still means it. */
const REACH_PX = 4;

const position: GazePosition = { x: 0, y: 0, opacity: 0 };

/** One dot per participant at a moment. Marked ones come last, so that nothing covers them. */
export function paintGazePoints(canvas: Canvas2D, scene: GazePointScene, timeMs: number): void {
  if (scene.shownCount <= MAX_COLOURED) paintPass(canvas, scene, timeMs, 0);
  else if (!scene.hasSwarmLayer) paintSwarm(canvas, scene, timeMs);
  paintPass(canvas, scene, timeMs, 1);
  canvas.globalAlpha = 1;
}

function paintPass(
  canvas: Canvas2D,
  { tracks, shown, marked, place }: GazePointScene,
  timeMs: number,
  pass: 0 | 1,
): void {
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1 || (marked[slot] ?? 0) !== pass) continue;
    if (!findGaze(tracks[slot] as GazeTrack, timeMs, position)) continue;
    const xPx = place.xPx + position.x * place.widthPx;
    const yPx = place.yPx + position.y * place.heightPx;
    canvas.globalAlpha = position.opacity;
    const radiusPx = pass === 1 ? MARKED_RADIUS_PX : DOT_RADIUS_PX;
    paintSign(canvas, xPx, yPx, radiusPx, getSlotColour(slot), slot);
  }
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
