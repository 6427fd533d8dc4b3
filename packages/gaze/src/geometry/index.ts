export { toAssetPoint, toStagePoint } from './convert-points.ts';
export { findSlot, layoutPage, type PageLayout, type PageToLayOut } from './layout-page.ts';
export { type Bars, type Browser, toPageBox } from './page-box.ts';
export {
  ASSUMED_DISTANCE_CM,
  measurePxPerDegree,
  type ViewingGeometry,
} from './pixels-per-degree.ts';
export { type Align, placePicture } from './place-picture.ts';
export {
  type AssetPoint,
  createAssetPoint,
  createScreenPoint,
  createStagePoint,
  type Rect,
  type ScreenPoint,
  type Size,
  type StagePoint,
} from './points.ts';
export { type HeldScreen, toScreenSize } from './usual-screen.ts';
