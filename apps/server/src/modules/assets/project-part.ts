import type { ProjectPart } from '#modules/projects/public.ts';
import {
  copyAssets,
  listUploadsFromElsewhere,
  listUploadsShownElsewhere,
  removeAssets,
} from './project-assets.repo.ts';
import { readUploadKey, toMadePrefix, toMadeStem, toUploadPrefix } from './stored-keys.ts';

export const assetsOfProject: ProjectPart = {
  copy: (tx, { id, assetIds, now }) => copyAssets(tx, assetIds, { projectId: id, now }),
  /**
   * Removes uploads of the project that this one was copied from, if this one is the last to show
   * them.
   */
  async clear({ db, storage }, projectId) {
    for (const key of await listUploadsFromElsewhere(db, projectId, toUploadPrefix(projectId))) {
      await storage.remove(key);
      await storage.removeAll(toStem(key));
    }
  },
  removeRows: removeAssets,
  async removeObjects({ db, storage }, projectId) {
    const uploads = toUploadPrefix(projectId);
    const shown = new Set(await listUploadsShownElsewhere(db, projectId, uploads));
    await storage.removeAll(uploads, (key) => shown.has(key));
    // By what it was made of: a worker may be adding to what a copy shows.
    const stems = new Set([...shown].map(toStem));
    const length = toMadeStem(projectId, projectId).length;
    await storage.removeAll(toMadePrefix(projectId), (key) => stems.has(key.slice(0, length)));
  },
};

function toStem(uploadKey: string): string {
  const { projectId, assetId } = readUploadKey(uploadKey);
  return toMadeStem(projectId, assetId);
}
