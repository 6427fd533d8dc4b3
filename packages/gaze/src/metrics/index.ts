export { measureAoiMetrics } from './aoi-metrics.ts';
export type { AoiTarget } from './aoi-target.ts';
export {
  type MeanRatio,
  measureAttentionDensity,
  measureAttentionRatio,
  measurePageAttention,
} from './attention.ts';
export {
  COMMON_ORDER_ALGORITHM,
  type CommonOrder,
  type CommonStep,
  findCommonOrder,
} from './common-order.ts';
export {
  measureTransitionEntropy,
  TRANSITION_ENTROPY_ALGORITHM,
  type TransitionEntropy,
} from './entropy.ts';
export { EXPOSED_SHARE, type Exposure } from './exposure.ts';
export {
  countFirstLooks,
  estimateFirstLook,
  FIRST_LOOK_ALGORITHM,
  type FirstLook,
  type FirstLooks,
  getNoticedBy,
} from './first-look.ts';
export { type Heights, type HeightView, measureHeights } from './heights.ts';
export { HIT_RULES, type HitRule } from './hit-rule.ts';
export type { Interval } from './interval.ts';
export {
  AOI_METRICS_ALGORITHM,
  AOI_METRICS_DEFAULTS,
  type AoiMetrics,
  type AoiMetricsOptions,
  type ParticipantMetrics,
} from './metric-columns.ts';
export {
  type GazeHits,
  MOMENT_MS,
  type MomentaryAttention,
  measureMomentaryAttention,
} from './momentary-attention.ts';
export {
  type ElsewhereMetrics,
  type PeopleMetrics,
  summarizeAoi,
  summarizeElsewhere,
} from './people-metrics.ts';
export {
  type Looks,
  type PictureView,
  toPictureFixations,
  type ViewportTrack,
} from './picture-view.ts';
export { measureReach, type Reach } from './reach.ts';
export { measureStationary, type Stationary } from './stationary.ts';
export { type TransitionMatrix, toKStep, toTransitionMatrix } from './transition-matrix.ts';
export {
  countTransitions,
  ELSEWHERE,
  TRANSITION_DEFAULTS,
  type TransitionOptions,
  toAoiSequence,
} from './transitions.ts';
export { createValidTime, measureValidTimeMs, type ValidTime } from './valid-time.ts';
