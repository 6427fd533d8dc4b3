import { type JobPayload, LIMITS } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findEmailCode, setEmailCode } from './accounts.repo.ts';
import { createVerificationCode, toCodeHmac } from './verification-code.ts';
import { toVerificationMail } from './verification-mail.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Makes the code, keeps its HMAC, sends it, forgets it. A repeat sends a new code that replaces it. */
export async function sendVerificationCode(
  deps: Deps,
  { emailCodeId, email, language }: JobPayload<'send-verification-code.v1'>,
): Promise<Outcome> {
  const row = await findEmailCode(deps.db, emailCodeId);
  if (row === undefined || row.verified_at !== null) return discard('not_wanted_any_more');
  const code = createVerificationCode();
  const expiresAt = new Date(deps.clock.now().getTime() + LIMITS.verificationCodeMinutes * 60_000);
  await setEmailCode(deps.db, row.id, toCodeHmac(deps.config.CODE_SECRET, row.id, code), expiresAt);
  await deps.mailer.send({
    to: email,
    messageId: `verification-${row.id}`,
    ...toVerificationMail(language, code),
  });
  return done();
}
