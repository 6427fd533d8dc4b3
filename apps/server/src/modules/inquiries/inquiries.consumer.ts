import { inquiry, type JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findInquiry, markMailed } from './inquiries.repo.ts';
import { toConfirmation, toForwarded } from './inquiry-mail.ts';

/** To the operator what was written, to whoever wrote it that it came. */
export async function sendInquiryMail(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'mailer' | 'config'>,
  { inquiryId, to }: JobPayload<'send-inquiry-mail.v1'>,
): Promise<Outcome> {
  const row = await findInquiry(deps.db, inquiryId);
  if (row === undefined) return discard('not_wanted_any_more');
  if ((to === 'operator' ? row.forwarded_at : row.confirmed_at) !== null) return done();
  const { kind, language, content } = row;
  const told = inquiry.parse({ kind, language, ...(content as object) });
  const { WEB_URL: webUrl, CONTACT_EMAIL: contactEmail } = deps.config;
  await deps.mailer.send({
    messageId: `inquiry-${to}-${inquiryId}`,
    ...(to === 'operator'
      ? { to: contactEmail, replyTo: told.email, ...toForwarded(told, webUrl) }
      : { to: told.email, ...toConfirmation(told, webUrl) }),
  });
  await markMailed(deps.db, inquiryId, to, deps.clock.now());
  return done();
}
