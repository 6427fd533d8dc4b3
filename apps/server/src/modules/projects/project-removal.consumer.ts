import type { JobPayload } from '@fovea/contract';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { removePages } from './pages.repo.ts';
import type { PartsDeps, RemovalDeps } from './project-parts.ts';
import { findDeleted, markErased, markForgotten } from './project-removal.repo.ts';

type Deps = RemovalDeps & PartsDeps;

/**
 * Rows go before objects. A worker that is writing an object meanwhile finds no row to name it and
 * removes it again, or it named it before the rows went, and then it is found here. One that died in
 * between is why the project comes here a second time, when no job of that time can be running.
 * Safe to repeat.
 */
export async function forgetProject(
  deps: Deps,
  { projectId }: JobPayload<'forget-project.v1'>,
): Promise<Outcome> {
  const project = await findDeleted(deps.db, projectId);
  if (project === undefined) return discard('not_deleted');
  const isFirst = project.forgotten_at === null;
  if (isFirst) await removeAllRows(deps, projectId);
  for (const part of deps.parts) await part.removeObjects?.(deps, projectId);
  const mark = isFirst ? markForgotten : markErased;
  await mark(deps.db, projectId, deps.clock.now());
  return done();
}

async function removeAllRows(deps: Deps, projectId: string): Promise<void> {
  for (const part of deps.parts) await part.clear?.(deps, projectId);
  await deps.db.transaction().execute(async (tx) => {
    // Before the assets that they show.
    await removePages(tx, projectId);
    for (const part of deps.parts) await part.removeRows?.(tx, projectId);
  });
}
