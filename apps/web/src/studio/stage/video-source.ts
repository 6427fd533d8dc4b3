import type { MediaSource } from '@fovea/stage';

const MS = 1_000;

/** A video element as the time of a clock: of the very frame that it shows, where it tells. */
export function createVideoSource(video: HTMLVideoElement): MediaSource {
  let shownMs: number | undefined;
  const hasFrames = typeof video.requestVideoFrameCallback === 'function';
  return {
    getTimeMs: () => shownMs ?? video.currentTime * MS,
    // A refusal comes with the event `error`, or the person plays again.
    play: () => void video.play()?.catch(() => undefined),
    pause: () => video.pause(),
    seek(timeMs) {
      shownMs = undefined;
      video.currentTime = timeMs / MS;
    },
    setRate(rate) {
      video.playbackRate = rate;
      video.defaultPlaybackRate = rate;
    },
    requestFrame(callback) {
      if (!hasFrames) return requestAnimationFrame(callback);
      return video.requestVideoFrameCallback((_, { mediaTime }) => {
        shownMs = mediaTime * MS;
        callback();
      });
    },
    cancelFrame(handle) {
      if (hasFrames) video.cancelVideoFrameCallback(handle);
      else cancelAnimationFrame(handle);
    },
    subscribe(listener) {
      const handleEnd = () => listener('ended');
      const handleError = () => listener('failed');
      video.addEventListener('ended', handleEnd);
      video.addEventListener('error', handleError);
      return () => {
        video.removeEventListener('ended', handleEnd);
        video.removeEventListener('error', handleError);
      };
    },
  };
}
