import type { HeatGrid } from './grid.ts';
import { toValueLevels } from './levels.ts';
import { type Painting, paintLevels } from './painting.ts';
import { createPalette } from './palette.ts';
import type { ColorRamp } from './ramps.ts';
import { type HeatField, toPersonValue } from './scale.ts';

/** Purple where there is more in B, green where there is more in A, clear where they are equal. */
const MORE_IN_B: ColorRamp = [
  [0, 123, 63, 191, 0],
  [100, 123, 63, 191, 95],
];
const MORE_IN_A: ColorRamp = [
  [0, 27, 138, 90, 0],
  [100, 27, 138, 90, 95],
];

/** B minus A per cell, per person. The maps have the same grid and weight. */
export function measureDifference(a: HeatField, b: HeatField): Float64Array {
  checkAlike(a, b);
  const difference = new Float64Array(a.values.length);
  for (let i = 0; i < difference.length; i++) {
    difference[i] =
      toPersonValue(b, b.values[i] as number) - toPersonValue(a, a.values[i] as number);
  }
  return difference;
}

/** One px per cell; `top` is the size of a difference that has the full colour on either side. */
export function paintDifference(grid: HeatGrid, difference: Float64Array, top: number): Painting {
  const levels = toValueLevels(difference, top);
  const painting = paintLevels(grid, levels, createPalette(MORE_IN_B));
  const green = paintLevels(grid, levels, createPalette(MORE_IN_A));
  for (let i = 0; i < difference.length; i++) {
    if ((difference[i] as number) >= 0) continue;
    for (let c = i * 4; c < i * 4 + 4; c++) painting.rgba[c] = green.rgba[c] as number;
  }
  return painting;
}

function checkAlike(a: HeatField, b: HeatField): void {
  if (a.grid.columns !== b.grid.columns || a.grid.rows !== b.grid.rows || a.weight !== b.weight) {
    throw new RangeError('maps differ in grid or weight');
  }
}
