export {
  type BatcherOptions,
  createBatcher,
  type NumberedBatch,
  type ReadScrollPx,
} from './batcher.ts';
export { readDeviceClockMs } from './device-clock.ts';
export type { GazeSample, PageBox } from './gaze-sample.ts';
export { type BatchQueue, createQueue } from './queue.ts';
export {
  createMemoryStore,
  type RecordingStore,
  type RunHead,
  type StoredBatch,
} from './recording-store.ts';
export { hashRoot, hashSha256, toHex } from './sha256.ts';
export {
  createUploadCalls,
  type RecordingEnd,
  type RunResult,
  type StoredAnswer,
} from './upload-calls.ts';
export { browserClock, type UploadClock } from './upload-clock.ts';
export { UploadError } from './upload-error.ts';
export { createUploader, type Uploader, type UploadState, type UploadStatus } from './uploader.ts';
