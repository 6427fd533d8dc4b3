// What `chaos -- retries` uses of this app: it runs the phone's real queue and uploader against a real
// server.
export { createQueue } from './queue.ts';
export { createMemoryStore, type StoredAnswer } from './recording-store.ts';
export { createUploadCalls } from './upload-calls.ts';
export type { UploadClock } from './upload-clock.ts';
export { createUploader, type UploadStatus } from './uploader.ts';
