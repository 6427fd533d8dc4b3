import type { Fixations } from '#events/fixations.ts';
import { CELL_PX, findCell, type HeatGrid } from './grid.ts';
import type { CellAmounts } from './heat-map.ts';
import { KERNEL_ONE } from './kernel.ts';

/** The cells one person looked at within the interval: 1 where a fixation is within the radius. */
export function listSeenCells(
  fixations: Fixations,
  grid: HeatGrid,
  radiusPx: number,
  fromMs = 0,
  toMs: number = Number.POSITIVE_INFINITY,
): CellAmounts {
  const seen = new Float64Array(grid.columns * grid.rows);
  new SeenCells(grid, radiusPx).addTo(seen, 1, fixations, fromMs, toMs);
  const cells = new Int32Array(seen.length);
  let n = 0;
  for (let cell = 0; cell < seen.length; cell++) if (seen[cell] === 1) cells[n++] = cell;
  return { n, cells: cells.slice(0, n), amounts: new Float64Array(n).fill(1) };
}

/** How many of some people looked at each cell, by the same rule; people come and go. */
export class ViewersMap {
  readonly #seen: SeenCells;
  readonly #values: Float64Array;

  constructor(grid: HeatGrid, radiusPx: number) {
    this.#seen = new SeenCells(grid, radiusPx);
    this.#values = new Float64Array(grid.columns * grid.rows);
  }

  add(fixations: Fixations, fromMs: number, toMs: number): void {
    this.#seen.addTo(this.#values, KERNEL_ONE, fixations, fromMs, toMs);
  }

  /** Undoes adding the same. */
  remove(fixations: Fixations, fromMs: number, toMs: number): void {
    this.#seen.addTo(this.#values, -KERNEL_ONE, fixations, fromMs, toMs);
  }

  /** People times KERNEL_ONE. The array is the map's own: read it, do not keep it. */
  get values(): Float64Array {
    return this.#values;
  }
}

/** Finds the cells of one person after the other in the same memory. */
class SeenCells {
  readonly #grid: HeatGrid;
  /** For each distance in rows from the middle of a disc, how many cells it reaches to a side. */
  readonly #halfWidths: Int32Array;
  /** Where stretches of a row begin and end: summed up along it, above 0 where somebody looked. */
  readonly #ends: Int32Array;

  constructor(grid: HeatGrid, radiusPx: number) {
    if (!(radiusPx >= 0)) throw new RangeError('radius is negative');
    this.#grid = grid;
    this.#halfWidths = listHalfWidths(radiusPx / CELL_PX);
    this.#ends = new Int32Array((grid.columns + 1) * grid.rows);
  }

  /** Adds an amount to every cell that one person looked at. */
  addTo(
    values: Float64Array,
    amount: number,
    fixations: Fixations,
    fromMs: number,
    toMs: number,
  ): void {
    const { columns, rows } = this.#grid;
    const ends = this.#ends;
    let top = rows;
    let bottom = -1;
    for (let i = 0; i < fixations.onsetMs.length; i++) {
      const isWithin =
        (fixations.onsetMs[i] as number) < toMs && (fixations.offsetMs[i] as number) > fromMs;
      const cell = findCell(this.#grid, fixations.x[i] as number, fixations.y[i] as number);
      if (!isWithin || cell < 0) continue;
      const row = Math.floor(cell / columns);
      this.#markDisc(cell - row * columns, row);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
    const reach = this.#halfWidths.length - 1;
    const lastRow = Math.min(bottom + reach, rows - 1);
    for (let y = Math.max(top - reach, 0); y <= lastRow && bottom >= 0; y++) {
      let open = 0;
      const start = y * (columns + 1);
      for (let x = 0; x < columns; x++) {
        open += ends[start + x] as number;
        const cell = y * columns + x;
        if (open > 0) values[cell] = (values[cell] as number) + amount;
      }
      ends.fill(0, start, start + columns + 1);
    }
  }

  #markDisc(column: number, row: number): void {
    const { columns, rows } = this.#grid;
    const ends = this.#ends;
    const reach = this.#halfWidths.length - 1;
    const lastRow = Math.min(row + reach, rows - 1);
    for (let y = Math.max(row - reach, 0); y <= lastRow; y++) {
      const halfWidth = this.#halfWidths[Math.abs(y - row)] as number;
      const start = y * (columns + 1);
      const from = start + Math.max(column - halfWidth, 0);
      const to = start + Math.min(column + halfWidth + 1, columns);
      ends[from] = (ends[from] as number) + 1;
      ends[to] = (ends[to] as number) - 1;
    }
  }
}

function listHalfWidths(radiusCells: number): Int32Array {
  const reach = Math.floor(radiusCells);
  return Int32Array.from({ length: reach + 1 }, (_, d) =>
    Math.floor(Math.sqrt(radiusCells * radiusCells - d * d)),
  );
}
