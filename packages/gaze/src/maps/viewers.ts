import type { Fixations } from '#events/fixations.ts';
import { CELL_PX, findCell, type HeatGrid } from './grid.ts';
import type { CellAmounts } from './heat-map.ts';

/** The cells one person looked at within the interval: 1 where a fixation is within the radius. */
export function listSeenCells(
  fixations: Fixations,
  grid: HeatGrid,
  radiusPx: number,
  fromMs = 0,
  toMs: number = Number.POSITIVE_INFINITY,
): CellAmounts {
  if (!(radiusPx >= 0)) throw new RangeError('radius is negative');
  const { columns, rows } = grid;
  const halfWidths = listHalfWidths(radiusPx / CELL_PX);
  const reach = halfWidths.length - 1;
  const seen = new Uint8Array(columns * rows);
  let n = 0;
  for (let i = 0; i < fixations.onsetMs.length; i++) {
    const isWithin =
      (fixations.onsetMs[i] as number) < toMs && (fixations.offsetMs[i] as number) > fromMs;
    const cell = findCell(grid, fixations.x[i] as number, fixations.y[i] as number);
    if (!isWithin || cell < 0) continue;
    const column = cell % columns;
    const row = (cell - column) / columns;
    for (let y = Math.max(row - reach, 0); y <= Math.min(row + reach, rows - 1); y++) {
      const halfWidth = halfWidths[Math.abs(y - row)] as number;
      const last = Math.min(column + halfWidth, columns - 1);
      for (let x = Math.max(column - halfWidth, 0); x <= last; x++) {
        n += 1 - (seen[y * columns + x] as number);
        seen[y * columns + x] = 1;
      }
    }
  }
  const cells = new Int32Array(n);
  for (let cell = 0, at = 0; at < n; cell++) if (seen[cell] === 1) cells[at++] = cell;
  return { n, cells, amounts: new Float64Array(n).fill(1) };
}

/** For each distance in rows from the middle of a disc, how many cells it reaches to a side. */
function listHalfWidths(radiusCells: number): Int32Array {
  const reach = Math.floor(radiusCells);
  return Int32Array.from({ length: reach + 1 }, (_, d) =>
    Math.floor(Math.sqrt(radiusCells * radiusCells - d * d)),
  );
}
