import { z } from 'zod';
import type { AssetRow } from './assets.repo.ts';

const sources = z.array(z.object({ key: z.string() }));

/** Every object that was made of an upload. */
export function listAssetKeys(asset: AssetRow): string[] {
  return [
    asset.object_key,
    asset.thumb_key,
    asset.poster_key,
    ...asset.hover_keys,
    ...sources.parse(asset.sources).map(({ key }) => key),
  ].filter((key) => key !== null);
}
