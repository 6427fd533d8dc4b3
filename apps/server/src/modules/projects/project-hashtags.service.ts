// What hashtags need of the projects they lie on.
import type { ProjectHead } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { toProjectHead } from './projects.presenter.ts';
import { updateProject } from './projects.repo.ts';
import { getVisibleProject } from './projects.service.ts';

/** Checks whose it is. */
export async function touchProject(
  { clock }: Pick<ServerDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  id: string,
): Promise<void> {
  await getVisibleProject(tx, actor, id);
  await updateProject(tx, id, { now: clock.now() });
}

export async function getProjectHead(
  deps: Pick<ServerDeps, 'db' | 'config'>,
  actor: UserActor,
  id: string,
): Promise<ProjectHead> {
  return toProjectHead(deps, await getVisibleProject(deps.db, actor, id));
}
