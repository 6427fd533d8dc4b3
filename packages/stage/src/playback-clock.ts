import type { MediaSource } from './media-source.ts';

/** Speeds that playback offers, from slow to fast. */
export const PLAYBACK_RATES = [0.25, 0.5, 1, 1.5, 2, 4] as const;
export type PlaybackRate = (typeof PLAYBACK_RATES)[number];

export interface FramePort {
  /** A clock that only grows, in ms. */
  now(): number;
  /** Calls back once, before the next frame is drawn. */
  requestFrame(callback: () => void): number;
  cancelFrame(handle: number): void;
}

export interface PlaybackClock {
  /** From 0 to the duration, both included. */
  getTimeMs(): number;
  getDurationMs(): number;
  getRate(): PlaybackRate;
  isPlaying(): boolean;
  isLooping(): boolean;
  /** From the end it starts at 0 again. Without a duration nothing plays. */
  play(): void;
  pause(): void;
  toggle(): void;
  seek(timeMs: number): void;
  setDuration(durationMs: number): void;
  setRate(rate: PlaybackRate): void;
  setLoop(isLooping: boolean): void;
  /** From now on a film is the time; undefined: the clock counts by itself again. */
  setMedia(media: MediaSource | undefined): void;
  /** Stops, goes to 0 and forgets rate, loop and duration. Listeners stay. */
  reset(): void;
  /** Called on every frame while it plays, and on every change. */
  subscribe(listener: () => void): () => void;
}

/** The time of what is shown. It lives outside any view, and all views of a screen read this one. */
export function createPlaybackClock(port: FramePort): PlaybackClock {
  let timeMs = 0;
  let durationMs = 0;
  let rate: PlaybackRate = 1;
  let isLooping = false;
  /** Where the running stretch began; time is counted from here, so that no error adds up. */
  let fromTimeMs = 0;
  let fromNowMs = 0;
  let frame: number | undefined;
  let media: MediaSource | undefined;
  let leaveMedia = () => {};
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const anchor = () => {
    fromTimeMs = timeMs;
    fromNowMs = port.now();
  };
  const requestFrame = () => {
    frame = (media ?? port).requestFrame(handleFrame);
  };
  const stop = () => {
    if (frame === undefined) return;
    (media ?? port).cancelFrame(frame);
    frame = undefined;
    media?.pause();
  };
  const advance = () =>
    reach(media ? media.getTimeMs() : fromTimeMs + (port.now() - fromNowMs) * rate);
  const reach = (reachedMs: number) => {
    if (reachedMs < durationMs) {
      timeMs = reachedMs;
    } else if (isLooping) {
      timeMs = reachedMs % durationMs;
      anchor();
      media?.seek(timeMs);
    } else {
      timeMs = durationMs;
      stop();
    }
  };
  const handleFrame = () => {
    requestFrame();
    advance();
    notify();
  };
  /** A film may end a little before or after what it is said to last. */
  const handleMedia = (event: 'ended' | 'failed') => {
    if (event === 'failed') {
      setMedia(undefined);
    } else if (frame !== undefined) {
      reach(durationMs);
      if (frame !== undefined) media?.play();
      notify();
    }
  };
  const setMedia = (wanted: MediaSource | undefined) => {
    const isPlaying = frame !== undefined;
    stop();
    leaveMedia();
    media = wanted;
    leaveMedia = wanted?.subscribe(handleMedia) ?? (() => {});
    anchor();
    media?.setRate(rate);
    media?.seek(timeMs);
    if (!isPlaying) return;
    media?.play();
    requestFrame();
  };
  const pause = () => {
    if (frame === undefined) return;
    advance();
    stop();
    notify();
  };
  const play = () => {
    if (frame !== undefined || durationMs === 0) return;
    if (timeMs >= durationMs) timeMs = 0;
    anchor();
    if (media !== undefined && media.getTimeMs() !== timeMs) media.seek(timeMs);
    media?.play();
    requestFrame();
    notify();
  };
  return {
    getTimeMs: () => timeMs,
    getDurationMs: () => durationMs,
    getRate: () => rate,
    isPlaying: () => frame !== undefined,
    isLooping: () => isLooping,
    play,
    pause,
    toggle: () => (frame === undefined ? play() : pause()),
    seek(wantedMs) {
      timeMs = Math.min(Math.max(wantedMs, 0), durationMs);
      anchor();
      media?.seek(timeMs);
      notify();
    },
    setDuration(wantedMs) {
      if (!(wantedMs >= 0 && Number.isFinite(wantedMs))) throw new RangeError('bad duration');
      if (wantedMs === durationMs) return;
      durationMs = wantedMs;
      timeMs = Math.min(timeMs, durationMs);
      anchor();
      if (durationMs === 0) stop();
      notify();
    },
    setRate(wanted) {
      if (frame !== undefined) advance();
      rate = wanted;
      anchor();
      media?.setRate(rate);
      notify();
    },
    setLoop(wanted) {
      isLooping = wanted;
      notify();
    },
    setMedia,
    reset() {
      stop();
      timeMs = 0;
      durationMs = 0;
      rate = 1;
      isLooping = false;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The next faster (1) or slower (-1) speed; the ends stay. */
export function toNeighbourRate(rate: PlaybackRate, step: 1 | -1): PlaybackRate {
  return PLAYBACK_RATES[PLAYBACK_RATES.indexOf(rate) + step] ?? rate;
}
