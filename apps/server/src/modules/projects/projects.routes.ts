import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { updatePage } from './pages.service.ts';
import { duplicateProject } from './project-copy.service.ts';
import { saveDraft } from './project-draft.service.ts';
import { changeTarget, finishProject, upgradeProject } from './project-end.service.ts';
import { countProjects, listProjects } from './project-list.service.ts';
import type { PartsDeps } from './project-parts.ts';
import { removeProject } from './project-removal.service.ts';
import { buildProject, buildProjectSummary } from './projects.presenter.ts';
import {
  activateProject,
  createProject,
  getProject,
  type ProjectsDeps,
  updateProject,
} from './projects.service.ts';
import type { WaitingDeps } from './waiting-people.ts';

export function projectsRoutes(
  app: App,
  deps: ProjectsDeps & PartsDeps & WaitingDeps,
  guard: Guard<UserActor>,
): void {
  bindCall(app, CALLS.createProject, guard, async ({ body }, actor) =>
    buildProject(deps, await createProject(deps, actor, body)),
  );

  bindCall(app, CALLS.listProjects, guard, async ({ query }, actor) => {
    const { projects, ...rest } = await listProjects(deps, actor, query);
    return {
      projects: await Promise.all(projects.map((row) => buildProjectSummary(deps, row))),
      ...rest,
    };
  });

  bindCall(app, CALLS.countProjects, guard, (_, actor) => countProjects(deps, actor));

  bindCall(app, CALLS.getProject, guard, async ({ params }, actor) =>
    buildProject(deps, await getProject(deps, actor, params.id)),
  );

  bindCall(app, CALLS.updateProject, guard, async ({ params, body }, actor) =>
    buildProject(deps, await updateProject(deps, actor, params.id, body)),
  );

  bindCall(app, CALLS.removeProject, guard, async ({ params }, actor) => {
    await removeProject(deps, actor, params.id);
    return { removed: true };
  });

  bindCall(app, CALLS.duplicateProject, guard, async ({ params, body }, actor) =>
    buildProject(deps, await duplicateProject(deps, actor, params.id, body)),
  );

  bindCall(app, CALLS.activateProject, guard, async ({ params, body }, actor) =>
    buildProject(deps, await activateProject(deps, actor, params.id, body?.revision)),
  );

  bindCall(app, CALLS.upgradeProject, guard, async ({ params }, actor) =>
    buildProject(deps, await upgradeProject(deps, actor, params.id)),
  );

  bindCall(app, CALLS.changeTarget, guard, async ({ params, body }, actor) =>
    buildProject(deps, await changeTarget(deps, actor, params.id, body.maxParticipant)),
  );

  bindCall(app, CALLS.finishProject, guard, async ({ params }, actor) =>
    buildProject(deps, await finishProject(deps, actor, params.id)),
  );

  pagesRoutes(app, deps, guard);
}

function pagesRoutes(app: App, deps: ProjectsDeps, guard: Guard<UserActor>): void {
  const show = async (actor: UserActor, id: string) =>
    buildProject(deps, await getProject(deps, actor, id));

  bindCall(app, CALLS.saveDraft, guard, async ({ params, body }, actor) => {
    const isSaved = await saveDraft(deps, actor, params.id, body);
    const project = await show(actor, params.id);
    if (!isSaved) throw new AppError('draft_outdated', { project });
    return project;
  });

  bindCall(app, CALLS.updatePage, guard, async ({ params, body }, actor) => {
    await updatePage(deps, actor, params, body);
    return show(actor, params.id);
  });
}
