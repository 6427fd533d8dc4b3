// A user is an account of a verified address. The role is always `user` at birth. Codes are mailed
// by a job that makes them; neither the code nor its job's payload is ever stored in the clear.
import { type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import { recordEvent } from '#modules/audit/public.ts';
import {
  type BreachedPasswords,
  type Caller,
  CODE_CHECKS,
  hashPassword,
  isEmailUsed,
  openDisclosure,
  toCodeOfEmailClaims,
  toMailClaims,
  toSignUpClaims,
  type UserActor,
} from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  createEmailCode,
  findUser,
  insertUser,
  isEmailVerified,
  markEmailVerified,
  removeEmailCodes,
  takeEmailCodeTry,
  updateUser,
} from './accounts.repo.ts';
import { findOpenTerms } from './terms.repo.ts';
import { isSameHmac, toCodeHmac } from './verification-code.ts';

export type AccountsDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'jobs' | 'config' | 'limits' | 'metrics'
> & { readonly breached: BreachedPasswords };

/**
 * A caller who has heard of too many addresses already gets the same answer for a new address and
 * for a used one; the mail tells its reader which it is.
 */
export async function sendEmailVerification(
  deps: AccountsDeps,
  { email, language }: CallBody<typeof CALLS.sendEmailVerification>,
  caller: Caller,
): Promise<void> {
  await deps.limits.takeAll('email_limited', toMailClaims(caller));
  const disclosure = await openDisclosure(deps, caller);
  if ((await isEmailUsed(deps.db, email)) && (await disclosure.tell())) {
    throw new AppError('email_in_use');
  }
  await deps.limits.takeAll('email_limited', toCodeOfEmailClaims(email));
  const emailCodeId = deps.ids.next();
  const deviceHash = caller.device.hash;
  await deps.db.transaction().execute(async (tx) => {
    await createEmailCode(tx, { id: emailCodeId, email, deviceHash, now: deps.clock.now() });
    await deps.jobs.enqueue(tx, 'send-verification-code.v1', { emailCodeId, email, language });
  });
}

export async function verifyEmailCode(
  deps: AccountsDeps,
  { email, code }: CallBody<typeof CALLS.verifyEmailCode>,
  caller: Caller,
): Promise<void> {
  await deps.limits.takeAll('code_limited', [[CODE_CHECKS, caller.address]]);
  const asked = { email, deviceHash: caller.device.hash };
  const isRight = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const row = await takeEmailCodeTry(tx, asked, now, LIMITS.verificationCodeTries);
    if (row === undefined || row.code_hmac === null) return false;
    if (!isSameHmac(row.code_hmac, toCodeHmac(deps.config.CODE_SECRET, row.id, code))) return false;
    await markEmailVerified(tx, row.id, now);
    return true;
  });
  if (!isRight) throw new AppError('code_invalid');
}

export async function createUser(
  deps: AccountsDeps,
  input: CallBody<typeof CALLS.createUser>,
  caller: Caller,
) {
  await deps.limits.takeAll('sign_up_limited', toSignUpClaims(caller));
  const now = deps.clock.now();
  const verifiedSince = new Date(now.getTime() - LIMITS.verifiedEmailMinutes * 60_000);
  const asked = { email: input.email, deviceHash: caller.device.hash };
  if (!(await isEmailVerified(deps.db, asked, verifiedSince))) {
    // An account uses its code up, so a form that comes second finds no verified address.
    const disclosure = await openDisclosure(deps, caller);
    const isTold = (await isEmailUsed(deps.db, input.email)) && (await disclosure.tell());
    throw new AppError(isTold ? 'email_in_use' : 'email_not_verified');
  }
  deps.breached.assertNot(input.password);
  const passwordHash = await hashPassword(deps, input.password);
  return deps.db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, {
      id: deps.ids.next(),
      email: input.email,
      passwordHash,
      organization: input.organization,
      language: input.language,
      referralCode: input.referralCode ?? null,
      termsVersion: input.termsVersion,
      now,
    });
    if (user === undefined) throw new AppError('email_in_use');
    await removeEmailCodes(tx, input.email);
    const terms = await findOpenTerms(tx, { userId: user.id });
    const event = { action: 'account_created', actorId: user.id, subjectId: user.id } as const;
    await recordEvent(tx, { ...event, details: { terms: input.termsVersion } }, now);
    return { ...user, has_second_factor: false, terms };
  });
}

/** With what its session has to know of new terms. */
export async function getSelf(
  deps: Pick<ServerDeps, 'db'>,
  actor: Pick<UserActor, 'userId' | 'authSessionId'>,
) {
  const user = await findUser(deps.db, actor.userId);
  if (user === undefined) throw new AppError('unauthenticated');
  return { ...user, terms: await findOpenTerms(deps.db, actor) };
}

export async function updateSelf(
  deps: AccountsDeps,
  actor: UserActor,
  change: CallBody<typeof CALLS.updateSelf>,
) {
  await updateUser(deps.db, actor.userId, change);
  return getSelf(deps, actor);
}
