import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { email, enveloped, secondFactorCode, typedPassword } from '#fields.ts';

const tokenState = z.object({ valid: z.boolean() });

export const authCalls = defineCalls({
  login: {
    summary: 'Opens a session and sets its cookies.',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    body: z.object({
      email,
      password: typedPassword,
      /** Code of the authenticator app, or one of the recovery codes. */
      secondFactor: z.optional(secondFactorCode),
    }),
    reply: enveloped(z.null()),
    errors: [
      'user_not_found',
      'login_failed',
      'login_limited',
      'second_factor_needed',
      'second_factor_wrong',
    ],
  },
  logout: {
    summary: 'Ends the session and clears its cookies by name.',
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    reply: enveloped(z.null()),
    errors: ['xsrf_invalid'],
  },
  getToken: {
    summary: 'Says whether the session is valid and hands out a fresh XSRF token.',
    method: 'GET',
    path: '/auth/token',
    access: 'public',
    reply: enveloped(tokenState),
    errors: [],
  },
  refreshToken: {
    summary: 'Rotates the refresh token. An old one that comes back ends its whole family.',
    method: 'POST',
    path: '/auth/token',
    access: 'public',
    reply: enveloped(tokenState),
    errors: ['unauthenticated', 'xsrf_invalid'],
  },
});
