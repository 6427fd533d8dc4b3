// Books what has happened meanwhile: complete recordings and dates that have passed. Nothing that a
// user can spend depends on when it runs.
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { runAudits } from './audits.repo.ts';
import { listProjectsToSettle, settleFree } from './consumptions.repo.ts';
import { expireLots } from './lots.service.ts';
import { settleProject } from './projects-credits.service.ts';

const PROJECTS = 200;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'log' | 'metrics'>;

export async function settleCredits(deps: Deps): Promise<Outcome> {
  for (const { projectId, type } of await listProjectsToSettle(deps.db, PROJECTS)) {
    if (type === 'pro') while ((await settleProject(deps, projectId)) > 0);
    else await settleFree(deps.db, projectId, deps.clock.now());
  }
  await expireLots(deps);
  return done();
}

/** Counts what must never be. A person must look when one is not 0: see the runbook. */
export async function auditCredits(deps: Deps): Promise<Outcome> {
  const counts = await runAudits(deps.db);
  for (const [audit, count] of Object.entries(counts)) {
    deps.metrics.creditAudits.set({ audit }, count);
    if (count > 0) deps.log.error({ audit, count }, 'the ledger is wrong');
  }
  return done();
}
