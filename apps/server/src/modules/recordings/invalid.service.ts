import { returnCredit } from '#modules/credits/projects-credits.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { reopenPlace } from './recordings.repo.ts';

/** A recording of no use is not paid for: its session comes back and its place opens again. */
export function markInvalid(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { recordingId, reason }: { readonly recordingId: string; readonly reason: string },
): Promise<{ projectId: string }> {
  return returnCredit(deps, { recordingId, reason }, (tx, projectId) =>
    reopenPlace(tx, recordingId, projectId),
  );
}
