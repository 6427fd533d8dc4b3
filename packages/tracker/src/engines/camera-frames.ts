import { createFrameLoop, type FrameFacts, type FrameLoopOptions } from '#tracking/index.ts';
import { type EngineFrame, type FrameKind, grabFrame } from './engine-frame.ts';

export interface CameraFrames {
  countDropped(): number;
  stop(): void;
}

export interface FollowOptions extends Omit<FrameLoopOptions<EngineFrame>, 'grab'> {
  /** Kind that the engine was tried with. */
  readonly frames: FrameKind;
  /** For frames that carry a time of their own. */
  readonly readFacts?: () => FrameFacts;
}

/** Works on the frames of a playing video as they are presented. */
export function followVideo(video: HTMLVideoElement, options: FollowOptions): CameraFrames {
  const loop = createFrameLoop({ ...options, grab: () => grabFrame(video, options.frames) });
  let request = 0;
  const handleFrame = (nowMs: number, frame: VideoFrameCallbackMetadata) => {
    const mediaTimeMs = frame.mediaTime * 1000;
    const facts = { nowMs, mediaTimeMs, captureTimeMs: frame.captureTime };
    loop.offer(options.readFacts?.() ?? facts);
    request = video.requestVideoFrameCallback(handleFrame);
  };
  request = video.requestVideoFrameCallback(handleFrame);
  return {
    countDropped: loop.countDropped,
    stop() {
      video.cancelVideoFrameCallback(request);
      loop.stop();
    },
  };
}
