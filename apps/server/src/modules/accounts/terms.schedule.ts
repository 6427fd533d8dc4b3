import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { findNewestTerms, listUntold } from './terms.repo.ts';

/** Mails that may wait at a time: a mail server that is away does not gather one for each account. */
const BATCH = 500;
/** Longer than a mail is tried again: until then no second job of it is made. */
const AGAIN_S = 3 * 3_600;

/** Sees to it, until announced terms are in force, that every account is mailed about them. */
export async function tellTerms({
  db,
  clock,
  jobs,
}: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): Promise<Outcome> {
  const terms = await findNewestTerms(db);
  if (terms === undefined || terms.in_force_at <= clock.now()) return done();
  const { version } = terms;
  const untold = await listUntold(db, version, BATCH);
  const mails = untold.map(({ id }) => ({
    key: id,
    everyS: AGAIN_S,
    payload: { version, userId: id },
  }));
  await jobs.enqueueMany(db, 'send-terms-mail.v1', mails);
  return done();
}
