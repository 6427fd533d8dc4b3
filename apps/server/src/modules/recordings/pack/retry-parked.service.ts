import type { ServerDeps } from '#platform/deps.ts';
import { unparkUnpacked } from './pack.repo.ts';

/** Packs what is parked once more, with all its tries. Answers how many there are. */
export function retryParked(
  { db, jobs }: Pick<ServerDeps, 'db' | 'jobs'>,
  projectId: string,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const recordings = await unparkUnpacked(tx, projectId);
    const rows = recordings.map(({ id }) => ({ payload: { recordingId: id }, key: id }));
    await jobs.enqueueMany(tx, 'pack-recording.v1', rows);
    return rows.length;
  });
}
