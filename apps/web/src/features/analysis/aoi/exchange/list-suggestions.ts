import type { Aoi } from '@fovea/contract';
import { measureReliableSide, type Rectangle } from '@fovea/gaze/aoi';
import { type HeatPage, suggestAreas, type TimeRange } from '@fovea/stage';
import { holdsPlace } from '#features/analysis/aoi/model/keyframe-edits.ts';
import type { Framed } from '#features/analysis/aoi/model/stage-frame.ts';
import type { PageError } from '#studio/aoi/numbers/page-error.ts';

export interface Suggestion {
  readonly assetId: string;
  /** 0..1 of the picture. */
  readonly shape: Rectangle;
}

/**
 * Boxes on the hottest spots that no area holds when the time begins, each inside one picture; none
 * is smaller than what can be relied on.
 */
export function listSuggestions(
  heatPage: HeatPage,
  shown: Uint8Array,
  range: TimeRange,
  { page, assets }: Framed,
  error: PageError | undefined,
  aois: readonly Aoi[],
): Suggestion[] {
  const leastPx = error ? measureReliableSide(error.errorPx) : 0;
  const { widthPx, heightPx } = page.size;
  const findPlace = (x: number, y: number) => {
    const slot = page.slots.findIndex(
      (place) =>
        place !== null &&
        isWithin(x * widthPx - place.xPx, place.widthPx) &&
        isWithin(y * heightPx - place.yPx, place.heightPx),
    );
    const place = page.slots[slot];
    const asset = assets[slot];
    if (!place || !asset) return undefined;
    return { place, asset, xPx: x * widthPx - place.xPx, yPx: y * heightPx - place.yPx };
  };
  const isTaken = (x: number, y: number) => {
    const found = findPlace(x, y);
    if (found === undefined) return false;
    const { place, asset, xPx, yPx } = found;
    const holds = (aoi: Aoi) =>
      holdsPlace(aoi, range.fromMs, xPx / place.widthPx, yPx / place.heightPx);
    return aois.some((aoi) => aoi.assetId === asset.id && holds(aoi));
  };
  return suggestAreas(heatPage, shown, range, leastPx, isTaken).flatMap((box) => {
    const found = findPlace(box.x + box.width / 2, box.y + box.height / 2);
    if (found === undefined) return [];
    const { place, asset } = found;
    const across = placeIn(found.xPx, box.width * widthPx, place.widthPx);
    const down = placeIn(found.yPx, box.height * heightPx, place.heightPx);
    if (Math.min(across.side * place.widthPx, down.side * place.heightPx) < leastPx) return [];
    return {
      assetId: asset.id,
      shape: {
        type: 'rectangle',
        x: across.from,
        y: down.from,
        width: across.side,
        height: down.side,
      },
    };
  });
}

function isWithin(at: number, length: number): boolean {
  return at >= 0 && at < length;
}

/** Shares of the picture, moved inside where it would reach beyond an edge. */
function placeIn(middlePx: number, sidePx: number, lengthPx: number) {
  const side = Math.min(sidePx / lengthPx, 1);
  const from = Math.min(Math.max(middlePx / lengthPx - side / 2, 0), 1 - side);
  return { side, from };
}
