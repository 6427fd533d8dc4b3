import { MAP_HEIGHT_MAX_PX, MAP_WIDTH_PX } from '@fovea/contract';
import { createHeatGrid } from '@fovea/gaze/maps';
import { addMapParts, createMapPart, type MapPart } from '@fovea/gaze/merge';
import type { FixationList, StoredMap } from '@fovea/stage';

/** Map that records keep of so many people's looks at one picture, person by person. */
export function storeMap(
  people: readonly FixationList[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): StoredMap {
  const scale = MAP_WIDTH_PX / widthPx;
  const height = Math.min(Math.round(heightPx * scale), MAP_HEIGHT_MAX_PX);
  const grid = createHeatGrid(MAP_WIDTH_PX, height);
  let sum: MapPart | undefined;
  for (const { onsetMs, offsetMs, x, y } of people) {
    const none = new Uint32Array(x.length);
    const placed = { x: x.map((px) => px * scale), y: y.map((px) => px * scale) };
    const looks = { onsetMs, offsetMs, ...placed, from: none, to: none };
    const part = createMapPart(looks, grid, { weight: 'absolute' });
    sum = sum ? addMapParts(sum, part) : part;
  }
  const { n = 0, cells = new Int32Array(), amounts = new Float64Array() } = sum ?? {};
  const picture = { slot: 0, columns: grid.columns };
  return {
    people: people.length,
    pictures: [{ ...picture, cells: cells.slice(0, n), amounts: amounts.slice(0, n) }],
  };
}
