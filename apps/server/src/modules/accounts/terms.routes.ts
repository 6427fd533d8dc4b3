import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toEnvelope } from '#platform/http/envelope.ts';
import { toAnnouncedTerms, toUser } from './accounts.presenter.ts';
import { getSelf } from './accounts.service.ts';
import { findNewestTerms } from './terms.repo.ts';
import { agreeToTerms } from './terms.service.ts';

export function termsRoutes(
  app: App,
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  guards: { public: Guard<undefined>; user: Guard<UserActor> },
): void {
  bindCall(app, CALLS.getTerms, guards.public, async () => {
    const terms = await findNewestTerms(deps.db);
    return toEnvelope(terms === undefined ? null : toAnnouncedTerms(terms));
  });

  bindCall(app, CALLS.agreeToTerms, guards.user, async ({ body }, actor) => {
    await agreeToTerms(deps, actor, body.version);
    return toEnvelope(toUser(await getSelf(deps, actor)));
  });
}
