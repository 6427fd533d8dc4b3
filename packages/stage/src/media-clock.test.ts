import { beforeEach, expect, it, vi } from 'vitest';
import type { MediaSource } from './media-source.ts';
import { createPlaybackClock, type PlaybackClock } from './playback-clock.ts';

let nowMs: number;
let clock: PlaybackClock;
let showOwnFrame: (() => void) | undefined;
let film: ReturnType<typeof createFilm>;

/** A film whose frames the test shows. */
function createFilm() {
  let timeMs = 0;
  let isPlaying = false;
  let frame: (() => void) | undefined;
  let listener: Parameters<MediaSource['subscribe']>[0] | undefined;
  const media: MediaSource = {
    getTimeMs: () => timeMs,
    play: vi.fn(() => {
      isPlaying = true;
    }),
    pause: vi.fn(() => {
      isPlaying = false;
    }),
    seek: vi.fn((wantedMs: number) => {
      timeMs = wantedMs;
    }),
    setRate: vi.fn(),
    requestFrame(callback) {
      frame = callback;
      return 1;
    },
    cancelFrame() {
      frame = undefined;
    },
    subscribe(wanted) {
      listener = wanted;
      return () => {
        listener = undefined;
      };
    },
  };
  return {
    media,
    show(atMs: number) {
      timeMs = atMs;
      const due = frame;
      frame = undefined;
      due?.();
    },
    tell: (event: 'ended' | 'failed') => listener?.(event),
    isPlaying: () => isPlaying,
  };
}

beforeEach(() => {
  nowMs = 0;
  showOwnFrame = undefined;
  clock = createPlaybackClock({
    now: () => nowMs,
    requestFrame: (callback) => {
      showOwnFrame = callback;
      return 1;
    },
    cancelFrame: () => {
      showOwnFrame = undefined;
    },
  });
  clock.setDuration(8_000);
  film = createFilm();
  clock.setMedia(film.media);
});

it('has the time of the frame that a film shows, however long that takes', () => {
  clock.play();
  expect(film.isPlaying()).toBe(true);
  nowMs = 5_000;
  film.show(40);
  expect(clock.getTimeMs()).toBe(40);
  film.show(80);
  expect(clock.getTimeMs()).toBe(80);
  clock.pause();
  expect(film.isPlaying()).toBe(false);
  expect(clock.isPlaying()).toBe(false);
});

it('takes the film along when it seeks or changes its speed', () => {
  clock.seek(3_000);
  clock.setRate(2);
  expect(film.media.seek).toHaveBeenLastCalledWith(3_000);
  expect(film.media.setRate).toHaveBeenLastCalledWith(2);
  expect(clock.getTimeMs()).toBe(3_000);
});

it('ends with the film, exactly at the duration', () => {
  clock.play();
  film.show(7_960);
  film.tell('ended');
  expect(clock.getTimeMs()).toBe(8_000);
  expect(clock.isPlaying()).toBe(false);
  clock.play();
  expect(film.media.seek).toHaveBeenLastCalledWith(0);
});

it('begins the film again in a loop', () => {
  clock.setLoop(true);
  clock.play();
  film.show(7_960);
  film.tell('ended');
  expect(film.media.seek).toHaveBeenLastCalledWith(0);
  expect(film.isPlaying()).toBe(true);
  expect(clock.isPlaying()).toBe(true);
  film.show(40);
  expect(clock.getTimeMs()).toBe(40);
});

it('counts by itself again from where the film was, when it fails or goes', () => {
  clock.play();
  film.show(1_000);
  film.tell('failed');
  nowMs += 500;
  showOwnFrame?.();
  expect(clock.getTimeMs()).toBe(1_500);
  expect(clock.isPlaying()).toBe(true);
});
