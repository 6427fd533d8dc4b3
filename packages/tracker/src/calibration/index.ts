export { type Calibration, calibrate } from './calibrate.ts';
export {
  DOT_DEFAULTS,
  type Dot,
  type DotFrame,
  type DotLooks,
  type DotOptions,
  keepLooks,
} from './dot-looks.ts';
export {
  GATE_DEFAULTS,
  GATE_REASONS,
  type GateOptions,
  type GateReason,
  type GateVerdict,
  judgeCalibration,
  type Trial,
} from './gate.ts';
export { type KeptCalibration, keepCalibration, recallCalibration } from './kept-calibration.ts';
export { decideNextStep, type NextStep } from './next-step.ts';
export type { DotError } from './point-errors.ts';
export {
  CALIBRATION_POINTS,
  POINT_TIMES,
  type ShareOfScreen,
  VALIDATION_POINTS,
} from './points.ts';
export { type Validation, validate } from './validation.ts';
