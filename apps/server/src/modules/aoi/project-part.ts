import type { ProjectPart } from '#modules/projects/public.ts';
import { copyAois, removeAois } from './aoi.repo.ts';
import { assertRoom } from './aoi-bounds.ts';

export const aoisOfProject: ProjectPart = {
  async copy(tx, { id, assetIds, now }) {
    await copyAois(tx, assetIds, { projectId: id, now });
    await assertRoom(tx, { projectId: id });
  },
  removeRows: removeAois,
};
