// A second factor is the secret of an authenticator app. Each of its codes works once, and eight
// recovery codes stand in for a lost phone. Administrators cannot be without.
import { recordEvent } from '#modules/audit/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findUserById, passSecondFactor } from './auth.repo.ts';
import { SECOND_FACTOR_GUESSES } from './auth-limits.ts';
import type { UserActor } from './auth-tokens.ts';
import { checkPassword } from './check-password.service.ts';
import { canRemoveSecondFactor } from './second-factor.policy.ts';
import {
  deleteSecondFactor,
  lockSecondFactor,
  markConfirmed,
  setRecoveryCodes,
  storeUnconfirmed,
  takeRecoveryCode,
  useTotpStep,
} from './second-factor.repo.ts';
import { createRecoveryCodes, type SecondFactorSecrets } from './second-factor-secrets.ts';
import { createTotpSecret, findTotpStep, toBase32, toOtpauthUrl } from './totp.ts';

export type SecondFactorDeps = Pick<ServerDeps, 'db' | 'clock' | 'limits' | 'metrics'> & {
  readonly secrets: SecondFactorSecrets;
};

export async function startSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  password: string,
): Promise<{ secret: string; otpauthUrl: string }> {
  await checkPassword(deps, userId, password);
  const user = await findUserById(deps.db, userId);
  if (user === undefined) throw new AppError('unauthenticated');
  const secret = createTotpSecret();
  const sealedSecret = deps.secrets.seal(secret, userId);
  const isStarted = await storeUnconfirmed(deps.db, {
    userId,
    sealedSecret,
    now: deps.clock.now(),
  });
  if (!isStarted) throw new AppError('second_factor_on');
  return { secret: toBase32(secret), otpauthUrl: toOtpauthUrl(secret, user.email) };
}

/** The session that confirms it has passed it. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  actor: UserActor,
  code: string,
): Promise<string[]> {
  const { userId } = actor;
  await deps.limits.takeAll('second_factor_limited', [[SECOND_FACTOR_GUESSES, userId]]);
  const codes = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const factor = await lockSecondFactor(tx, userId);
    if (factor === undefined) return undefined;
    if (factor.confirmed_at !== null) throw new AppError('second_factor_on');
    if (!(await tryTotp(deps, tx, { userId, code, factor }))) return undefined;
    const recoveryCodes = createRecoveryCodes();
    await markConfirmed(tx, userId, now);
    await setRecoveryCodes(
      tx,
      userId,
      recoveryCodes.map((recovery) => deps.secrets.toRecoveryHmac(userId, recovery)),
    );
    await passSecondFactor(tx, actor.authSessionId);
    await recordEvent(
      tx,
      { action: 'second_factor_added', actorId: userId, subjectId: userId },
      now,
    );
    return recoveryCodes;
  });
  if (codes === undefined) throw new AppError('second_factor_wrong');
  await deps.limits.clear(SECOND_FACTOR_GUESSES, userId);
  return codes;
}

/** A code of the app or a recovery code; either is used up. */
export function useSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const factor = await lockSecondFactor(tx, userId);
    if (factor === undefined) return false;
    if (await tryTotp(deps, tx, { userId, code, factor })) return true;
    const hmac = deps.secrets.toRecoveryHmac(userId, code);
    if (!(await takeRecoveryCode(tx, userId, hmac))) return false;
    const event = { action: 'recovery_code_used', actorId: userId, subjectId: userId } as const;
    await recordEvent(tx, event, deps.clock.now());
    return true;
  });
}

/** Asks a signed-in user who has one for a code again. */
export async function askForSecondFactor(
  deps: SecondFactorDeps,
  user: { readonly id: string; readonly has_second_factor: boolean },
  code: string | undefined,
): Promise<void> {
  if (!user.has_second_factor) return;
  if (code === undefined) throw new AppError('second_factor_needed');
  await deps.limits.takeAll('second_factor_limited', [[SECOND_FACTOR_GUESSES, user.id]]);
  if (!(await useSecondFactor(deps, user.id, code))) throw new AppError('second_factor_wrong');
  await deps.limits.clear(SECOND_FACTOR_GUESSES, user.id);
}

export async function removeSecondFactor(
  deps: SecondFactorDeps,
  actor: UserActor,
  password: string,
): Promise<void> {
  const { userId } = actor;
  const refusal = canRemoveSecondFactor(actor);
  if (refusal !== undefined) throw new AppError(refusal);
  await checkPassword(deps, userId, password);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteSecondFactor(tx, userId))) return;
    const event = { action: 'second_factor_removed', actorId: userId, subjectId: userId } as const;
    await recordEvent(tx, event, deps.clock.now());
  });
}

async function tryTotp(
  deps: SecondFactorDeps,
  tx: Tx,
  attempt: {
    userId: string;
    code: string;
    factor: { sealed_secret: Buffer; last_step: string | number | bigint };
  },
): Promise<boolean> {
  const { userId, factor } = attempt;
  const secret = deps.secrets.open(factor.sealed_secret, userId);
  const code = attempt.code.replaceAll(/\s/g, '');
  const step = findTotpStep(secret, code, deps.clock.now(), Number(factor.last_step));
  if (step === undefined) return false;
  await useTotpStep(tx, userId, step);
  return true;
}
