import type { Size } from '@fovea/gaze/geometry';
import { type HeatField, toMapValue, traceContour } from '@fovea/gaze/maps';

/** Percent of the top colour's value. */
export const CONTOUR_PERCENTS = [25, 50, 75] as const;

/** Lines around what is at least so many percent of the top. */
export interface HeatContour {
  readonly percent: (typeof CONTOUR_PERCENTS)[number];
  /** x and y in turn, px of the picture; the last point joins the first. */
  readonly rings: readonly Float64Array[];
}

export function listContours(field: HeatField, top: number, picture: Size): HeatContour[] {
  if (!(top > 0)) return [];
  const scale = picture.widthPx / field.grid.widthPx;
  return CONTOUR_PERCENTS.map((percent) => {
    const value = toMapValue(field, (top * percent) / 100);
    const { rings } = traceContour(field.grid, field.values, value);
    return { percent, rings: rings.map((ring) => ring.map((px) => px * scale)) };
  });
}
