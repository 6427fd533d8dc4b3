import type { Detection, LandmarkEngine } from '#landmarks/index.ts';
import type { FrameFailure } from './failure-watch.ts';
import { createFrameTimer, type FrameFacts, type FrameTime } from './frame-time.ts';

export interface FrameLoopOptions<Frame> {
  readonly engine: LandmarkEngine<Frame>;
  /** Frames are timed after this, as those of an earlier loop were. */
  readonly afterMs?: number;
  /** Takes the frame that is there now. Called only when the engine is free. */
  readonly grab: () => Promise<Frame>;
  readonly onDetection: (detection: Detection, time: FrameTime) => void;
  readonly onError: (failure: FrameFailure, error: unknown, time: FrameTime) => void;
}

export interface FrameLoop {
  /** A frame is there: it is worked on, or dropped (false) while another one is. Never queued. */
  offer(facts: FrameFacts): boolean;
  countDropped(): number;
  /** Nothing is told any more, not even of the frame in work. */
  stop(): void;
}

export function createFrameLoop<Frame>(options: FrameLoopOptions<Frame>): FrameLoop {
  const { engine, afterMs, grab, onDetection, onError } = options;
  const timer = createFrameTimer(afterMs);
  let isBusy = false;
  let isStopped = false;
  let dropped = 0;

  async function work(time: FrameTime): Promise<void> {
    let failure: FrameFailure = 'frame';
    try {
      const frame = await grab();
      failure = 'landmarks';
      const detection = await engine.detect(frame, time.tMs);
      failure = 'gaze';
      if (!isStopped) onDetection(detection, time);
    } catch (error) {
      if (!isStopped) onError(failure, error, time);
    } finally {
      isBusy = false;
    }
  }

  return {
    offer(facts) {
      const time = timer.time(facts);
      if (isStopped) return false;
      if (isBusy) {
        dropped++;
        return false;
      }
      isBusy = true;
      void work(time);
      return true;
    },
    countDropped: () => dropped,
    stop() {
      isStopped = true;
    },
  };
}
