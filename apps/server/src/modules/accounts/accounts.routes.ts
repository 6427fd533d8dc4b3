import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toUser } from './accounts.presenter.ts';
import {
  type AccountsDeps,
  createUser,
  getSelf,
  sendEmailVerification,
  verifyEmailCode,
} from './accounts.service.ts';
import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from './password-reset.service.ts';

export function accountsRoutes(
  app: App,
  deps: AccountsDeps,
  guards: { public: Guard<undefined>; user: Guard<UserActor> },
): void {
  bindCall(app, CALLS.sendEmailVerification, guards.public, async ({ body }) => {
    await sendEmailVerification(deps, body);
    const message = 'A verification code has been sent to your email.';
    return { statusCode: 200, message, data: null };
  });

  bindCall(app, CALLS.verifyEmailCode, guards.public, async ({ body }) => {
    await verifyEmailCode(deps, body);
    const message = 'Your email has been verified successfully.';
    return { statusCode: 200, message, data: null };
  });

  bindCall(app, CALLS.createUser, guards.public, async ({ body }) => {
    const user = await createUser(deps, body);
    const message = 'Your account has been created. Please log in.';
    return { statusCode: 201, message, data: toUser(user) };
  });

  bindCall(app, CALLS.requestPasswordReset, guards.public, async ({ body }) => {
    await requestPasswordReset(deps, body);
    const message = 'If the address has an account, a link is on its way.';
    return { statusCode: 200, message, data: null };
  });

  bindCall(app, CALLS.checkPasswordReset, guards.public, async ({ body }) => {
    const reset = await checkPasswordReset(deps, body.token);
    const data = { email: reset.email, expiresAt: reset.expires_at.toISOString() };
    return { statusCode: 200, message: 'OK', data };
  });

  bindCall(app, CALLS.updatePassword, guards.public, async ({ body }) => {
    await resetPassword(deps, body);
    const message = 'Your password has been successfully reset.';
    return { statusCode: 200, message, data: null };
  });

  bindCall(app, CALLS.getSelf, guards.user, async (_input, actor) => {
    const user = await getSelf(deps, actor.userId);
    return { statusCode: 200, message: 'OK', data: toUser(user) };
  });
}
