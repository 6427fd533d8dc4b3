import {
  type Calibration,
  calibrate,
  type Dot,
  decideNextStep,
  type GateVerdict,
  judgeCalibration,
  keepLooks,
  type NextStep,
  type Validation,
  validate,
} from '@fovea/tracker/calibration';
import type { Screen } from '@fovea/tracker/method';

export interface PointError {
  readonly errorPx: number;
  /** By the guessed size of the screen. */
  readonly errorCm: number;
  readonly errorDeg: number;
}

export interface JudgedRound {
  readonly calibration: Calibration | null;
  readonly validation: Validation | null;
  readonly verdict: GateVerdict;
  readonly next: NextStep;
  /** Validation dots in the order in which they were shown; null where no eye was seen. */
  readonly points: readonly (PointError | null)[];
}

export function judgeRound(
  calibrationDots: readonly Dot[],
  validationDots: readonly Dot[],
  screen: Screen,
  earlier: readonly GateVerdict[],
): JudgedRound {
  const calibration = calibrate(calibrationDots.map((dot) => keepLooks(dot, screen)));
  const shown = validationDots.map((dot) => keepLooks(dot, screen));
  const validation =
    calibration && validate(calibration.model, calibration.similarity, shown, screen);
  const verdict = judgeCalibration(
    calibration && validation && { calibration, validation, validationDots: shown },
  );
  return {
    calibration,
    validation,
    verdict,
    next: decideNextStep([...earlier, verdict]),
    points: shown.map((_, i) => {
      const error = validation?.dots.find(({ dot }) => dot === i);
      if (error === undefined) return null;
      const { errorMm, errorDeg } = error;
      return { errorPx: errorMm / screen.mmPerPx, errorCm: errorMm / 10, errorDeg };
    }),
  };
}
