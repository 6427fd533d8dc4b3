import {
  type Dot,
  type DotFrame,
  POINT_TIMES,
  type ShareOfScreen,
} from '@fovea/tracker/calibration';
import type { OpenLook } from '@fovea/tracker/method';

/** So many frames of settled eyes a dot waits for where the machine is slow, but not for ever. */
const LEAST_FRAMES = 6;
const MOST_MS = 6_000;
/** How long a dot is shown where nothing makes it wait. */
export const DOT_MS = POINT_TIMES.settleMs + POINT_TIMES.holdMs;

export interface DotRound {
  /** Dot that is shown now; null at the end. */
  findPoint(): ShareOfScreen | null;
  countShown(): number;
  /**
   * A frame was worked on. The time of a dot begins anew while `isOnWay`: the head still moves, or a
   * slow machine draws a person late. True when the dot has moved on.
   */
  addFrame(tMs: number, look: OpenLook | null, isOnWay: boolean): boolean;
  listDots(): readonly Dot[];
}

/** Shows dots one after the other and keeps what the camera sees meanwhile. Reads no clock. */
export function createDotRound(
  points: readonly ShareOfScreen[],
  screen: { readonly widthPx: number; readonly heightPx: number },
  startMs: number,
): DotRound {
  const dots: Dot[] = [];
  let frames: DotFrame[] = [];
  let shownMs = startMs;
  let sinceStartMs = startMs;

  return {
    findPoint: () => points[dots.length] ?? null,
    countShown: () => dots.length,
    listDots: () => dots,
    addFrame(tMs, look, isOnWay) {
      const point = points[dots.length];
      if (point === undefined) return false;
      if (isOnWay) {
        sinceStartMs = tMs;
        frames = [];
      }
      const sinceMs = tMs - sinceStartMs;
      frames.push({ sinceMs, look });
      const settled = frames.filter((frame) => frame.sinceMs >= POINT_TIMES.settleMs).length;
      const isDone = sinceMs >= DOT_MS && settled >= LEAST_FRAMES;
      if (!isDone && tMs - shownMs < MOST_MS) return false;
      dots.push({ xPx: point.u * screen.widthPx, yPx: point.v * screen.heightPx, frames });
      frames = [];
      shownMs = tMs;
      sinceStartMs = tMs;
      return true;
    },
  };
}
