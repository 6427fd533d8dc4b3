import type { StagePoint } from '@fovea/gaze/geometry';
import type { Canvas2D } from './canvas.ts';
import { paintAreas } from './painters/areas.ts';
import { isOrderDrawn, paintCommonOrder } from './painters/common-order.ts';
import { paintContourLines } from './painters/contour-lines.ts';
import { findFixation, paintFixationDots } from './painters/fixation-dots.ts';
import { paintGazePaths } from './painters/gaze-path.ts';
import { findGazePoint, paintGazePoints } from './painters/gaze-point.ts';
import { paintHeatOverlay } from './painters/heat-overlay.ts';
import { findShownTime, type ShownTime } from './shown-time.ts';
import type { ViewScene } from './view-scene.ts';

const time: ShownTime = { fromMs: 0, toMs: 0 };

/** Draws a view over its picture: the one way for the screen, cards and downloads. */
export function drawView(canvas: Canvas2D, scene: ViewScene, timeMs: number): void {
  const { mode, view } = scene.options;
  findShownTime(scene.options, timeMs, scene.durationMs, time);
  if (mode === 'heatmap') {
    paintHeatOverlay(canvas, scene);
    paintContourLines(canvas, scene);
  } else if (mode === 'gazePath') {
    paintGazePaths(canvas, scene, time);
  } else if (view === 'overall') {
    paintFixationDots(canvas, scene, time);
  } else {
    paintGazePoints(canvas, scene, timeMs);
  }
  paintAreas(canvas, scene, timeMs);
  if (isOrderDrawn(scene)) paintCommonOrder(canvas, scene, timeMs);
}

/** The participant whose mark is at this place of a view; -1 if none. */
export function findDrawn(scene: ViewScene, timeMs: number, point: StagePoint): number {
  const { mode, view } = scene.options;
  if (mode === 'heatmap' || isOrderDrawn(scene)) return -1;
  if (mode === 'gazePoint' && view === 'playback') return findGazePoint(scene, timeMs, point);
  findShownTime(scene.options, timeMs, scene.durationMs, time);
  return findFixation(scene, time, point);
}
