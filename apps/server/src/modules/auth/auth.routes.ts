import { CALLS } from '@fovea/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toEnvelope } from '#platform/http/envelope.ts';
import { type AuthDeps, findXsrf, logout, refreshSession } from './auth.service.ts';
import {
  clearSessionCookies,
  readRefreshCookie,
  setSessionCookies,
  setXsrfCookie,
} from './auth-cookies.ts';
import { assertXsrf } from './auth-guard.ts';
import { identifyCaller } from './caller.ts';
import { login } from './login.service.ts';

export function authRoutes(app: App, deps: AuthDeps, guard: Guard<undefined>): void {
  const readRefresh = (request: FastifyRequest) =>
    deps.tokens.findRefresh(readRefreshCookie(request) ?? '');

  bindCall(app, CALLS.login, guard, async ({ body }, _actor, { request, reply }) => {
    const caller = identifyCaller({ request, reply });
    setSessionCookies(reply, await login(deps, body, caller));
    return toEnvelope(null, 'You are logged in.');
  });

  bindCall(app, CALLS.getToken, guard, async (_input, _actor, { request, reply }) => {
    const token = readRefresh(request);
    const fresh = token === undefined ? undefined : await findXsrf(deps, token);
    if (fresh !== undefined) setXsrfCookie(reply, fresh);
    return toEnvelope({ valid: fresh !== undefined });
  });

  bindCall(app, CALLS.refreshToken, guard, async (_input, _actor, { request, reply }) => {
    const token = readRefresh(request);
    if (token === undefined) throw new AppError('unauthenticated');
    assertXsrf(request, deps.tokens, token.family);
    setSessionCookies(reply, await refreshSession(deps, token));
    return toEnvelope({ valid: true });
  });

  bindCall(app, CALLS.logout, guard, async (_input, _actor, { request, reply }) => {
    const token = readRefresh(request);
    if (token !== undefined) {
      assertXsrf(request, deps.tokens, token.family);
      await logout(deps, token.family);
    }
    clearSessionCookies(reply);
    return toEnvelope(null, 'You are logged out.');
  });
}
