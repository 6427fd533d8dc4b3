export { type Accuracy, measureAccuracy } from './accuracy.ts';
export {
  BAD_PATTERN_LIMITS,
  BAD_PATTERNS,
  type BadPattern,
  type BadPatternInput,
  type BadPatternResult,
  detectBadPatterns,
} from './bad-patterns.ts';
export { BCEA_SHARE, measureBcea } from './bcea.ts';
export {
  type ComponentCounts,
  measureComponents,
  type ValidityComponents,
} from './components.ts';
export { measureDataLoss, type SampleCounts } from './data-loss.ts';
export { measureEffectiveRateHz } from './effective-rate.ts';
export { MINIMUM_RATE_HZ, measureExpectedSamples, toExpectedRateHz } from './expected-samples.ts';
export { type Gaps, listGapsMs, measureGaps } from './gaps.ts';
export {
  measurePageValidity,
  type PageValidity,
  type PageValidityInput,
  VALIDITY_ALGORITHM,
} from './page-validity.ts';
export { measureRmsS2s, measureSessionStd, measureStd } from './precision.ts';
export {
  measureRecordingValidity,
  type RecordingValidity,
  type RecordingValidityInput,
} from './recording-validity.ts';
export { detectValidSamples, SCREEN_MARGIN, type ValidSamples } from './valid-samples.ts';
export type { ValidationSamples } from './validation-samples.ts';
