import { fitPatchHead, type PatchHeadOptions, type RidgeSums } from '#method/index.ts';
import type { DotLooks } from './dot-looks.ts';
import { type DotError, measureDotError } from './point-errors.ts';

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
