export { toAssetPoint, toStagePoint } from './convert-points.ts';
export { fitPicture } from './fit-picture.ts';
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
