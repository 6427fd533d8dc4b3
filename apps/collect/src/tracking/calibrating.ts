import {
  CALIBRATION_POINTS,
  type Calibration,
  type Dot,
  decideNextStep,
  type GateVerdict,
  judgeCalibration,
  type KeptCalibration,
  keepLooks,
  type NextStep,
  recallCalibration,
  type ShareOfScreen,
  VALIDATION_POINTS,
  type Validation,
  validate,
} from '@fovea/tracker/calibration';
import { estimateGaze, type OpenLook, toScreenPoint } from '@fovea/tracker/method';
import type { Calibrating, DotsState, Grade } from '#recording/camera-tracking.ts';
import { createDotRound, type DotRound } from './dot-round.ts';
import { judgeRound } from './judge-round.ts';
import type { GuessedScreen } from './screen-guess.ts';

/** Up to here a mean error is good; above it what the gate accepts is fair. */
const GOOD_MM = 10;

/** A calibration that the gate has accepted. */
export interface Accepted {
  readonly calibration: Calibration;
  readonly validation: Validation;
  readonly verdict: GateVerdict;
  readonly grade: 'good' | 'fair';
  readonly tries: number;
}

export interface CalibratingOptions {
  readonly screen: GuessedScreen;
  /** Five dots judge this one, or what is kept of one, before any is taught. */
  readonly held: Calibration | KeptCalibration | null;
  readonly nowMs: () => number;
  readonly onAccepted: (accepted: Accepted) => void;
}

export interface FrameOfDots {
  readonly tMs: number;
  readonly look: OpenLook | null;
  readonly pause: 'moved' | 'lost' | null;
}

type DotsShown = Extract<DotsState, { phase: 'dots' }>;

/** Shows dots, judges them and knows which follow. Frames are given; it reads no camera. */
export function createCalibrating(options: CalibratingOptions): Calibrating & {
  addFrame(frame: FrameOfDots): void;
} {
  const { screen, nowMs, onAccepted } = options;
  const listeners = new Set<() => void>();
  let held = options.held;
  let state: DotsState = { phase: 'ready' };
  let round: { readonly kind: DotsShown['kind']; readonly dots: DotRound } | undefined;
  let taught: readonly Dot[] = [];
  let repeated: readonly number[] = [];
  let verdicts: readonly GateVerdict[] = [];
  let next: NextStep = { kind: 'repeat_all' };

  function tell(changed: DotsState): void {
    state = changed;
    for (const listener of listeners) listener();
  }

  function startRound(kind: DotsShown['kind'], points: readonly ShareOfScreen[]): void {
    round = { kind, dots: createDotRound(points, screen, nowMs()) };
    showDot(points.length);
  }

  function showDot(count: number): void {
    const point = round?.dots.findPoint();
    if (round === undefined || !point) return;
    const { kind, dots } = round;
    tell({ phase: 'dots', kind, point, number: dots.countShown() + 1, count, pause: null });
  }

  function endRound({ kind, dots }: NonNullable<typeof round>): void {
    const fresh = dots.listDots();
    if (kind === 'calibration') {
      taught =
        repeated.length === 0 ? fresh : taught.map((dot, i) => fresh[repeated.indexOf(i)] ?? dot);
      startRound('validation', VALIDATION_POINTS);
      return;
    }
    round = undefined;
    const judged =
      held === null ? judgeRound(taught, fresh, screen, verdicts) : judgeHeld(held, fresh, screen);
    // Refused by the check it is as if nothing had been taught.
    held = null;
    judge(fresh, judged);
  }

  function judge(shown: readonly Dot[], judged: Judged): void {
    const { calibration, validation, verdict } = judged;
    next = judged.next;
    const isChecked = taught.length === 0;
    if (!isChecked) verdicts = [...verdicts, verdict];
    const grade = toGrade(verdict, validation);
    const spread = calibration === null ? [] : toSpread(calibration, shown, screen);
    if (grade !== 'poor' && calibration !== null && validation !== null) {
      const tries = Math.max(1, verdicts.length);
      onAccepted({ calibration, validation, verdict, grade, tries });
    }
    const isLast = next.kind === 'stop';
    tell({ phase: 'judged', grade, reasons: verdict.reasons, isLast, spread });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOn() {
      if (state.phase === 'dots' || next.kind === 'stop') return;
      if (held !== null) return startRound('validation', VALIDATION_POINTS);
      // Dots come in the order of the points, so their numbers have to as well.
      repeated = next.kind === 'repeat_dots' ? next.dots.toSorted((a, b) => a - b) : [];
      const isShown = (_: ShareOfScreen, i: number) =>
        repeated.length === 0 || repeated.includes(i);
      startRound('calibration', CALIBRATION_POINTS.filter(isShown));
    },
    addFrame({ tMs, look, pause }) {
      if (round === undefined || state.phase !== 'dots') return;
      const { count } = state;
      if (state.pause !== pause) tell({ ...state, pause });
      if (!round.dots.addFrame(tMs, look, pause !== null)) return;
      if (round.dots.findPoint() === null) endRound(round);
      else showDot(count);
    },
  };
}

interface Judged {
  readonly calibration: Calibration | null;
  readonly validation: Validation | null;
  readonly verdict: GateVerdict;
  readonly next: NextStep;
}

function judgeHeld(
  held: Calibration | KeptCalibration,
  dots: readonly Dot[],
  screen: GuessedScreen,
): Judged {
  const validationDots = dots.map((dot) => keepLooks(dot, screen));
  const calibration = 'similarity' in held ? held : recallCalibration(held, validationDots);
  const validation =
    calibration && validate(calibration.model, calibration.similarity, validationDots, screen);
  const verdict = judgeCalibration(
    calibration && validation && { calibration, validation, validationDots },
  );
  const next: NextStep = verdict.accepted ? decideNextStep([verdict]) : { kind: 'repeat_all' };
  return { calibration, validation, verdict, next };
}

export function toMeanMm({ dots }: Validation): number | null {
  return dots.length === 0 ? null : dots.reduce((sum, dot) => sum + dot.errorMm, 0) / dots.length;
}

function toGrade({ accepted }: GateVerdict, validation: Validation | null): Grade {
  if (!accepted || validation === null) return 'poor';
  return (toMeanMm(validation) ?? Number.POSITIVE_INFINITY) <= GOOD_MM ? 'good' : 'fair';
}

/** Gaze around each dot, for the result. */
function toSpread(calibration: Calibration, dots: readonly Dot[], screen: GuessedScreen) {
  return dots.map((dot) => ({
    point: { u: dot.xPx / screen.widthPx, v: dot.yPx / screen.heightPx },
    gazePx: keepLooks(dot, screen).looks.map((look) => {
      const { x, y } = toScreenPoint(estimateGaze(calibration.model, look), screen);
      return [x - dot.xPx, y - dot.yPx] as const;
    }),
  }));
}
