// An asset is uploaded straight to a quarantine prefix of the object store, in parts, then checked
// by a worker. Nothing is shown to anybody before it has been decoded and written anew.
import { type Asset, type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import { z } from 'zod';
import type { UserActor } from '#modules/auth/public.ts';
import { getEditableProject, getVisibleProject } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { MultipartId } from '#platform/storage/multipart.ts';
import { UPLOADS_WAITING_MAX } from './asset-limits.ts';
import {
  type AssetRow,
  countWaiting,
  createAsset,
  findAsset,
  removeUnused,
  sumBytes,
} from './assets.repo.ts';
import { toUploadPrefix } from './stored-keys.ts';
import { countParts, findPartBytes, listArrived } from './upload-plan.ts';

const storedSources = z.array(z.object({ key: z.string() }));

export type AssetsDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'storage' | 'jobs' | 'config' | 'log'
>;

const MB = 1_048_576;

export async function createUpload(
  deps: AssetsDeps,
  actor: UserActor,
  projectId: string,
  { fileName, contentType, bytes }: CallBody<typeof CALLS.createUpload>,
) {
  const id = deps.ids.next();
  const uploadKey = `${toUploadPrefix(projectId)}${id}`;
  const now = deps.clock.now();
  const kind: Asset['kind'] = contentType.startsWith('video/') ? 'video' : 'image';
  const facts = { id, projectId, fileName, contentType, kind, bytes, uploadKey, now };
  // Before the transaction, so that a slow store holds no lock. One that is not used is forgotten.
  await getVisibleProject(deps.db, actor, projectId);
  const multipartId = await deps.storage.openMultipart(uploadKey, contentType);
  try {
    await deps.db.transaction().execute(async (tx) => {
      await getEditableProject(tx, actor, projectId);
      const stored = await sumBytes(tx, actor.userId, now);
      if (stored + bytes > deps.config.STORAGE_LIMIT_MB * MB) throw new AppError('storage_full');
      const waiting = await countWaiting(tx, actor.userId, now);
      if (waiting >= UPLOADS_WAITING_MAX) throw new AppError('uploads_waiting');
      await createAsset(tx, { ...facts, multipartId });
    });
  } catch (error) {
    await giveUp(deps, { key: uploadKey, multipartId });
    throw error;
  }
  return { uploadId: id, partBytes: LIMITS.uploadPartBytes, parts: countParts(bytes) };
}

export async function signUploadParts(
  deps: AssetsDeps,
  actor: UserActor,
  params: { id: string; uploadId: string },
  numbers: readonly number[],
) {
  const asset = await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, params.id);
    return findAsset(tx, params.id, params.uploadId);
  });
  const upload = getOpenUpload(asset);
  const lengths = [...new Set(numbers)].map((number) => ({
    number,
    bytes: findPartBytes(upload.bytes, number),
  }));
  const parts = await Promise.all(
    lengths.map(async ({ number, bytes }) => {
      if (bytes === undefined) throw new AppError('invalid_request');
      return { number, bytes, ...(await deps.storage.signPart(upload, number, bytes)) };
    }),
  );
  return {
    parts: parts.map(({ number, bytes, url }) => ({ number, bytes, url })),
    expiresAt: (parts[0]?.expiresAt ?? deps.clock.now()).toISOString(),
  };
}

export async function listUploadParts(
  deps: AssetsDeps,
  actor: UserActor,
  params: { id: string; uploadId: string },
) {
  const upload = getOpenUpload(await getAsset(deps, actor, params.id, params.uploadId));
  const parts = await deps.storage.findParts(upload);
  if (parts === undefined) throw new AppError('upload_ended');
  return {
    partBytes: LIMITS.uploadPartBytes,
    parts: countParts(upload.bytes),
    arrived: listArrived(upload.bytes, parts).map(({ number }) => number),
  };
}

/** Gives an upload up, or forgets an asset that no page shows. */
export async function removeUpload(
  deps: AssetsDeps,
  actor: UserActor,
  params: { id: string; uploadId: string },
): Promise<boolean> {
  const asset = await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, params.id);
    const found = await findAsset(tx, params.id, params.uploadId);
    if (found === undefined) throw new AppError('not_found');
    if (!(await removeUnused(tx, found.id))) return undefined;
    const objectKey = found.object_key;
    if (objectKey !== null) {
      const payload = { objectKey, keys: listAssetKeys(found) };
      await deps.jobs.enqueue(tx, 'remove-objects.v1', payload, { key: objectKey });
    }
    return found;
  });
  const isWaiting = asset?.status === 'uploading' || asset?.status === 'checking';
  if (asset !== undefined && isWaiting && asset.multipart_id !== null) {
    await giveUp(deps, { key: asset.upload_key, multipartId: asset.multipart_id });
  }
  return asset !== undefined;
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

function getOpenUpload(asset: AssetRow | undefined): MultipartId & { readonly bytes: number } {
  if (asset === undefined) throw new AppError('not_found');
  const { status, multipart_id: multipartId, upload_key: key, bytes } = asset;
  if (status !== 'uploading' || multipartId === null) throw new AppError('upload_ended');
  return { key, multipartId, bytes };
}

/** The store deletes uploads left in quarantine after a day. */
async function giveUp(deps: AssetsDeps, upload: MultipartId): Promise<void> {
  try {
    await deps.storage.abortMultipart(upload);
    await deps.storage.remove(upload.key);
  } catch (error) {
    deps.log.warn({ err: error }, 'an upload was not given up');
  }
}

/** Every object that was made of an upload. */
function listAssetKeys(asset: AssetRow): string[] {
  return [
    asset.object_key,
    asset.thumb_key,
    asset.poster_key,
    ...asset.hover_keys,
    ...storedSources.parse(asset.sources).map(({ key }) => key),
  ].filter((key) => key !== null);
}
