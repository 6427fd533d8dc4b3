import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { listUnmailed, removeOldInquiries } from './inquiries.repo.ts';
import { enqueueMails } from './inquiries.service.ts';

/** Longer than a mail is tried. */
const GIVEN_UP_MS = 4 * HOUR_MS;
const KEPT_MS = 365 * DAY_MS;
const GROUP = 100;

/** Mails that were given up are tried again, and what is a year old goes. */
export async function keepInquiries(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
): Promise<Outcome> {
  const nowMs = deps.clock.now().getTime();
  for (const row of await listUnmailed(deps.db, new Date(nowMs - GIVEN_UP_MS), GROUP)) {
    const receivers = [
      ...(row.forwarded_at === null ? (['operator'] as const) : []),
      ...(row.confirmed_at === null ? (['sender'] as const) : []),
    ];
    await deps.db.transaction().execute((tx) => enqueueMails(deps, tx, row.id, receivers));
  }
  await removeOldInquiries(deps.db, new Date(nowMs - KEPT_MS));
  return done();
}
