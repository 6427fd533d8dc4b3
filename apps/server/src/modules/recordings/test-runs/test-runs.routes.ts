import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { toHead, toUnlocked } from '#modules/recordings/join/join.presenter.ts';
import { loadJoined } from '#modules/recordings/join/manifest.service.ts';
import type { RecordingTokens } from '#modules/recordings/recording-token.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { createTestLinks } from './test-links.ts';
import { createTestLink, getTested, joinTest, openTested } from './test-runs.service.ts';

type Deps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'storage' | 'config' | 'limits' | 'pressure'
> & { readonly tokens: RecordingTokens };

export function testRunsRoutes(
  app: App,
  given: Deps,
  guards: { public: Guard<undefined>; user: Guard<UserActor> },
): void {
  const testLinks = createTestLinks(given.config.RECORDING_KEYS, given.clock);
  const deps = { ...given, testLinks };

  bindCall(app, CALLS.createTestLink, guards.user, async ({ params }, actor) => {
    const { expiresAt, ...link } = await createTestLink(deps, actor, params.id);
    return { ...link, expiresAt: expiresAt.toISOString() };
  });

  bindCall(app, CALLS.getTestLink, guards.public, async ({ params }) => {
    const { project, expiresAt } = await getTested(deps, params.token);
    return { ...toHead(deps, project), expiresAt: expiresAt.toISOString() };
  });

  bindCall(app, CALLS.checkTestPassword, guards.public, async ({ params, body }, _, { request }) =>
    toUnlocked(await openTested(deps, params.token, { ...body, ip: request.ip })),
  );

  bindCall(app, CALLS.joinTest, guards.public, async ({ params, body }, _, { request }) => {
    const joined = await joinTest(deps, params.token, body, request.ip);
    return loadJoined(deps, joined, body.device);
  });
}
