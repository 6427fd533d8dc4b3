export { type Direction, toDirection, toHit } from './direction.ts';
export { toMedian } from './median.ts';
export {
  estimateGaze,
  fitPatchHead,
  type Look,
  type OpenLook,
  PATCH_HEAD_DEFAULTS,
  type PatchHeadModel,
  type PatchHeadOptions,
  sumLooks,
  type TaughtLook,
  toLook,
  toOpenLook,
} from './patch-head.ts';
export type { RidgeSums } from './ridge.ts';
export { type PlanePoint, type Screen, toPlanePoint, toScreenPoint } from './screen.ts';
