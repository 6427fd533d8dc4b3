import { returnCredit } from '#modules/credits/public.ts';
import { reopenPlace } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { losePlace } from './complete.repo.ts';

/** A recording of no use is not paid for: its session comes back and its place opens again. */
export function markInvalid(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { recordingId, reason }: { readonly recordingId: string; readonly reason: string },
): Promise<{ projectId: string }> {
  return returnCredit(deps, { recordingId, reason }, async (tx, projectId) => {
    await losePlace(tx, recordingId);
    await reopenPlace(tx, projectId);
  });
}
