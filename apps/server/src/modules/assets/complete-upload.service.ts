import { setTimeout as sleep } from 'node:timers/promises';
import type { UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type AssetRow, countBefore, markChecking } from './assets.repo.ts';
import { type AssetsDeps, getAsset } from './assets.service.ts';
import { countParts, listArrived } from './upload-plan.ts';

/** Another completion of the same upload may be under way in the store. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 200;

/**
 * Safe to repeat and to race: the store joins the parts once, the row moves on once. A repeat after
 * the store has done its part and we have not finds the object and goes on from there.
 */
export async function completeUpload(
  deps: AssetsDeps,
  actor: UserActor,
  projectId: string,
  assetId: string,
) {
  const asset = await getAsset(deps, actor, projectId, assetId);
  if (asset.status !== 'uploading') return asset;
  if (!(await hasArrived(deps, asset))) await joinParts(deps, asset);
  const name = asset.kind === 'video' ? 'make-video.v1' : 'check-asset.v1';
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markChecking(tx, assetId))) return;
    // Accounts take turns: nobody's first file waits behind another account's second.
    const rank = await countBefore(tx, asset);
    await deps.jobs.enqueue(tx, name, { assetId }, { key: assetId, rank });
  });
  return getAsset(deps, actor, projectId, assetId);
}

async function joinParts(deps: AssetsDeps, asset: AssetRow): Promise<void> {
  const { upload_key: key, multipart_id: multipartId, bytes } = asset;
  if (multipartId === null) throw new AppError('upload_missing');
  const parts = await deps.storage.findParts({ key, multipartId });
  const arrived = listArrived(bytes, parts ?? []);
  if (parts !== undefined && arrived.length < countParts(bytes)) {
    throw new AppError('upload_missing');
  }
  try {
    await deps.storage.closeMultipart({ key, multipartId }, arrived);
  } catch (error) {
    // Stores answer a completion that is already under way differently; the object decides.
    if (await comesSoon(deps, asset)) return;
    throw error;
  }
  if (!(await comesSoon(deps, asset))) throw new AppError('upload_missing');
}

async function comesSoon(deps: AssetsDeps, asset: AssetRow): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (await hasArrived(deps, asset)) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
}

async function hasArrived(deps: AssetsDeps, asset: AssetRow): Promise<boolean> {
  const head = await deps.storage.findHead(asset.upload_key);
  return head?.bytes === asset.bytes;
}
