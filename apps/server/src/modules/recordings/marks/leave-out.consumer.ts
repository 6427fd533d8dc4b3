import type { JobPayload } from '@fovea/contract';
import type { ErasedRecords } from '#modules/recordings/erasure/erase-recordings.consumer.ts';
import { markUnmerged } from '#modules/recordings/recordings.repo.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { listReturnedInRecords } from './marks.repo.ts';

/**
 * Data that is not paid for any more leaves the records. A mark that is taken back meanwhile is no
 * harm: the next merge adds the recording again.
 */
export async function leaveOutReturned(
  { db, records }: Pick<ServerDeps, 'db'> & { readonly records: ErasedRecords },
  { projectId }: JobPayload<'leave-out-returned.v1'>,
): Promise<Outcome> {
  const ids = await listReturnedInRecords(db, projectId);
  if (ids.length === 0) return discard('nothing_to_leave_out');
  await records.leaveOut(projectId, new Set(ids));
  await markUnmerged(db, ids);
  return done();
}
