import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import {
  type Calibration,
  calibrate,
  type DotLooks,
  type GateVerdict,
  judgeCalibration,
  VALIDATION_POINTS,
  validate,
} from '@fovea/tracker/calibration';
import { toAssumedFocalPx } from '@fovea/tracker/landmarks';
import { toMedian } from '@fovea/tracker/method';
import { type FrameGaze, measureDrift, toFrameGaze } from '@fovea/tracker/tracking';
import { keepRun, listDotFrames, type SizedScreen, toScreen } from './recorded-dots.ts';
import type { RecordedFrame, Recording } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

const DEG = 180 / Math.PI;
/** Lids closed less or more than this, in truth. */
const OPEN = 0.1;
const CLOSED = 0.7;

/** The median gaze on one dot against the dot. Degrees by the true distance. */
export interface JudgedDot {
  readonly errorMm: number;
  readonly errorPx: number;
  readonly errorDeg: number;
  /** Standard deviation of gaze about its mean, and root mean square from frame to frame. */
  readonly spreadDeg: number;
  readonly stepDeg: number;
}

export interface JudgedSession {
  readonly facts: SessionFacts;
  /** Dots with at least one sample. */
  readonly dots: readonly JudgedDot[];
  readonly dotsShown: number;
  /** The same dots but for the one that corrects; only where the head has left its range. */
  readonly correctedDots: readonly JudgedDot[] | null;
  /** Frames with open eyes, and those of them without gaze. */
  readonly openFrames: number;
  readonly lostFrames: number;
  readonly closedFrames: number;
  readonly caughtBlinks: number;
  /** True is below 1 when people are nearer than estimated. */
  readonly distanceRatio: number | null;
  readonly verdict: GateVerdict;
}

const NO_DOTS = { dots: [], correctedDots: null, distanceRatio: null };

/** Calibrates with the first run, judges by the second. */
export function judgeSession(recording: Recording): JudgedSession {
  const { facts } = recording;
  const screen = toScreen(facts);
  const calibration = calibrate(keepRun(recording, 0));
  const shown = keepRun(recording, 1);
  const frames = recording.frames.filter(({ run }) => run === 1);
  const counts = {
    facts,
    dotsShown: shown.length,
    openFrames: frames.filter(isOpen).length,
    closedFrames: frames.filter(isClosed).length,
  };
  if (!calibration) {
    const lost = { lostFrames: counts.openFrames, caughtBlinks: 0 };
    return { ...counts, ...lost, ...NO_DOTS, verdict: judgeCalibration(null) };
  }
  const validationDots = shown.slice(0, VALIDATION_POINTS.length);
  const validation = validate(calibration.model, calibration.similarity, validationDots, screen);
  const look = (frame: RecordedFrame) => gazeOf(frame, calibration, screen);
  const estimates = frames.flatMap((frame) => {
    const { flags, estimatedDistanceMm } = look(frame);
    return flags & SAMPLE_FLAGS.face ? [estimatedDistanceMm / frame.distanceMm] : [];
  });
  return {
    ...counts,
    lostFrames: frames.filter((frame) => isOpen(frame) && !hasGaze(look(frame))).length,
    caughtBlinks: frames.filter((frame) => isClosed(frame) && !hasGaze(look(frame))).length,
    dots: shown.flatMap((dot, i) => judgeDot(recording, calibration, dot, i) ?? []),
    correctedDots: judgeCorrected(recording, calibration, shown),
    distanceRatio: estimates.length > 0 ? toMedian(estimates) : null,
    verdict: judgeCalibration({ calibration, validation, validationDots }),
  };
}

function judgeCorrected(
  recording: Recording,
  calibration: Calibration,
  shown: readonly DotLooks[],
): JudgedDot[] | null {
  // The dot nearest to the middle is what the app shows for it.
  const known = VALIDATION_POINTS.length - 1;
  const dot = shown[known];
  if (!dot || dot.looks.length === 0) return null;
  const { model, headRange } = calibration;
  const drift = measureDrift(model, headRange, dot.looks, dot.target);
  if (drift.xMm === 0 && drift.yMm === 0) return null;
  return shown.flatMap((each, i) =>
    i === known ? [] : (judgeDot(recording, calibration, each, i, drift) ?? []),
  );
}

function judgeDot(
  recording: Recording,
  calibration: Calibration,
  { target }: DotLooks,
  dot: number,
  shift = { xMm: 0, yMm: 0 },
): JudgedDot | null {
  const screen = toScreen(recording.facts);
  const frames = listDotFrames(recording, 1, dot);
  const gaze = frames.map((frame) => gazeOf(frame, calibration, screen)).filter(hasGaze);
  if (gaze.length === 0) return null;
  const x = gaze.map(({ xPx }) => -(xPx - screen.cameraXPx) * screen.mmPerPx + shift.xMm);
  const y = gaze.map(({ yPx }) => (yPx - screen.cameraYPx) * screen.mmPerPx + shift.yMm);
  const errorMm = Math.hypot(toMedian(x) - target.xMm, toMedian(y) - target.yMm);
  const distanceMm = toMedian(frames.map((frame) => frame.distanceMm));
  const toDeg = (mm: number) => Math.atan(mm / distanceMm) * DEG;
  return {
    errorMm,
    errorPx: errorMm / screen.mmPerPx,
    errorDeg: toDeg(errorMm),
    spreadDeg: toDeg(Math.sqrt(toVariance(x) + toVariance(y))),
    stepDeg: toDeg(Math.sqrt(toStepSquare(x) + toStepSquare(y))),
  };
}

function gazeOf(
  { face }: RecordedFrame,
  { model, similarity }: Calibration,
  screen: SizedScreen,
): FrameGaze {
  const focalPx = face ? toAssumedFocalPx(face.widthPx, face.heightPx) : 1;
  return toFrameGaze(face, { model, similarity, screen, focalPx });
}

function hasGaze({ flags }: FrameGaze): boolean {
  return (flags & SAMPLE_FLAGS.face) !== 0 && (flags & SAMPLE_FLAGS.blink) === 0;
}

function isOpen({ blink }: RecordedFrame): boolean {
  return blink < OPEN;
}

function isClosed({ blink }: RecordedFrame): boolean {
  return blink > CLOSED;
}

function toVariance(values: readonly number[]): number {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length;
}

function toStepSquare(values: readonly number[]): number {
  const steps = values.slice(1).map((each, i) => (each - (values[i] as number)) ** 2);
  return steps.length === 0 ? 0 : steps.reduce((sum, each) => sum + each, 0) / steps.length;
}
