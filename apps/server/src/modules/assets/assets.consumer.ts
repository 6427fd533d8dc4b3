import { createHash } from 'node:crypto';
import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findAssetWithOwner, markReady, markRefused } from './assets.repo.ts';
import { checkPicture } from './picture.ts';

type Deps = Pick<ServerDeps, 'db' | 'storage' | 'notifier'>;

export async function checkAsset(
  deps: Deps,
  { assetId }: JobPayload<'check-asset.v1'>,
): Promise<Outcome> {
  const asset = await findAssetWithOwner(deps.db, assetId);
  if (asset?.status !== 'checking') return discard('not_waiting');
  const checked = await checkPicture(await deps.storage.get(asset.upload_key));
  if (checked.ok) {
    const hash = createHash('sha256').update(checked.bytes).digest('hex');
    const objectKey = `stimuli/${asset.project_id}/${asset.id}-${hash}.${checked.format}`;
    await deps.storage.put(objectKey, checked.bytes, {
      contentType: `image/${checked.format}`,
    });
    await markReady(deps.db, asset.id, { objectKey, ...checked });
  } else {
    await markRefused(deps.db, asset.id, checked.reason);
  }
  await deps.storage.remove(asset.upload_key);
  deps.notifier.notify({ audience: asset.owner_id, subject: asset.project_id, kind: 'asset' });
  return done();
}
