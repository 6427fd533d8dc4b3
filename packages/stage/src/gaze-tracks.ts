import { countUpTo } from './fixation-list.ts';

/** Gaze over one picture of one participant, in time order. */
export interface GazeTrack {
  /** From the moment the page was shown. */
  readonly tMs: Float32Array;
  /** 0..1 of the picture; outside of it the gaze lies beside the picture. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** 1 where the gaze is valid. */
  readonly valid: Uint8Array;
}

/** Filled by `findGaze`, so that a frame makes no objects. */
export interface GazePosition {
  x: number;
  y: number;
  /** 1 while gaze is tracked, falling to 0 after it is lost. */
  opacity: number;
}

/** Samples further apart than this are not joined: nobody knows where the eye was between them. */
export const GAP_MS = 150;
/** How long the last position stays visible after gaze is lost. */
export const FADE_MS = 150;

export const EMPTY_TRACK: GazeTrack = {
  tMs: new Float32Array(),
  x: new Float32Array(),
  y: new Float32Array(),
  valid: new Uint8Array(),
};

/**
 * Where the participant looks at a moment: linear between two valid neighbours that are close
 * enough, else the last valid place while it fades. False when there is nothing to show.
 */
export function findGaze(track: GazeTrack, timeMs: number, found: GazePosition): boolean {
  const { tMs, x, y, valid } = track;
  let at = countUpTo(tMs, timeMs) - 1;
  if (at < 0) return false;
  const next = at + 1;
  if (valid[at] === 1 && valid[next] === 1) {
    const startMs = tMs[at] as number;
    const stepMs = (tMs[next] as number) - startMs;
    if (stepMs <= GAP_MS) {
      const share = (timeMs - startMs) / stepMs;
      found.x = (x[at] as number) + ((x[next] as number) - (x[at] as number)) * share;
      found.y = (y[at] as number) + ((y[next] as number) - (y[at] as number)) * share;
      found.opacity = 1;
      return true;
    }
  }
  while (at >= 0 && valid[at] !== 1 && timeMs - (tMs[at] as number) < FADE_MS) at--;
  if (at < 0 || valid[at] !== 1) return false;
  const lostMs = timeMs - (tMs[at] as number);
  if (lostMs >= FADE_MS) return false;
  found.x = x[at] as number;
  found.y = y[at] as number;
  found.opacity = 1 - lostMs / FADE_MS;
  return true;
}
