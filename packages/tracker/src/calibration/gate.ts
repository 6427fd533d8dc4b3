import type { Calibration } from './calibrate.ts';
import type { DotLooks } from './dot-looks.ts';
import { toMean } from './point-errors.ts';
import type { Validation } from './validation.ts';

export const GATE_REASONS = [
  'few_looks',
  'dots_disagree',
  'off_target',
  'dot_off_target',
  'other_eyes',
] as const;
export type GateReason = (typeof GATE_REASONS)[number];

export interface GateOptions {
  /** Share of a dot's settled frames that must show open eyes. */
  readonly leastLooksShare: number;
  readonly leastLooks: number;
  readonly looMeanDeg: number;
  readonly validationMeanDeg: number;
  readonly validationWorstDeg: number;
}

export const GATE_DEFAULTS: GateOptions = {
  leastLooksShare: 0.5,
  leastLooks: 3,
  looMeanDeg: 3.5,
  validationMeanDeg: 3,
  validationWorstDeg: 5,
};

export interface GateVerdict {
  readonly algorithm: 'gate';
  readonly version: 2;
  readonly options: GateOptions;
  readonly accepted: boolean;
  /** In the order of GATE_REASONS; empty when accepted. */
  readonly reasons: readonly GateReason[];
  /** Degrees by the estimated distance; null where no dot could be judged. */
  readonly looMeanDeg: number | null;
  readonly validationMeanDeg: number | null;
  readonly validationWorstDeg: number | null;
  /** Calibration dots by their own error, the worst first; dots without enough looks lead. */
  readonly worstDots: readonly number[];
}

/** A calibration with its validation. */
export interface Trial {
  readonly calibration: Calibration;
  readonly validation: Validation;
  readonly validationDots: readonly DotLooks[];
}

/**
 * Accepts a calibration or says why not. What cannot be judged is refused, such as a calibration
 * without any look, which is null.
 */
export function judgeCalibration(
  trial: Trial | null,
  options: GateOptions = GATE_DEFAULTS,
): GateVerdict {
  if (trial === null) return toVerdict({ ...NOTHING, few_looks: true }, options);
  const { calibration, validation, validationDots } = trial;
  const isPoor = ({ looks, frameCount }: DotLooks) =>
    looks.length < Math.max(options.leastLooks, options.leastLooksShare * frameCount);
  const poor = calibration.dots.flatMap((dot, i) => (isPoor(dot) ? [i] : []));
  const loo = calibration.leaveOneOut;
  const looMeanDeg = loo.length > 0 ? toMean(loo.map(({ errorDeg }) => errorDeg)) : null;
  const errorsDeg = validation.dots.map(({ errorDeg }) => errorDeg);
  const meanDeg = errorsDeg.length > 0 ? toMean(errorsDeg) : null;
  const worstDeg = errorsDeg.length > 0 ? Math.max(...errorsDeg) : null;
  const faults: Faults = {
    few_looks: poor.length > 0 || validationDots.some(isPoor),
    dots_disagree: isAbove(looMeanDeg, options.looMeanDeg),
    off_target: isAbove(meanDeg, options.validationMeanDeg),
    dot_off_target: isAbove(worstDeg, options.validationWorstDeg),
    other_eyes: validation.similarity < calibration.similarity.leastMedian,
  };
  const judged = loo.filter(({ dot }) => !poor.includes(dot));
  return toVerdict(faults, options, {
    looMeanDeg,
    validationMeanDeg: meanDeg,
    validationWorstDeg: worstDeg,
    worstDots: [
      ...poor,
      ...judged.toSorted((a, b) => b.errorDeg - a.errorDeg).map(({ dot }) => dot),
    ],
  });
}

type Faults = Readonly<Record<GateReason, boolean>>;
type Figures = Pick<
  GateVerdict,
  'looMeanDeg' | 'validationMeanDeg' | 'validationWorstDeg' | 'worstDots'
>;

const NOTHING: Faults = {
  few_looks: false,
  dots_disagree: false,
  off_target: false,
  dot_off_target: false,
  other_eyes: false,
};
const NO_FIGURES: Figures = {
  looMeanDeg: null,
  validationMeanDeg: null,
  validationWorstDeg: null,
  worstDots: [],
};

function toVerdict(faults: Faults, options: GateOptions, figures = NO_FIGURES): GateVerdict {
  const reasons = GATE_REASONS.filter((reason) => faults[reason]);
  const accepted = reasons.length === 0;
  return { algorithm: 'gate', version: 2, options, accepted, reasons, ...figures };
}

/** True as well where there is no value: silence is no proof. */
function isAbove(value: number | null, limit: number): boolean {
  return value === null || !(value <= limit);
}
