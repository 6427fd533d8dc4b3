import type { JobPayload } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { toProjectEndMail } from './project-end-mail.ts';
import { findEnding, toIdleEnd } from './project-idle.repo.ts';

/**
 * Sends the mail only if its reason still holds: nobody came, and the owner did not end the
 * project.
 */
export async function sendProjectEndMail(
  deps: Pick<ServerDeps, 'db' | 'mailer' | 'config'>,
  { projectId, kind, idleSince }: JobPayload<'send-project-end-mail.v1'>,
): Promise<Outcome> {
  const found = await findEnding(deps.db, projectId);
  const since = new Date(idleSince);
  const isStill =
    kind === 'ended'
      ? found?.status === 'done'
      : found?.status === 'active' && found.idle_since.getTime() === since.getTime();
  if (found === undefined || !isStill) return discard('not_wanted_any_more');
  const { type, email, language, recording_count, retention_days } = found;
  const endsAt = found.ended_at ?? toIdleEnd(since);
  await deps.mailer.send({
    to: email,
    messageId: `project-end-${kind}-${projectId}-${since.getTime()}`,
    ...toProjectEndMail(language, {
      webUrl: deps.config.WEB_URL,
      projectId,
      email,
      kind,
      endsAt,
      startedAt: found.activated_at ?? since,
      idleSince: since,
      keptUntil:
        recording_count > 0 ? new Date(endsAt.getTime() + retention_days * DAY_MS) : undefined,
      hasSessions: type === 'pro',
    }),
  });
  return done();
}
