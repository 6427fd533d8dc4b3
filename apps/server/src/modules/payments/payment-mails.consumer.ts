import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findBuyer } from './orders.repo.ts';
import { toPaymentMail } from './payment-mail.ts';

export async function sendPaymentMail(
  deps: Pick<ServerDeps, 'db' | 'mailer' | 'config'>,
  mail: JobPayload<'send-payment-mail.v1'>,
): Promise<Outcome> {
  const buyer = await findBuyer(deps.db, mail.userId);
  if (buyer === undefined) return discard('not_wanted_any_more');
  const { email, language } = buyer;
  await deps.mailer.send({
    to: email,
    messageId: `payment-${mail.kind}-${mail.about}`,
    ...toPaymentMail(language, { webUrl: deps.config.WEB_URL, email, mail }),
  });
  return done();
}
