import type { Size } from '@fovea/gaze/geometry';
import type { MediaSource, PlaybackClock } from '@fovea/stage';
import { useEffect, useRef } from 'react';
import type { StagePicture } from './stage-page.ts';

const MS = 1_000;

interface StagePictureProps {
  picture: StagePicture;
  /** Size of the stage's page. */
  size: Size;
  clock: PlaybackClock;
  /** The one video whose time is that of the page. */
  isClock: boolean;
}

export function StagePictureView({ picture, size, clock, isClock }: StagePictureProps) {
  const { url, videoUrl, xPx, yPx, widthPx, heightPx } = picture;
  const style = {
    left: toShare(xPx, size.widthPx),
    top: toShare(yPx, size.heightPx),
    width: toShare(widthPx, size.widthPx),
    height: toShare(heightPx, size.heightPx),
  };
  const className = 'absolute max-w-none object-fill';
  if (videoUrl === undefined || !isClock) {
    return <img src={url} alt="" draggable={false} className={className} style={style} />;
  }
  return (
    <ClockVideo
      key={videoUrl}
      url={videoUrl}
      posterUrl={url}
      clock={clock}
      className={className}
      style={style}
    />
  );
}

interface ClockVideoProps {
  url: string;
  posterUrl: string | undefined;
  clock: PlaybackClock;
  className: string;
  style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
}

/** A video that is the clock while it is shown. Its sound was part of no recording. */
function ClockVideo({ url, posterUrl, clock, className, style }: ClockVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current === null) return;
    clock.setMedia(createVideoSource(video.current));
    return () => clock.setMedia(undefined);
  }, [clock]);
  return (
    <video
      ref={video}
      src={url}
      poster={posterUrl}
      muted
      playsInline
      preload="auto"
      onLoadedData={({ currentTarget }) => showFrame(currentTarget)}
      aria-hidden="true"
      tabIndex={-1}
      className={className}
      style={style}
    />
  );
}

/** Until it has played or sought, a video shows its poster, which is not its frame at 0. */
function showFrame(video: HTMLVideoElement): void {
  const { currentTime } = video;
  video.currentTime = currentTime;
}

function toShare(partPx: number, wholePx: number): string {
  return `${(partPx / wholePx) * 100}%`;
}

/** A video element as the time of a clock: of the very frame that it shows, where it tells. */
function createVideoSource(video: HTMLVideoElement): MediaSource {
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
