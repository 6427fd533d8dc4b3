import type { Aoi } from '@fovea/contract';

const NEAR_MS = 1_000;

/** Whether one of its keyframes is about now. */
export function isNear({ keyframeAoi }: Aoi, timeMs: number): boolean {
  return keyframeAoi.keyframes.some(({ timestamp }) => Math.abs(timestamp - timeMs) <= NEAR_MS);
}
