declare const space: unique symbol;

interface Point<Space extends string> {
  readonly x: number;
  readonly y: number;
  readonly [space]: Space;
}

/** CSS px on the screen that showed the picture, from its top left corner. */
export type ScreenPoint = Point<'screen'>;
/** 0..1 of the picture's width and height; outside that range the point lies beside the picture. */
export type AssetPoint = Point<'asset'>;
/** CSS px on the stage that draws the picture again, from its top left corner. */
export type StagePoint = Point<'stage'>;

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Rect extends Size {
  readonly xPx: number;
  readonly yPx: number;
}

export function createScreenPoint(xPx: number, yPx: number): ScreenPoint {
  return { x: xPx, y: yPx } as ScreenPoint;
}

export function createAssetPoint(x: number, y: number): AssetPoint {
  return { x, y } as AssetPoint;
}

export function createStagePoint(xPx: number, yPx: number): StagePoint {
  return { x: xPx, y: yPx } as StagePoint;
}
