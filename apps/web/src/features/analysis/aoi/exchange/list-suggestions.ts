import { measureReliableSide, type Rectangle } from '@fovea/gaze/aoi';
import { type HeatPage, suggestAreas, type TimeRange } from '@fovea/stage';
import type { Framed } from '#features/analysis/aoi/model/stage-frame.ts';
import type { PageError } from '#studio/aoi/numbers/page-error.ts';

export interface Suggestion {
  readonly assetId: string;
  /** 0..1 of the picture. */
  readonly shape: Rectangle;
}

/** Boxes on the hottest spots, each inside one picture; none is smaller than what can be relied on. */
export function listSuggestions(
  heatPage: HeatPage,
  shown: Uint8Array,
  range: TimeRange,
  { page, assets }: Framed,
  error: PageError | undefined,
): Suggestion[] {
  const leastPx = error ? measureReliableSide(error.errorPx) : 0;
  const { widthPx, heightPx } = page.size;
  return suggestAreas(heatPage, shown, range, leastPx).flatMap((box) => {
    const middle = {
      x: (box.x + box.width / 2) * widthPx,
      y: (box.y + box.height / 2) * heightPx,
    };
    const slot = page.slots.findIndex(
      (place) =>
        place !== null &&
        isWithin(middle.x - place.xPx, place.widthPx) &&
        isWithin(middle.y - place.yPx, place.heightPx),
    );
    const place = page.slots[slot];
    const asset = assets[slot];
    if (!place || !asset) return [];
    const across = placeIn(middle.x - place.xPx, box.width * widthPx, place.widthPx);
    const down = placeIn(middle.y - place.yPx, box.height * heightPx, place.heightPx);
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
