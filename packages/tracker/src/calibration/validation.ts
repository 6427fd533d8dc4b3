import {
  type Accuracy,
  measureAccuracy,
  measureSessionStd,
  type ValidationSamples,
} from '@fovea/gaze/quality';
import {
  estimateGaze,
  type PatchHeadModel,
  type Screen,
  toMedian,
  toScreenPoint,
} from '#method/index.ts';
import { type Similarity, toSimilarity } from '#tracking/similarity.ts';
import type { DotLooks } from './dot-looks.ts';
import { type DotError, measureDotError } from './point-errors.ts';

export interface Validation {
  readonly dots: readonly DotError[];
  /** Signed offset and its standard error in CSS px; null without any look. */
  readonly accuracy: Accuracy | null;
  /** Spread about each dot's own mean, CSS px. */
  readonly stdPx: number | null;
  /** How like those of the calibration the eyes are; 0 without any look. */
  readonly similarity: number;
  /** Median over looks. An estimate. */
  readonly distanceMm: number | null;
}

/** Judges a model by dots it has not seen. */
export function validate(
  model: PatchHeadModel,
  taught: Similarity,
  dots: readonly DotLooks[],
  screen: Screen,
): Validation {
  const looks = dots.flatMap((dot) => dot.looks);
  const samples = toValidationSamples(model, dots, screen);
  return {
    dots: dots.flatMap((dot, i) => measureDotError(i, model, dot) ?? []),
    accuracy: measureAccuracy(samples),
    stdPx: measureSessionStd(samples),
    similarity: looks.length === 0 ? 0 : toMedian(looks.map((look) => toSimilarity(taught, look))),
    distanceMm: looks.length === 0 ? null : toMedian(looks.map(({ head }) => head.zMm)),
  };
}

function toValidationSamples(
  model: PatchHeadModel,
  dots: readonly DotLooks[],
  screen: Screen,
): ValidationSamples {
  const gaze = dots.flatMap(({ looks }, target) =>
    looks.map((look) => ({ target, ...toScreenPoint(estimateGaze(model, look), screen) })),
  );
  const targets = dots.map(({ target }) => toScreenPoint(target, screen));
  return {
    x: Float64Array.from(gaze, ({ x }) => x),
    y: Float64Array.from(gaze, ({ y }) => y),
    target: Uint16Array.from(gaze, ({ target }) => target),
    targetX: Float64Array.from(targets, ({ x }) => x),
    targetY: Float64Array.from(targets, ({ y }) => y),
  };
}
