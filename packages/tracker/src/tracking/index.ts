export { DRIFT_SHARE, type DriftCorrection, measureDrift, NO_DRIFT } from './drift.ts';
export {
  createFailureWatch,
  type FailureWatch,
  FRAME_FAILURES,
  type FrameFailure,
} from './failure-watch.ts';
export { createFrameLoop, type FrameLoop, type FrameLoopOptions } from './frame-loop.ts';
export {
  FRAME_CLOCKS,
  type FrameClock,
  type FrameFacts,
  type FrameTime,
} from './frame-time.ts';
export { type FrameGaze, type GazeSetting, toFrameGaze } from './gaze-of-frame.ts';
export {
  HEAD_RANGE_STEPS,
  type HeadRange,
  isOutsideRange,
  measureHeadRange,
} from './head-range.ts';
export {
  ONE_EURO_DEFAULTS,
  type OneEuroOptions,
  type OneEuroState,
  smoothForDisplay,
} from './one-euro.ts';
export {
  DISTANCES,
  judgePosition,
  POSITION_DEFAULTS,
  type Position,
  type PositionOptions,
} from './position.ts';
export {
  createRateWatch,
  RATE_WATCH_DEFAULTS,
  type RateAdvice,
  type RateState,
  type RateWatch,
  type RateWatchOptions,
} from './rate-watch.ts';
export {
  createSimilarity,
  SIMILARITY_DEFAULTS,
  type Similarity,
  toConfidence,
  toSimilarity,
} from './similarity.ts';
