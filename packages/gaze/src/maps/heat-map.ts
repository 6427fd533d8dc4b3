import { addSplat, addToRow, BLUR_LANES, blurLine } from './blur.ts';
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
  /** Blurred along rows only, with empty rows above and below. */
  readonly #rowBlurred: Float64Array;
  /** Not yet in the two above. */
  readonly #pending: Float64Array;
  /** One row with empty cells at both ends, and what it becomes. */
  readonly #line: Float64Array;
  readonly #blurredLine: Float64Array;
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
    this.#rowBlurred = new Float64Array(cellCount + 2 * reach * grid.columns);
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
    const change = measureChange(this.#pending, columns, fromRow, toRow);
    const left = Math.max(change.fromColumn - reach, 0);
    const right = Math.min(change.toColumn + reach, columns);
    const top = Math.max(fromRow - reach, 0);
    const bottom = Math.min(toRow + reach, rows);
    const splatCost = change.cells * (2 * reach + 1) ** 2;
    const columnCost = ((right - left) * (bottom - top) * reach) / BLUR_LANES;
    const isSplat = splatCost <= columnCost;
    for (let row = fromRow; row < toRow; row++) {
      if (isSplat) addSplat(this.grid, this.kernel, this.#pending, row, this.#values);
      this.#addRow(row);
    }
    this.#pending.fill(0, fromRow * columns, toRow * columns);
    this.#firstCell = Number.POSITIVE_INFINITY;
    this.#lastCell = -1;
    if (isSplat) return;
    for (let row = top; row < bottom; row++) {
      const middle = (row + reach) * columns + left;
      const start = row * columns + left;
      blurLine(this.#rowBlurred, middle, columns, this.kernel, this.#values, start, right - left);
    }
  }

  #addRow(row: number): void {
    const { columns } = this.grid;
    const reach = this.kernel.length - 1;
    const start = row * columns;
    const target = (row + reach) * columns;
    let filled = 0;
    for (let i = start; i < start + columns; i++) if (this.#pending[i] !== 0) filled++;
    if (filled < columns / 3) {
      if (filled > 0) {
        addToRow(this.grid, this.kernel, this.#pending, row, this.#rowBlurred, target);
      }
      return;
    }
    this.#line.set(this.#pending.subarray(start, start + columns), reach);
    blurLine(this.#line, reach, 1, this.kernel, this.#blurredLine, 0, columns);
    for (let i = 0; i < columns; i++) {
      this.#rowBlurred[target + i] =
        (this.#rowBlurred[target + i] as number) + (this.#blurredLine[i] as number);
    }
  }
}

function measureChange(
  pending: Float64Array,
  columns: number,
  fromRow: number,
  toRow: number,
): { cells: number; fromColumn: number; toColumn: number } {
  let cells = 0;
  let fromColumn = columns;
  let toColumn = 0;
  for (let row = fromRow; row < toRow; row++) {
    for (let column = 0; column < columns; column++) {
      if (pending[row * columns + column] === 0) continue;
      cells++;
      if (column < fromColumn) fromColumn = column;
      if (column >= toColumn) toColumn = column + 1;
    }
  }
  return { cells, fromColumn, toColumn };
}

/** Taps of 0 at the end, so that blurring takes its lanes without a rest. */
function padTaps(kernel: Kernel): Kernel {
  const reach = Math.ceil((kernel.length - 1) / BLUR_LANES) * BLUR_LANES;
  const padded = new Float64Array(reach + 1);
  padded.set(kernel);
  return padded;
}
