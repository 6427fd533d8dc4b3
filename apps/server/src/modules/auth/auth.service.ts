// An auth session is a signed-in browser: a family of refresh tokens of which only the newest is
// good. It ends by logging out, after seven days, or when an old token comes back.
import { LIMITS, type Role } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  createAuthSession,
  endAuthSession,
  endAuthSessions,
  findAuthSession,
  findUserByEmail,
  lockAuthSession,
  rotateAuthSession,
} from './auth.repo.ts';
import { verifyPassword } from './auth-passwords.service.ts';
import type { AuthTokens, RefreshToken, UserActor } from './auth-tokens.ts';

export type { UserActor } from './auth-tokens.ts';

export type AuthDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids'> & { readonly tokens: AuthTokens };

export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
  readonly xsrf: string;
}

export async function login(
  deps: AuthDeps,
  input: { email: string; password: string },
): Promise<SessionTokens> {
  const user = await findUserByEmail(deps.db, input.email);
  if (user === undefined) throw new AppError('user_not_found');
  if (!(await verifyPassword(user.password_hash, input.password)))
    throw new AppError('login_failed');
  const now = deps.clock.now();
  const id = deps.ids.next();
  const expiresAt = new Date(now.getTime() + LIMITS.refreshTokenDays * 24 * 3_600_000);
  const session = { id, userId: user.id, passwordHash: user.password_hash, now, expiresAt };
  if (!(await createAuthSession(deps.db, session))) throw new AppError('login_failed');
  const actor: UserActor = { userId: user.id, role: user.role as Role, authSessionId: id };
  return toTokens(deps, actor, 0);
}

/** Hands out the successor. The previous token works again for some seconds, for other tabs. */
export async function refreshSession(deps: AuthDeps, token: RefreshToken): Promise<SessionTokens> {
  const rotated = await deps.db.transaction().execute(async (tx) => {
    const session = await lockAuthSession(tx, token.family);
    const now = deps.clock.now();
    if (session === undefined || session.ended_at !== null || session.expires_at <= now)
      return undefined;
    const actor: UserActor = {
      userId: session.user_id,
      role: session.role as Role,
      authSessionId: session.id,
    };
    if (token.generation === session.generation) {
      await rotateAuthSession(tx, session.id, session.generation + 1, now);
      return { actor, generation: session.generation + 1 };
    }
    if (isOtherTab(token, session, now)) return { actor, generation: session.generation };
    await endAuthSession(tx, session.id, now);
    return undefined;
  });
  if (rotated === undefined) throw new AppError('unauthenticated');
  return toTokens(deps, rotated.actor, rotated.generation);
}

export async function logout(deps: AuthDeps, authSessionId: string): Promise<void> {
  await endAuthSession(deps.db, authSessionId, deps.clock.now());
}

/** Every browser of a user must log in again, with what the transaction has changed. */
export async function endSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  await endAuthSessions(tx, userId, now);
}

/** The session of a refresh token that would be accepted now. */
export async function findSession(
  deps: AuthDeps,
  token: RefreshToken,
): Promise<string | undefined> {
  const session = await findAuthSession(deps.db, token.family);
  const now = deps.clock.now();
  if (session === undefined || session.ended_at !== null || session.expires_at <= now) {
    return undefined;
  }
  const isNewest = token.generation === session.generation;
  return isNewest || isOtherTab(token, session, now) ? session.id : undefined;
}

/** Several tabs refresh at once: the token before the newest is good for some seconds more. */
function isOtherTab(
  token: RefreshToken,
  session: { readonly generation: number; readonly rotated_at: Date },
  now: Date,
): boolean {
  const ageMs = now.getTime() - session.rotated_at.getTime();
  return token.generation === session.generation - 1 && ageMs <= LIMITS.refreshGraceSeconds * 1_000;
}

async function toTokens(
  deps: AuthDeps,
  actor: UserActor,
  generation: number,
): Promise<SessionTokens> {
  return {
    access: await deps.tokens.signAccess(actor),
    refresh: deps.tokens.signRefresh({ family: actor.authSessionId, generation }),
    xsrf: deps.tokens.signXsrf(actor.authSessionId),
  };
}
