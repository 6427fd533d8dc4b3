// Changes of a project beside editing and collecting: it becomes Pro, or ends early.
import { toProCost } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import {
  fundTarget,
  getCollected,
  releaseProject,
  reserveForUpgrade,
  settleProject,
} from '#modules/credits/public.ts';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { markDoneIfFull, markFinished, markReopened } from './project-state.repo.ts';
import { lockProject, setProjectFields } from './projects.repo.ts';
import { getProject, getVisibleProject, type ProjectsDeps } from './projects.service.ts';
import { assertSamePrice, retryOnPriceChange } from './retry-on-price-change.ts';
import type { WaitingDeps } from './waiting-people.ts';

/** Costs the target, or what was collected if it is done; nothing yet while it is edited. */
export async function upgradeProject(deps: ProjectsDeps, actor: UserActor, id: string) {
  const read = async () => {
    const project = await getVisibleProject(deps.db, actor, id);
    if (project.type === 'pro') throw new AppError('project_already_pro');
    return { project, amount: await readProCost(deps, project) };
  };
  await retryOnPriceChange(read, async ({ project, amount }) => {
    const makePro = async (tx: Tx) => {
      assertSamePrice(project, await lockProject(tx, id));
      await setProjectFields(tx, id, { type: 'pro', now: deps.clock.now() });
      // Until it has run, screens read the records that Basic has.
      if (project.status !== 'edit') {
        const turn = { key: id, account: project.owner_id };
        await deps.jobs.enqueue(tx, 'rebuild-records.v1', { projectId: id }, turn);
      }
    };
    const order = { userId: actor.userId, projectId: id, projectName: project.name, amount };
    if (project.status === 'edit') await deps.db.transaction().execute(makePro);
    else await reserveForUpgrade(deps, order, makePro);
  });
  return getProject(deps, actor, id);
}

/** Recordings that still run count too when the project is done. */
async function readProCost(
  { db }: ProjectsDeps,
  { id, status, max_participant, completed }: Awaited<ReturnType<typeof getVisibleProject>>,
): Promise<number> {
  const collected = status === 'done' ? await getCollected(db, id) : completed;
  return toProCost({ status, maxParticipant: max_participant, completed: collected });
}

/**
 * Raises or lowers the target of a project that was started, never below those who have come; a Pro
 * project pays for the difference, or gets it back. A project that is done collects again when more
 * are wanted than have come. Whoever waits for a place has the new ones first.
 */
export async function changeTarget(
  deps: ProjectsDeps & WaitingDeps,
  actor: UserActor,
  id: string,
  target: number,
) {
  const read = () => getVisibleProject(deps.db, actor, id);
  let admitted = 0;
  await retryOnPriceChange(read, async (project) => {
    const { name, type, status, max_participant, joined } = project;
    if (status === 'edit') throw new AppError('project_not_active');
    const change = async (tx: Tx): Promise<number> => {
      const waiting = await deps.waiting.lock(tx, id, target);
      const held = await lockProject(tx, id);
      assertSamePrice(project, held);
      const came = held?.joined ?? 0;
      if (target < came) throw new AppError('target_too_low');
      const now = deps.clock.now();
      await setProjectFields(tx, id, { maxParticipant: target, now });
      const isOpen = status === 'active' || target > came;
      if (status === 'done' && isOpen) await markReopened(tx, id, now);
      else await markDoneIfFull(tx, id);
      admitted = await deps.waiting.admit(tx, id, waiting, now);
      return isOpen ? target - came - admitted : 0;
    };
    const isMore = target > (status === 'active' ? max_participant : joined);
    const order = { userId: actor.userId, projectId: id, projectName: name, target, isMore };
    if (type === 'pro') await fundTarget(deps, order, change);
    else await deps.db.transaction().execute(async (tx) => void (await change(tx)));
  });
  // After the commit: a job that ran before would not find them.
  if (admitted > 0) {
    await deps.jobs.enqueue(deps.db, 'build-aggregate.v1', { projectId: id }, { key: id });
  }
  return getProject(deps, actor, id);
}

/**
 * Ends a project early: no participant can start any more, and those who take part may finish.
 * Sessions that are not needed come back at once; the rest when the last recording has ended.
 * Should this stop half way, the schedule goes on.
 */
export async function finishProject(deps: ProjectsDeps, actor: UserActor, id: string) {
  const { name, type } = await deps.db.transaction().execute(async (tx) => {
    await getVisibleProject(tx, actor, id);
    const project = await lockProject(tx, id);
    if (project?.status !== 'active') throw new AppError('project_not_active');
    await markFinished(tx, id, deps.clock.now());
    return project;
  });
  if (type === 'pro') {
    while ((await settleProject(deps, id)) > 0);
    const released = { projectId: id, projectName: name, userId: actor.userId };
    await releaseProject(deps, released);
  }
  return getProject(deps, actor, id);
}
