import {
  type AssetPoint,
  createAssetPoint,
  createStagePoint,
  type Rect,
  type ScreenPoint,
  type StagePoint,
} from './points.ts';

/** `rect` is the place of the picture on the page, which is scrolled by so many px. */
export function toAssetPoint(point: ScreenPoint, rect: Rect, scrollYPx = 0): AssetPoint {
  if (!(rect.widthPx > 0 && rect.heightPx > 0)) throw new RangeError('rect has no size');
  return createAssetPoint(
    (point.x - rect.xPx) / rect.widthPx,
    (point.y + scrollYPx - rect.yPx) / rect.heightPx,
  );
}

/** `rect` is the place of the picture on the stage. */
export function toStagePoint(point: AssetPoint, rect: Rect): StagePoint {
  return createStagePoint(rect.xPx + point.x * rect.widthPx, rect.yPx + point.y * rect.heightPx);
}
