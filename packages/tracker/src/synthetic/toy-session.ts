import {
  CALIBRATION_POINTS,
  type Dot,
  type DotFrame,
  type DotLooks,
  keepLooks,
  type ShareOfScreen,
  VALIDATION_POINTS,
} from '#calibration/index.ts';
import { type Screen, toOpenLook, toPlanePoint } from '#method/index.ts';
import {
  createRandom,
  createToyPerson,
  TOY_EYES,
  TOY_FOCAL_PX,
  TOY_POSE,
  type ToyEyes,
  type ToyPose,
} from './toy-person.ts';

export const TOY_SCREEN: Screen & { readonly widthPx: number; readonly heightPx: number } = {
  widthPx: 390,
  heightPx: 844,
  mmPerPx: 0.1654,
  cameraXPx: 195,
  cameraYPx: -30,
};

/** A dot is shown for 1.8 s. */
const SHOWN_MS = 1800;

export interface ToySessionOptions {
  /** Which dot is looked at while a dot is shown; itself unless told. */
  readonly lookAt?: (dot: number) => number;
  /** Dots at which no face is found. */
  readonly withoutFace?: readonly number[];
  readonly eyes?: ToyEyes;
  readonly pose?: ToyPose;
  /** How far patches are cut off, px of the patch. */
  readonly cutPx?: number;
  readonly blinkEvery?: number;
  readonly framesPerDot?: number;
}

/** Looks that a camera sees while dots are shown one after another. */
export function playDots(
  seed: number,
  points: readonly ShareOfScreen[],
  options: ToySessionOptions = {},
): Dot[] {
  const person = createToyPerson(seed, options.eyes ?? TOY_EYES);
  const random = createRandom(seed + 1);
  const pose = options.pose ?? TOY_POSE;
  const count = options.framesPerDot ?? 12;
  return points.map((point, i) => {
    const looked = points[options.lookAt?.(i) ?? i] as ShareOfScreen;
    const target = toPlanePoint(toScreenPx(looked), TOY_SCREEN);
    const frames = Array.from({ length: count }, (_, k): DotFrame => {
      const sway = { ...pose, xMm: pose.xMm + 2 * random(), yawDeg: pose.yawDeg + 0.5 * random() };
      const isBlink = options.blinkEvery !== undefined && k % options.blinkEvery === 1;
      const face = person.look(target, sway, { cutPx: options.cutPx ?? 0.2, isBlink });
      const isLost = options.withoutFace?.includes(i) ?? false;
      return {
        sinceMs: (k * SHOWN_MS) / count,
        look: isLost ? null : toOpenLook(face, TOY_FOCAL_PX),
      };
    });
    const { x, y } = toScreenPx(point);
    return { xPx: x, yPx: y, frames };
  });
}

export function playCalibration(seed: number, options?: ToySessionOptions): DotLooks[] {
  return playDots(seed, CALIBRATION_POINTS, options).map((dot) => keepLooks(dot, TOY_SCREEN));
}

export function playValidation(seed: number, options?: ToySessionOptions): DotLooks[] {
  return playDots(seed, VALIDATION_POINTS, options).map((dot) => keepLooks(dot, TOY_SCREEN));
}

function toScreenPx({ u, v }: ShareOfScreen): { x: number; y: number } {
  return { x: u * TOY_SCREEN.widthPx, y: v * TOY_SCREEN.heightPx };
}
