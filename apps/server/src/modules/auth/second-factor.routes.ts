import { CALLS } from '@fovea/contract';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toEnvelope } from '#platform/http/envelope.ts';
import { setAccessCookie } from './auth-cookies.ts';
import type { AuthTokens, UserActor } from './auth-tokens.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  type SecondFactorDeps,
  startSecondFactor,
} from './second-factor.service.ts';

export function secondFactorRoutes(
  app: App,
  deps: SecondFactorDeps & { readonly tokens: AuthTokens },
  guard: Guard<UserActor>,
): void {
  bindCall(app, CALLS.startSecondFactor, guard, async ({ body }, actor) => {
    const data = await startSecondFactor(deps, actor.userId, body.password);
    return toEnvelope(data);
  });

  bindCall(app, CALLS.confirmSecondFactor, guard, async ({ body }, actor, { reply }) => {
    const recoveryCodes = await confirmSecondFactor(deps, actor, body.code);
    // Calls that the role allows are open from now on.
    const passed = { ...actor, passedSecondFactor: true };
    setAccessCookie(reply, await deps.tokens.signAccess(passed));
    return toEnvelope({ recoveryCodes }, 'Two-step log-in is on.');
  });

  bindCall(app, CALLS.removeSecondFactor, guard, async ({ body }, actor) => {
    await removeSecondFactor(deps, actor, body.password);
    return toEnvelope(null, 'Two-step log-in is off.');
  });
}
