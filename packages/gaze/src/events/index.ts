export type { FixationResult } from './build-fixations.ts';
export {
  type DetectedFixations,
  detectFixations,
  FIXATION_PRESETS,
  type FixationPreset,
} from './detect-fixations.ts';
export { discardShort } from './discard-short.ts';
export {
  type FixationSummary,
  measureFixationSummary,
  type SummaryOptions,
} from './fixation-summary.ts';
export type { Fixations } from './fixations.ts';
export { detectIdt, IDT_DEFAULTS, type IdtOptions, type IdtResult } from './idt.ts';
export { detectIvt, IVT_DEFAULTS, type IvtOptions, type IvtResult } from './ivt.ts';
export { type MergeOptions, mergeFixations } from './merge-fixations.ts';
export {
  type FixationInput,
  PHONE_DEFAULTS,
  REALEYE_DEFAULTS,
  TOBII_IVT_DEFAULTS,
} from './presets.ts';
export {
  detectRealeyeLike,
  REALEYE_LIKE_DEFAULTS,
  type RealeyeLikeOptions,
  type RealeyeLikeResult,
} from './realeye-like.ts';
export {
  measureSaccades,
  SACCADE_DEFAULTS,
  type SaccadeOptions,
  type Saccades,
} from './saccades.ts';
export { measureVelocity, type Velocities, type VelocityOptions } from './velocity.ts';
