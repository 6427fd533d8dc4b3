import type { ErasureReason } from '@fovea/contract';
import { decideConsumption } from '#modules/credits/public.ts';
import { passPlacesOn } from '#modules/recordings/complete/waiting.service.ts';
import { addTotals } from '#modules/recordings/funnel/funnel.repo.ts';
import type { Tx } from '#platform/db/db.ts';
import { closeForErasure, insertTombstone, lockForErasure } from './tombstones.repo.ts';

/**
 * Closes a recording and leaves a tombstone. A session that nobody has used yet is wanted no more, and
 * its place opens again; one that was used stays used. Answers its project; nothing where it is gone.
 */
export async function closeRecordingForErasure(
  tx: Tx,
  { id, reason, now }: { readonly id: string; readonly reason: ErasureReason; readonly now: Date },
): Promise<string | undefined> {
  const recording = await lockForErasure(tx, id);
  if (recording === undefined) return undefined;
  const { project_id: projectId, state, holds_place, is_test, removed_at } = recording;
  const isLetGo = await decideConsumption(tx, id, { isUsed: false, now });
  const comesBack = holds_place && (isLetGo || state !== 'complete');
  const holdsPlace = holds_place && !comesBack;
  await closeForErasure(tx, id, { holdsPlace, now });
  await insertTombstone(tx, { recordingId: id, projectId, reason, holdsPlace, askedAt: now });
  if (comesBack) await passPlacesOn(tx, projectId, 1, now);
  const wasCounted = state === 'complete' && !is_test && removed_at === null;
  if (wasCounted) await countGone(tx, projectId, reason);
  return projectId;
}

/** The project's page tells them apart from people whose data is still being read. */
async function countGone(tx: Tx, projectId: string, step: ErasureReason): Promise<void> {
  const nothing = { after: '', reason: '', inApp: false, model: '' };
  await addTotals(tx, [{ projectId, step, ...nothing, count: 1 }]);
}
