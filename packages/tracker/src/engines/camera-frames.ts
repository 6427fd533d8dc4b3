import { createFrameLoop, type FrameLoopOptions } from '#tracking/index.ts';
import { type EngineFrame, grabFrame } from './engine-frame.ts';

export interface CameraFrames {
  countDropped(): number;
  stop(): void;
}

/** Works on the frames of a playing video as they are presented. */
export function followVideo(
  video: HTMLVideoElement,
  options: Omit<FrameLoopOptions<EngineFrame>, 'grab'>,
): CameraFrames {
  const loop = createFrameLoop({ ...options, grab: () => grabFrame(video) });
  let request = 0;
  const handleFrame = (nowMs: number, frame: VideoFrameCallbackMetadata) => {
    const mediaTimeMs = frame.mediaTime * 1000;
    loop.offer({ nowMs, mediaTimeMs, captureTimeMs: frame.captureTime });
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
