import type { PatchHeadModel } from '#method/index.ts';
import type { HeadRange } from '#tracking/head-range.ts';
import { createSimilarity } from '#tracking/similarity.ts';
import type { Calibration } from './calibrate.ts';
import type { DotLooks } from './dot-looks.ts';
import type { DotError } from './point-errors.ts';
import { listTaughtLooks } from './taught-looks.ts';

/**
 * The part of a calibration that may outlive the page: weights and figures as plain numbers, no
 * picture of an eye.
 */
export interface KeptCalibration {
  readonly model: Omit<PatchHeadModel, 'version' | 'weights'> & {
    readonly version: number;
    readonly weights: { readonly x: readonly number[]; readonly y: readonly number[] };
  };
  readonly leaveOneOut: readonly DotError[];
  readonly headRange: HeadRange;
}

const VERSION: PatchHeadModel['version'] = 2;

export function keepCalibration({ model, leaveOneOut, headRange }: Calibration): KeptCalibration {
  const { x, y } = model.weights;
  return { model: { ...model, weights: { x: [...x], y: [...y] } }, leaveOneOut, headRange };
}

/** Eyes are taught by the dots that judge it. Null when another version of the method has learned it. */
export function recallCalibration(
  { model, leaveOneOut, headRange }: KeptCalibration,
  dots: readonly DotLooks[],
): Calibration | null {
  if (model.version !== VERSION) return null;
  const { x, y } = model.weights;
  return {
    dots: [],
    model: {
      ...model,
      version: VERSION,
      weights: { x: Float64Array.from(x), y: Float64Array.from(y) },
    },
    leaveOneOut,
    similarity: createSimilarity(dots.map(listTaughtLooks)),
    headRange,
  };
}
