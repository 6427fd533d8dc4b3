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

/**
 * When a frame was captured: by the camera, else by the stream's own time laid on the page's clock,
 * which is as even but late by an unknown constant, else when it arrived. `mediaOffsetMs` is the
 * least difference of callback and stream time so far.
 */
export function toFrameTime(facts: FrameFacts, mediaOffsetMs: number | null): FrameTime {
  if (facts.captureTimeMs !== undefined) return { tMs: facts.captureTimeMs, clock: 'capture' };
  if (facts.mediaTimeMs !== undefined && mediaOffsetMs !== null) {
    return { tMs: facts.mediaTimeMs + mediaOffsetMs, clock: 'media' };
  }
  return { tMs: facts.nowMs, clock: 'callback' };
}

/** The frame that came with the least delay says best where the stream's zero lies. */
export function toMediaOffset(facts: FrameFacts, lastOffsetMs: number | null): number | null {
  if (facts.mediaTimeMs === undefined) return lastOffsetMs;
  const offsetMs = facts.nowMs - facts.mediaTimeMs;
  return lastOffsetMs === null ? offsetMs : Math.min(offsetMs, lastOffsetMs);
}
