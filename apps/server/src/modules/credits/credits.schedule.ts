// Books what has happened meanwhile: recordings that can be read and dates that have passed. Nothing that a
// user can spend depends on when it runs.
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { auditAndStop } from './audits.service.ts';
import {
  letGoOfRemoved,
  listProjectsToRelease,
  listProjectsToSettle,
} from './consumptions.repo.ts';
import { expireLots } from './lots.service.ts';
import { releaseProject, settleFree, settleProject } from './projects-credits.service.ts';
import { payDebts } from './reversals.service.ts';

const PROJECTS = 200;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'log' | 'metrics'>;

export async function settleCredits(deps: Deps): Promise<Outcome> {
  await letGoOfRemoved(deps.db);
  for (const { projectId, type } of await listProjectsToSettle(deps.db, PROJECTS)) {
    await logFailure(deps, projectId, async () => {
      if (type === 'pro') while ((await settleProject(deps, projectId)) > 0);
      else await settleFree(deps, projectId);
    });
  }
  for (const project of await listProjectsToRelease(deps.db, PROJECTS)) {
    await logFailure(
      deps,
      project.projectId,
      async () => void (await releaseProject(deps, project)),
    );
  }
  await payDebts(deps);
  await expireLots(deps);
  return done();
}

/** One project that cannot be settled keeps nobody else waiting. */
async function logFailure(deps: Deps, projectId: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    deps.log.error({ err: error, projectId }, 'sessions of a project could not be settled');
  }
}

/**
 * Counts what must never be. When one is not 0 nothing is spent until an audit finds nothing, and a
 * person must look: see the runbook.
 */
export async function auditCredits(deps: Deps): Promise<Outcome> {
  const counts = await auditAndStop(deps);
  for (const [audit, count] of Object.entries(counts)) {
    deps.metrics.creditAudits.set({ audit }, count);
    if (count > 0) deps.log.error({ audit, count }, 'the ledger is wrong');
  }
  return done();
}
