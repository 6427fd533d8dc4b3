import type { Canvas2D } from '#canvas.ts';
import { INK, NEUTRAL } from '#colours.ts';
import type { HeatContour } from '#heat/heat-contours.ts';
import type { ViewScene } from '#view-scene.ts';
import { toX, toY } from './gaze-path.ts';
import { paintLabel } from './labels.ts';

const LINE_PX = 1.25;
const UNDER_LINE_PX = 3;
const UNDER_OPACITY = 0.6;
/** A ring that is smaller on the stage has no room for a label. */
const LEAST_LABELLED_PX = 36;

/** Lines of equal height, each outer one with its share of the top. */
export function paintContourLines(canvas: Canvas2D, scene: ViewScene): void {
  const contours = scene.heat?.contours ?? [];
  canvas.lineJoin = 'round';
  for (const { rings } of contours) {
    canvas.beginPath();
    for (const ring of rings) tracePath(canvas, scene, ring);
    canvas.globalAlpha = UNDER_OPACITY;
    canvas.strokeStyle = INK;
    canvas.lineWidth = UNDER_LINE_PX;
    canvas.stroke();
    canvas.globalAlpha = 1;
    canvas.strokeStyle = NEUTRAL;
    canvas.lineWidth = LINE_PX;
    canvas.stroke();
  }
  for (const contour of contours) paintLabels(canvas, scene, contour);
}

function tracePath(canvas: Canvas2D, scene: ViewScene, ring: Float64Array): void {
  canvas.moveTo(toX(scene, ring[0] as number), toY(scene, ring[1] as number));
  for (let i = 2; i < ring.length; i += 2) {
    canvas.lineTo(toX(scene, ring[i] as number), toY(scene, ring[i + 1] as number));
  }
  canvas.closePath();
}

/** At the highest point of a ring, so that labels of rings within one another lie apart. */
function paintLabels(canvas: Canvas2D, scene: ViewScene, { percent, rings }: HeatContour): void {
  canvas.textAlign = 'center';
  for (const ring of rings) {
    let top = 0;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i] as number);
      right = Math.max(right, ring[i] as number);
      if ((ring[i + 1] as number) < (ring[top + 1] as number)) top = i;
    }
    if (toX(scene, right) - toX(scene, left) < LEAST_LABELLED_PX) continue;
    const xPx = toX(scene, ring[top] as number);
    paintLabel(canvas, `${percent}%`, xPx, toY(scene, ring[top + 1] as number));
  }
}
