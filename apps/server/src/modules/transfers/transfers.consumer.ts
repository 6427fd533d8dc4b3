import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { toTransferCode } from './transfer-code.ts';
import { toTransferMail } from './transfer-mail.ts';
import { findCodeToSend } from './transfers.repo.ts';

/** Makes the code when it is sent. A repeat sends the same one. */
export async function sendTransferCodeMail(
  deps: Pick<ServerDeps, 'db' | 'mailer' | 'config'>,
  { codeId }: JobPayload<'send-transfer-code.v1'>,
): Promise<Outcome> {
  const found = await findCodeToSend(deps.db, codeId);
  if (found?.status !== 'NOT_USED') return discard('not_wanted_any_more');
  const { receiver, amount, from, language, hasAccount } = found;
  const { WEB_URL: webUrl, CODE_SECRET: secret } = deps.config;
  const code = toTransferCode(secret, codeId);
  await deps.mailer.send({
    to: receiver,
    messageId: `transfer-code-${codeId}`,
    ...toTransferMail(language, { webUrl, code, amount, from, hasAccount, receiver }),
  });
  return done();
}
