import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findUser } from './accounts.repo.ts';
import { findTerms, markTold } from './terms.repo.ts';
import { toTermsMail } from './terms-mail.ts';

/** Once for each account, until they are in force: what was mailed, agreed to or left is not mailed again. */
export async function sendTermsMail(
  { db, clock, mailer, config }: Pick<ServerDeps, 'db' | 'clock' | 'mailer' | 'config'>,
  { version, userId }: JobPayload<'send-terms-mail.v1'>,
): Promise<Outcome> {
  const [terms, user] = await Promise.all([findTerms(db, version), findUser(db, userId)]);
  const isWanted =
    user?.leaves_at === null && user.terms_version < version && (user.terms_told ?? '') < version;
  if (terms === undefined || user === undefined || !isWanted || terms.in_force_at <= clock.now()) {
    return discard('not_wanted_any_more');
  }
  await mailer.send({
    to: user.email,
    messageId: `terms-${version}-${userId}`,
    ...toTermsMail(user.language, {
      webUrl: config.WEB_URL,
      email: user.email,
      inForceAt: terms.in_force_at,
    }),
  });
  await markTold(db, userId, version);
  return done();
}
