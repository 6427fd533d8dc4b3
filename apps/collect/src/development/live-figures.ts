import { toMedian } from '@fovea/tracker/method';
import type { FrameGaze, RateAdvice } from '@fovea/tracker/tracking';
import type { PointError } from '#tracking/judge-round.ts';

/** Figures of about the last second; null where there are none. */
export interface LiveFigures {
  readonly rateHz: number | null;
  readonly dropped: number;
  /** Advice to an app by the rate of the last seconds. */
  readonly advice: RateAdvice;
  readonly workMs: number | null;
  readonly mainMs: number | null;
  readonly paintMs: number | null;
  readonly gaze: FrameGaze | null;
  /** Error of the median gaze against the target, once the eyes can have reached it. */
  readonly error: PointError | null;
}

export const NO_FIGURES: LiveFigures = {
  rateHz: null,
  dropped: 0,
  advice: 'keep',
  workMs: null,
  mainMs: null,
  paintMs: null,
  gaze: null,
  error: null,
};

export interface FrameRecord {
  readonly tMs: number;
  readonly workMs: number;
  readonly mainMs: number;
  readonly paintMs: number;
  readonly gaze: FrameGaze | null;
  /** How long the target had been where it is. */
  readonly onTargetMs: number;
}

const WINDOW_MS = 1_500;
/** The eyes need so long to reach a target that moved. */
const REACH_MS = 700;

export function keepRecent(frames: readonly FrameRecord[], tMs: number): FrameRecord[] {
  return frames.filter((frame) => frame.tMs > tMs - WINDOW_MS);
}

export function measureFigures(
  frames: readonly FrameRecord[],
  target: { readonly xPx: number; readonly yPx: number },
  mmPerPx: number,
): Omit<LiveFigures, 'dropped' | 'advice'> {
  const [first, last] = [frames[0], frames.at(-1)];
  const spanMs = first && last ? last.tMs - first.tMs : 0;
  const middle = (values: readonly number[]) => (values.length > 0 ? toMedian(values) : null);
  const gazes = frames.flatMap(({ gaze, onTargetMs }) =>
    gaze !== null && gaze.confidence > 0 && onTargetMs >= REACH_MS ? [gaze] : [],
  );
  return {
    rateHz: spanMs > 0 ? ((frames.length - 1) * 1_000) / spanMs : null,
    workMs: middle(frames.map(({ workMs }) => workMs)),
    mainMs: middle(frames.map(({ mainMs }) => mainMs)),
    paintMs: middle(frames.map(({ paintMs }) => paintMs)),
    gaze: last?.gaze ?? null,
    error: gazes.length > 0 ? toError(gazes, target, mmPerPx) : null,
  };
}

function toError(
  gazes: readonly FrameGaze[],
  target: { readonly xPx: number; readonly yPx: number },
  mmPerPx: number,
): PointError {
  const errorPx = Math.hypot(
    toMedian(gazes.map(({ xPx }) => xPx)) - target.xPx,
    toMedian(gazes.map(({ yPx }) => yPx)) - target.yPx,
  );
  const distanceMm = toMedian(gazes.map(({ estimatedDistanceMm }) => estimatedDistanceMm));
  const errorMm = errorPx * mmPerPx;
  const errorDeg = (Math.atan(errorMm / distanceMm) * 180) / Math.PI;
  return { errorPx, errorCm: errorMm / 10, errorDeg };
}
