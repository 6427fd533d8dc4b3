import type { EndReason } from '@fovea/contract';
import type { CameraNews, CameraTracking } from './camera-tracking.ts';
import type { RecordingRun } from './recording-run.ts';

export type CameraEnding = 'camera-too-slow' | 'camera-lost' | 'browser-unusable';

/** After these nothing more can be recorded. A camera that was taken away may come back. */
const ENDS: Readonly<Partial<Record<CameraNews, readonly [CameraEnding, EndReason?]>>> = {
  'too-slow': ['camera-too-slow', 'camera_too_slow'],
  unusable: ['browser-unusable', 'browser_unusable'],
  'camera-lost': ['camera-lost'],
};

/**
 * Ends what needs the camera when it cannot go on. What was recorded until then stays; before a
 * recording the rate is minded by the position check.
 */
export function watchCameraEnd(
  camera: CameraTracking | undefined,
  recording: Pick<RecordingRun, 'giveUp'> | undefined,
  onEnd: (ending: CameraEnding) => void,
): (() => void) | undefined {
  const options = recording === undefined ? ({ minds: 'rate' } as const) : {};
  return camera?.watch((news) => {
    const [ending, reason] = ENDS[news] ?? [];
    if (reason !== undefined) void recording?.giveUp(reason);
    if (ending !== undefined) onEnd(ending);
  }, options);
}
