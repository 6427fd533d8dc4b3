import type { HeatGrid } from './grid.ts';
import type { Kernel } from './kernel.ts';

/** Taps on a side that one pass of the inner loop takes. */
export const BLUR_LANES = 4;

/**
 * Sets `count` entries of `out` to sums over a line of neighbours each: those at `middle`, and on
 * both sides at distances of `step`. The source has as many entries beyond as the kernel reaches.
 */
export function blurLine(
  source: Float64Array,
  middle: number,
  step: number,
  taps: Kernel,
  out: Float64Array,
  start: number,
  count: number,
): void {
  const reach = taps.length - 1;
  const tap = taps[0] as number;
  for (let i = 0; i < count; i++) out[start + i] = tap * (source[middle + i] as number);
  for (let d = 1; d <= reach; d += BLUR_LANES) {
    const t0 = taps[d] as number;
    const t1 = taps[d + 1] as number;
    const t2 = taps[d + 2] as number;
    const t3 = taps[d + 3] as number;
    const a0 = middle - d * step;
    const a1 = a0 - step;
    const a2 = a1 - step;
    const a3 = a2 - step;
    const b0 = middle + d * step;
    const b1 = b0 + step;
    const b2 = b1 + step;
    const b3 = b2 + step;
    for (let i = 0; i < count; i++) {
      out[start + i] =
        (out[start + i] as number) +
        t0 * ((source[a0 + i] as number) + (source[b0 + i] as number)) +
        t1 * ((source[a1 + i] as number) + (source[b1 + i] as number)) +
        t2 * ((source[a2 + i] as number) + (source[b2 + i] as number)) +
        t3 * ((source[a3 + i] as number) + (source[b3 + i] as number));
    }
  }
}

/**
 * Adds the amounts of a row's cells one by one to `out`, blurred along the row. `mirrored` has the
 * taps of both sides and a multiple of the lanes; it is laid from `shift` + cell on.
 */
export function addToRow(
  mirrored: Kernel,
  amounts: Float64Array,
  cells: Int32Array,
  out: Float64Array,
  shift: number,
): void {
  for (let c = 0; c < cells.length; c++) {
    const cell = cells[c] as number;
    const amount = amounts[cell] as number;
    for (let d = 0; d < mirrored.length; d += BLUR_LANES) {
      const i = shift + cell + d;
      out[i] = (out[i] as number) + amount * (mirrored[d] as number);
      out[i + 1] = (out[i + 1] as number) + amount * (mirrored[d + 1] as number);
      out[i + 2] = (out[i + 2] as number) + amount * (mirrored[d + 2] as number);
      out[i + 3] = (out[i + 3] as number) + amount * (mirrored[d + 3] as number);
    }
  }
}

/** Adds the amounts of a row's cells to `out`, blurred both ways at once: cheapest for a few. */
export function addSplat(
  grid: HeatGrid,
  taps: Kernel,
  amounts: Float64Array,
  cells: Int32Array,
  row: number,
  out: Float64Array,
): void {
  const { columns, rows } = grid;
  const reach = taps.length - 1;
  const top = Math.max(row - reach, 0);
  const bottom = Math.min(row + reach, rows - 1);
  for (const cell of cells) {
    const column = cell - row * columns;
    const left = Math.max(column - reach, 0);
    const right = Math.min(column + reach, columns - 1);
    for (let y = top; y <= bottom; y++) {
      const weight = (amounts[cell] as number) * (taps[Math.abs(y - row)] as number);
      const line = y * columns;
      for (let x = left; x <= right; x++) {
        out[line + x] = (out[line + x] as number) + weight * (taps[Math.abs(x - column)] as number);
      }
    }
  }
}
