import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { type CameraEnding, watchCameraEnd } from '#recording/watch-camera-end.ts';

export interface Breaks {
  readonly source: GazeSource;
  readonly recording: RecordingRun;
  readonly onBreak: () => void;
  readonly onEnd: (ending: CameraEnding) => void;
}

/** Leaving the page or full screen spoils what is looked at; a camera that fails ends it. */
export function watchBreaks({ source, recording, onBreak, onEnd }: Breaks) {
  const listening = new AbortController();
  const handleVisibility = () => {
    // A hidden page may be closed without notice.
    recording.flush();
    if (document.visibilityState === 'hidden') onBreak();
  };
  const handleScreen = () => {
    if (document.fullscreenElement === null) onBreak();
  };
  document.addEventListener('visibilitychange', handleVisibility, listening);
  document.addEventListener('fullscreenchange', handleScreen, listening);
  const stop = watchCameraEnd(source.camera, recording, onEnd);
  return () => {
    listening.abort();
    stop?.();
  };
}
