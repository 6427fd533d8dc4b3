import type { Rect } from '@fovea/gaze/geometry';
import type { StageLayout } from '#page/stage-layout.ts';
import { CARD_VIEW } from '#view-options.ts';
import { createHeatEngine, type PaintedHeat } from './heat-engine.ts';
import type { HeatPage } from './heat-page.ts';

const PAGE = 'card';

/** The map over one picture of a page, a px for each cell. */
export interface CardMap {
  readonly slot: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8ClampedArray;
}

/** The map of a page as its project's card shows it, cut to each picture; none where nobody looked. */
export function paintCard(
  page: HeatPage,
  shown: Uint8Array,
  durationMs: number,
  { size, slots }: StageLayout,
): readonly CardMap[] {
  const engine = createHeatEngine();
  engine.setPage(PAGE, page);
  engine.setShown(shown);
  const time = { timeMs: durationMs, durationMs };
  const painted = engine.paint({ pageId: PAGE, options: CARD_VIEW, ...time });
  if (painted === undefined || painted.legend.top === 0) return [];
  const cellsPerPx = painted.widthPx / size.widthPx;
  return slots.flatMap((rect, slot) =>
    rect ? [{ slot, ...cutOut(painted, rect, cellsPerPx) }] : [],
  );
}

/** All cells that lie over it, in part or whole. */
function cutOut({ painting }: PaintedHeat, rect: Rect, cellsPerPx: number): Omit<CardMap, 'slot'> {
  const left = Math.floor(rect.xPx * cellsPerPx);
  const top = Math.floor(rect.yPx * cellsPerPx);
  const right = Math.ceil((rect.xPx + rect.widthPx) * cellsPerPx);
  const bottom = Math.ceil((rect.yPx + rect.heightPx) * cellsPerPx);
  const widthPx = Math.max(Math.min(right, painting.widthPx) - left, 1);
  const heightPx = Math.max(Math.min(bottom, painting.heightPx) - top, 1);
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let row = 0; row < heightPx; row++) {
    const start = ((top + row) * painting.widthPx + left) * 4;
    rgba.set(painting.rgba.subarray(start, start + widthPx * 4), row * widthPx * 4);
  }
  return { widthPx, heightPx, rgba };
}
