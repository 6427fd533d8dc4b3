/** Facts that a browser tells about a video frame; absent fields are unknown to it. */
export interface FrameFacts {
  /** When the callback ran. */
  readonly nowMs: number;
  readonly captureTimeMs?: number | undefined;
  /** Time within the stream. */
  readonly mediaTimeMs?: number | undefined;
}

export const FRAME_CLOCKS = ['capture', 'media', 'callback'] as const;
export type FrameClock = (typeof FRAME_CLOCKS)[number];

export interface FrameTime {
  readonly tMs: number;
  /** Which clock it comes from; stored with a recording. */
  readonly clock: FrameClock;
}

/** Gives frames their times, which never go back. */
export interface FrameTimer {
  time(facts: FrameFacts): FrameTime;
}

/** Farther from the callback's clock, from one frame to the next, a clock has jumped. */
const JUMP_MS = 1_000;
/** After so many frames for which it was wrong, a clock is not read any more. */
const FAULTS = 3;

/**
 * When a frame was captured: by the camera, else by the stream's own time laid on the page's clock,
 * which is as even but late by an unknown constant, else when it arrived. A clock that stands still,
 * goes back or jumps does not time the frame, and soon none.
 */
export function createFrameTimer(afterMs = Number.NEGATIVE_INFINITY): FrameTimer {
  const capture = createClock();
  const media = createClock();
  /** Least difference of callback and stream time so far. */
  let mediaOffsetMs = Number.POSITIVE_INFINITY;
  let lastMs = afterMs;

  function read({ nowMs, captureTimeMs, mediaTimeMs }: FrameFacts): FrameTime {
    const capturedMs = capture.read(captureTimeMs, nowMs);
    const streamMs = media.read(mediaTimeMs, nowMs);
    // The frame that came with the least delay says best where the stream's zero lies.
    if (streamMs !== undefined) mediaOffsetMs = Math.min(mediaOffsetMs, nowMs - streamMs);
    if (capturedMs !== undefined) return { tMs: capturedMs, clock: 'capture' };
    if (streamMs !== undefined) return { tMs: streamMs + mediaOffsetMs, clock: 'media' };
    return { tMs: nowMs, clock: 'callback' };
  }

  return {
    time(facts) {
      const { tMs, clock } = read(facts);
      lastMs = Math.max(lastMs, tMs);
      return { tMs: lastMs, clock };
    },
  };
}

/** Reads one of a frame's times, as long as it moves as the callback's does. */
function createClock() {
  let last: { readonly tMs: number; readonly nowMs: number } | undefined;
  let faults = 0;
  return {
    read(tMs: number | undefined, nowMs: number): number | undefined {
      if (tMs === undefined || faults >= FAULTS) return undefined;
      const before = last;
      last = { tMs, nowMs };
      if (before === undefined) return tMs;
      const movedMs = tMs - before.tMs;
      const isRight = movedMs > 0 && Math.abs(movedMs - (nowMs - before.nowMs)) <= JUMP_MS;
      if (!isRight) faults++;
      return isRight ? tMs : undefined;
    },
  };
}
