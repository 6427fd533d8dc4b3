import type { StagePoint } from '@fovea/gaze/geometry';
import type { Canvas2D } from '#canvas.ts';
import { getSlotColour, INK, NEUTRAL } from '#colours.ts';
import { findEndAt, findFirstAfter } from '#fixation-list.ts';
import type { ShownTime } from '#shown-time.ts';
import { MAX_COLOURED, type ViewScene } from '#view-scene.ts';
import { EDGE_PX, FULL_TURN } from './circles.ts';
import { hasCircles, toX, toY } from './gaze-path.ts';

const DOT_RADIUS_PX = 4;
const SMALL_PX = 3;
const SMALL_OPACITY = 0.5;
const OPACITY = 0.85;
/** How far from the middle of a fixation a pointer still means it. */
const REACH_PX = 10;

/** The centres of all fixations of a stretch of time: of many people as small neutral dots. */
export function paintFixationDots(canvas: Canvas2D, scene: ViewScene, time: ShownTime): void {
  const { fixations, shown, marked } = scene;
  if (scene.shownCount > MAX_COLOURED) paintNeutral(canvas, scene, time);
  for (let pass = 0; pass < 2; pass++) {
    if (pass === 0 && scene.shownCount > MAX_COLOURED) continue;
    for (let slot = 0; slot < fixations.length; slot++) {
      if (shown[slot] === 1 && (marked[slot] ?? 0) === pass) paintOne(canvas, scene, time, slot);
    }
  }
  canvas.globalAlpha = 1;
}

function paintOne(canvas: Canvas2D, scene: ViewScene, time: ShownTime, slot: number): void {
  const list = scene.fixations[slot];
  if (list === undefined) return;
  const first = findFirstAfter(list, time.fromMs);
  const end = findEndAt(list, time.toMs);
  if (first >= end) return;
  canvas.beginPath();
  for (let i = first; i < end; i++) {
    const xPx = toX(scene, list.x[i] as number);
    const yPx = toY(scene, list.y[i] as number);
    canvas.moveTo(xPx + DOT_RADIUS_PX, yPx);
    canvas.arc(xPx, yPx, DOT_RADIUS_PX, 0, FULL_TURN);
  }
  canvas.globalAlpha = OPACITY;
  canvas.lineWidth = 2 * EDGE_PX;
  canvas.strokeStyle = INK;
  canvas.stroke();
  canvas.fillStyle = getSlotColour(slot);
  canvas.fill();
}

function paintNeutral(canvas: Canvas2D, scene: ViewScene, { fromMs, toMs }: ShownTime): void {
  // A dark edge, so that they are seen on a light picture too.
  for (const [sizePx, colour] of [
    [SMALL_PX + 2 * EDGE_PX, INK],
    [SMALL_PX, NEUTRAL],
  ] as const) {
    traceNeutral(canvas, scene, { fromMs, toMs }, sizePx);
    canvas.globalAlpha = SMALL_OPACITY;
    canvas.fillStyle = colour;
    canvas.fill();
  }
}

function traceNeutral(
  canvas: Canvas2D,
  scene: ViewScene,
  { fromMs, toMs }: ShownTime,
  sizePx: number,
): void {
  const { fixations, shown, marked } = scene;
  canvas.beginPath();
  for (let slot = 0; slot < fixations.length; slot++) {
    const list = fixations[slot];
    if (list === undefined || shown[slot] !== 1 || marked[slot] === 1) continue;
    const end = findEndAt(list, toMs);
    for (let i = findFirstAfter(list, fromMs); i < end; i++) {
      const xPx = toX(scene, list.x[i] as number) - sizePx / 2;
      const yPx = toY(scene, list.y[i] as number) - sizePx / 2;
      canvas.rect(xPx, yPx, sizePx, sizePx);
    }
  }
}

/** The shown participant one of whose fixations is nearest to a place on the stage; -1 if none. */
export function findFixation(scene: ViewScene, time: ShownTime, point: StagePoint): number {
  const { fixations, shown, options } = scene;
  const isTrail = options.mode === 'gazePath' && options.view === 'playback';
  let nearest = -1;
  let nearestPx = REACH_PX;
  for (let slot = 0; slot < fixations.length; slot++) {
    const list = fixations[slot];
    if (list === undefined || shown[slot] !== 1) continue;
    const end = findEndAt(list, time.toMs);
    // A trail can be pointed at only at its end.
    const isEndOnly = isTrail && !hasCircles(scene, slot);
    const isOfTrail = isTrail && scene.marked[slot] !== 1;
    const fromMs = isOfTrail ? Math.max(time.toMs - options.trailMs, time.fromMs) : time.fromMs;
    const first = findFirstAfter(list, fromMs);
    for (let i = isEndOnly ? Math.max(end - 1, first) : first; i < end; i++) {
      const dxPx = toX(scene, list.x[i] as number) - point.x;
      const dyPx = toY(scene, list.y[i] as number) - point.y;
      const distancePx = Math.hypot(dxPx, dyPx);
      if (distancePx >= nearestPx) continue;
      nearest = slot;
      nearestPx = distancePx;
    }
  }
  return nearest;
}
