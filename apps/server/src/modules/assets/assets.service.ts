// An asset is uploaded straight to a quarantine prefix of the object store, then checked by a
// worker. Nothing is shown to anybody before it has been decoded and written anew.
import type { CALLS, CallBody } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { getEditableProject, getVisibleProject } from '#modules/projects/projects.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createAsset, findAsset, markChecking } from './assets.repo.ts';

export type AssetsDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'storage' | 'jobs'>;

export async function createUpload(
  deps: AssetsDeps,
  actor: UserActor,
  projectId: string,
  { fileName, contentType, bytes }: CallBody<typeof CALLS.createUpload>,
) {
  const id = deps.ids.next();
  const uploadKey = `quarantine/${projectId}/${id}`;
  await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, projectId);
    const now = deps.clock.now();
    await createAsset(tx, { id, projectId, fileName, contentType, bytes, uploadKey, now });
  });
  const { url, expiresAt } = await deps.storage.signPut(uploadKey, contentType, bytes);
  return { id, url, contentType, expiresAt };
}

/** Safe to repeat: the second call answers the asset as it is by then. */
export async function completeUpload(
  deps: AssetsDeps,
  actor: UserActor,
  projectId: string,
  assetId: string,
) {
  const asset = await getAsset(deps, actor, projectId, assetId);
  if (asset.status !== 'uploading') return asset;
  const head = await deps.storage.findHead(asset.upload_key);
  if (head === undefined || head.bytes !== asset.bytes) throw new AppError('upload_missing');
  await deps.db.transaction().execute(async (tx) => {
    if (await markChecking(tx, assetId))
      await deps.jobs.enqueue(tx, 'check-asset.v1', { assetId }, { key: assetId });
  });
  return getAsset(deps, actor, projectId, assetId);
}

export async function getAsset(
  deps: Pick<AssetsDeps, 'db'>,
  actor: UserActor,
  projectId: string,
  assetId: string,
) {
  await getVisibleProject(deps.db, actor, projectId);
  const asset = await findAsset(deps.db, projectId, assetId);
  if (asset === undefined) throw new AppError('not_found');
  return asset;
}
