import { layoutPage, type PageToLayOut, type Rect, type Size } from '@fovea/gaze/geometry';

/** Whole pictures, beside each other as on the phone. */
export interface StageLayout {
  /** Size of all pictures together, px. */
  readonly size: Size;
  /** The place of each picture by slot; nothing where there is none. */
  readonly slots: readonly (Rect | null)[];
  /** As phones laid it out. */
  readonly page: PageToLayOut;
}

/** Until a picture is known; nothing is drawn on it. */
const NO_PICTURE: Size = { widthPx: 9, heightPx: 19 };

/** Of the empty screen around several pictures, so much stays: looks at an edge often fall there. */
const BESIDE_PX = 16;

/**
 * Participants saw the page on screens of many shapes. One picture is shown alone, as it is. Several
 * lie as on a usual screen, each whole, so that no gaze falls where nothing is shown; what that screen
 * leaves empty around them is cut away.
 */
export function layOutStage(page: PageToLayOut, usual: Size): StageLayout {
  const [first] = page.assets;
  if (!page.assets.some(Boolean)) return { size: NO_PICTURE, slots: [], page };
  const screen = page.assets.length === 1 && first ? first : usual;
  const { slots, contentHeightPx } = layoutPage({ ...page, scale: 'fit' }, screen);
  const seen = findSeen(slots, { widthPx: screen.widthPx, heightPx: contentHeightPx });
  return {
    size: { widthPx: seen.widthPx, heightPx: seen.heightPx },
    slots: slots.map(
      (slot) => slot && { ...slot, xPx: slot.xPx - seen.xPx, yPx: slot.yPx - seen.yPx },
    ),
    page,
  };
}

/** The box of all pictures with a little around it, as far as the screen goes. */
function findSeen(slots: readonly (Rect | null)[], screen: Size): Rect {
  const rects = slots.flatMap((slot) => slot ?? []);
  const [left, right] = toSpan(
    rects.map(({ xPx, widthPx }) => [xPx, xPx + widthPx]),
    screen.widthPx,
  );
  const [top, bottom] = toSpan(
    rects.map(({ yPx, heightPx }) => [yPx, yPx + heightPx]),
    screen.heightPx,
  );
  return { xPx: left, yPx: top, widthPx: right - left, heightPx: bottom - top };
}

function toSpan(spans: readonly (readonly [from: number, to: number])[], lengthPx: number) {
  return [
    Math.max(Math.min(...spans.map(([from]) => from)) - BESIDE_PX, 0),
    Math.min(Math.max(...spans.map(([, to]) => to)) + BESIDE_PX, lengthPx),
  ] as const;
}
