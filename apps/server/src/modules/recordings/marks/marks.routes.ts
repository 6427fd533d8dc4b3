import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { getVisibleProject } from '#modules/projects/public.ts';
import { listOutside } from '#modules/recordings/complete/waiting.repo.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { markRecording } from './marks.service.ts';

export function marksRoutes(
  app: App,
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  guard: Guard<UserActor>,
): void {
  bindCall(app, CALLS.listOutside, guard, async ({ params }, actor) => {
    await getVisibleProject(deps.db, actor, params.id);
    return { outside: await listOutside(deps.db, params.id) };
  });

  bindCall(app, CALLS.markRecording, guard, async ({ params, body }, actor) => ({
    mark: await markRecording(deps, actor, params.id, body),
  }));
}
