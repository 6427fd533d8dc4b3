import { addSplat, addToRow, BLUR_LANES, blurLine } from './blur.ts';
import { ChangedCells } from './changed-cells.ts';
import type { HeatGrid } from './grid.ts';
import type { Kernel } from './kernel.ts';

/** Whole amounts by cell; a cell may come more than once. */
export interface CellAmounts {
  /** How many entries of the columns count. */
  readonly n: number;
  readonly cells: Int32Array;
  readonly amounts: Float64Array;
}

/** Beyond this a value could pass 2^53 and stop being exact: 4 years of looking at one spot. */
const MOST_AMOUNT = 2 ** 37;

/**
 * Amounts in cells, blurred. Taking away undoes adding exactly, and the order never matters, since
 * all numbers are whole. A refresh costs by what changed, never by what is there.
 */
export class HeatMap {
  readonly grid: HeatGrid;
  readonly kernel: Kernel;
  readonly #values: Float64Array;
  /** Blurred along rows only, with empty rows above and below and room at both ends of a row. */
  readonly #rowBlurred: Float64Array;
  readonly #rowStride: number;
  /** Taps of both sides, for one cell at a time. */
  readonly #mirrored: Kernel;
  /** Not yet in the two above. */
  readonly #pending: Float64Array;
  /** One row with empty cells at both ends, and what it becomes. */
  readonly #line: Float64Array;
  readonly #blurredLine: Float64Array;
  readonly #changed: ChangedCells;
  #firstCell = Number.POSITIVE_INFINITY;
  #lastCell = -1;
  #total = 0;

  constructor(grid: HeatGrid, kernel: Kernel) {
    this.grid = grid;
    this.kernel = padTaps(kernel);
    const cellCount = grid.columns * grid.rows;
    this.#values = new Float64Array(cellCount);
    this.#pending = new Float64Array(cellCount);
    const reach = this.kernel.length - 1;
    this.#line = new Float64Array(grid.columns + 2 * reach);
    this.#blurredLine = new Float64Array(grid.columns);
    this.#changed = new ChangedCells(grid, reach);
    this.#mirrored = mirrorTaps(kernel, reach);
    this.#rowStride = grid.columns + this.#mirrored.length;
    this.#rowBlurred = new Float64Array((grid.rows + 2 * reach) * this.#rowStride);
  }

  add(part: CellAmounts): void {
    this.#change(part, 1);
  }

  remove(part: CellAmounts): void {
    this.#change(part, -1);
  }

  /** Amount times KERNEL_ONE per cell. The array is the map's own: read it, do not keep it. */
  get values(): Float64Array {
    if (this.#lastCell >= 0) this.#refresh();
    return this.#values;
  }

  #change({ n, cells, amounts }: CellAmounts, sign: 1 | -1): void {
    const pending = this.#pending;
    let first = this.#firstCell;
    let last = this.#lastCell;
    let total = this.#total;
    for (let i = 0; i < n; i++) {
      const cell = cells[i] as number;
      if (!(cell >= 0 && cell < pending.length)) throw new RangeError('cell is not on the map');
      const amount = sign * (amounts[i] as number);
      pending[cell] = (pending[cell] as number) + amount;
      total += amount;
      if (cell < first) first = cell;
      if (cell > last) last = cell;
    }
    this.#firstCell = first;
    this.#lastCell = last;
    this.#total = total;
    if (!(Math.abs(total) <= MOST_AMOUNT))
      throw new RangeError('amounts are too large to stay exact');
  }

  #refresh(): void {
    const { columns, rows } = this.grid;
    const reach = this.kernel.length - 1;
    const fromRow = Math.floor(this.#firstCell / columns);
    const toRow = Math.floor(this.#lastCell / columns) + 1;
    const { found, reached } = this.#changed.find(this.#pending, fromRow, toRow);
    const isSplat = found * (2 * reach + 1) ** 2 <= (reached * reach) / BLUR_LANES;
    for (let row = fromRow; row < toRow; row++) this.#addRow(row, isSplat);
    for (let i = 0; i < found; i++) this.#pending[this.#changed.cells[i] as number] = 0;
    this.#firstCell = Number.POSITIVE_INFINITY;
    this.#lastCell = -1;
    if (isSplat) return;
    const bottom = Math.min(toRow + reach, rows);
    for (let row = Math.max(fromRow - reach, 0); row < bottom; row++) this.#blurColumns(row);
  }

  /** Sets the values of a row, where they may have changed, from the rows around it. */
  #blurColumns(row: number): void {
    const { columns } = this.grid;
    const reach = this.kernel.length - 1;
    const stride = this.#rowStride;
    const middle = (row + reach) * stride + reach;
    let left = this.#changed.findStart(row, 0);
    while (left < columns) {
      const right = this.#changed.findEnd(row, left);
      const start = row * columns + left;
      const count = right - left;
      blurLine(this.#rowBlurred, middle + left, stride, this.kernel, this.#values, start, count);
      left = this.#changed.findStart(row, right);
    }
  }

  #addRow(row: number, isSplat: boolean): void {
    const { columns } = this.grid;
    const { cells: all, rowStarts } = this.#changed;
    const cells = all.subarray(rowStarts[row], rowStarts[row + 1]);
    if (cells.length === 0) return;
    const reach = this.kernel.length - 1;
    const start = row * columns;
    const target = (row + reach) * this.#rowStride;
    if (isSplat) addSplat(this.grid, this.kernel, this.#pending, cells, row, this.#values);
    if (cells.length < columns / 3) {
      addToRow(this.#mirrored, this.#pending, cells, this.#rowBlurred, target - start);
      return;
    }
    this.#line.set(this.#pending.subarray(start, start + columns), reach);
    blurLine(this.#line, reach, 1, this.kernel, this.#blurredLine, 0, columns);
    for (let i = 0; i < columns; i++) {
      const at = target + reach + i;
      this.#rowBlurred[at] = (this.#rowBlurred[at] as number) + (this.#blurredLine[i] as number);
    }
  }
}

/** Taps of 0 at the end, so that blurring takes its lanes without a rest. */
function padTaps(kernel: Kernel): Kernel {
  const reach = Math.ceil((kernel.length - 1) / BLUR_LANES) * BLUR_LANES;
  const padded = new Float64Array(reach + 1);
  padded.set(kernel);
  return padded;
}

/** The taps of both sides, the middle one at `reach`, with taps of 0 around them to fill lanes. */
function mirrorTaps(kernel: Kernel, reach: number): Kernel {
  const mirrored = new Float64Array(Math.ceil((reach + kernel.length) / BLUR_LANES) * BLUR_LANES);
  for (let d = 0; d < kernel.length; d++) {
    mirrored[reach - d] = kernel[d] as number;
    mirrored[reach + d] = kernel[d] as number;
  }
  return mirrored;
}
