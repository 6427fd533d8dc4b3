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
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const anchor = () => {
    fromTimeMs = timeMs;
    fromNowMs = port.now();
  };
  const stop = () => {
    if (frame !== undefined) port.cancelFrame(frame);
    frame = undefined;
  };
  const advance = () => {
    const reachedMs = fromTimeMs + (port.now() - fromNowMs) * rate;
    if (reachedMs < durationMs) {
      timeMs = reachedMs;
    } else if (isLooping) {
      timeMs = reachedMs % durationMs;
      anchor();
    } else {
      timeMs = durationMs;
      stop();
    }
  };
  const handleFrame = () => {
    frame = port.requestFrame(handleFrame);
    advance();
    notify();
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
    frame = port.requestFrame(handleFrame);
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
      notify();
    },
    setLoop(wanted) {
      isLooping = wanted;
      notify();
    },
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
