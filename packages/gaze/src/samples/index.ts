export {
  COLUMNS_ENC,
  fromColumns,
  type RecordingColumns,
  type StoredBatch,
  toBatches,
  toColumns,
  type UnreadBatch,
} from './columns.ts';
export { type CountedSpan, type GazeShift, keepSpans, shiftGaze } from './counted-samples.ts';
export { measureCrc32 } from './crc32.ts';
export { fromDeltas, INTEGER_RANGES, type IntegerRange, toDeltas } from './delta.ts';
export {
  checkBatch,
  decodeBatch,
  type Eg1Check,
  type Eg1Decoded,
  type Eg1Head,
  encodeBatch,
  readHead,
} from './eg1.ts';
export {
  createColumns,
  EG1_FAULTS,
  EG1_HEADER_BYTES,
  EG1_MAX_SAMPLES,
  EG1_SAMPLE_BYTES,
  EG1_VERSION,
  type Eg1Batch,
  type Eg1Columns,
  type Eg1Fault,
  type Eg1Header,
} from './eg1-batch.ts';
export { type FilledSignal, type FillGapsOptions, fillGaps } from './fill-gaps.ts';
export { type MovingMedianOptions, movingMedian } from './moving-median.ts';
export { createPageSamples, type PageSamples, toPageSamples } from './page-samples.ts';
export { LONG_GAP_MS, type ResampleOptions, resample, toGridRateHz } from './resample.ts';
export { measureSampleRateHz } from './sample-rate.ts';
export type { Signal } from './signal.ts';
export { toSignal } from './to-signal.ts';
export {
  DT_UNIT_MS,
  SAMPLE_FLAGS,
  toWireCoordinate,
  toWireDistance,
  toWireDt,
  toWireYaw,
} from './wire-units.ts';
