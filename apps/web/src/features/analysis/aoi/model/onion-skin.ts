import type { Aoi } from '@fovea/contract';
import type { Rect } from '@fovea/gaze/geometry';
import { INK } from '@fovea/stage';
import { toAoiStageColour } from '#studio/aoi/aoi-colours.ts';
import { findEditedShape } from './keyframe-edits.ts';
import { makeElement } from './layer-elements.ts';
import { toBox, toCentre } from './shapes.ts';
import { toPath } from './stage-frame.ts';

/** Dots of the path between two keyframes. */
const DOTS = 6;

interface Skinned {
  readonly aoi: Aoi;
  readonly rect: Rect;
  readonly timeMs: number;
}

/** The keyframes before and after as dashed outlines with their times, and the way of the centre. */
export function drawOnion(
  parent: Element,
  skinned: Skinned | undefined,
  describeTime: (timeMs: number) => string,
): void {
  const keyframes = skinned?.aoi.keyframeAoi.keyframes ?? [];
  if (skinned === undefined || keyframes.length < 2) {
    parent.replaceChildren();
    return;
  }
  const { aoi, rect, timeMs } = skinned;
  const colour = toAoiStageColour(aoi.color);
  const before = keyframes.findLast(({ timestamp }) => timestamp < timeMs);
  const after = keyframes.find(({ timestamp }) => timestamp > timeMs);
  const outlines = [before, after].flatMap((keyframe) => {
    if (keyframe === undefined) return [];
    const { left, bottom } = toBox(keyframe.shape);
    const text = makeElement('text', {
      x: rect.xPx + left * rect.widthPx + 3,
      y: rect.yPx + bottom * rect.heightPx - 4,
      fill: colour,
      stroke: INK,
      'stroke-width': 3,
      'paint-order': 'stroke',
      'font-size': 10.5,
    });
    text.textContent = describeTime(keyframe.timestamp);
    const path = makeElement('path', {
      d: toPath(keyframe.shape, rect),
      fill: 'none',
      stroke: colour,
      'stroke-width': 1.25,
      'stroke-dasharray': '4 3',
    });
    return [path, text];
  });
  parent.replaceChildren(...outlines, ...drawWay(skinned, before?.timestamp, after?.timestamp));
}

function drawWay({ aoi, rect, timeMs }: Skinned, fromMs = timeMs, toMs = timeMs): SVGElement[] {
  const colour = toAoiStageColour(aoi.color);
  return Array.from({ length: DOTS * 2 + 1 }, (_, i) => {
    const share = i / DOTS - 1;
    const at = share < 0 ? timeMs + (timeMs - fromMs) * share : timeMs + (toMs - timeMs) * share;
    const shape = findEditedShape(aoi, at);
    if (shape === undefined) return [];
    const [x, y] = toCentre(shape);
    const [cx, cy] = [rect.xPx + x * rect.widthPx, rect.yPx + y * rect.heightPx];
    return [
      makeElement('circle', { cx, cy, r: 1.75, fill: colour, stroke: INK, 'stroke-width': 0.75 }),
    ];
  }).flat();
}
