import { LIMITS } from '@fovea/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionTokens } from './auth.service.ts';

const ACCESS = '__Host-at';
const REFRESH = '__Host-rt';
const XSRF = 'XSRF-TOKEN';
const REFRESH_SECONDS = LIMITS.refreshTokenDays * 24 * 3_600;

const HIDDEN = { path: '/', secure: true, httpOnly: true } as const;
const SHOWN = { path: '/', secure: true, sameSite: 'lax' } as const;

export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens): void {
  reply.setCookie(ACCESS, tokens.access, {
    ...HIDDEN,
    sameSite: 'lax',
    maxAge: LIMITS.accessTokenMinutes * 60,
  });
  reply.setCookie(REFRESH, tokens.refresh, {
    ...HIDDEN,
    sameSite: 'strict',
    maxAge: REFRESH_SECONDS,
  });
  setXsrfCookie(reply, tokens.xsrf);
}

export function setXsrfCookie(reply: FastifyReply, xsrf: string): void {
  reply.setCookie(XSRF, xsrf, { ...SHOWN, maxAge: REFRESH_SECONDS });
}

/** By name: Clear-Site-Data would also delete unsent work. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(ACCESS, { ...HIDDEN, sameSite: 'lax' });
  reply.clearCookie(REFRESH, { ...HIDDEN, sameSite: 'strict' });
  reply.clearCookie(XSRF, SHOWN);
}

export const readAccessCookie = (request: FastifyRequest) => request.cookies[ACCESS];
export const readRefreshCookie = (request: FastifyRequest) => request.cookies[REFRESH];
