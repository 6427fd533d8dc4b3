import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { identifyCaller } from '#modules/auth/caller.service.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toUser } from './accounts.presenter.ts';
import {
  type AccountsDeps,
  createUser,
  getSelf,
  sendEmailVerification,
  updateSelf,
  verifyEmailCode,
} from './accounts.service.ts';
import { changePassword } from './password-change.service.ts';
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
  bindCall(
    app,
    CALLS.sendEmailVerification,
    guards.public,
    async ({ body }, _actor, { request, reply }) => {
      await sendEmailVerification(deps, body, identifyCaller(request, reply));
      const message = 'A verification code has been sent to your email.';
      return { statusCode: 200, message, data: null };
    },
  );

  bindCall(
    app,
    CALLS.verifyEmailCode,
    guards.public,
    async ({ body }, _actor, { request, reply }) => {
      await verifyEmailCode(deps, body, identifyCaller(request, reply));
      const message = 'Your email has been verified successfully.';
      return { statusCode: 200, message, data: null };
    },
  );

  bindCall(app, CALLS.createUser, guards.public, async ({ body }, _actor, { request, reply }) => {
    const user = await createUser(deps, body, identifyCaller(request, reply));
    const message = 'Your account has been created. Please log in.';
    return { statusCode: 201, message, data: toUser(user) };
  });

  bindCall(
    app,
    CALLS.requestPasswordReset,
    guards.public,
    async ({ body }, _actor, { request, reply }) => {
      await requestPasswordReset(deps, body, identifyCaller(request, reply));
      const message = 'If the address has an account, a link is on its way.';
      return { statusCode: 200, message, data: null };
    },
  );

  bindCall(app, CALLS.checkPasswordReset, guards.public, async ({ body }, _actor, exchange) => {
    const caller = identifyCaller(exchange.request, exchange.reply);
    const reset = await checkPasswordReset(deps, body.token, caller);
    const data = { email: reset.email, expiresAt: reset.expires_at.toISOString() };
    return { statusCode: 200, message: 'OK', data };
  });

  bindCall(app, CALLS.updatePassword, guards.public, async ({ body }, _actor, exchange) => {
    const { request, reply } = exchange;
    if ('token' in body) {
      await resetPassword(deps, body, identifyCaller(request, reply));
      const message = 'Your password has been successfully reset.';
      return { statusCode: 200, message, data: null };
    }
    const actor = await guards.user(request, CALLS.updatePassword);
    await changePassword(deps, actor, body, identifyCaller(request, reply));
    return { statusCode: 200, message: 'Your password has been changed.', data: null };
  });

  bindCall(app, CALLS.getSelf, guards.user, async (_input, actor) => {
    const user = await getSelf(deps, actor.userId);
    return { statusCode: 200, message: 'OK', data: toUser(user) };
  });

  bindCall(app, CALLS.updateSelf, guards.user, async ({ body }, actor) => {
    const user = await updateSelf(deps, actor.userId, body);
    return { statusCode: 200, message: 'OK', data: toUser(user) };
  });
}
