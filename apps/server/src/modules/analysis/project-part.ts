import type { ProjectPart } from '#modules/projects/public.ts';
import { removeAggregates } from './analysis.repo.ts';
import { toAggregatesPrefix } from './base-records.ts';

export const aggregatesOfProject: ProjectPart = {
  removeRows: removeAggregates,
  removeObjects: ({ storage }, projectId) => storage.removeAll(toAggregatesPrefix(projectId)),
};
