// Gaze is kept for as many days after a project's end as the project says. An audit event tells when
// nothing was left.
import { recordEvent } from '#modules/audit/public.ts';
import { listOverdue, markExpired } from '#modules/projects/public.ts';
import { closeRecordingForErasure } from '#modules/recordings/erasure/close-recording.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { hasRecordings, listKept } from './retention.repo.ts';

const PROJECTS_AT_ONCE = 100;
const RECORDINGS_AT_ONCE = 100;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>;

export async function endRetention(deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  for (const project of await listOverdue(deps.db, now, PROJECTS_AT_ONCE)) {
    await closeAll(deps, project.id, now);
    if (await hasRecordings(deps.db, project.id)) {
      const { id: projectId } = project;
      await deps.jobs.enqueue(deps.db, 'erase-recordings.v1', { projectId }, { key: projectId });
      continue;
    }
    await deps.db.transaction().execute(async (tx) => {
      await markExpired(tx, project.id, now);
      const event = {
        action: 'project_data_expired',
        actorId: null,
        subjectId: project.id,
      } as const;
      await recordEvent(tx, { ...event, details: { days: project.retention_days } }, now);
    });
  }
  return done();
}

async function closeAll({ db }: Deps, projectId: string, now: Date): Promise<void> {
  for (;;) {
    const ids = await listKept(db, projectId, RECORDINGS_AT_ONCE);
    if (ids.length === 0) return;
    // Each alone: one that was locked after the project of another could wait in a ring.
    for (const id of ids) {
      await db
        .transaction()
        .execute((tx) => closeRecordingForErasure(tx, { id, reason: 'retention', now }));
    }
  }
}
