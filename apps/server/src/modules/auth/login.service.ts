// A log-in: the limits first, then the password, then the code of the authenticator app.
import { type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { recordEvent } from '#modules/audit/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { LimitError } from '#platform/limits/limit-error.ts';
import { createAuthSession, findLoginUser } from './auth.repo.ts';
import { type AuthDeps, type SessionTokens, signTokens, welcomeDevice } from './auth.service.ts';
import {
  FAILED_LOGINS,
  PASSWORD_GUESSES,
  SECOND_FACTOR_GUESSES,
  toGuessSubject,
} from './auth-limits.ts';
import { verifyNobody, verifyPassword } from './auth-passwords.ts';
import type { Caller } from './caller.ts';
import { openDisclosure } from './disclosure.service.ts';
import { useSecondFactor } from './second-factor.service.ts';

const TRY_AGAIN_S = 60;

type Credentials = CallBody<typeof CALLS.login>;
type LoginUser = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>;

export async function login(
  deps: AuthDeps,
  input: Credentials,
  caller: Caller,
): Promise<SessionTokens> {
  const user = await checkCredentials(deps, input, caller);
  const passedSecondFactor = await checkSecondFactor(deps, user, input.secondFactor, caller);
  const now = deps.clock.now();
  const session = {
    id: deps.ids.next(),
    userId: user.id,
    passwordHash: user.password_hash,
    passedSecondFactor,
    now,
    expiresAt: new Date(now.getTime() + LIMITS.refreshTokenDays * DAY_MS),
  };
  const isOpen = await deps.db.transaction().execute(async (tx) => {
    if (!(await createAuthSession(tx, session))) return false;
    await welcomeDevice(tx, { userId: user.id, hash: caller.device.hash, now });
    await recordEvent(tx, { action: 'logged_in', actorId: user.id, subjectId: user.id }, now);
    return true;
  });
  if (!isOpen) throw new AppError('login_failed');
  return signTokens(deps, {
    id: session.id,
    user_id: user.id,
    role: user.role,
    passed_second_factor: passedSecondFactor,
    generation: 0,
    rotated_at: now,
    expires_at: session.expiresAt,
  });
}

async function checkCredentials(
  deps: AuthDeps,
  { email, password }: Credentials,
  caller: Caller,
): Promise<LoginUser> {
  const { limits, metrics } = deps;
  const user = await findLoginUser(deps.db, email, caller.device.hash);
  const isKnown = user?.is_known_device === true;
  if (!isKnown) await limits.assertRoom('login_limited', [FAILED_LOGINS, caller.address]);
  const disclosure = await openDisclosure(deps, caller);
  if (user === undefined && (await disclosure.tell())) {
    await limits.take(FAILED_LOGINS, caller.address);
    throw new AppError('user_not_found');
  }
  // Counted before the hash, so that guesses at once are counted too; also for nobody's address.
  const subject = toGuessSubject(email, caller, isKnown);
  await limits.takeAll('login_limited', [[PASSWORD_GUESSES, subject]]).catch(async (error) => {
    await limits.take(FAILED_LOGINS, caller.address);
    throw error;
  });
  const isRight = user
    ? await verifyPassword(metrics, user.password_hash, password)
    : await verifyNobody(deps, password);
  if (user === undefined || !isRight) {
    await limits.take(FAILED_LOGINS, caller.address);
    // "Failed" tells that the address has an account, as 404 tells that it has none.
    const isTold = isKnown || (await disclosure.tellMember());
    throw isTold ? new AppError('login_failed') : new LimitError('login_limited', TRY_AGAIN_S);
  }
  await limits.clear(PASSWORD_GUESSES, subject);
  return user;
}

async function checkSecondFactor(
  deps: AuthDeps,
  user: LoginUser,
  code: string | undefined,
  caller: Caller,
): Promise<boolean> {
  if (user.has_second_factor !== true) return false;
  if (code === undefined) throw new AppError('second_factor_needed');
  const subject = toGuessSubject(user.id, caller, user.is_known_device === true);
  await deps.limits.takeAll('login_limited', [[SECOND_FACTOR_GUESSES, subject]]);
  if (!(await useSecondFactor(deps, user.id, code))) throw new AppError('second_factor_wrong');
  await deps.limits.clear(SECOND_FACTOR_GUESSES, subject);
  return true;
}
