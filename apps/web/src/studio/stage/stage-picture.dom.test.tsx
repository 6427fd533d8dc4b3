import { createPlaybackClock } from '@fovea/stage';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StagePictureView } from './stage-picture.tsx';

const size = { widthPx: 100, heightPx: 200 };
const picture = { key: '0', url: '/poster.webp', videoUrl: '/film.mp4', xPx: 0, yPx: 50, ...size };
const createClock = () => {
  const clock = createPlaybackClock({ now: () => 0, requestFrame: () => 1, cancelFrame() {} });
  clock.setDuration(8_000);
  return clock;
};

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('plays a video without its sound, in its place, at the word of the clock', () => {
  const clock = createClock();
  const view = render(<StagePictureView picture={picture} size={size} clock={clock} isClock />);
  const video = view.container.querySelector('video');
  expect(video).toMatchObject({ muted: true, poster: expect.stringContaining('/poster.webp') });
  expect(video?.style).toMatchObject({ left: '0%', top: '25%', width: '100%', height: '100%' });
  clock.seek(2_000);
  clock.setRate(2);
  clock.play();
  expect(video).toMatchObject({ currentTime: 2, playbackRate: 2 });
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  clock.pause();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  view.unmount();
  clock.seek(3_000);
  expect(video?.currentTime).toBe(2);
});

it('a film at 0:00 shows its first frame and not its poster, as areas are drawn on it', () => {
  const { container } = render(
    <StagePictureView picture={picture} size={size} clock={createClock()} isClock />,
  );
  const video = container.querySelector('video');
  const seek = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  video?.dispatchEvent(new Event('loadeddata'));
  expect(seek).toHaveBeenCalledWith(0);
});

it('lets the clock go on without a video that cannot be played', () => {
  const clock = createClock();
  const { container } = render(
    <StagePictureView picture={picture} size={size} clock={clock} isClock />,
  );
  clock.play();
  container.querySelector('video')?.dispatchEvent(new Event('error'));
  expect(clock.isPlaying()).toBe(true);
  clock.pause();
});

it('shows a picture as a picture', () => {
  const { videoUrl: _, ...still } = picture;
  const { container } = render(
    <StagePictureView picture={still} size={size} clock={createClock()} isClock={false} />,
  );
  expect(container.querySelector('video')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/poster.webp');
});
