import { type JobPayload, LIMITS } from '@fovea/contract';
import { isEmailUsed } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { toAccountExistsMail } from './account-exists-mail.ts';
import { findEmailCode, findUser, setEmailCode } from './accounts.repo.ts';
import { toSessionEndedMail } from './session-ended-mail.ts';
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
  const { WEB_URL: webUrl } = deps.config;
  // Whoever asked was not told; the owner of the address is.
  if (await isEmailUsed(deps.db, email)) {
    const mail = toAccountExistsMail(language, { webUrl, email });
    await deps.mailer.send({ to: email, messageId: `account-exists-${row.id}`, ...mail });
    return done();
  }
  const code = createVerificationCode();
  const expiresAt = new Date(deps.clock.now().getTime() + LIMITS.verificationCodeMinutes * 60_000);
  await setEmailCode(deps.db, row.id, toCodeHmac(deps.config.CODE_SECRET, row.id, code), expiresAt);
  await deps.mailer.send({
    to: email,
    messageId: `verification-${row.id}`,
    ...toVerificationMail(language, { webUrl, code }),
  });
  return done();
}

/** An old token came back: tells the owner, who may have lost a copy of the log-in. */
export async function sendSessionEndedMail(
  deps: Deps,
  { authSessionId, userId }: JobPayload<'send-session-ended-mail.v1'>,
): Promise<Outcome> {
  const user = await findUser(deps.db, userId);
  if (user === undefined) return discard('not_wanted_any_more');
  const webUrl = deps.config.WEB_URL;
  await deps.mailer.send({
    to: user.email,
    messageId: `session-ended-${authSessionId}`,
    ...toSessionEndedMail(user.language, { webUrl, email: user.email }),
  });
  return done();
}
