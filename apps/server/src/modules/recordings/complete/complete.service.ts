// A recording is one participant's data set: open, silent (a while without a batch, its place given
// back), complete. It completes only when every batch is there with the hash the phone computed, and
// it wants a session only while it holds a place. Its pack says whether that is used.
import { createHash } from 'node:crypto';
import { BATCH_BOUNDS, type CALLS, type CallBody, toLeastMs } from '@fovea/contract';
import { createConsumption } from '#modules/credits/public.ts';
import { takePlaces } from '#modules/projects/public.ts';
import type { Funnel } from '#modules/recordings/funnel/funnel.service.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { LimitError } from '#platform/limits/limit-error.ts';
import { insertAnswers, listPageKinds, toTimedPage } from './answers.repo.ts';
import { findFavourite, toAnswerRows } from './answers.ts';
import { listHashes, lockRecording, markComplete } from './complete.repo.ts';

const MAX_LISTED = 1_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config'> & {
  readonly funnel: Pick<Funnel, 'countCompleted'>;
};
type CompleteInput = CallBody<typeof CALLS.completeRecording>;

export async function completeRecording(
  deps: Deps,
  id: string,
  input: CompleteInput,
  userAgent: string | undefined,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, id);
    if (recording === undefined) throw new AppError('recording_closed');
    if (recording.state === 'complete') {
      const isSame = recording.root_hash?.toString('hex') === input.rootHash;
      if (isSame && recording.batch_count === input.count) return;
      throw new AppError('recording_closed');
    }
    if (recording.end_reason !== null) throw new AppError('recording_closed');
    if (recording.ended_at !== null) throw new AppError('recording_implausible');
    const pages = await listPageKinds(tx, recording.project_id);
    const now = deps.clock.now();
    const leastMs = toLeastMs(pages.map(toTimedPage)) * deps.config.HUMAN_PACE;
    assertTookTime(recording.created_at, leastMs, now);
    const hasGaze = pages.some(({ kind }) => kind !== 'survey');
    // Nothing can be charged for gaze that nobody sent; questions alone have none.
    if (hasGaze && input.count === 0) throw new AppError('batches_missing', { missing: [0] });
    const rootHash = await checkBatches(tx, id, input);
    const holdsPlace =
      recording.holds_place ||
      (!recording.is_test && (await takePlaces(tx, recording.project_id, 1)) > 0);
    await markComplete(tx, {
      id,
      count: input.count,
      rootHash,
      rateHz: input.calibration.rateHz,
      errorPx: input.calibration.errorPx,
      offsetPx: input.calibration.offsetPx,
      precisionPx: input.calibration.precisionPx,
      spans: input.spans,
      quality: input.quality,
      favouritePageId: findFavourite(pages, input.favouritePageId),
      holdsPlace,
      now,
    });
    await insertAnswers(tx, id, toAnswerRows(pages, input.answers));
    if (holdsPlace) await createConsumption(tx, id, recording.project_id, now);
    await deps.jobs.enqueue(tx, 'pack-recording.v1', { recordingId: id }, { key: id });
    // Last, for all who complete in the same hour wait for one row.
    if (!recording.is_test) await deps.funnel.countCompleted(tx, recording, userAgent);
  });
}

/** By our clock, from the join on: a script can say anything but be early. The phone comes again. */
function assertTookTime(joinedAt: Date, leastMs: number, now: Date): void {
  const leftMs = joinedAt.getTime() + leastMs - now.getTime();
  if (leftMs > 0) throw new LimitError('completed_too_early', Math.ceil(leftMs / 1_000));
}

async function checkBatches(
  tx: Tx,
  id: string,
  { count, rootHash }: CompleteInput,
): Promise<Buffer> {
  const stored = await listHashes(tx, id);
  // Each process counts what it took in; here is the sum of them.
  const bytes = stored.reduce((sum, each) => sum + each.bytes, 0);
  if (bytes > BATCH_BOUNDS.recordingBytes) throw new AppError('recording_implausible');
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
