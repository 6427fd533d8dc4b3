import type { ProjectPart } from '#modules/projects/public.ts';
import { copyAois, removeAois } from './aoi.repo.ts';

export const aoisOfProject: ProjectPart = {
  copy: (tx, { id, assetIds, now }) => copyAois(tx, assetIds, { projectId: id, now }),
  removeRows: removeAois,
};
