import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { closeRecordingForErasure } from './close-recording.service.ts';
import { findIdOfReceipt, takeWithdrawal } from './withdrawals.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;

/** Finds whose receipt it is and closes the recording. From here on it can only be erased. */
export function withdrawRecording(
  deps: Deps,
  { withdrawalId }: JobPayload<'withdraw-recording.v1'>,
): Promise<Outcome> {
  return deps.db.transaction().execute(async (tx) => {
    const withdrawal = await takeWithdrawal(tx, withdrawalId);
    if (withdrawal === undefined) return discard('withdrawn_already');
    const id = await findIdOfReceipt(tx, withdrawal.receipt_hmac);
    if (id === undefined) return discard('unknown_receipt');
    const closing = { id, reason: 'withdrawn', now: deps.clock.now() } as const;
    const projectId = await closeRecordingForErasure(tx, closing);
    if (projectId === undefined) return discard('unknown_receipt');
    await deps.jobs.enqueue(tx, 'erase-recordings.v1', { projectId }, { key: projectId });
    return done();
  });
}
