import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toEnvelope } from '#platform/http/envelope.ts';
import { toUser } from './accounts.presenter.ts';
import { getSelf } from './accounts.service.ts';
import { countOwnAccount, keepAccount, type LeavingDeps, leaveAccount } from './leaving.service.ts';

export function leavingRoutes(app: App, deps: LeavingDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.countAccount, guard, async (_input, { userId }) => {
    return toEnvelope(await countOwnAccount(deps, userId));
  });

  bindCall(app, CALLS.leaveAccount, guard, async ({ body }, { userId }) => {
    const leavesAt = await leaveAccount(deps, userId, body);
    return toEnvelope({ leavesAt: leavesAt.toISOString() }, 'Your account will be deleted.');
  });

  bindCall(app, CALLS.keepAccount, guard, async (_input, actor) => {
    await keepAccount(deps, actor.userId);
    return toEnvelope(toUser(await getSelf(deps, actor)), 'Your account stays.');
  });
}
