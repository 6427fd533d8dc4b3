import { LIMITS } from '@fovea/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionTokens } from './auth.service.ts';

const ACCESS = '__Host-at';
const REFRESH = '__Host-rt';
const XSRF = 'XSRF-TOKEN';

const HIDDEN = { path: '/', secure: true, httpOnly: true } as const;
const SHOWN = { path: '/', secure: true, sameSite: 'lax' } as const;

export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens): void {
  setAccessCookie(reply, tokens.access);
  reply.setCookie(REFRESH, tokens.refresh, {
    ...HIDDEN,
    sameSite: 'strict',
    maxAge: tokens.restSeconds,
  });
  setXsrfCookie(reply, tokens);
}

export function setAccessCookie(reply: FastifyReply, access: string): void {
  const maxAge = LIMITS.accessTokenMinutes * 60;
  reply.setCookie(ACCESS, access, { ...HIDDEN, sameSite: 'lax', maxAge });
}

export function setXsrfCookie(
  reply: FastifyReply,
  { xsrf, restSeconds }: Pick<SessionTokens, 'xsrf' | 'restSeconds'>,
): void {
  reply.setCookie(XSRF, xsrf, { ...SHOWN, maxAge: restSeconds });
}

/** By name: Clear-Site-Data would also delete unsent work. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(ACCESS, { ...HIDDEN, sameSite: 'lax' });
  reply.clearCookie(REFRESH, { ...HIDDEN, sameSite: 'strict' });
  reply.clearCookie(XSRF, SHOWN);
}

export const readAccessCookie = (request: FastifyRequest) => request.cookies[ACCESS];
export const readRefreshCookie = (request: FastifyRequest) => request.cookies[REFRESH];
