import {
  fitPatchHead,
  type PatchHeadModel,
  type PatchHeadOptions,
  type RidgeSums,
  sumLooks,
} from '#method/index.ts';
import { type HeadRange, measureHeadRange } from '#tracking/head-range.ts';
import { createSimilarity, type Similarity } from '#tracking/similarity.ts';
import type { DotLooks } from './dot-looks.ts';
import { type DotError, measureDotError } from './point-errors.ts';
import { listTaughtLooks } from './taught-looks.ts';

export interface Calibration {
  readonly dots: readonly DotLooks[];
  readonly model: PatchHeadModel;
  readonly leaveOneOut: readonly DotError[];
  readonly similarity: Similarity;
  readonly headRange: HeadRange;
}

/** Null when no dot has a look: there is nothing to learn from. */
export function calibrate(
  dots: readonly DotLooks[],
  options?: PatchHeadOptions,
): Calibration | null {
  const taught = dots.map(listTaughtLooks);
  if (taught.every((looks) => looks.length === 0)) return null;
  const sums = taught.map((looks) => sumLooks(looks, options));
  return {
    dots,
    model: fitPatchHead(sums, options),
    leaveOneOut: leaveOneOut(dots, sums, options),
    similarity: createSimilarity(taught),
    headRange: measureHeadRange(taught.flat().map(({ head }) => head)),
  };
}

/**
 * Each dot judged by what the others teach; `sums` are those of the dots. Dots that were not looked
 * at contradict the rest, also where validation comes out well by luck.
 */
export function leaveOneOut(
  dots: readonly DotLooks[],
  sums: readonly RidgeSums[],
  options?: PatchHeadOptions,
): DotError[] {
  return dots.flatMap((dot, i) => {
    const others = sums.filter(({ count }, k) => k !== i && count > 0);
    if (others.length === 0) return [];
    return measureDotError(i, fitPatchHead(others, options), dot) ?? [];
  });
}
