// An auth session is a signed-in browser: a family of refresh tokens of which only the newest is
// good. It ends by logging out, after seven days, or when an old token comes back.
import { LIMITS, type Role } from '@fovea/contract';
import { recordEvent } from '#modules/audit/public.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { notifyAtCommit } from '#platform/live/notices.repo.ts';
import {
  endAuthSession,
  endAuthSessions,
  endOldAuthSessions,
  findAuthSession,
  findUserIdByEmail,
  forgetDevices,
  forgetOldDevices,
  listStanding,
  lockAuthSession,
  rememberDevice,
  rotateAuthSession,
} from './auth.repo.ts';
import type { AuthTokens, RefreshToken, UserActor } from './auth-tokens.ts';
import type { SecondFactorSecrets } from './second-factor-secrets.ts';

/** A notice to every process: whoever serves the session stops. Its subject is the session. */
export const SESSION_ENDED = 'session-ended';

/** Most sessions of one account. */
const MAX_SESSIONS = 20;
const MAX_DEVICES = 50;

export type AuthDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'config' | 'ids' | 'jobs' | 'limits' | 'metrics'
> & {
  readonly tokens: AuthTokens;
  readonly secrets: SecondFactorSecrets;
};

export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
  readonly xsrf: string;
  /** Until the session ends, however often it is refreshed. */
  readonly restSeconds: number;
}

/** A live session as a row says it. */
interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly passed_second_factor: boolean;
  readonly generation: number;
  readonly rotated_at: Date;
  readonly expires_at: Date;
}

/** Hands out the successor. The previous token works again for some seconds, for other tabs. */
export async function refreshSession(deps: AuthDeps, token: RefreshToken): Promise<SessionTokens> {
  const rotated = await deps.db.transaction().execute(async (tx) => {
    const session = await lockAuthSession(tx, token.family);
    const now = deps.clock.now();
    if (session === undefined || session.ended_at !== null || session.expires_at <= now)
      return undefined;
    if (token.generation === session.generation) {
      await rotateAuthSession(tx, session.id, session.generation + 1, now);
      return { ...session, generation: session.generation + 1 };
    }
    if (isOtherTab(token, session, now)) return session;
    await endReusedSession(deps, tx, session, now);
    return undefined;
  });
  if (rotated === undefined) throw new AppError('unauthenticated');
  return signTokens(deps, rotated);
}

/** An old token comes back: somebody has a copy. Nobody knows who, so nobody goes on with it. */
async function endReusedSession(
  deps: AuthDeps,
  tx: Tx,
  session: SessionRow,
  now: Date,
): Promise<void> {
  const { id: authSessionId, user_id: userId } = session;
  await tellEnded(tx, await endAuthSession(tx, authSessionId, now));
  await deps.jobs.enqueue(tx, 'send-session-ended-mail.v1', { authSessionId, userId });
  const event = { action: 'session_reused', actorId: null, subjectId: userId } as const;
  await recordEvent(tx, event, now);
}

export async function logout(deps: AuthDeps, authSessionId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const [ended] = await tellEnded(tx, await endAuthSession(tx, authSessionId, now));
    if (ended === undefined) return;
    const { user_id: userId } = ended;
    await recordEvent(tx, { action: 'logged_out', actorId: userId, subjectId: userId }, now);
  });
}

export async function isEmailUsed(db: Db, email: string): Promise<boolean> {
  return (await findUserIdByEmail(db, email)) !== undefined;
}

/** Every browser of a user must log in again, but for a session that may be kept. */
export async function endSessions(
  tx: Tx,
  userId: string,
  now: Date,
  keptId?: string,
): Promise<void> {
  await tellEnded(tx, await endAuthSessions(tx, userId, now, keptId));
}

/** An account has a bounded number of browsers: a new one takes the place of the idlest. */
export async function welcomeDevice(
  tx: Tx,
  device: { userId: string; hash: Buffer; now: Date },
): Promise<void> {
  const { userId, now } = device;
  await tellEnded(tx, await endOldAuthSessions(tx, userId, now, MAX_SESSIONS));
  await rememberDevice(tx, device);
  await forgetOldDevices(tx, userId, MAX_DEVICES);
}

interface EndedRow {
  readonly id: string;
  readonly user_id: string;
}

async function tellEnded(tx: Tx, ended: readonly EndedRow[]): Promise<readonly EndedRow[]> {
  const notices = ended.map(({ id, user_id }) => ({
    audience: user_id,
    subject: id,
    kind: SESSION_ENDED,
  }));
  await notifyAtCommit(tx, notices);
  return ended;
}

/** Which of some sessions stand. A signed token cannot know that its session was ended. */
export function findStanding(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  authSessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return listStanding(db, authSessionIds, clock.now());
}

/** Whoever set the password is the owner; who else was logged in before may not have been. */
export async function trustOnly(
  tx: Tx,
  device: { userId: string; hash: Buffer; now: Date },
): Promise<void> {
  await forgetDevices(tx, device.userId);
  await rememberDevice(tx, device);
}

/** A new XSRF token for the session of a refresh token that would be accepted now. */
export async function findXsrf(
  deps: AuthDeps,
  token: RefreshToken,
): Promise<Pick<SessionTokens, 'xsrf' | 'restSeconds'> | undefined> {
  const session = await findAuthSession(deps.db, token.family);
  const now = deps.clock.now();
  if (session === undefined || session.ended_at !== null || session.expires_at <= now) {
    return undefined;
  }
  const isNewest = token.generation === session.generation;
  if (!isNewest && !isOtherTab(token, session, now)) return undefined;
  return { xsrf: deps.tokens.signXsrf(session.id), restSeconds: toRestSeconds(session, now) };
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

export async function signTokens(deps: AuthDeps, session: SessionRow): Promise<SessionTokens> {
  const actor: UserActor = {
    userId: session.user_id,
    role: session.role,
    authSessionId: session.id,
    passedSecondFactor: session.passed_second_factor,
  };
  return {
    access: await deps.tokens.signAccess(actor),
    refresh: deps.tokens.signRefresh({ family: session.id, generation: session.generation }),
    xsrf: deps.tokens.signXsrf(session.id),
    restSeconds: toRestSeconds(session, deps.clock.now()),
  };
}

function toRestSeconds({ expires_at }: Pick<SessionRow, 'expires_at'>, now: Date): number {
  return Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / 1_000));
}
