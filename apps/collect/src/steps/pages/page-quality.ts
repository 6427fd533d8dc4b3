import type { CameraTracking } from '#recording/camera-tracking.ts';
import { createQualityLog } from '#recording/quality-log.ts';
import type { RecordingRun } from '#recording/recording-run.ts';

/** Measures gaze at what is surely looked at, and keeps it with the recording after every page. */
export function createPageQuality(camera: CameraTracking, recording: RecordingRun) {
  const { flags = [], quality: earlier } = recording.measured;
  const { endCross, addTap, dropPage, ...log } = createQualityLog(camera, flags, earlier);
  return {
    endCross,
    addTap,
    dropPage,
    async endPage(): Promise<void> {
      log.endPage();
      const calibrated = camera.getCalibrated();
      if (calibrated === undefined) return;
      const { errorPx, offsetPx, precisionPx } = calibrated;
      await recording.keepMeasured({
        calibration: { errorPx, offsetPx, precisionPx },
        quality: log.toQuality(),
      });
    },
  };
}
