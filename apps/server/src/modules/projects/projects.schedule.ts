import { DAY_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { listIdle, markEndsTold } from './project-idle.repo.ts';
import { forgetDeletedProjects } from './project-removal.service.ts';
import { markFinished } from './project-state.repo.ts';

/** So long before the end its owner is told. */
const TOLD_DAYS = 7;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'notifier'>;

/** Ends what nobody comes to any more, and goes on with what was deleted. */
export async function keepProjects(deps: Deps): Promise<Outcome> {
  for (const { id, owner_id } of await endIdle(deps)) {
    deps.notifier.notify({ audience: owner_id, subject: id, kind: 'participants' });
  }
  await tellEnds(deps);
  await forgetDeletedProjects(deps);
  return done();
}

/** With the mail in one transaction: one of them alone would be lost, or come twice. */
function endIdle({ db, clock, jobs }: Deps) {
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    const ended = await listIdle(tx, now);
    for (const { id, idle_since } of ended) {
      await markFinished(tx, id, now);
      const mail = { projectId: id, kind: 'ended', idleSince: idle_since.toISOString() } as const;
      await jobs.enqueue(tx, 'send-project-end-mail.v1', mail);
    }
    return ended;
  });
}

async function tellEnds({ db, clock, jobs }: Deps): Promise<void> {
  const end = new Date(clock.now().getTime() + TOLD_DAYS * DAY_MS);
  await db.transaction().execute(async (tx) => {
    for (const { id, idle_since } of await markEndsTold(tx, end)) {
      const mail = { projectId: id, kind: 'soon', idleSince: idle_since.toISOString() } as const;
      await jobs.enqueue(tx, 'send-project-end-mail.v1', mail);
    }
  });
}
