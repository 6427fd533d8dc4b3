import type { ProjectPart } from '#modules/projects/public.ts';
import { removeAggregates } from './analysis.repo.ts';
import { removeArchives } from './archives.repo.ts';
import { removeDrawnMaps } from './drawn-maps.repo.ts';
import { removeRecordChecks } from './record-checks.repo.ts';
import { toAggregatesPrefix, toArchivesPrefix } from './record-keys.ts';
import { removeSuperseded } from './superseded.repo.ts';

export const aggregatesOfProject: ProjectPart = {
  removeRows: async (tx, projectId) => {
    await removeAggregates(tx, projectId);
    await removeArchives(tx, projectId);
    await removeDrawnMaps(tx, projectId);
    await removeSuperseded(tx, projectId);
    await removeRecordChecks(tx, projectId);
  },
  removeObjects: async ({ storage }, projectId) => {
    await storage.removeAll(toAggregatesPrefix(projectId));
    await storage.removeAll(toArchivesPrefix(projectId));
  },
};
