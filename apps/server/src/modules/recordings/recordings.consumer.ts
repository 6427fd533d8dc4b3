import type { JobPayload, RecordingPack } from '@fovea/contract';
import { toBatches, toColumns, toPageSamples } from '@fovea/gaze/samples';
import { endFullProject } from '#modules/projects/projects.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome, park } from '#platform/jobs/outcome.ts';
import { putJson } from '#platform/storage/json-objects.ts';
import { insertDeadLetter, listBatches } from './batches.repo.ts';
import { toCalibrationError } from './calibration.service.ts';
import { measureRecording } from './findings.service.ts';
import { findRecordingForPack, markPacked } from './recordings.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'pool' | 'clock' | 'ids' | 'jobs' | 'storage' | 'notifier'>;

/**
 * Turns a recording's batches into one immutable object, with what the gaze package says of them.
 * Its key ends in the hash of its content, so that a repeat writes the same object again. Batches
 * that cannot be read stay inside, as bytes.
 */
export async function packRecording(
  deps: Deps,
  { recordingId }: JobPayload<'pack-recording.v1'>,
): Promise<Outcome> {
  const recording = await findRecordingForPack(deps.db, recordingId);
  if (recording === undefined) return discard('no_recording');
  if (recording.packed_at !== null) return discard('packed_already');
  const complete = recording.state === 'complete';
  const count = complete ? (recording.batch_count ?? 0) : Number.POSITIVE_INFINITY;
  const batches = await listBatches(deps.pool, recordingId);
  const stored = batches.filter(({ seq }) => seq < count);
  if (complete && stored.length < count) return park('batches_gone');

  const rateHz = recording.rate_hz ?? recording.camera_hz;
  const columns = toColumns(stored.map(({ seq, payload }) => ({ seq, bytes: payload })));
  const device = {
    name: recording.device_name,
    widthPx: recording.width_px,
    heightPx: recording.height_px,
    pixelRatio: recording.pixel_ratio,
  };
  const pages = toPageSamples(toBatches(columns));
  const calibration = toCalibrationError(recording);
  const { precisionPx } = calibration;
  const { quality, findings } = measureRecording(pages, { rateHz, device, precisionPx });
  const pack: RecordingPack = {
    format: 'fovea-recording',
    v: 2,
    recordingId,
    projectId: recording.project_id,
    complete,
    device,
    rateHz,
    ...calibration,
    quality: { ...quality, options: { ...quality.options } },
    findings,
    columns: { ...columns, unread: [...columns.unread] },
  };
  const prefix = `recordings/${recording.project_id}/${recordingId}/`;
  const key = await putJson(deps.storage, prefix, pack);

  // A batch that was being written while the recording completed is no part of it; its bytes stay.
  const late = batches.slice(stored.length).map(({ seq }) => ({ seq, reason: 'after_complete' }));
  for (const { seq, reason } of [...columns.unread, ...late]) {
    const batch = batches.find((row) => row.seq === seq);
    if (batch === undefined) continue;
    const letter = { ...batch, recordingId, id: deps.ids.next(), reason, now: deps.clock.now() };
    await insertDeadLetter(deps.pool, letter);
  }
  const projectId = recording.project_id;
  const isAdded = await deps.db.transaction().execute(async (tx) => {
    const isPacked = await markPacked(tx, {
      id: recordingId,
      state: recording.state,
      key,
      validity: quality.validity,
      effectiveHz: quality.effectiveRateHz,
      now: deps.clock.now(),
    });
    if (!isPacked || !complete) return false;
    // A repeat finds the recording packed and stops there, so the end belongs to the same step.
    await endFullProject(tx, projectId);
    return true;
  });
  // Not before the commit: a job that waits already takes the place of this one, and if it ran before
  // the commit, it would not find this recording. Should we die here, the sweep asks for it.
  if (isAdded) {
    await deps.jobs.enqueue(deps.db, 'build-aggregate.v1', { projectId }, { key: projectId });
  }
  const notice = { audience: recording.owner_id, subject: projectId };
  deps.notifier.notify({ ...notice, kind: 'participants' });
  return done();
}
