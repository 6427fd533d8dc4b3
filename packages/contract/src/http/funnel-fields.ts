/** Steps of a visit from the consent on, counted under the visit's number. */
export const VISIT_STEPS = [
  'consented',
  'camera_on',
  'calibrated',
  'page',
  'completed',
  'left',
] as const;
/** Steps that lead on to each other: whoever reached one has reached those before it. */
export const REACHED_STEPS = [
  'consented',
  'camera_on',
  'calibrated',
  'completed',
] as const satisfies readonly VisitStep[];
export type ReachedStep = (typeof REACHED_STEPS)[number];
/** Steps that a phone reports. People who do not agree are counted without a number. */
export const TOLD_STEPS = ['declined', ...VISIT_STEPS] as const;
export type ToldStep = (typeof TOLD_STEPS)[number];
/** An opening is counted with the kind of the device, and nothing of who opens. */
export const FUNNEL_STEPS = ['opened', ...TOLD_STEPS] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];
/** Why a visit ended without a recording. */
export const LEFT_REASONS = [
  'camera_refused',
  'camera_too_slow',
  'browser_unusable',
  'calibration_failed',
  'stopped',
  'project_over',
  'too_late',
  'failed',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
export const VISIT_DEVICES = ['mobile', 'tablet', 'computer'] as const;
export type VisitDevice = (typeof VISIT_DEVICES)[number];
