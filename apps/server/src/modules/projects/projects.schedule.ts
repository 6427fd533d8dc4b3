import { LIMITS } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { forgetDeletedProjects } from './project-removal.service.ts';
import { endIdleProjects } from './project-state.repo.ts';

const DAY_MS = 24 * 3_600_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'notifier'>;

/** Ends what nobody comes to any more, and goes on with what was deleted. */
export async function keepProjects(deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - LIMITS.idleDays * DAY_MS);
  for (const { id, owner_id } of await endIdleProjects(deps.db, since, now)) {
    deps.notifier.notify({ audience: owner_id, subject: id, kind: 'participants' });
  }
  await forgetDeletedProjects(deps);
  return done();
}
