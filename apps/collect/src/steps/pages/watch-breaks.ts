import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';

export interface Breaks {
  readonly source: GazeSource;
  readonly recording: RecordingRun;
  /** False while a question is answered: then the camera rests and nothing is spoilt. */
  readonly isLooking: () => boolean;
  readonly onInterrupted: () => void;
  readonly onEnd: (ending: 'camera-too-slow' | 'camera-lost') => void;
}

/** Leaving the page or full screen spoils what is looked at; a camera that fails ends it. */
export function watchBreaks({ source, recording, isLooking, onInterrupted, onEnd }: Breaks) {
  const { camera } = source;
  const listening = new AbortController();
  const interrupt = () => {
    if (camera !== undefined && isLooking()) onInterrupted();
  };
  const handleVisibility = () => {
    // A hidden page may be closed without notice.
    recording.flush();
    if (document.visibilityState === 'hidden') interrupt();
  };
  const handleScreen = () => {
    if (document.fullscreenElement === null) interrupt();
  };
  document.addEventListener('visibilitychange', handleVisibility, listening);
  document.addEventListener('fullscreenchange', handleScreen, listening);
  const stop = camera?.watch((news) => {
    if (news === 'camera-lost') onEnd('camera-lost');
    if (news !== 'too-slow') return;
    void recording.giveUp('camera_too_slow');
    onEnd('camera-too-slow');
  });
  return () => {
    listening.abort();
    stop?.();
  };
}
