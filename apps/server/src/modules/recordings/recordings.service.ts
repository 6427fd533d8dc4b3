// A recording is one participant's data set: open, silent (an hour without a batch, its place given
// back), complete. It completes only when every batch is there with the hash the phone computed,
// and it is charged only while it holds a place.
import { createHash } from 'node:crypto';
import type { CALLS, CallBody } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { insertAnswers, listPageKinds } from './answers.repo.ts';
import { findFavourite, toAnswerRows } from './answers.ts';
import {
  completeRecording as complete,
  createConsumption,
  listHashes,
  lockRecording,
  retakePlace,
} from './recordings.repo.ts';

const MAX_LISTED = 1_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;
type CompleteInput = CallBody<typeof CALLS.completeRecording>;

export async function completeRecording(
  deps: Deps,
  id: string,
  input: CompleteInput,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, id);
    if (recording === undefined) throw new AppError('recording_closed');
    if (recording.state === 'complete') {
      const isSame = recording.root_hash?.toString('hex') === input.rootHash;
      if (isSame && recording.batch_count === input.count) return;
      throw new AppError('recording_closed');
    }
    const pages = await listPageKinds(tx, recording.project_id);
    const hasGaze = pages.some(({ kind }) => kind !== 'survey');
    // Nothing can be charged for gaze that nobody sent; questions alone have none.
    if (hasGaze && input.count === 0) throw new AppError('batches_missing', { missing: [0] });
    const rootHash = await checkBatches(tx, id, input);
    const now = deps.clock.now();
    const holdsPlace = recording.holds_place || (await retakePlace(tx, recording.project_id));
    await complete(tx, {
      id,
      count: input.count,
      rootHash,
      rateHz: input.calibration.rateHz,
      errorPx: input.calibration.errorPx,
      offsetPx: input.calibration.offsetPx,
      precisionPx: input.calibration.precisionPx,
      favouritePageId: findFavourite(pages, input.favouritePageId),
      holdsPlace,
      now,
    });
    await insertAnswers(tx, id, toAnswerRows(pages, input.answers));
    if (holdsPlace) await createConsumption(tx, id, recording.project_id, now);
    await deps.jobs.enqueue(tx, 'pack-recording.v1', { recordingId: id }, { key: id });
  });
}

async function checkBatches(
  tx: Tx,
  id: string,
  { count, rootHash }: CompleteInput,
): Promise<Buffer> {
  const stored = await listHashes(tx, id);
  const wanted = stored.filter(({ seq }) => seq < count);
  if (wanted.length < count) {
    const have = new Set(stored.map(({ seq }) => seq));
    const missing = Array.from({ length: count }, (_, seq) => seq).filter((seq) => !have.has(seq));
    throw new AppError('batches_missing', { missing: missing.slice(0, MAX_LISTED) });
  }
  // More is stored than the phone counts: leaving acknowledged gaze out would be losing it.
  if (stored.length > count) throw new AppError('root_hash_mismatch');
  const root = createHash('sha256');
  for (const { sha256 } of stored) root.update(sha256);
  const digest = root.digest();
  if (digest.toString('hex') !== rootHash) throw new AppError('root_hash_mismatch');
  return digest;
}
