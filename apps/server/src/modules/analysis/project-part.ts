import type { ProjectPart } from '#modules/projects/public.ts';
import { removeAggregates } from './analysis.repo.ts';
import { removeRecordChecks } from './record-checks.repo.ts';
import { toAggregatesPrefix } from './record-keys.ts';
import { removeSuperseded } from './superseded.repo.ts';

export const aggregatesOfProject: ProjectPart = {
  removeRows: async (tx, projectId) => {
    await removeAggregates(tx, projectId);
    await removeSuperseded(tx, projectId);
    await removeRecordChecks(tx, projectId);
  },
  removeObjects: ({ storage }, projectId) => storage.removeAll(toAggregatesPrefix(projectId)),
};
