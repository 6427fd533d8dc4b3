import {
  type AssetPoint,
  createAssetPoint,
  createScreenPoint,
  placePicture,
  type Rect,
  type Size,
  type StagePoint,
  toAssetPoint,
} from '@fovea/gaze/geometry';

/** Room around a picture that is fitted to the stage. */
export const MARGIN_PX = 22;
/** CSS px per px of the picture. */
const MIN_SCALE = 0.1;
const MAX_SCALE = 8;

/** How a picture lies on the stage: fitted, or at a scale with one of its points in the middle. */
export type StageZoom = 'fit' | { readonly scale: number; readonly centre: AssetPoint };

export function toPlace(stage: Size, picture: Size, zoom: StageZoom, marginPx = MARGIN_PX): Rect {
  if (zoom === 'fit') {
    const room = {
      xPx: marginPx,
      yPx: marginPx,
      widthPx: Math.max(stage.widthPx - 2 * marginPx, 0),
      heightPx: Math.max(stage.heightPx - 2 * marginPx, 0),
    };
    return placePicture(room, picture, { scale: 'fit', alignX: 'center', alignY: 'center' });
  }
  const widthPx = picture.widthPx * zoom.scale;
  const heightPx = picture.heightPx * zoom.scale;
  return {
    xPx: stage.widthPx / 2 - zoom.centre.x * widthPx,
    yPx: stage.heightPx / 2 - zoom.centre.y * heightPx,
    widthPx,
    heightPx,
  };
}

/** Scales by a factor so that the point of the picture under `anchor` stays where it is. */
export function toZoomed(
  stage: Size,
  picture: Size,
  place: Rect,
  change: { readonly factor: number; readonly anchor: StagePoint },
): StageZoom {
  const scale = place.widthPx / picture.widthPx;
  const wanted = Math.min(Math.max(scale * change.factor, MIN_SCALE), MAX_SCALE);
  const { x, y } = change.anchor;
  const kept = toAssetPoint(createScreenPoint(x, y), place);
  return {
    scale: wanted,
    centre: createAssetPoint(
      kept.x + (stage.widthPx / 2 - x) / (picture.widthPx * wanted),
      kept.y + (stage.heightPx / 2 - y) / (picture.heightPx * wanted),
    ),
  };
}

/** Moves a picture by CSS px; its middle never leaves the stage further than its own edge. */
export function toPanned(
  picture: Size,
  place: Rect,
  stage: Size,
  by: { readonly xPx: number; readonly yPx: number },
): StageZoom {
  const middle = createScreenPoint(stage.widthPx / 2 - by.xPx, stage.heightPx / 2 - by.yPx);
  const centre = toAssetPoint(middle, place);
  return {
    scale: place.widthPx / picture.widthPx,
    centre: createAssetPoint(toShare(centre.x), toShare(centre.y)),
  };
}

function toShare(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
