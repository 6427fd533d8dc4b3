import { type FixationColumns, RECORD_SCALE } from '@fovea/contract';
import type { Fixations } from '@fovea/gaze/events';
import { toDeltas } from '@fovea/gaze/samples';

const { t: T_PER_MS, xy: XY_PER_PX } = RECORD_SCALE;

/**
 * Fixations as a reader of the records gets them. Figures are made of these, so that whoever
 * computes them again from the records gets the same.
 */
export function toStoredFixations(fixations: Fixations): Fixations {
  const round = (column: Float64Array, scale: number) =>
    column.map((value) => Math.round(value * scale) / scale);
  return {
    ...fixations,
    onsetMs: round(fixations.onsetMs, T_PER_MS),
    offsetMs: round(fixations.offsetMs, T_PER_MS),
    x: round(fixations.x, XY_PER_PX),
    y: round(fixations.y, XY_PER_PX),
  };
}

export function toFixationColumns({ onsetMs, offsetMs, x, y }: Fixations): FixationColumns {
  const encode = (column: Float64Array, scale: number) =>
    toDeltas(column.map((value) => Math.round(value * scale)));
  return {
    onset: encode(onsetMs, T_PER_MS),
    offset: encode(offsetMs, T_PER_MS),
    x: encode(x, XY_PER_PX),
    y: encode(y, XY_PER_PX),
  };
}
