import { CELL_PX, createGaussKernel, createPointKernel, HeatMap } from '@fovea/gaze/maps';
import { type PersonScreen, toPageFixations } from '#page/page-fixations.ts';
import type { StageLayout } from '#page/stage-layout.ts';
import type { HeatPage, MapPage, StoredTime } from './heat-page.ts';
import type { MovingMap } from './moving-map.ts';

/**
 * From so many people on, the map that records keep comes first, and so many are drawn one by one.
 */
export const MANY_PEOPLE = 2_000;

/** Whole ms that some people spent in cells of each picture of a page, over all of its time. */
export interface StoredMap {
  readonly people: number;
  readonly pictures: readonly {
    readonly slot: number;
    readonly columns: number;
    readonly cells: Int32Array;
    readonly amounts: Float64Array;
  }[];
}

/** Input of a map before fixations are read: all time at once, of everybody in the stored map. */
export function toStoredPage(
  { people, pictures }: StoredMap,
  screens: readonly PersonScreen[],
  stage: StageLayout,
): HeatPage {
  const n = pictures.reduce((sum, { cells }) => sum + cells.length, 0);
  const stored = {
    people,
    x: new Float64Array(n),
    y: new Float64Array(n),
    ms: new Float64Array(n),
  };
  let at = 0;
  for (const { slot, columns, cells, amounts } of pictures) {
    const rect = stage.slots[slot];
    if (!rect) continue;
    const sidePx = rect.widthPx / columns;
    for (const [i, cell] of cells.entries()) {
      const row = Math.floor(cell / columns);
      // The last row may reach beyond its picture.
      const bottomPx = Math.min((row + 1) * sidePx, rect.heightPx);
      stored.x[at] = rect.xPx + ((cell % columns) + 0.5) * sidePx;
      stored.y[at] = rect.yPx + (row * sidePx + bottomPx) / 2;
      stored.ms[at++] = amounts[i] as number;
    }
  }
  return { ...toPageFixations([], screens, stage), fixations: [], stored };
}

/** A stored map whose stretch of time does not move: whoever asks for another has no answer. */
export function createStoredMap(
  { grid, scale }: MapPage,
  { people, x, y, ms }: StoredTime,
  sigmaPx: number,
): MovingMap {
  const map = new HeatMap(grid, sigmaPx > 0 ? createGaussKernel(sigmaPx) : createPointKernel());
  const toCell = (px: number, cells: number) =>
    Math.min(Math.floor((px * scale) / CELL_PX), cells - 1);
  map.add({
    n: ms.length,
    cells: Int32Array.from(
      ms,
      (_, i) =>
        toCell(y[i] as number, grid.rows) * grid.columns + toCell(x[i] as number, grid.columns),
    ),
    amounts: ms,
  });
  const field = { grid, values: map.values, weight: 'absolute', people } as const;
  return { move: () => field };
}
