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

/**
 * Participants saw the page on screens of many shapes. One picture is shown alone, as it is. Several
 * lie where a usual screen has them, each whole, so that no gaze falls where nothing is shown.
 */
export function layOutStage(page: PageToLayOut, usual: Size): StageLayout {
  const [first] = page.assets;
  if (!page.assets.some(Boolean)) return { size: NO_PICTURE, slots: [], page };
  const screen = page.assets.length === 1 && first ? first : usual;
  const { slots, contentHeightPx } = layoutPage({ ...page, scale: 'fit' }, screen);
  return { size: { widthPx: screen.widthPx, heightPx: contentHeightPx }, slots, page };
}
