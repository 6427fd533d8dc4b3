import type { Canvas2D } from '#canvas.ts';
import { INK, NEUTRAL } from '#colours.ts';
import { countUpTo } from '#fixation-list.ts';
import { findGaze, GAP_MS, type GazePosition, type GazeTrack } from '#gaze-tracks.ts';
import type { GazePointScene } from '#view-scene.ts';
import { EDGE_PX, FULL_TURN } from './circles.ts';

const DOT_RADIUS_PX = 4;
const DOT_OPACITY = 0.6;
const TRAIL_LINE_PX = 1.5;
/** By age: parts of half a second, each fainter. */
const PART_MS = 500 / 3;
const PART_OPACITIES = [0.4, 0.24, 0.1] as const;
/** With more people than this the lines of a trail skip samples: nobody sees single ones. */
const MANY = 200;
const MANY_STRIDE = 3;

const position: GazePosition = { x: 0, y: 0, opacity: 0 };

/**
 * Many people at a moment: neutral dots, each with the way of its last half second. All lines of
 * an age are one path and all dots another, as a canvas pays by the path.
 */
export function paintSwarm(canvas: Canvas2D, scene: GazePointScene, timeMs: number): void {
  canvas.strokeStyle = NEUTRAL;
  canvas.lineWidth = TRAIL_LINE_PX;
  canvas.lineJoin = 'round';
  for (let part = PART_OPACITIES.length - 1; part >= 0; part--) {
    canvas.globalAlpha = PART_OPACITIES[part] as number;
    canvas.beginPath();
    traceTrails(canvas, scene, timeMs - part * PART_MS);
    canvas.stroke();
  }
  canvas.globalAlpha = DOT_OPACITY;
  canvas.beginPath();
  traceDots(canvas, scene, timeMs);
  canvas.strokeStyle = INK;
  canvas.lineWidth = 2 * EDGE_PX;
  canvas.stroke();
  canvas.fillStyle = NEUTRAL;
  canvas.fill();
}

/** A lost gaze is left out once it has half faded: all dots are one path and so of one opacity. */
function traceDots(
  canvas: Canvas2D,
  { tracks, shown, marked, place }: GazePointScene,
  tMs: number,
) {
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1 || marked[slot] === 1) continue;
    if (!findGaze(tracks[slot] as GazeTrack, tMs, position) || position.opacity < 0.5) continue;
    const xPx = place.xPx + position.x * place.widthPx;
    const yPx = place.yPx + position.y * place.heightPx;
    canvas.moveTo(xPx + DOT_RADIUS_PX, yPx);
    canvas.arc(xPx, yPx, DOT_RADIUS_PX, 0, FULL_TURN);
  }
}

/** The ways of the part of a trail that ends at a time. */
function traceTrails(canvas: Canvas2D, scene: GazePointScene, endMs: number): void {
  const { tracks, shown, marked, place } = scene;
  const stride = scene.shownCount > MANY ? MANY_STRIDE : 1;
  for (let slot = 0; slot < tracks.length; slot++) {
    if (shown[slot] !== 1 || marked[slot] === 1) continue;
    const { tMs, x, y, valid } = tracks[slot] as GazeTrack;
    let at = countUpTo(tMs, endMs) - 1;
    if (at < 0 || valid[at] !== 1 || endMs - (tMs[at] as number) > GAP_MS) continue;
    canvas.moveTo(
      place.xPx + (x[at] as number) * place.widthPx,
      place.yPx + (y[at] as number) * place.heightPx,
    );
    while (at > 0 && endMs - (tMs[at] as number) < PART_MS) {
      const before = Math.max(at - stride, 0);
      const isFar = (tMs[at] as number) - (tMs[before] as number) > stride * GAP_MS;
      if (valid[before] !== 1 || isFar) break;
      canvas.lineTo(
        place.xPx + (x[before] as number) * place.widthPx,
        place.yPx + (y[before] as number) * place.heightPx,
      );
      at = before;
    }
  }
}
