import { openRecordingStore } from '#recording/browser-store.ts';

/** Tests share a store; a run that was being sent can leave its last line after its test. */
export async function forgetRuns(): Promise<void> {
  const store = await openRecordingStore();
  for (const { recordingId } of await store.listRuns()) await store.removeRun(recordingId);
}
