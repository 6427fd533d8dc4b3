import { LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { closeRecordingForErasure } from '#modules/recordings/erasure/close-recording.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { listOverTests } from './test-runs.repo.ts';

const AT_ONCE = 100;

/** Removes test runs when their project is activated, or after 7 days. */
export async function endTestRuns({
  db,
  clock,
  jobs,
}: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const createdBefore = new Date(now.getTime() - LIMITS.testRunDays * DAY_MS);
  for (const { id, project_id: projectId } of await listOverTests(db, createdBefore, AT_ONCE)) {
    await db.transaction().execute(async (tx) => {
      await closeRecordingForErasure(tx, { id, reason: 'test_over', now });
      await jobs.enqueue(tx, 'erase-recordings.v1', { projectId }, { key: projectId });
    });
  }
}
