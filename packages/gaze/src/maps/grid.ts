/** Side of a cell in px of the map. */
export const CELL_PX = 4;

/** Cells of a map, row by row. The last ones may reach beyond the picture. */
export interface HeatGrid {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly columns: number;
  readonly rows: number;
}

/** The largest number of cells of a map: 16,000 px by 16,000 px. */
const MOST_CELLS = 16_000_000;

/** `widthPx` and `heightPx` are the picture's size in the px its fixations are given in. */
export function createHeatGrid(widthPx: number, heightPx: number): HeatGrid {
  const columns = Math.ceil(widthPx / CELL_PX);
  const rows = Math.ceil(heightPx / CELL_PX);
  if (!(columns > 0 && rows > 0 && columns * rows <= MOST_CELLS)) {
    throw new RangeError('map has no size or too much of it');
  }
  return { widthPx, heightPx, columns, rows };
}

/** The cell under a point in px of the map; −1 beside the picture. */
export function findCell(grid: HeatGrid, xPx: number, yPx: number): number {
  if (!(xPx >= 0 && yPx >= 0 && xPx < grid.widthPx && yPx < grid.heightPx)) return -1;
  return ((yPx / CELL_PX) | 0) * grid.columns + ((xPx / CELL_PX) | 0);
}
