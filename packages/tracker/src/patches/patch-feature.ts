import { PATCH_SIZE } from './eye-patch.ts';

/** Cells of a patch that one value of the feature averages, across and down. */
const CELL_PX = 4;
const COLUMNS = PATCH_SIZE.widthPx / CELL_PX;
const ROWS = PATCH_SIZE.heightPx / CELL_PX;
const CELLS = COLUMNS * ROWS;
/** Values of one frame: both eyes of 10 × 6 cells. */
export const FEATURE_LENGTH = 2 * CELLS;
/** Keeps an even patch, such as a covered lens, from dividing by 0. Grey levels. */
const LEAST_SPREAD = 1e-3;

/**
 * Both patches as cells, each eye freed of its own brightness and contrast, so that light of either
 * side does not count. The squares sum up to 1 over both eyes: a dot product is a correlation.
 */
export function toPatchFeature(patches: readonly [Uint8Array, Uint8Array]): Float64Array {
  const feature = new Float64Array(FEATURE_LENGTH);
  patches.forEach((patch, eye) => {
    feature.set(toEyeFeature(patch), eye * CELLS);
  });
  return feature;
}

/** One eye's half of the feature. */
export function toEyeFeature(patch: Uint8Array): Float64Array {
  if (patch.length !== PATCH_SIZE.widthPx * PATCH_SIZE.heightPx) {
    throw new RangeError(`patch of ${patch.length} px`);
  }
  const cells = new Float64Array(CELLS);
  for (let i = 0; i < patch.length; i++) {
    const column = Math.floor((i % PATCH_SIZE.widthPx) / CELL_PX);
    const row = Math.floor(i / PATCH_SIZE.widthPx / CELL_PX);
    const cell = row * COLUMNS + column;
    cells[cell] = (cells[cell] as number) + (patch[i] as number) / CELL_PX ** 2;
  }
  const mean = cells.reduce((sum, each) => sum + each, 0) / CELLS;
  const variance = cells.reduce((sum, each) => sum + (each - mean) ** 2, 0) / CELLS;
  const scale = 1 / (Math.sqrt(variance) + LEAST_SPREAD) / Math.sqrt(FEATURE_LENGTH);
  return cells.map((each) => (each - mean) * scale);
}

/** Correlation of two features, −1 to 1. */
export function measureSimilarity(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < FEATURE_LENGTH; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
