import { CALLS } from '@fovea/contract';
import { identifyCaller, type UserActor } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toEnvelope } from '#platform/http/envelope.ts';
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
  bindCall(app, CALLS.sendEmailVerification, guards.public, async ({ body }, _actor, exchange) => {
    await sendEmailVerification(deps, body, identifyCaller(exchange));
    return toEnvelope(null, 'A verification code has been sent to your email.');
  });

  bindCall(app, CALLS.verifyEmailCode, guards.public, async ({ body }, _actor, exchange) => {
    await verifyEmailCode(deps, body, identifyCaller(exchange));
    return toEnvelope(null, 'Your email has been verified successfully.');
  });

  bindCall(app, CALLS.createUser, guards.public, async ({ body }, _actor, exchange) => {
    const user = await createUser(deps, body, identifyCaller(exchange));
    const message = 'Your account has been created. Please log in.';
    return { statusCode: 201, message, data: toUser(user) };
  });

  bindCall(app, CALLS.requestPasswordReset, guards.public, async ({ body }, _actor, exchange) => {
    await requestPasswordReset(deps, body, identifyCaller(exchange));
    return toEnvelope(null, 'If the address has an account, a link is on its way.');
  });

  bindCall(app, CALLS.checkPasswordReset, guards.public, async ({ body }, _actor, exchange) => {
    const reset = await checkPasswordReset(deps, body.token, identifyCaller(exchange));
    return toEnvelope({ email: reset.email, expiresAt: reset.expires_at.toISOString() });
  });

  bindCall(app, CALLS.updatePassword, guards.public, async ({ body }, _actor, exchange) => {
    if ('token' in body) {
      await resetPassword(deps, body, identifyCaller(exchange));
      return toEnvelope(null, 'Your password has been successfully reset.');
    }
    const actor = await guards.user(exchange.request, CALLS.updatePassword);
    await changePassword(deps, actor, body, identifyCaller(exchange));
    return toEnvelope(null, 'Your password has been changed.');
  });

  bindCall(app, CALLS.getSelf, guards.user, async (_input, actor) => {
    return toEnvelope(toUser(await getSelf(deps, actor)));
  });

  bindCall(app, CALLS.updateSelf, guards.user, async ({ body }, actor) => {
    return toEnvelope(toUser(await updateSelf(deps, actor, body)));
  });
}
