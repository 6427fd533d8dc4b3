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
const MARGIN_PX = 22;
/** Between a fitted picture and what lies in a corner. */
const GAP_PX = 8;
/** CSS px per px of the picture. */
const MIN_SCALE = 0.1;
const MAX_SCALE = 8;

/** How a picture lies on the stage: fitted, or at a scale with one of its points in the middle. */
export type StageZoom = 'fit' | { readonly scale: number; readonly centre: AssetPoint };

/** A lower corner of the stage, where legends and controls lie. */
export type LowerCorner = 'left' | 'right';

/** What a fitted picture keeps clear of: the edges, and what reaches so far from a corner; CSS px. */
export interface StageRoom extends Readonly<Record<LowerCorner, Size>> {
  readonly marginXPx: number;
  readonly marginYPx: number;
}

export const NO_CORNER: Size = { widthPx: 0, heightPx: 0 };
export const WHOLE_ROOM: StageRoom = {
  marginXPx: MARGIN_PX,
  marginYPx: MARGIN_PX,
  left: NO_CORNER,
  right: NO_CORNER,
};

export function toPlace(
  stage: Size,
  picture: Size,
  zoom: StageZoom,
  room: StageRoom = WHOLE_ROOM,
): Rect {
  if (zoom === 'fit') return fitPicture(stage, picture, room);
  const widthPx = picture.widthPx * zoom.scale;
  const heightPx = picture.heightPx * zoom.scale;
  return {
    xPx: stage.widthPx / 2 - zoom.centre.x * widthPx,
    yPx: stage.heightPx / 2 - zoom.centre.y * heightPx,
    widthPx,
    heightPx,
  };
}

/** How a picture comes by what lies in a corner. */
const WAYS = ['far', 'beside', 'above'] as const;
type Way = (typeof WAYS)[number];

/**
 * As large as it can be with nothing of it under a corner. A picture is worth more than a legend: where
 * it would lose more than half, it lies under it.
 */
function fitPicture(stage: Size, picture: Size, room: StageRoom): Rect {
  const toBeside = (way: Way, side: LowerCorner) =>
    Math.max(room.marginXPx, way === 'beside' ? room[side].widthPx + GAP_PX : 0);
  const toBelow = (way: Way, side: LowerCorner) =>
    Math.max(room.marginYPx, way === 'above' ? room[side].heightPx + GAP_PX : 0);
  const places = WAYS.flatMap((left) =>
    WAYS.map((right) => {
      const xPx = toBeside(left, 'left');
      const yPx = room.marginYPx;
      const endPx = stage.widthPx - toBeside(right, 'right');
      const bottomPx = stage.heightPx - Math.max(toBelow(left, 'left'), toBelow(right, 'right'));
      const widthPx = Math.max(endPx - xPx, 0);
      const box = { xPx, yPx, widthPx, heightPx: Math.max(bottomPx - yPx, 0) };
      return placePicture(box, picture, { scale: 'fit', alignX: 'center', alignY: 'center' });
    }),
  );
  const whole = places[0] as Rect;
  const [largest] = places
    .filter((place) => isClear(place, stage, room) && 2 * place.widthPx >= whole.widthPx)
    .toSorted((a, b) => b.widthPx - a.widthPx);
  return largest ?? whole;
}

function isClear(place: Rect, stage: Size, { left, right }: StageRoom): boolean {
  const endPx = place.xPx + place.widthPx;
  const bottomPx = place.yPx + place.heightPx;
  const isLeft = place.xPx < left.widthPx && bottomPx > stage.heightPx - left.heightPx;
  const isRight =
    endPx > stage.widthPx - right.widthPx && bottomPx > stage.heightPx - right.heightPx;
  return !(isLeft || isRight);
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
