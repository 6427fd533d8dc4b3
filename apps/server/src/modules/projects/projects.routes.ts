import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { createPage, removePage, updatePage } from './pages.service.ts';
import { finishProject, upgradeProject } from './project-end.service.ts';
import { toPage, toProject, toProjectSummary } from './projects.presenter.ts';
import {
  activateProject,
  createProject,
  getProject,
  listProjects,
  type ProjectsDeps,
  updateProject,
} from './projects.service.ts';

export function projectsRoutes(app: App, deps: ProjectsDeps, guard: Guard<UserActor>): void {
  const { storage, config } = deps;

  bindCall(app, CALLS.createProject, guard, async ({ body }, actor) =>
    toProject(storage, config.COLLECT_URL, await createProject(deps, actor, body)),
  );

  bindCall(app, CALLS.listProjects, guard, async ({ query }, actor) => {
    const { projects, next } = await listProjects(deps, actor, query);
    const shown = projects.map((row) => toProjectSummary(storage, config.COLLECT_URL, row));
    return { projects: await Promise.all(shown), next };
  });

  bindCall(app, CALLS.getProject, guard, async ({ params }, actor) =>
    toProject(storage, config.COLLECT_URL, await getProject(deps, actor, params.id)),
  );

  bindCall(app, CALLS.activateProject, guard, async ({ params }, actor) =>
    toProject(storage, config.COLLECT_URL, await activateProject(deps, actor, params.id)),
  );

  bindCall(app, CALLS.updateProject, guard, async ({ params, body }, actor) =>
    toProject(storage, config.COLLECT_URL, await updateProject(deps, actor, params.id, body)),
  );

  bindCall(app, CALLS.upgradeProject, guard, async ({ params }, actor) =>
    toProject(storage, config.COLLECT_URL, await upgradeProject(deps, actor, params.id)),
  );

  bindCall(app, CALLS.finishProject, guard, async ({ params }, actor) =>
    toProject(storage, config.COLLECT_URL, await finishProject(deps, actor, params.id)),
  );

  bindCall(app, CALLS.createPage, guard, async ({ params, body }, actor) => {
    const { page, assets } = await createPage(deps, actor, params.id, body);
    return toPage(storage, page, assets);
  });

  bindCall(app, CALLS.updatePage, guard, async ({ params, body }, actor) => {
    await updatePage(deps, actor, params, body);
    return toProject(storage, config.COLLECT_URL, await getProject(deps, actor, params.id));
  });

  bindCall(app, CALLS.removePage, guard, async ({ params }, actor) => {
    await removePage(deps, actor, params);
    return toProject(storage, config.COLLECT_URL, await getProject(deps, actor, params.id));
  });
}
