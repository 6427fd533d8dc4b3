import { type JobPayload, LIMITS } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findUser } from './accounts.repo.ts';
import { toPasswordChangedMail } from './password-changed-mail.ts';
import {
  countOtherResets,
  findResetUser,
  lockUser,
  removeExpiredResets,
  setPasswordReset,
} from './password-reset.repo.ts';
import { toResetMail } from './reset-mail.ts';
import { createResetToken, toTokenHmac } from './reset-token.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Makes the token, keeps its HMAC, sends it, forgets it. A repeat sends a new one in its place. */
export async function sendResetMail(
  deps: Deps,
  { resetId, email, language }: JobPayload<'send-reset-mail.v1'>,
): Promise<Outcome> {
  const user = await findResetUser(deps.db, email);
  if (user === undefined) return discard('unknown_address');
  const token = createResetToken();
  const isStored = await deps.db
    .transaction()
    .execute((tx) => storeToken(deps, tx, { id: resetId, userId: user.id, token }));
  if (!isStored) return discard('enough_links');
  await deps.mailer.send({
    to: user.email,
    messageId: `password-reset-${resetId}`,
    ...toResetMail(language, { webUrl: deps.config.WEB_URL, email: user.email, token }),
  });
  return done();
}

async function storeToken(
  deps: Deps,
  tx: Tx,
  { id, userId, token }: { id: string; userId: string; token: string },
): Promise<boolean> {
  const now = deps.clock.now();
  await lockUser(tx, userId);
  await removeExpiredResets(tx, userId, now);
  if ((await countOtherResets(tx, userId, id)) >= LIMITS.resetLinksMax) return false;
  const tokenHmac = toTokenHmac(deps.config.CODE_SECRET, token);
  const expiresAt = new Date(now.getTime() + LIMITS.resetLinkMinutes * 60_000);
  await setPasswordReset(tx, { id, userId, tokenHmac, expiresAt, now });
  return true;
}

/** Tells the owner, who may not be the one who did it. */
export async function sendPasswordChangedMail(
  deps: Deps,
  { changeId, userId, by }: JobPayload<'send-password-changed-mail.v2'>,
): Promise<Outcome> {
  const user = await findUser(deps.db, userId);
  if (user === undefined) return discard('not_wanted_any_more');
  await deps.mailer.send({
    to: user.email,
    messageId: `password-changed-${changeId}`,
    ...toPasswordChangedMail(user.language, {
      webUrl: deps.config.WEB_URL,
      email: user.email,
      by,
    }),
  });
  return done();
}
