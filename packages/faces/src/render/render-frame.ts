import type { Face } from '#model/face.ts';
import { createLids } from '#model/lids.ts';
import type { SheetPoint } from '#model/sheet.ts';
import { toPlacement } from '#scene/placement.ts';
import type { Moment, Scene } from '#scene/scene.ts';
import { aimEyeball } from './eyeball.ts';
import { exposeFrame } from './sensor.ts';
import { shadePicture } from './shade-picture.ts';
import { setStage } from './stage.ts';
import { type Truth, toTruth } from './truth.ts';

export interface Frame {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly truth: Truth;
}

/** Draws a face that looks at a known place. The same input gives the same bytes. */
export function renderFrame(face: Face, scene: Scene, moment: Moment): Frame {
  const { widthPx, heightPx } = scene.camera;
  const placement = toPlacement(moment.head);
  const target: SheetPoint = [moment.target.xMm, moment.target.yMm, 0];
  const eyes = ([-1, 1] as const).map((side) => {
    const ball = aimEyeball(face, side, placement, target);
    return { ball, lids: createLids(face.eyes, ball.axis[1], moment.blink, moment.lids) };
  });
  const stage = setStage(face, scene, placement, eyes);
  const light = shadePicture(stage);
  return {
    widthPx,
    heightPx,
    rgba: exposeFrame(light, scene, moment.noiseSeed),
    truth: toTruth(
      scene,
      moment,
      placement,
      eyes.map(({ ball }) => ball),
    ),
  };
}
