import { LIMITS } from '@fovea/contract';
import type { ChildLimits } from '#platform/child/limited-child.ts';

const MB = 1_048_576;

export const PICTURE_LIMITS: ChildLimits = {
  cpuS: 60,
  wallMs: 240_000,
  memoryBytes: 480 * MB,
  outputBytes: MB,
  fileBytes: LIMITS.videoMaxBytes,
};
export const AVIF_LIMITS: ChildLimits = { ...PICTURE_LIMITS, cpuS: 120 };
export const PROBE_LIMITS: ChildLimits = { ...PICTURE_LIMITS, cpuS: 10, wallMs: 60_000 };
export const FRAME_LIMITS: ChildLimits = { ...PICTURE_LIMITS, cpuS: 20, wallMs: 60_000 };
/** Three minutes of video, and some. */
export const VIDEO_LIMITS: ChildLimits = { ...PICTURE_LIMITS, cpuS: 900, wallMs: 780_000 };

/** Files of one account that are on their way or wait for a worker: as many as a project holds. */
export const UPLOADS_WAITING_MAX = LIMITS.pagesMax * LIMITS.pageAssetsMax;
