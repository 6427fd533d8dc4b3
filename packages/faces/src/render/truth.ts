import type { SheetPoint } from '#model/sheet.ts';
import { type HeadPlace, type Placement, toCamera } from '#scene/placement.ts';
import type { Moment, Scene } from '#scene/scene.ts';
import { type Eyeball, findPupil } from './eyeball.ts';

export interface EyeTruth {
  /** Middle of the eyeball in camera axes. */
  readonly middleMm: SheetPoint;
  /** Middles of eyeball and pupil in the frame. */
  readonly middlePx: readonly [x: number, y: number];
  readonly pupilPx: readonly [x: number, y: number];
}

/** Facts known about a frame because it was drawn. */
export interface Truth {
  readonly target: { readonly xMm: number; readonly yMm: number };
  readonly head: HeadPlace;
  readonly blink: number;
  /** On the left and on the right of the frame. */
  readonly eyes: readonly EyeTruth[];
}

export function toTruth(
  { camera }: Scene,
  { target, head, blink }: Moment,
  placement: Placement,
  balls: readonly Eyeball[],
): Truth {
  const toPx = ([x, y, z]: SheetPoint): readonly [number, number] => [
    camera.widthPx / 2 + (camera.focalPx * x) / z,
    camera.heightPx / 2 + (camera.focalPx * y) / z,
  ];
  return {
    target,
    head,
    blink,
    eyes: balls.map((ball) => {
      const middleMm = toCamera(placement, ball.middle);
      return { middleMm, middlePx: toPx(middleMm), pupilPx: toPx(findPupil(ball, placement)) };
    }),
  };
}
