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

/** Adds the amounts of a row one by one to `out` from `outStart` on, blurred along the row. */
export function addToRow(
  { columns }: HeatGrid,
  taps: Kernel,
  amounts: Float64Array,
  row: number,
  out: Float64Array,
  outStart: number,
): void {
  const reach = taps.length - 1;
  const start = row * columns;
  for (let column = 0; column < columns; column++) {
    const amount = amounts[start + column] as number;
    if (amount === 0) continue;
    const at = outStart + column;
    out[at] = (out[at] as number) + amount * (taps[0] as number);
    const before = Math.min(reach, column);
    for (let d = 1; d <= before; d++) {
      out[at - d] = (out[at - d] as number) + amount * (taps[d] as number);
    }
    const after = Math.min(reach, columns - 1 - column);
    for (let d = 1; d <= after; d++) {
      out[at + d] = (out[at + d] as number) + amount * (taps[d] as number);
    }
  }
}

/** Adds each amount of a row to `out`, blurred both ways at once: cheapest for a few. */
export function addSplat(
  grid: HeatGrid,
  taps: Kernel,
  amounts: Float64Array,
  row: number,
  out: Float64Array,
): void {
  const { columns, rows } = grid;
  const reach = taps.length - 1;
  const start = row * columns;
  const top = Math.max(row - reach, 0);
  const bottom = Math.min(row + reach, rows - 1);
  for (let column = 0; column < columns; column++) {
    const amount = amounts[start + column] as number;
    if (amount === 0) continue;
    const left = Math.max(column - reach, 0);
    const right = Math.min(column + reach, columns - 1);
    for (let y = top; y <= bottom; y++) {
      const weight = amount * (taps[Math.abs(y - row)] as number);
      const line = y * columns;
      for (let x = left; x <= right; x++) {
        out[line + x] = (out[line + x] as number) + weight * (taps[Math.abs(x - column)] as number);
      }
    }
  }
}
