import type { Call } from '@fovea/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import type { UserActor } from './auth.service.ts';
import { readAccessCookie } from './auth-cookies.ts';
import type { AuthTokens } from './auth-tokens.ts';
import { needsSecondFactor } from './second-factor.service.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

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

export function createUserGuard(tokens: AuthTokens, origins: readonly string[]) {
  return async (request: FastifyRequest, call: Call): Promise<UserActor> => {
    assertSameSite(request, origins);
    const actor = await tokens.findAccess(readAccessCookie(request) ?? '');
    if (actor === undefined) throw new AppError('unauthenticated');
    assertXsrf(request, tokens, actor.authSessionId);
    const isShort = needsSecondFactor(actor.role) && !actor.passedSecondFactor;
    if (isShort && call.beforeSecondFactor !== true) throw new AppError('second_factor_required');
    return actor;
  };
}
