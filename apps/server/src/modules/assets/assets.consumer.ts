// Uploads of strangers are decoded by children under limits and written anew; the bytes that came
// are thrown away. A fault of ours, such as a store that is away, is tried again and refuses
// nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobPayload } from '@fovea/contract';
import { updateProjectSize } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { Refused } from './asset-work.ts';
import {
  type AssetWithOwner,
  addSources,
  findAssetWithOwner,
  isShown,
  markReady,
  markRefused,
  setProgress,
} from './assets.repo.ts';
import { makeAvifs, makePicture } from './make-picture.ts';
import { makeVideo } from './make-video.ts';
import { listKeys, storeAsset, storeSources } from './store-asset.ts';

type Deps = Pick<ServerDeps, 'db' | 'storage' | 'notifier' | 'jobs' | 'log'>;

const PROGRESS_EVERY_MS = 1_000;

export async function checkAsset(
  deps: Deps,
  { assetId }: JobPayload<'check-asset.v1' | 'make-video.v1'>,
): Promise<Outcome> {
  const asset = await findAssetWithOwner(deps.db, assetId);
  if (asset?.status !== 'checking') return discard('not_waiting');
  const refusal = await inFolder(async (dir) => {
    const file = join(dir, 'upload');
    await deps.storage.download(asset.upload_key, file);
    try {
      await makeAsset(deps, asset, file, dir);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    return undefined;
  });
  if (refusal !== undefined) await markRefused(deps.db, asset.upload_key, refusal);
  await deps.storage.remove(asset.upload_key);
  notify(deps, asset);
  return done();
}

/** Afterwards, because it takes long and nobody waits for it. */
export async function makeAvif(
  deps: Deps,
  { assetId }: JobPayload<'make-avif.v1'>,
): Promise<Outcome> {
  const asset = await findAssetWithOwner(deps.db, assetId);
  const objectKey = asset?.object_key ?? null;
  if (asset === undefined || objectKey === null) return discard('no_picture');
  return inFolder(async (dir) => {
    const file = join(dir, 'picture');
    await deps.storage.download(objectKey, file);
    try {
      const sources = await storeSources(deps.storage, asset, await makeAvifs(file, dir));
      if (!(await addSources(deps.db, objectKey, sources))) {
        await deps.storage.removeMany(sources.map(({ key }) => key));
        return discard('no_picture');
      }
    } catch (error) {
      if (error instanceof Refused) return discard(error.refusal);
      throw error;
    }
    notify(deps, asset);
    return done();
  });
}

/** A copy of the project may show them; then they stay. */
export async function removeObjects(
  deps: Pick<Deps, 'db' | 'storage'>,
  { objectKey, keys }: JobPayload<'remove-objects.v1'>,
): Promise<Outcome> {
  if (await isShown(deps.db, objectKey)) return discard('still_shown');
  await deps.storage.removeMany(keys);
  return done();
}

async function makeAsset(
  deps: Deps,
  asset: AssetWithOwner,
  file: string,
  dir: string,
): Promise<void> {
  // Decoders see one folder: what they make lies beside what they read.
  const made =
    asset.kind === 'video'
      ? await makeVideo(file, dir, reportProgress(deps, asset))
      : await makePicture(file, dir);
  const stored = await storeAsset(deps.storage, asset, made);
  const isKept = await deps.db.transaction().execute(async (tx) => {
    if (!(await markReady(tx, asset.upload_key, stored))) return false;
    if (asset.kind === 'image') {
      await deps.jobs.enqueue(tx, 'make-avif.v1', { assetId: asset.id }, { key: asset.id });
    }
    return true;
  });
  // The owner gave the asset up meanwhile.
  if (!isKept) await deps.storage.removeMany(listKeys(stored));
  // By itself, because everybody else locks the project first.
  else if (asset.kind === 'video') {
    await deps.db.transaction().execute(async (tx) => {
      await updateProjectSize(tx, asset.project_id);
    });
  }
}

function reportProgress(deps: Deps, asset: AssetWithOwner): (percent: number) => void {
  let nextMs = 0;
  return (percent) => {
    if (performance.now() < nextMs) return;
    nextMs = performance.now() + PROGRESS_EVERY_MS;
    setProgress(deps.db, asset.id, percent).then(
      () => notify(deps, asset),
      (error: unknown) => deps.log.warn({ err: error }, 'progress lost'),
    );
  };
}

function notify(deps: Deps, asset: AssetWithOwner): void {
  deps.notifier.notify({ audience: asset.owner_id, subject: asset.project_id, kind: 'asset' });
}

async function inFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-asset-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
