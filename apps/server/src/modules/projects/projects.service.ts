// A project is edited, then active (collecting, frozen), then done. It is never edited after its
// activation, and nobody but its owner can tell that it exists.
import { type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { reserveCredits } from '#modules/credits/projects-credits.service.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createProjectCode, createSlug } from './project-link.ts';
import { canEditProject, canSeeProject } from './projects.policy.ts';
import {
  activateProject as activate,
  createProject as create,
  endFullProject as endFull,
  findProjectBySlug as findBySlug,
  findProject,
  listProjects as list,
  listPageAssets,
  listPages,
  lockProject,
} from './projects.repo.ts';

export type ProjectsDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'storage' | 'config'>;

export async function createProject(
  deps: ProjectsDeps,
  actor: UserActor,
  input: CallBody<typeof CALLS.createProject>,
) {
  const id = deps.ids.next();
  await create(deps.db, { id, ownerId: actor.userId, now: deps.clock.now(), ...input });
  return getProject(deps, actor, id);
}

export async function getProject(deps: ProjectsDeps, actor: UserActor, id: string) {
  const project = await findProject(deps.db, id);
  const refusal = canSeeProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return { project, ...(await loadPages(deps.db, id)) };
}

export async function listProjects(
  deps: ProjectsDeps,
  actor: UserActor,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  const covers = LIMITS.projectCovers;
  const rows = await list(deps.db, actor.userId, { before, limit: limit + 1, covers });
  const projects = rows.slice(0, limit);
  return { projects, next: rows.length > limit ? (projects.at(-1)?.id ?? null) : null };
}

/** Starts collecting. A Pro project sets aside a session for everybody of its target, or stays. */
export async function activateProject(deps: ProjectsDeps, actor: UserActor, id: string) {
  const project = await findProject(deps.db, id);
  const refusal = canEditProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  const { type, max_participant: amount } = project;
  const start = (tx: Tx) => startCollecting(deps, tx, actor, id);
  if (type === 'pro') {
    await reserveCredits(deps, { userId: actor.userId, projectId: id, amount }, start);
  } else await deps.db.transaction().execute(start);
  return getProject(deps, actor, id);
}

async function startCollecting(
  deps: ProjectsDeps,
  tx: Tx,
  actor: UserActor,
  id: string,
): Promise<void> {
  await getEditableProject(tx, actor, id);
  const { pages, assets } = await loadPages(tx, id);
  if (pages.length === 0 || assets.some(({ status }) => status !== 'ready')) {
    throw new AppError('project_not_ready');
  }
  await activate(tx, {
    id,
    slug: createSlug(),
    code: createProjectCode(),
    now: deps.clock.now(),
  });
}

/** Locks the project, so that nothing changes between the check and the write. */
export async function getEditableProject(tx: Tx, actor: UserActor, id: string) {
  const project = await lockProject(tx, id);
  const refusal = canEditProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

export async function getVisibleProject(db: Db | Tx, actor: UserActor, id: string) {
  const project = await findProject(db, id);
  const refusal = canSeeProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

export async function getProjectBySlug(db: Db | Tx, slug: string) {
  const project = await findBySlug(db, slug);
  if (project === undefined) throw new AppError('not_found');
  return project;
}

export async function loadPages(db: Db | Tx, projectId: string) {
  const [pages, assets] = await Promise.all([
    listPages(db, projectId),
    listPageAssets(db, projectId),
  ]);
  return { pages, assets };
}

export function endFullProject(db: Db | Tx, id: string): Promise<void> {
  return endFull(db, id);
}
