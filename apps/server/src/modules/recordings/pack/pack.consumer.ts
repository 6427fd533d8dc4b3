import { BATCH_BOUNDS, type JobPayload } from '@fovea/contract';
import { writersEnded } from '#modules/recordings/batches/batch-writers.ts';
import { listBatches } from '#modules/recordings/batches/batches.repo.ts';
import { insertDeadLetter } from '#modules/recordings/batches/letters.repo.ts';
import { toPacksPrefix } from '#modules/recordings/project-part.ts';
import { TaskFault } from '#platform/child/child-pool.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome, park, retry } from '#platform/jobs/outcome.ts';
import { putJsonObject } from '#platform/storage/json-objects.ts';
import { toCalibration, toCalibrationError, toScreenFacts } from './calibration.ts';
import type { MadePack } from './make-pack.ts';
import { closeRecording, findRecordingForPack } from './pack.repo.ts';
import { recordFailedTry, recordPacked, recordParked } from './pack-end.service.ts';
import type { Packer } from './packer.ts';

type Deps = Pick<
  ServerDeps,
  'db' | 'pool' | 'clock' | 'ids' | 'jobs' | 'storage' | 'notifier' | 'log' | 'config'
> & { readonly packer: Packer };

/**
 * Turns a recording's batches into one immutable object, with what the gaze package says of them.
 * The object's key ends in the hash of its content, so that a repeat writes the same one again.
 * Batches that cannot be read stay inside, as bytes. A recording whose pack cannot be made is
 * parked alone.
 */
export async function packRecording(
  deps: Deps,
  { recordingId }: JobPayload<'pack-recording.v1'>,
): Promise<Outcome> {
  const recording = await findRecordingForPack(deps.db, recordingId);
  if (recording === undefined) return discard('no_recording');
  if (recording.packed_at !== null) return discard('packed_already');
  if (recording.parked_at !== null) return discard('parked');
  const { state, project_id: projectId } = recording;
  const own = { id: recordingId, state, projectId, isTest: recording.is_test };
  const complete = state === 'complete';
  const count = complete ? (recording.batch_count ?? 0) : Number.POSITIVE_INFINITY;
  if (!complete) await closeRecording(deps.db, recordingId, deps.clock.now());
  await writersEnded(deps.db);
  const batches = await listBatches(deps.pool, recordingId);
  const stored = batches.filter(({ seq }) => seq < count);
  if (complete && stored.length < count) {
    await deps.db
      .transaction()
      .execute((tx) => recordParked(tx, own, 'batches_gone', deps.clock.now()));
    return park('batches_gone');
  }

  let made: MadePack;
  try {
    made = await deps.packer.run({
      recordingId,
      projectId,
      complete,
      device: {
        name: recording.device_name,
        widthPx: recording.width_px,
        heightPx: recording.height_px,
        pixelRatio: recording.pixel_ratio,
        ...toScreenFacts(recording),
      },
      openMs: toOpenMs(deps, recording),
      rateHz: recording.rate_hz ?? recording.camera_hz,
      ...toCalibrationError(recording),
      ...toCalibration(recording),
      batches: stored.map(({ seq, payload }) => ({ seq, bytes: payload })),
    });
  } catch (error) {
    if (!(error instanceof TaskFault)) throw error;
    return endFailedTry(deps, own, error);
  }
  const prefix = `${toPacksPrefix(projectId)}${recordingId}/`;
  const key = await putJsonObject(deps.storage, prefix, made.object);

  // A batch that was being written while the recording completed is no part of it; its bytes stay.
  const late = batches.slice(stored.length).map(({ seq }) => ({ seq, reason: 'after_complete' }));
  const room = Math.max(BATCH_BOUNDS.deadLetters - recording.letter_count, 0);
  for (const { seq, reason } of [...late, ...made.unread].slice(0, room)) {
    const batch = batches.find((row) => row.seq === seq);
    if (batch === undefined) continue;
    const letter = { ...batch, recordingId, id: deps.ids.next(), reason, now: deps.clock.now() };
    await insertDeadLetter(deps.db, letter);
  }
  const { validity, effectiveHz, samples, fraud } = made;
  const packed = { key, validity, effectiveHz, samples, fraud, now: deps.clock.now() };
  const isPacked = await deps.db.transaction().execute((tx) => recordPacked(tx, own, packed));
  // The recording was removed or completed meanwhile; nobody would find this object.
  if (!isPacked) await deps.storage.remove(key);
  // Not before the commit: a job that waits already takes the place of this one, and if it ran before
  // the commit, it would not find this recording. Should we die here, the sweep asks for it.
  if (isPacked && complete) {
    await deps.jobs.enqueue(deps.db, 'build-aggregate.v1', { projectId }, { key: projectId });
  }
  const notice = { audience: recording.owner_id, subject: projectId };
  deps.notifier.notify({ ...notice, kind: 'participants' });
  return done();
}

/** By our own clock. In a drill that is played faster than people are, nobody knows. */
function toOpenMs(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  recording: { readonly created_at: Date; readonly completed_at: Date | null },
): number | null {
  if (config.HUMAN_PACE < 1) return null;
  return (recording.completed_at ?? clock.now()).getTime() - recording.created_at.getTime();
}

/** A pack that cannot be made is not tried for ever. */
async function endFailedTry(
  deps: Deps,
  recording: Parameters<typeof recordParked>[1],
  { kind, message }: TaskFault,
): Promise<Outcome> {
  deps.log.warn({ recording: recording.id, fault: kind, message }, 'no pack could be made');
  const isTooHeavy = kind === 'time' || kind === 'memory';
  const reason = isTooHeavy ? 'pack_too_heavy' : 'pack_failed';
  const isParked = await recordFailedTry(deps, recording, reason);
  return isParked ? park(reason) : retry(reason);
}
