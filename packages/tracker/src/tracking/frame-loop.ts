import type { Detection, LandmarkEngine } from '#landmarks/index.ts';
import { type FrameFacts, type FrameTime, toFrameTime, toMediaOffset } from './frame-time.ts';

export interface FrameLoopOptions<Frame> {
  readonly engine: LandmarkEngine<Frame>;
  /** Takes the frame that is there now. Called only when the engine is free. */
  readonly grab: () => Promise<Frame>;
  readonly onDetection: (detection: Detection, time: FrameTime) => void;
  readonly onError: (error: unknown) => void;
}

export interface FrameLoop {
  /** A frame is there: it is worked on, or dropped (false) while another one is. Never queued. */
  offer(facts: FrameFacts): boolean;
  countDropped(): number;
  /** Nothing is told any more, not even of the frame in work. */
  stop(): void;
}

export function createFrameLoop<Frame>(options: FrameLoopOptions<Frame>): FrameLoop {
  const { engine, grab, onDetection, onError } = options;
  let isBusy = false;
  let isStopped = false;
  let dropped = 0;
  let mediaOffsetMs: number | null = null;

  async function work(time: FrameTime): Promise<void> {
    try {
      const detection = await engine.detect(await grab(), time.tMs);
      if (!isStopped) onDetection(detection, time);
    } catch (error) {
      if (!isStopped) onError(error);
    } finally {
      isBusy = false;
    }
  }

  return {
    offer(facts) {
      mediaOffsetMs = toMediaOffset(facts, mediaOffsetMs);
      if (isStopped) return false;
      if (isBusy) {
        dropped++;
        return false;
      }
      isBusy = true;
      void work(toFrameTime(facts, mediaOffsetMs));
      return true;
    },
    countDropped: () => dropped,
    stop() {
      isStopped = true;
    },
  };
}
