import type { Asset, AssetRefusal, AssetStatus } from '@fovea/contract';
import { z } from 'zod';
import type { Storage } from '#platform/storage/storage.ts';

type Signer = Pick<Storage, 'signSharedGet'>;

export interface AssetRow {
  readonly id: string;
  readonly kind: Asset['kind'];
  readonly file_name: string;
  readonly status: AssetStatus;
  readonly refusal: AssetRefusal | null;
  readonly progress: number | null;
  readonly bytes: number;
  readonly object_key: string | null;
  readonly width_px: number | null;
  readonly height_px: number | null;
  readonly duration_ms: number | null;
  readonly thumb_key: string | null;
  readonly poster_key: string | null;
  readonly hover_keys: readonly string[];
  readonly sources: unknown;
}

const storedSources = z.array(
  z.object({ key: z.string(), type: z.enum(['image/webp', 'image/avif']), widthPx: z.int() }),
);

export async function buildAsset(storage: Signer, row: AssetRow): Promise<Asset> {
  const sign = async (key: string) => (await storage.signSharedGet(key)).url;
  const signIf = (key: string | null) => (key === null ? null : sign(key));
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    status: row.status,
    refusal: row.refusal,
    progress: row.status === 'checking' ? row.progress : null,
    bytes: row.bytes,
    widthPx: row.width_px,
    heightPx: row.height_px,
    durationMs: row.duration_ms,
    url: await signIf(row.object_key),
    thumbUrl: await signIf(row.thumb_key),
    sources: await signAssetSources(storage, row.sources),
    posterUrl: await signIf(row.poster_key),
    hoverUrls: await Promise.all(row.hover_keys.map(sign)),
  };
}

/** Smallest first; of two that are as wide, the one with fewer bytes. */
export async function signAssetSources(
  storage: Signer,
  sources: unknown,
): Promise<Asset['sources']> {
  const sorted = storedSources
    .parse(sources)
    .toSorted((a, b) => a.widthPx - b.widthPx || a.type.localeCompare(b.type));
  return Promise.all(
    sorted.map(async ({ key, type, widthPx }) => ({
      url: (await storage.signSharedGet(key)).url,
      type,
      widthPx,
    })),
  );
}
