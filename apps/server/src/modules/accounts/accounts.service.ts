// A user is an account of a verified address. The role is always `user` at birth. Codes are mailed
// by a job that makes them; neither the code nor its job's payload is ever stored in the clear.
import { type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import { hashPassword } from '#modules/auth/auth-passwords.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  createEmailCode,
  findUser,
  insertUser,
  isEmailTaken,
  isEmailVerified,
  markEmailVerified,
  removeEmailCodes,
  takeEmailCodeTry,
} from './accounts.repo.ts';
import { isSameHmac, toCodeHmac } from './verification-code.ts';

export type AccountsDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'jobs' | 'config'>;

export async function sendEmailVerification(
  deps: AccountsDeps,
  { email, language }: CallBody<typeof CALLS.sendEmailVerification>,
): Promise<void> {
  if (await isEmailTaken(deps.db, email)) throw new AppError('email_in_use');
  const emailCodeId = deps.ids.next();
  await deps.db.transaction().execute(async (tx) => {
    await createEmailCode(tx, { id: emailCodeId, email, now: deps.clock.now() });
    await deps.jobs.enqueue(tx, 'send-verification-code.v1', { emailCodeId, email, language });
  });
}

export async function verifyEmailCode(
  deps: AccountsDeps,
  { email, code }: CallBody<typeof CALLS.verifyEmailCode>,
): Promise<void> {
  const isRight = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const row = await takeEmailCodeTry(tx, email, now, LIMITS.verificationCodeTries);
    if (row === undefined || row.code_hmac === null) return false;
    if (!isSameHmac(row.code_hmac, toCodeHmac(deps.config.CODE_SECRET, row.id, code))) return false;
    await markEmailVerified(tx, row.id, now);
    return true;
  });
  if (!isRight) throw new AppError('code_invalid');
}

export async function createUser(deps: AccountsDeps, input: CallBody<typeof CALLS.createUser>) {
  const now = deps.clock.now();
  const verifiedSince = new Date(now.getTime() - LIMITS.verifiedEmailMinutes * 60_000);
  if (!(await isEmailVerified(deps.db, input.email, verifiedSince))) {
    // An account uses its code up, so a form that comes second finds no verified address.
    const isTaken = await isEmailTaken(deps.db, input.email);
    throw new AppError(isTaken ? 'email_in_use' : 'email_not_verified');
  }
  const passwordHash = await hashPassword(input.password);
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
    return user;
  });
}

export async function getSelf(deps: AccountsDeps, userId: string) {
  const user = await findUser(deps.db, userId);
  if (user === undefined) throw new AppError('unauthenticated');
  return user;
}
