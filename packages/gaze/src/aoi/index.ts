export { measureArea, measureMeanArea } from './area.ts';
export { detectHits, isHit } from './hit-test.ts';
export type { AoiShape, Ellipse, Keyframe, Polygon, Rectangle } from './keyframe.ts';
export {
  type Extent,
  measureLooksInside,
  measureReliableSide,
  SIZE_GRADES,
  type SizeGrade,
  toSizeGrade,
} from './looks-inside.ts';
export { type PreparedAoi, prepareAoi } from './prepared-aoi.ts';
export { fillShapeAt, findShapeAt } from './shape-at.ts';
export { listVisibleSpans, type VisibleSpan } from './visible-spans.ts';
