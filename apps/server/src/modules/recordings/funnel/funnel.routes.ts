import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import type { Funnel } from './funnel.service.ts';
import { readFunnel } from './read-funnel.service.ts';

export function funnelRoutes(
  app: App,
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  funnel: Funnel,
  guards: { readonly public: Guard<undefined>; readonly user: Guard<UserActor> },
): void {
  bindCall(app, CALLS.sendVisitEvent, guards.public, async ({ params, body }, _, { request }) => ({
    counted: await funnel.countStep(params.slug, body, request.ip),
  }));

  bindCall(app, CALLS.getFunnel, guards.user, ({ params, query }, actor) =>
    readFunnel(deps, actor, params.id, query.days),
  );
}
