import type { HeatGrid } from './grid.ts';

/** Strips of columns, one bit of a mark each. */
const STRIPS = 32;

/** The cells of a change, row by row, and what a blur of them can reach. */
export class ChangedCells {
  /** In order; those of a row are from its entry of `rowStarts` up to the next. */
  readonly cells: Int32Array;
  readonly rowStarts: Uint32Array;
  readonly #grid: HeatGrid;
  readonly #reach: number;
  /** Columns of a strip. */
  readonly #width: number;
  /** The strips that a cell of a column reaches. */
  readonly #columnMarks: Int32Array;
  /** The strips of each row that its own cells reach, and those that any reach. */
  readonly #ownMarks: Int32Array;
  readonly #marks: Int32Array;

  constructor(grid: HeatGrid, reach: number) {
    const { columns, rows } = grid;
    this.#grid = grid;
    this.#reach = reach;
    this.#width = Math.ceil(columns / STRIPS);
    this.#columnMarks = Int32Array.from({ length: columns }, (_, column) => {
      const last = this.#toStrip(Math.min(column + reach, columns - 1));
      let mark = 0;
      for (let s = this.#toStrip(Math.max(column - reach, 0)); s <= last; s++) mark |= 1 << s;
      return mark;
    });
    this.cells = new Int32Array(columns * rows + 1);
    this.rowStarts = new Uint32Array(rows + 1);
    this.#ownMarks = new Int32Array(rows);
    this.#marks = new Int32Array(rows);
  }

  /** Finds the amounts that are not 0 from a row up to another; counts them and cells in reach. */
  find(amounts: Float64Array, fromRow: number, toRow: number): { found: number; reached: number } {
    const { columns, rows } = this.#grid;
    const { cells, rowStarts } = this;
    let found = 0;
    for (let row = fromRow; row < toRow; row++) {
      const start = row * columns;
      rowStarts[row] = found;
      // Every cell is written and kept only if it changed, so that nothing is guessed.
      for (let cell = start; cell < start + columns; cell++) {
        cells[found] = cell;
        found += Number(amounts[cell] !== 0);
      }
      let mark = 0;
      for (let i = rowStarts[row] as number; i < found; i++) {
        mark |= this.#columnMarks[(cells[i] as number) - start] as number;
      }
      this.#ownMarks[row] = mark;
    }
    rowStarts[toRow] = found;
    let strips = 0;
    const bottom = Math.min(toRow + this.#reach, rows);
    for (let row = Math.max(fromRow - this.#reach, 0); row < bottom; row++) {
      const mark = this.#joinMarks(
        Math.max(row - this.#reach, fromRow),
        Math.min(row + this.#reach + 1, toRow),
      );
      this.#marks[row] = mark;
      for (let strip = 0; strip < STRIPS; strip++) strips += (mark >>> strip) & 1;
    }
    return { found, reached: strips * this.#width };
  }

  /** Where reached columns of a row start, from `column` on; behind the last if there are none. */
  findStart(row: number, column: number): number {
    return this.#skip(row, column, 0);
  }

  /** Where those end that start at `start`. */
  findEnd(row: number, start: number): number {
    return this.#skip(row, start, 1);
  }

  #skip(row: number, column: number, bit: 0 | 1): number {
    const { columns } = this.#grid;
    // The last strip may reach beyond the row: its end is not a start within that strip.
    if (column >= columns) return columns;
    const mark = this.#marks[row] as number;
    let strip = Math.ceil(column / this.#width);
    while (strip < STRIPS && ((mark >>> strip) & 1) === bit) strip++;
    return Math.min(strip * this.#width, columns);
  }

  #joinMarks(fromRow: number, toRow: number): number {
    let mark = 0;
    for (let row = fromRow; row < toRow; row++) mark |= this.#ownMarks[row] as number;
    return mark;
  }

  #toStrip(column: number): number {
    return Math.floor(column / this.#width);
  }
}
