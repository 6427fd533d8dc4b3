// A recording may end before its last page: calibration failed, the camera is too slow, or the person
// stopped. Its place comes back; what was recorded stays as a part, or goes as by a withdrawal.
import type { CALLS, CallBody } from '@fovea/contract';
import { lockRecording } from '#modules/recordings/complete/complete.repo.ts';
import { passPlacesOn } from '#modules/recordings/complete/waiting.service.ts';
import { closeRecordingForErasure } from '#modules/recordings/erasure/close-recording.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { markEnded } from './end.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;

/** Harmless when repeated: the phone says it until it is answered. */
export async function endRecording(
  deps: Deps,
  id: string,
  { reason, keep }: CallBody<typeof CALLS.endRecording>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, id);
    if (recording === undefined) return;
    if (recording.state === 'complete') throw new AppError('recording_closed');
    const { project_id: projectId, holds_place } = recording;
    const now = deps.clock.now();
    if (!keep) {
      await closeRecordingForErasure(tx, { id, reason: 'withdrawn', now });
      await deps.jobs.enqueue(tx, 'erase-recordings.v1', { projectId }, { key: projectId });
      return;
    }
    if (recording.end_reason !== null) return;
    await markEnded(tx, id, { reason, now });
    if (holds_place) await passPlacesOn(tx, projectId, 1, now);
  });
}
