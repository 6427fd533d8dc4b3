import { returnCredit } from '#modules/credits/public.ts';
import { reopenPlace } from '#modules/projects/public.ts';
import { passPlacesOn } from '#modules/recordings/complete/waiting.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { markReturnedSession } from './marks.repo.ts';

/** The mark was taken back while its session was about to come back. */
export class MarkGone extends Error {}

/** A recording of no use is not paid for: its session comes back and its place opens again. */
export function returnSession(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  {
    recordingId,
    reason,
    markedAt,
  }: {
    readonly recordingId: string;
    readonly reason: string;
    /** Time of the mark that it follows from; an operator acts without one. */
    readonly markedAt?: Date;
  },
): Promise<{ projectId: string }> {
  return returnCredit(deps, { recordingId, reason, askedAt: markedAt }, async (tx, projectId) => {
    const now = deps.clock.now();
    if (!(await markReturnedSession(tx, recordingId, { markedAt, now }))) throw new MarkGone();
    await passPlacesOn(tx, projectId, 1, now, reopenPlace);
  });
}
