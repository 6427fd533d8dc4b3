import { checkNotNegative, checkPositive } from '#samples/check-signal.ts';
import { CELL_PX, type HeatGrid } from './grid.ts';

export interface PeakOptions {
  /** Width of the map's kernel: 1° in px. */
  readonly sigmaPx: number;
  /** A peak is higher than this share of the highest. */
  readonly minShare: number;
  /** Two peaks are at least this far apart, in sigmas. */
  readonly minDistanceSigmas: number;
}

export const PEAK_DEFAULTS = { minShare: 0.5, minDistanceSigmas: 2 } as const;

/** The highest first. */
export interface Peaks<Options extends PeakOptions = PeakOptions> {
  readonly algorithm: 'peaks';
  readonly version: 1;
  readonly options: Options;
  /** Middles of cells in px of the map. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Height as share of the highest. */
  readonly share: Float64Array;
}

/** Where a map is higher than around, but for lesser and near peaks. */
export function findPeaks<Options extends PeakOptions>(
  grid: HeatGrid,
  values: Float64Array,
  options: Options,
): Peaks<Options> {
  checkPositive('sigmaPx', options.sigmaPx);
  checkPositive('minShare', options.minShare);
  checkNotNegative('minDistanceSigmas', options.minDistanceSigmas);
  if (values.length !== grid.columns * grid.rows) throw new RangeError('values are not the grid’s');
  const top = values.reduce((most, value) => Math.max(most, value), 0);
  const maxima = listMaxima(grid, values, options.minShare * top);
  const kept = keepApart(grid, maxima, (options.minDistanceSigmas * options.sigmaPx) / CELL_PX);
  return {
    algorithm: 'peaks',
    version: 1,
    options,
    x: Float64Array.from(kept, (cell) => ((cell % grid.columns) + 0.5) * CELL_PX),
    y: Float64Array.from(kept, (cell) => (Math.floor(cell / grid.columns) + 0.5) * CELL_PX),
    share: Float64Array.from(kept, (cell) => (values[cell] as number) / top),
  };
}

/** Cells above a value that none of their eight neighbours exceeds, the highest first. */
function listMaxima({ columns, rows }: HeatGrid, values: Float64Array, above: number): number[] {
  const maxima: number[] = [];
  for (let cell = 0; cell < values.length; cell++) {
    const value = values[cell] as number;
    if (!(value > above)) continue;
    const column = cell % columns;
    const row = (cell - column) / columns;
    let isMaximum = true;
    for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y++) {
      for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x++) {
        if ((values[y * columns + x] as number) > value) isMaximum = false;
      }
    }
    if (isMaximum) maxima.push(cell);
  }
  return maxima.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
}

/** From the first on, each cell that is not too near to one that was taken. */
function keepApart(
  { columns }: HeatGrid,
  cells: readonly number[],
  distanceCells: number,
): readonly number[] {
  const kept: number[] = [];
  for (const cell of cells) {
    const isNear = kept.some((other) => {
      const dx = (other % columns) - (cell % columns);
      const dy = Math.floor(other / columns) - Math.floor(cell / columns);
      return dx * dx + dy * dy < distanceCells * distanceCells;
    });
    if (!isNear) kept.push(cell);
  }
  return kept;
}
