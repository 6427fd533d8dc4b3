import type { ProjectPart } from '#modules/projects/public.ts';
import { writersEnded } from './batches/batch-writers.ts';
import { removeFunnel } from './funnel/funnel.repo.ts';
import { closeRecordings, listRemoved, removeBytes, removeRecordings } from './recordings.repo.ts';

const RECORDINGS_AT_ONCE = 100;
/** A batch may have 64 KB: one statement takes 32 MB of them at most. */
export const BATCHES_AT_ONCE = 500;

export const toPacksPrefix = (projectId: string) => `recordings/${projectId}/`;

export const recordingsOfProject: ProjectPart = {
  async clear({ db, clock }, projectId) {
    await closeRecordings(db, projectId, clock.now());
    await writersEnded(db);
    for (;;) {
      const removed = await listRemoved(db, projectId, RECORDINGS_AT_ONCE);
      if (removed.length === 0) break;
      const ids = removed.map(({ id }) => id);
      while ((await removeBytes(db, ids, BATCHES_AT_ONCE)) > 0);
      await removeRecordings(db, ids);
    }
    await removeFunnel(db, projectId);
  },
  removeObjects: ({ storage }, projectId) => storage.removeAll(toPacksPrefix(projectId)),
};
