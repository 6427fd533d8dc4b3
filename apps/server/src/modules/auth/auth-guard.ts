import { CALLS, type Call } from '@fovea/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import { LimitError } from '#platform/limits/limit-error.ts';
import type { Pressure } from '#platform/pressure/pressure.ts';
import { readAccessCookie } from './auth-cookies.ts';
import type { AuthTokens, UserActor } from './auth-tokens.ts';
import { canCall } from './second-factor.policy.ts';
import type { StandingSessions } from './standing-sessions.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
/** Seconds that a paused reader is asked to wait. */
const PAUSE_S = 10;

/** Browsers say where a request comes from; what changes state must come from our own pages. */
export function assertSameSite(request: FastifyRequest, origins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site');
  if (site === undefined && origin !== undefined && !origins.includes(origin)) {
    throw new AppError('cross_site');
  }
}

export function assertXsrf(
  request: FastifyRequest,
  tokens: AuthTokens,
  authSessionId: string,
): void {
  if (SAFE_METHODS.has(request.method)) return;
  const header = request.headers['x-xsrf-token'];
  if (typeof header !== 'string' || !tokens.isXsrf(header, authSessionId)) {
    throw new AppError('xsrf_invalid');
  }
}

export function createPublicGuard(origins: readonly string[]) {
  return async (request: FastifyRequest): Promise<undefined> => {
    assertSameSite(request, origins);
    return undefined;
  };
}

/**
 * A good access cookie is not enough: its session must stand. What changes something, listens, or
 * asks who is logged in has it looked up; reading goes by what was seen in the last half minute.
 */
export function createUserGuard(
  tokens: AuthTokens,
  origins: readonly string[],
  sessions: Pick<StandingSessions, 'look' | 'recall'>,
  pressure: Pick<Pressure, 'refuses'>,
) {
  return async (request: FastifyRequest, call: Call): Promise<UserActor> => {
    assertSameSite(request, origins);
    const actor = await tokens.findAccess(readAccessCookie(request) ?? '');
    if (actor === undefined) throw new AppError('unauthenticated');
    assertXsrf(request, tokens, actor.authSessionId);
    const refusal = canCall(actor, call);
    if (refusal !== undefined) throw new AppError(refusal);
    const isReading = SAFE_METHODS.has(request.method) && call.transport !== 'stream';
    // The app asks who is logged in to decide whether a person stays logged in, so this call is
    // never paused.
    const isAskingWho = call.id === CALLS.getSelf.id;
    if (isReading && !isAskingWho && pressure.refuses('reads')) {
      throw new LimitError('reads_paused', PAUSE_S);
    }
    const mayRecall = isReading && !isAskingWho;
    const stands = await sessions[mayRecall ? 'recall' : 'look'](actor.authSessionId);
    if (!stands) throw new AppError('unauthenticated');
    return actor;
  };
}
