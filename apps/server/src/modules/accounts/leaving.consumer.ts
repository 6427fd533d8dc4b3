import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findUser } from './accounts.repo.ts';
import { toLeavingMail } from './leaving-mail.ts';

export async function sendLeavingMail(
  deps: Pick<ServerDeps, 'db' | 'mailer' | 'config'>,
  { userId }: JobPayload<'send-leaving-mail.v1'>,
): Promise<Outcome> {
  const user = await findUser(deps.db, userId);
  const leavesAt = user?.leaves_at ?? null;
  if (user === undefined || leavesAt === null || user.left_at !== null) {
    return discard('not_wanted_any_more');
  }
  await deps.mailer.send({
    to: user.email,
    messageId: `leaving-${userId}-${leavesAt.getTime()}`,
    ...toLeavingMail(user.language, { webUrl: deps.config.WEB_URL, email: user.email, leavesAt }),
  });
  return done();
}
