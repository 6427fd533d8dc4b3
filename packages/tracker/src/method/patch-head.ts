import { type Face, type Head, measureHead } from '#landmarks/index.ts';
import { toPatchFeature, toSlides } from '#patches/index.ts';
import { type Direction, fromEyeInHead, toDirection, toEyeInHead, toHit } from './direction.ts';
import { dot, mergeSums, type RidgeSums, type RidgeWeights, solveRidge, sumRows } from './ridge.ts';
import type { PlanePoint } from './screen.ts';

/** The method's reading of one frame. */
export interface Look {
  readonly feature: Float64Array;
  readonly head: Head;
}

/** A look that can be learned from. */
export interface OpenLook extends Look {
  readonly slides: readonly Float64Array[];
}

/** A look while the person followed a dot whose place is known. */
export interface TaughtLook extends OpenLook {
  readonly target: PlanePoint;
}

export interface PatchHeadOptions {
  /** Strength of the ridge per taught look. */
  readonly lambdaPerLook: number;
  /** How far patches may be cut wrong without changing the gaze, in px of the patch. */
  readonly slidePx: number;
  /** Share of the angle between camera and head that patches show as if the eyes had turned. */
  readonly sideShare: number;
}

/**
 * λ is 0.0003 for 54 looks, and as strong however many frames a second there are. Half a pixel is what
 * the engines' corners of the eyes wander. The side counts half: corners lie about half as far in
 * front of the point about which an eyeball turns as the iris does. All chosen on rendered faces.
 */
export const PATCH_HEAD_DEFAULTS: PatchHeadOptions = {
  lambdaPerLook: 0.0003 / 54,
  slidePx: 0.5,
  sideShare: 0.5,
};

/** Weights only: they can be kept where pictures of eyes must not. */
export interface PatchHeadModel {
  readonly algorithm: 'patch-head';
  readonly version: 2;
  readonly options: PatchHeadOptions;
  /** Mean direction of the eyes in the head, to which the weights add. */
  readonly middle: Direction;
  readonly weights: RidgeWeights;
}

export function toLook(face: Face, focalPx: number): Look {
  return { feature: toPatchFeature(face.patches), head: measureHead(face, focalPx) };
}

export function toOpenLook(face: Face, focalPx: number): OpenLook {
  return { ...toLook(face, focalPx), slides: toSlides(face.patches) };
}

/** Sums that a model is taught by, without the looks themselves. */
export function sumLooks(
  looks: readonly TaughtLook[],
  options: PatchHeadOptions = PATCH_HEAD_DEFAULTS,
): RidgeSums {
  const taught = looks.map(({ target, head }) =>
    toEyeInHead(toDirection(target, head), head, options.sideShare),
  );
  return sumRows({
    rows: looks.map(({ feature }) => feature),
    x: Float64Array.from(taught, ({ x }) => x),
    y: Float64Array.from(taught, ({ y }) => y),
    stillRows: looks.flatMap(({ slides }) =>
      slides.map((slide) => slide.map((value) => value * options.slidePx)),
    ),
  });
}

/**
 * Method PH: patches → direction of the eyes in the head by ridge regression, the head's turn from
 * its pose, and the plane of the screen. Slides are rows that must change nothing, so that the
 * weights go by the iris against the lids and not by where the patch was cut.
 */
export function fitPatchHead(
  parts: readonly RidgeSums[],
  options: PatchHeadOptions = PATCH_HEAD_DEFAULTS,
): PatchHeadModel {
  const sums = mergeSums(parts);
  const { xMean, yMean, weights } = solveRidge(sums, options.lambdaPerLook * sums.count);
  const middle = { x: xMean, y: yMean };
  return { algorithm: 'patch-head', version: 2, options, middle, weights };
}

/** Where the person looks in the plane of the screen. */
export function estimateGaze({ middle, weights, options }: PatchHeadModel, look: Look): PlanePoint {
  const eyeInHead = {
    x: middle.x + dot(weights.x, look.feature),
    y: middle.y + dot(weights.y, look.feature),
  };
  return toHit(fromEyeInHead(eyeInHead, look.head, options.sideShare), look.head);
}
