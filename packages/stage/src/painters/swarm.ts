import type { Canvas2D } from '#canvas.ts';
import { INK, NEUTRAL } from '#colours.ts';
import { countUpTo } from '#fixation-list.ts';
import { findGaze, GAP_MS, type GazePosition, type GazeTrack } from '#gaze-tracks.ts';
import type { GazePointScene } from '#view-scene.ts';
import { EDGE_PX, FULL_TURN } from './circles.ts';

const DOT_RADIUS_PX = 4;
const DOT_OPACITY = 0.6;
const TRAIL_LINE_PX = 1.5;
/** How long a trail is, and its opacity by age from the newest third to the oldest. */
const TRAIL_MS = 500;
const TRAIL_OPACITIES = [0.4, 0.24, 0.1] as const;
/** With more people than this nobody follows one of them: plainer marks, drawn twice as fast. */
const MANY = 200;
const MANY_DOT_PX = 5;
const MANY_OPACITY = 0.2;

const position: GazePosition = { x: 0, y: 0, opacity: 0 };

/**
 * Many people at a moment: neutral dots, each with the way of its last half second. All lines of
 * an age are one path and all dots another, as a canvas pays by the path.
 */
export function paintSwarm(canvas: Canvas2D, scene: GazePointScene, timeMs: number): void {
  const isMany = scene.shownCount > MANY;
  canvas.strokeStyle = NEUTRAL;
  canvas.lineWidth = TRAIL_LINE_PX;
  canvas.lineJoin = 'round';
  if (isMany) {
    paintTrails(canvas, scene, timeMs, TRAIL_MS, MANY_OPACITY);
  } else {
    const partMs = TRAIL_MS / TRAIL_OPACITIES.length;
    for (let part = TRAIL_OPACITIES.length - 1; part >= 0; part--) {
      const opacity = TRAIL_OPACITIES[part] as number;
      paintTrails(canvas, scene, timeMs - part * partMs, partMs, opacity);
    }
  }
  canvas.globalAlpha = DOT_OPACITY;
  canvas.beginPath();
  traceDots(canvas, scene, timeMs, isMany);
  canvas.strokeStyle = INK;
  canvas.lineWidth = 2 * EDGE_PX;
  canvas.stroke();
  canvas.fillStyle = NEUTRAL;
  canvas.fill();
}

/** A lost gaze is left out once it has half faded: all dots are one path and so of one opacity. */
function traceDots(canvas: Canvas2D, scene: GazePointScene, timeMs: number, isMany: boolean): void {
  const { tracks, shown, marked, place } = scene;
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1 || marked[slot] === 1) continue;
    if (!findGaze(tracks[slot] as GazeTrack, timeMs, position) || position.opacity < 0.5) continue;
    const xPx = place.xPx + position.x * place.widthPx;
    const yPx = place.yPx + position.y * place.heightPx;
    if (isMany) {
      canvas.rect(xPx - MANY_DOT_PX / 2, yPx - MANY_DOT_PX / 2, MANY_DOT_PX, MANY_DOT_PX);
    } else {
      canvas.moveTo(xPx + DOT_RADIUS_PX, yPx);
      canvas.arc(xPx, yPx, DOT_RADIUS_PX, 0, FULL_TURN);
    }
  }
}

/** The ways up to a time. Of many people a line has three corners, of others one for each sample. */
function paintTrails(
  canvas: Canvas2D,
  scene: GazePointScene,
  endMs: number,
  lengthMs: number,
  opacity: number,
): void {
  const { tracks, shown, marked, place } = scene;
  const stepMs = scene.shownCount > MANY ? lengthMs / 2 : 0;
  canvas.globalAlpha = opacity;
  canvas.beginPath();
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1 || marked[slot] === 1) continue;
    const { tMs, x, y, valid } = tracks[slot] as GazeTrack;
    let at = countUpTo(tMs, endMs) - 1;
    if (at < 0 || valid[at] !== 1 || endMs - (tMs[at] as number) > GAP_MS) continue;
    canvas.moveTo(
      place.xPx + (x[at] as number) * place.widthPx,
      place.yPx + (y[at] as number) * place.heightPx,
    );
    let drawnMs = tMs[at] as number;
    for (at--; at >= 0; at--) {
      const atMs = tMs[at] as number;
      if (valid[at] !== 1 || (tMs[at + 1] as number) - atMs > GAP_MS) break;
      const isLast = endMs - atMs >= lengthMs;
      if (isLast || drawnMs - atMs >= stepMs) {
        canvas.lineTo(
          place.xPx + (x[at] as number) * place.widthPx,
          place.yPx + (y[at] as number) * place.heightPx,
        );
        drawnMs = atMs;
      }
      if (isLast) break;
    }
  }
  canvas.stroke();
}
