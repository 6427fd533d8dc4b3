export { EYES, type EyePoints } from './eye-points.ts';
export { type Detection, type Face, LANDMARK_COUNT, type LandmarkEngine } from './face.ts';
export { ASSUMED_FOCAL_SHARE, type Head, measureHead, toAssumedFocalPx } from './head.ts';
export { solveHeadPose } from './solve-head-pose.ts';
