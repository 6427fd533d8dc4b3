import { LIMITS } from '@fovea/contract';
import { CreditsRefused } from '#modules/credits/public.ts';
import { leaveOutOverdue } from '#modules/recordings/flags/flags.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { listProjectsWithReturned, listUndecided, markDecided } from './marks.repo.ts';
import { MarkGone, returnSession } from './return-session.service.ts';

const AT_ONCE = 500;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'notifier' | 'log'>;

/**
 * Decides marks that are ten minutes old, the time to take back a mistake: the session comes back,
 * or stays used for good. What came back, by whatever way, is to leave the records.
 */
export async function decideMarks(deps: Deps): Promise<Outcome> {
  await leaveOutOverdue(deps);
  const before = new Date(deps.clock.now().getTime() - LIMITS.markStandsMinutes * 60_000);
  for (const { id, project_id, owner_id, invalid_at } of await listUndecided(
    deps.db,
    before,
    AT_ONCE,
  )) {
    try {
      const markedAt = invalid_at ?? before;
      await returnSession(deps, { recordingId: id, reason: 'marked invalid', markedAt });
      deps.notifier.notify({ audience: owner_id, subject: project_id, kind: 'participants' });
    } catch (error) {
      if (error instanceof CreditsRefused) await markDecided(deps.db, id, deps.clock.now());
      // One that cannot be decided keeps nobody else waiting.
      else if (!(error instanceof MarkGone)) {
        deps.log.error({ err: error, recording: id }, 'a mark could not be decided');
      }
    }
  }
  const projects = await listProjectsWithReturned(deps.db, AT_ONCE);
  const rows = projects.map(({ id }) => ({ payload: { projectId: id }, key: id }));
  await deps.jobs.enqueueMany(deps.db, 'leave-out-returned.v1', rows);
  return done();
}
