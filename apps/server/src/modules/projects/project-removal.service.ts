// A deleted project is gone for everybody at once: its owner, its participants, its lists. A worker
// then removes what belonged to it. Only its row stays, because the ledger names it.
import { HOUR_MS } from '@fovea/contract/times';
import { recordEvent } from '#modules/audit/public.ts';
import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { listDeleted, listForgotten, listProjectsOf } from './project-removal.repo.ts';
import { markDeleted } from './project-state.repo.ts';
import { canSeeProject } from './projects.policy.ts';
import { lockProject } from './projects.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;

/** Longer than any job may run: who wrote for a project when it was forgotten has ended by then. */
const WRITERS_ENDED_MS = HOUR_MS;
const PROJECTS_AT_ONCE = 100;

/**
 * Removes a project; credits set aside for an active one come back when its recordings are gone.
 */
export async function removeProject(
  deps: Deps,
  actor: UserActor,
  projectId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const project = await lockProject(tx, projectId);
    const refusal = canSeeProject(actor, project);
    if (refusal !== undefined) throw new AppError(refusal);
    const now = deps.clock.now();
    await markDeleted(tx, projectId, now);
    await deps.jobs.enqueue(tx, 'forget-project.v1', { projectId }, { key: projectId });
    const event = { action: 'project_deleted', actorId: actor.userId } as const;
    await recordEvent(tx, { ...event, subjectId: projectId }, now);
  });
}

/** Removes the projects of an owner who is gone. Safe to repeat. */
export async function removeProjectsOf(deps: Deps, ownerId: string): Promise<void> {
  for (;;) {
    const projects = await listProjectsOf(deps.db, ownerId, PROJECTS_AT_ONCE);
    if (projects.length === 0) return;
    await deps.db.transaction().execute(async (tx) => {
      for (const { id: projectId } of projects) {
        if ((await lockProject(tx, projectId)) === undefined) continue;
        await markDeleted(tx, projectId, deps.clock.now());
        await deps.jobs.enqueue(tx, 'forget-project.v1', { projectId }, { key: projectId });
      }
    });
  }
}

/** A lost job delays only. Those that are forgotten are looked for once more after an hour. */
export async function forgetDeletedProjects(deps: Deps): Promise<void> {
  const writersEnded = new Date(deps.clock.now().getTime() - WRITERS_ENDED_MS);
  const deleted = await listDeleted(deps.db);
  for (const { id } of [...deleted, ...(await listForgotten(deps.db, writersEnded))]) {
    await deps.jobs.enqueue(deps.db, 'forget-project.v1', { projectId: id }, { key: id });
  }
}
