import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { getVisibleProject, toProjectHead } from '#modules/projects/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import {
  createHashtag,
  type HashtagsDeps,
  listHashtags,
  removeHashtag,
  setProjectHashtags,
  updateHashtag,
} from './hashtags.service.ts';

export function hashtagsRoutes(app: App, deps: HashtagsDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.listHashtags, guard, async (_, actor) => ({
    hashtags: await listHashtags(deps, actor),
  }));

  bindCall(app, CALLS.createHashtag, guard, ({ body }, actor) => createHashtag(deps, actor, body));

  bindCall(app, CALLS.updateHashtag, guard, ({ params, body }, actor) =>
    updateHashtag(deps, actor, params.id, body),
  );

  bindCall(app, CALLS.removeHashtag, guard, async ({ params }, actor) => ({
    projects: await removeHashtag(deps, actor, params.id),
  }));

  bindCall(app, CALLS.setProjectHashtags, guard, async ({ params, body }, actor) => {
    await setProjectHashtags(deps, actor, params.id, body.names);
    return toProjectHead(deps, await getVisibleProject(deps.db, actor, params.id));
  });
}
