// Maps of the people whom the default filter keeps, one for each picture of a page.
import {
  type AggregatedParticipant,
  MAP_HEIGHT_MAX_PX,
  MAP_WIDTH_PX,
  RECORD_SCALE,
} from '@fovea/contract';
import { findSlot, layoutPage, type PageToLayOut, type Size } from '@fovea/gaze/geometry';
import { createHeatGrid, type HeatGrid } from '@fovea/gaze/maps';
import { addMapParts, createMapPart, type MapPart } from '@fovea/gaze/merge';
import { type FixationIntegers, type FoundPart, isValid, type PageMap } from '@fovea/records';

/** Where the pictures of a page lie. */
export interface LaidOutPage extends PageToLayOut {
  readonly index: number;
}

/** The map of one page by the default filter; undefined for a page without a picture. */
export function drawMap(
  page: LaidOutPage | undefined,
  people: readonly Pick<AggregatedParticipant, 'validity' | 'widthPx' | 'heightPx'>[],
  found: readonly Pick<FoundPart, 'fixations' | 'immersion'>[],
): PageMap | undefined {
  const grids = (page?.assets ?? []).map((asset) => asset && toGrid(asset));
  if (page === undefined || !grids.some(Boolean)) return undefined;
  const parts = grids.map((): MapPart[] => []);
  const layouts = new Map<string, ReturnType<typeof layoutPage>>();
  let shown = 0;
  people.forEach((person, i) => {
    const { widthPx, heightPx } = person;
    const own = found[i];
    // A person who never saw the page has no levels.
    if (!isValid(person) || own === undefined || own.immersion === null) return;
    shown += 1;
    const size = `${widthPx} ${heightPx}`;
    const layout = layouts.get(size) ?? layoutPage(page, { widthPx, heightPx });
    layouts.set(size, layout);
    grids.forEach((grid, slot) => {
      if (!grid) return;
      const fixations = toPicturePx(own.fixations, layout, slot, grid);
      parts[slot]?.push(createMapPart(fixations, grid, { weight: 'absolute' }));
    });
  });
  return {
    page: page.index,
    people: shown,
    pictures: grids.flatMap((grid, slot) => {
      if (!grid) return [];
      const { n, cells, amounts } = addUp(parts[slot] ?? []) ?? NOTHING;
      const { columns, rows } = grid;
      return [{ slot, columns, rows, cells: cells.slice(0, n), amounts: amounts.slice(0, n) }];
    }),
  };
}

const NOTHING = { n: 0, cells: new Int32Array(0), amounts: new Float64Array(0) };

function toGrid({ widthPx, heightPx }: Size): HeatGrid {
  const height = Math.max(1, Math.round((MAP_WIDTH_PX * heightPx) / widthPx));
  return createHeatGrid(MAP_WIDTH_PX, Math.min(height, MAP_HEIGHT_MAX_PX));
}

/** As playback does: a look belongs to the picture in whose part of the page it fell. */
function toPicturePx(
  { onset, offset, x, y }: FixationIntegers,
  { slots, boxes }: ReturnType<typeof layoutPage>,
  slot: number,
  { widthPx }: HeatGrid,
): Parameters<typeof createMapPart>[0] {
  const seen = slots[slot];
  const rows: [number, number, number, number][] = [];
  for (let i = 0; i < onset.length && seen; i++) {
    const point = { x: (x[i] ?? 0) / RECORD_SCALE.xy, y: (y[i] ?? 0) / RECORD_SCALE.xy };
    if (boxes.length > 1 && findSlot(boxes, point) !== slot) continue;
    const scale = widthPx / seen.widthPx;
    // The first fixation may begin half a sample before the page.
    rows.push([
      Math.max(0, onset[i] ?? 0) / RECORD_SCALE.t,
      Math.max(0, offset[i] ?? 0) / RECORD_SCALE.t,
      (point.x - seen.xPx) * scale,
      (point.y - seen.yPx) * scale,
    ]);
  }
  const none = new Uint32Array(rows.length);
  return {
    onsetMs: Float64Array.from(rows, (row) => row[0]),
    offsetMs: Float64Array.from(rows, (row) => row[1]),
    x: Float64Array.from(rows, (row) => row[2]),
    y: Float64Array.from(rows, (row) => row[3]),
    from: none,
    to: none,
  };
}

/** In pairs, so that long parts are added rarely. */
function addUp(parts: readonly MapPart[]): MapPart | undefined {
  let left = [...parts];
  while (left.length > 1) {
    left = left.flatMap((part, i) => {
      const next = left[i + 1];
      if (i % 2 === 1) return [];
      return [next === undefined ? part : addMapParts(part, next)];
    });
  }
  return left[0];
}
